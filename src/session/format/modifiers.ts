import { z } from 'zod';
import type { ContainerId } from '../../engine/core/ids.ts';
import { id } from '../../engine/core/schema.ts';
import { LONGEST_EXPRESSION } from '../../engine/expression/read.ts';
import { type ModifierDefinition, modifierFaults, systems } from '../../engine/index.ts';
import { MOST_CHANGES, MOST_NEAR, modifierDefinition } from '../../engine/modifiers/definition.ts';
import { MOST_PRECEDENCE } from '../../engine/modifiers/faults.ts';
import { cellSubject, zoneSubject } from '../../engine/modifiers/subject.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { each } from '../../form/each.ts';
import { expects } from '../../form/expects.ts';
import { given } from '../../form/given.ts';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { flag, keyed, line, list, name, oneOf } from '../../form/words.ts';
import { placesNamed, placesOf } from './places.ts';

/** Modifiers. */

const expression = z.string().max(LONGEST_EXPRESSION);
const of = line(60).describe(
  'The kind of its targets: piece, cell, zone, board, deck, map, side, game, step, limit, may, modifier; piece, when it is left out',
);
const scope = line(60).describe(
  'Which of these it reaches from its source: self, same cell, adjacent, within 2, same zone, same board, same map, same side, game',
);
const target = reading('target', expression).describe(
  'What a target must be; source.X is a property of the source, Distance the steps from it',
);

const near = keyed({
  of: of.default('piece'),
  scope,
  match: reading('near', expression)
    .default('')
    .describe('What it must be; source.X is a property of the source, target.X of what it is near to'),
  least: z.int().min(0).exactOptional().describe('How many there must be; 1, when it is left out'),
  most: z.int().min(0).exactOptional(),
});

const nears = list(near, MOST_NEAR);

const PRECEDENCE = expects({ is: 'whole', from: -MOST_PRECEDENCE, to: MOST_PRECEDENCE });
const precedence = z.int(PRECEDENCE).min(-MOST_PRECEDENCE, PRECEDENCE).max(MOST_PRECEDENCE, PRECEDENCE);

const LINKS = expects({ is: 'links' });
const cellName = reference('cell', line(200));
const links = z.union(
  [z.literal('all'), z.tuple([cellName, cellName]), keyed({ from: cellName, to: cellName })],
  LINKS,
);

const change = reading('change', expression);

const own = {
  name,
  of: of.default('piece'),
  scope: scope.exactOptional(),
  match: target.default(''),
  when: reading('when', expression).exactOptional().describe('What must be true of the source and the game'),
  near: z.union([near, nears], expects({ is: 'near' })).exactOptional(),
  change: z
    .union([change, list(change, MOST_CHANGES).min(1, expects({ is: 'one-at-least', of: 'change' }))])
    .exactOptional()
    .describe(
      'What it does: MovePoints + 1, Strength * 2, Owner = Blue, hand at least 3, Traits add flying; a list does all of it at once',
    ),
  link: links
    .exactOptional()
    .describe(
      'Two cells of one map, of one board or two, that are next to each other now; or all its targets of a board',
    ),
  unlink: links
    .exactOptional()
    .describe('Two cells that are not next to each other now, or all its targets and what is around them'),
  precedence: precedence
    .exactOptional()
    .describe('Lower is earlier; 0, or the first of its phase, when it is left out'),
  phase: nameOf('phase').exactOptional().describe('The named range in which its precedence lies'),
};

const onPiece = keyed({ piece: nameOf('piece') });
const onSide = keyed({ side: nameOf('side') });
const on = z.union([nameOf('prototype'), onPiece, keyed({ zone: nameOf('zone') }), onSide], expects({ is: 'bearer' }));

const DURATION = expects({ is: 'duration' });

export const modifier = keyed({
  ...own,
  each,
  on: on
    .exactOptional()
    .describe('What it hangs on: every piece of a prototype, or a piece, zone or side; the game, when it is left out'),
  grants: keyed(own)
    .exactOptional()
    .describe('The modifier that each target has while this one applies, of a larger precedence'),
  waits: flag
    .exactOptional()
    .describe('true: it is in force only where a line of an action, an effect or a phase puts it into play (modify)'),
  lasts: z
    .string()
    .regex(/^(?:turn|go|[1-9]\d{0,3} (?:turns|goes))$/, DURATION)
    .exactOptional()
    .describe(
      'For how many turns of all sides, or goes of one side, from when it begins; as long as its source is in play, when it is left out',
    ),
  'known-to': oneOf(['all'])
    .exactOptional()
    .describe('all: everybody knows its name and effect, also those who do not see its source'),
  reveals: reveals
    .exactOptional()
    .describe(
      'What is hidden and may show in its effect: private maps, decks that lie face down, prototypes that can be covered',
    ),
});

