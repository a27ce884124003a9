import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import type { Part } from './part.ts';

/**
 * The part of a random game that has modifiers: on what everybody sees, on ghosts, in cellars, with conditions on
 * hands.
 */

const bend = (name: string, change: string, part: Partial<ModifierDefinition> = {}): ModifierDefinition => ({
  name,
  of: 'piece',
  scope: part.on === undefined ? 'game' : 'self',
  match: '',
  change,
  precedence: 0,
  ...part,
});

/** Those of them that speak of prototypes name the part that has these. */
interface Bend {
  readonly of: 'cards' | 'war' | 'ghosts' | 'cellars';
  readonly definition: ModifierDefinition;
}

const ALL: readonly Bend[] = [
  { of: 'war', definition: bend('Drill', 'Strength + 1', { match: 'Class = foot' }) },
  { of: 'war', definition: bend('Mud', 'cost + 1', { of: 'step', match: 'to.Terrain = bog' }) },
  {
    of: 'war',
    definition: bend('Flood', 'unlink', { of: 'cell', match: 'Terrain = bog', lasts: { count: 2, of: 'turns' } }),
  },
  { of: 'war', definition: bend('Walls', 'move = false', { of: 'may', match: 'PieceName = Town' }) },
  {
    of: 'war',
    definition: bend('Spurs', 'MovePoints + 2', {
      on: { prototype: 'rider' },
      scope: 'same cell',
      match: 'Class = foot',
      precedence: 3,
    }),
  },
  {
    of: 'war',
    definition: bend('Shield', 'Strength + 1', {
      match: 'Class = horse',
      near: [{ of: 'piece', scope: 'adjacent', match: 'Class = foot', least: 1, most: 3 }],
      lasts: { count: 3, of: 'goes' },
    }),
  },
  {
    of: 'war',
    definition: bend('Chant', 'grants', {
      match: 'Class = foot',
      grants: {
        name: 'Hymn',
        of: 'piece',
        scope: 'adjacent',
        match: 'Class = horse',
        change: 'Strength + 1',
        precedence: 5,
      },
      precedence: 4,
    }),
  },
  {
    of: 'ghosts',
    definition: bend('Kin', 'Strength + 1', { on: { prototype: 'ghost' }, scope: 'within 2', match: 'Class = spirit' }),
  },
  {
    of: 'cellars',
    definition: bend('Warmth', 'Strength + 1', { match: 'PieceName =~ Mole.*', when: '$Red Cellar_Steps$ > 4' }),
  },
  {
    of: 'cellars',
    definition: bend('Gloom', 'Strength - 1', { match: 'CurrentMap = Green Cellar', precedence: 1, knownTo: 'all' }),
  },
  { of: 'cards', definition: bend('Grasp', 'hand + 2', { of: 'limit' }) },
  {
    of: 'cards',
    definition: bend('Nap', 'SkipsTurn = true', { of: 'side', match: 'SideName = Green', when: 'TurnNumber = 2' }),
  },
  {
    of: 'cards',
    definition: bend('Polish', 'Worth + 1', { match: 'CurrentMap = Red Hand', when: '$Red Hand_Held$ > 3' }),
  },
];

/** How many there are to choose from. */
export const BENDS = ALL.length;

/** Those modifiers, of the parts that a game has. */
export const bendsPart = (numbers: readonly number[], has: ReadonlySet<Bend['of']>): Part => ({
  modifiers: [...new Set(numbers)].flatMap((number) => {
    const found = ALL[number % ALL.length];
    return found && has.has(found.of) ? [found.definition] : [];
  }),
});
