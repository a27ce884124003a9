import fc from 'fast-check';
import { compileGdl, namesForGdl } from '../../../src/engine/index.ts';
import type { Module } from '../../../src/engine/play/module.ts';
import type { Rules } from '../../../src/engine/play/rules.ts';
import type { OperationKind, PersonId } from '../../../src/table/index.ts';
import { type Ring, ringPart, rings } from '../ring.ts';
import { ACTIONS, actionsPart } from './actions.ts';
import { BENDS, bendsPart } from './bends.ts';
import { type Cards, cardFields, cardsPart } from './cards.ts';
import { type Cellars, cellars, cellarsPart } from './cellars.ts';
import { type Derived, derived, quietIn, withValues } from './derived.ts';
import { KEEPERS, keepersPart } from './keepers.ts';
import { objectivesPart } from './objectives.ts';
import { joined, type Part } from './part.ts';
import { type War, warPart, wars } from './war.ts';

/** Random small games that hide things in every way: each part, and each optional field of a part, is there or not. */

export const ANN = '100000000000000001' as PersonId;
export const BEN = '100000000000000002' as PersonId;
export const CLO = '100000000000000003' as PersonId;
export const EVE = '100000000000000004' as PersonId;
/** Nobody at first: may preside over a game, and sees all of it then. */
export const DAN = '100000000000000009' as PersonId;
/** Ann plays Red, Ben Blue, Clo Green; Eve observes. It is Ben's and Eve's sight that must tell nothing. */
export const PEOPLE = [ANN, BEN, CLO, EVE] as const;
export const WATCHERS: readonly PersonId[] = [BEN, EVE];

/** A game by its parts, in what shrinks. */
export interface World extends Cards {
  readonly undo?: NonNullable<Rules['undo']>;
  /** Without it there are no turns. */
  readonly turns?: 'free' | 'by-command' | 'after-move' | 'in-phases' | 'at-once';
  /** Each side chooses several acts where all act at once. */
  readonly several?: true;
  /** When others are told of what is done in a turn: as it is done, without it. */
  readonly posts?: 'turn';
  readonly cellars?: Cellars;
  readonly war?: War;
  readonly ring?: Ring;
  /** Which modifiers, scorekeepers and actions it has. */
  readonly bends?: readonly number[];
  readonly keepers?: readonly number[];
  readonly actions?: readonly number[];
  readonly derived?: Derived;
}

const fields = {
  ...cardFields,
  undo: fc.constantFrom<NonNullable<Rules['undo']>>('ask', 'reshuffle', 'forbid'),
  turns: fc.constantFrom<NonNullable<World['turns']>>('free', 'by-command', 'after-move', 'in-phases', 'at-once'),
  posts: fc.constant('turn'),
  cellars,
  war: wars,
  ring: rings,
  bends: fc.array(fc.nat(BENDS - 1), { minLength: 1, maxLength: 6 }),
  keepers: fc.array(fc.nat(KEEPERS - 1), { minLength: 1, maxLength: 3 }),
  actions: fc.array(fc.nat(ACTIONS - 1), { minLength: 1, maxLength: 3 }),
  derived,
  several: fc.constant(true),
};

export const worlds: fc.Arbitrary<World> = fc.record(fields, {
  requiredKeys: ['decks', 'reshuffle', 'pick', 'identities'],
});

/** Those that have everything in which something can be done unseen. */
export const hauntedWorlds: fc.Arbitrary<World> = fc.record(fields, {
  requiredKeys: ['decks', 'reshuffle', 'pick', 'identities', 'cellars', 'war', 'ring', 'keepers', 'actions'],
});

const SIDES = ['Red', 'Blue', 'Green'];
const FORWARD = ['south', 'north', 'east'] as const;

/** What modifiers can speak of. */
const partsIn = ({ cellars: hasCellars, war }: World): ReadonlySet<'cards' | 'war' | 'ghosts' | 'cellars'> =>
  new Set([
    'cards',
    ...(hasCellars ? (['cellars'] as const) : []),
    ...(war ? (['war'] as const) : []),
    ...(war?.covers ? (['ghosts'] as const) : []),
  ]);

const partsOf = (world: World): readonly Part[] => {
  return [
    cardsPart(world),
    ...(world.cellars ? [cellarsPart(world.cellars, world.war?.covers === true || !world.war)] : []),
    ...(world.war ? [warPart(world.war)] : []),
    ...(world.ring ? [ringPart(world.ring)] : []),
    ...(world.turns === 'at-once' ? [bidsPart] : []),
    ...(world.bends ? [bendsPart(world.bends, partsIn(world))] : []),
    ...(world.keepers ? [keepersPart(world.keepers)] : []),
    ...(world.actions ? [actionsPart(world.actions)] : []),
    objectivesPart,
  ];
};

/** Moves are counted in all phases and end none: how many there were who did not see them must not know. */
const turnIn = ({
  turns,
  several,
}: Pick<World, 'several'> & Required<Pick<World, 'turns'>>): NonNullable<Module['turn']> => ({
  order: SIDES,
  ends: turns === 'after-move' ? turns : 'by-command',
  ...(turns === 'in-phases'
    ? {
        pass: true,
        phases: [
          { name: 'Open', act: { move: 'any' }, begin: [{ draw: '1', from: 'Pile' }], end: [{ roll: '1d6' }] },
          { name: 'Close', act: { move: 'any', roll: 2 } },
        ],
      }
    : {}),
  ...(turns === 'at-once' ? { phases: several ? SEVERAL_AT_ONCE : AT_ONCE } : {}),
});

/** Only these phases can be passed. */
const ENDINGS: NonNullable<Module['endings']> = [
  {
    when: 'passes',
    count: 2,
    result: 'draw',
    says: { other: '$Tied$ rest on turn $TurnNumber$.', hidden: 'All rest.' },
  },
];