const BOUND = z.int(PRECEDENCE);

export const phases = gives('phase', z.record(name, z.tuple([BOUND, BOUND], expects({ is: 'phase-bounds' }))));

/** What it hangs on in a game: a zone by its id. */
const onInGame = z.union([keyed({ prototype: nameOf('prototype') }), onPiece, keyed({ zone: id }), onSide]);

/** A modifier as a game carries it, without faults. */
export const modifierInGame = schemaOf<ModifierDefinition>()(
  carried(modifierDefinition, { on: onInGame.exactOptional() }).refine((definition) =>
    modifierFaults(definition as ModifierDefinition, systems).every(({ why }) => why === 'fraction'),
  ),
);

export type FileModifier = z.output<typeof modifier>;

/** What the names in a modifier stand for: the ids of cells and zones; undefined for what there is none of. */
export interface Naming {
  readonly cell: (text: string) => string | undefined;
  readonly zone: (name: string) => string | undefined;
  readonly phases: { readonly [name: string]: readonly [number, number] };
}

type Own = Omit<FileModifier, 'on' | 'each' | 'grants' | 'waits' | 'lasts' | 'known-to' | 'reveals'>;

/** Stands for what is not there, where faults are looked for. */
const LOST = '';

export const modifierOf = (file: FileModifier, naming: Naming): ModifierDefinition => {
  const { on, waits, grants, lasts, 'known-to': knownTo, reveals } = file;
  return {
    ...ownOf(file, naming, on === undefined && !waits ? 'game' : 'self'),
    ...given('on', on === undefined ? undefined : bearerOf(on, naming)),
    ...given('grants', grants && ownOf(grants, naming, 'self')),
    ...given('waits', waits ? true : undefined),
    ...given('lasts', lasts === undefined ? undefined : durationOf(lasts)),
    ...given('knownTo', knownTo),
    ...given('reveals', reveals),
  };
};

const ownOf = (file: Own, naming: Naming, usual: string): ModifierDefinition => {
  const { name, of, scope, match, when, near, change, link, unlink, precedence, phase } = file;
  const typed = link ?? unlink;
  const pair = typeof typed === 'object' && 'from' in typed ? [typed.from, typed.to] : typed;
  const [first, ...also] = Array.isArray(change) ? change : [change];
  const nears = near === undefined ? undefined : Array.isArray(near) ? near : [near];
  return {
    name,
    of: pair === undefined ? of : 'cell',
    scope: scope ?? (Array.isArray(pair) ? 'game' : usual),
    match,
    ...given('when', when),
    ...given(
      'near',
      nears?.map(({ least, most, ...rest }) => ({ ...rest, ...given('least', least), ...given('most', most) })),
    ),
    change: first ?? (link !== undefined ? 'link' : unlink !== undefined ? 'unlink' : 'grants'),
    ...given('also', also.length > 0 ? (also as readonly string[]) : undefined),
    ...given(
      'cells',
      Array.isArray(pair)
        ? ([naming.cell(pair[0] ?? '') ?? LOST, naming.cell(pair[1] ?? '') ?? LOST] as const)
        : undefined,
    ),
    ...given('oneWay', typed !== pair ? true : undefined),
    precedence: precedence ?? (phase === undefined ? 0 : (naming.phases[phase]?.[0] ?? 0)),
  };
};

const bearerOf = (on: NonNullable<FileModifier['on']>, { zone }: Naming): NonNullable<ModifierDefinition['on']> => {
  if (typeof on === 'string') return { prototype: on };
  return 'zone' in on ? { zone: zone(on.zone) ?? LOST } : on;
};

const durationOf = (text: string): NonNullable<ModifierDefinition['lasts']> => {
  const [, count = '1', word = text] = /^(\d+) (\w+)$/.exec(text) ?? [];
  return { count: Number(count), of: word === 'go' || word === 'goes' ? 'goes' : 'turns' };
};

/** What the names of cells and zones in modifiers stand for: of those that several boards have nothing. */
export const namingFor = (
  maps: Parameters<typeof placesOf>[0],
  zones: readonly { readonly board: string; readonly name: string }[],
  phases: Naming['phases'],
): Naming => {
  const places = placesOf(maps);
  return {
    phases,
    cell: (text) => {
      const cells = placesNamed(places, text).filter(({ cell }) => cell !== undefined);
      const [only] = cells;
      return cells.length === 1 && only?.cell !== undefined
        ? cellSubject(`${only.map}/${only.board}` as ContainerId, only.cell)
        : undefined;
    },
    zone: (name) => {
      const found = zones.filter((zone) => zone.name === name);
      const [only] = found;
      return found.length === 1 && only ? zoneSubject(only.board as ContainerId, only.name) : undefined;
    },
  };
};