/** All bid at once, by a card that stays covered or not, before each acts. */
const AT_ONCE: NonNullable<NonNullable<Module['turn']>['phases']> = [
  { name: 'Bids', who: 'all', publishes: 'count', act: { Bid: 1, Keep: 1 } },
  { name: 'Vows', who: 'all', covered: 'always', act: { Vow: 1, Keep: 1 } },
  { name: 'Go', act: { move: 'any', draw: 'any', deal: 'any', shuffle: 'any', give: 'any', peek: 'any', hide: 'any' } },
];

/** The same with several bids and vows by each. */
const SEVERAL_AT_ONCE: typeof AT_ONCE = AT_ONCE.map((phase) => {
  if (phase.name === 'Bids') return { ...phase, act: { Bid: 2, Keep: 1 }, least: 2 };
  return phase.name === 'Vows' ? { ...phase, act: { Vow: 2, Keep: 2 }, least: 1 } : phase;
});

const bidsPart: Part = {
  actions: [
    {
      name: 'Bid',
      of: { kind: 'piece', match: '', on: 'Hand' },
      does: [{ move: 'it', to: 'Heap' }],
      says: { other: '$Actor$ bids $it$.' },
    },
    {
      name: 'Vow',
      of: { kind: 'piece', match: '', on: 'Hand' },
      does: [{ move: 'it', to: 'Pile', where: 'bottom' }],
      says: { other: '$Actor$ vows $it$.' },
    },
    { name: 'Keep', does: [{ set: 'Kept', of: 'game', to: '1' }] },
  ],
  properties: { Kept: 'natural' },
};

const built = new WeakMap<World, Module>();

export const moduleOf = (world: World): Module => {
  const known = built.get(world) ?? build(world);
  built.set(world, known);
  return known;
};

const build = (world: World): Module => {
  const {
    rules,
    scorekeepers,
    maps = [],
    terrain = {},
    prototypes = {},
    setup = [],
    ...parts
  } = joined(partsOf(world));
  const { turns, undo, pick } = world;
  const module: Module = {
    module: 'masquerade',
    title: 'Masquerade',
    sides: SIDES.map((name, i) => ({ name, ...(world.ring ? { forward: FORWARD[i] ?? 'north' } : {}) })),
    ...(turns === undefined ? {} : { turn: turnIn({ ...world, turns }) }),
    ...(turns === 'in-phases' ? { endings: ENDINGS } : {}),
    rules: {
      pieces: 'owner',
      turns: turns === undefined || turns === 'free' ? 'free' : 'strict',
      captures: 'manual',
      changes: 'owner',
      ...(undo === undefined ? {} : { undo }),
      ...(pick ? { stock: 'owner' } : {}),
      ...rules,
    },
    ...parts,
    maps,
    terrain,
    prototypes,
    setup,
  };
  const whole = pictured(scored(module, scorekeepers === undefined ? [] : [scorekeepers]));
  return world.derived ? withValues(whole, quiet(whole, world.derived), scored) : whole;
};

/** Every kind has a face of its own, and all have one back: whose face is drawn depends on who looks. */
const pictured = (module: Module): Module => {
  const kinds = Object.keys(module.prototypes);
  const traits = kinds.map((kind) => {
    const own = module.traits?.[kind];
    return [kind, { ...own, picture: [{ file: `${kind}.png` }], back: { file: 'back.png' } }] as const;
  });
  const files = ['back', ...kinds].map((name, i) => {
    const hash = i.toString(16).padStart(64, '0');
    return [`${name}.png`, { hash, width: 10 + i, height: 20 }] as const;
  });
  return { ...module, traits: Object.fromEntries(traits), pictures: Object.fromEntries(files) };
};

const admitted = new WeakMap<Derived, Derived>();

/** The same of the same values: where identities are permuted, the game has those that it had. */
const quiet = (module: Module, values: Derived): Derived => {
  const known = admitted.get(values) ?? quietIn(module, values, scored);
  admitted.set(values, known);
  return known;
};

/** A module with more scorekeepers. */
const scored = (module: Module, texts: readonly string[]): Module => {
  const text = [module.scorekeepers?.text ?? [], ...texts].flat().join('\n');
  return text === '' ? module : { ...module, scorekeepers: { text, hides: isHiding(module, text) } };
};

/** Whether some may not know of something in a text of GDL. */
const isHiding = (module: Module, text: string): boolean => {
  const compiled = compileGdl([text], namesForGdl(module));
  if (!compiled.ok) throw new Error(`scorekeepers that can't be read: ${JSON.stringify(compiled.faults)}`);
  return compiled.program.hides;
};

/** How many pieces stand somewhere when a game begins, those in decks left out. */
export const placedIn = ({ setup }: Module): number =>
  setup.flatMap(({ pieces }) => pieces).reduce((sum, { count }) => sum + count, 0);

/** One thing that somebody does; numbers say which of what there is. */
export interface Deed {
  readonly who: number;
  readonly what: number;
  readonly a: number;
  readonly b: number;
  /**
   * Instead of what is typed or pressed: an operation as its system's generator makes it (test/secrecy/acts/made.ts).
   */
  readonly made?: OperationKind;
  readonly c?: number;
}

/** So many deeds; `who` says by whom and of which sort (test/secrecy/acts/perform.ts). */
export const deeds = (
  least: number,
  most: number,
  who: fc.Arbitrary<number> = fc.nat(99),
): fc.Arbitrary<readonly Deed[]> =>
  fc.array(fc.record({ who, what: fc.nat(999), a: fc.nat(11), b: fc.nat(11) }), { minLength: least, maxLength: most });
