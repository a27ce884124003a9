import { z } from 'zod';
import { carried, meant } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { flag, keyed, line, list, name, oneOf } from '../../form/words.ts';
import { LONGEST_EXPRESSION } from '../../table/expression/index.ts';
import { count, id, type Stored, shortText } from '../../table/index.ts';

/** Modifiers: as a file has them, and as a module or a record holds them, in the words in which they were written. */

declare module '../../table/core/record.ts' {
  interface Records {
    modifier: Modifier;
    source: ModifierSource;
    ties: Ties;
  }
}

const MOST_NEAR = 10;
/** So many changes one modifier writes at its turn. */
export const MOST_CHANGES = 9;
const MOST_AROUND = 100_000;
/** The largest precedence, either way. */
export const MOST_PRECEDENCE = 1_000_000;

const expression = z.string().max(LONGEST_EXPRESSION);
const of = line(60).describe(
  'The kind of its targets. It is piece, cell, zone, board, deck, map, side, game, step, limit, may, counter or modifier',
);
/** See scope.ts. */
const scope = line(60).describe(
  'Its reach from its source. It is self, same cell, adjacent, within 2, same zone, same board, same map, same side or game',
);

/** A condition on what stands around a target. */
const near = keyed({
  of: of.default('piece'),
  scope,
  match: reading('near', expression)
    .default('')
    .describe('A match of the near thing; source.X is a property of the source, target.X of the target'),
  least: count.max(MOST_AROUND).exactOptional().describe('The smallest number of them; 1 by default'),
  most: count.max(MOST_AROUND).exactOptional(),
});
export type Near = Stored<typeof near>;

/** See change.ts. */
const change = reading('change', expression);

/** The targets of a modifier, or of one that is granted. */
const targets = {
  name,
  of: of.default('piece'),
  /** Blank matches all. */
  match: reading('target', expression)
    .default('')
    .describe('A match of the targets; source.X is a property of the source, Distance the steps from it'),
  when: reading('when', expression).exactOptional().describe('A condition on the source and the game'),
  near: meant(z.union([near, list(near, MOST_NEAR)], expects({ is: 'near' })), list(carried(near), MOST_NEAR), (one) =>
    Array.isArray(one) ? one : [one],
  ).exactOptional(),
};

const DURATION = expects({ is: 'duration' });
const DURATION_TEXT = /^(?:turn|go|([1-9]\d{0,3}) (?:turns|goes))$/;

/** So many turns of all sides, or goes of one side (S6), the one in which it began counted. */
const durationInGame = keyed({ count: z.int().min(1).max(10_000), of: z.enum(['turns', 'goes']) });
const duration = meant(
  z.string().regex(DURATION_TEXT, DURATION),
  durationInGame,
  (text): z.output<typeof durationInGame> => ({
    count: Number(DURATION_TEXT.exec(text)?.[1] ?? 1),
    of: text.includes('go') ? 'goes' : 'turns',
  }),
);

/** Keys of a modifier that a granted one lacks. */
const hanging = {
  waits: flag
    .exactOptional()
    .describe('true: it is in force only after a line of an action, an effect or a phase (modify)'),
  /** P3. */
  lasts: duration
    .exactOptional()
    .describe(
      'Its time, in turns of all sides or of one side (go). By default, it lasts as long as its source is in play',
    ),
  reveals: reveals
    .exactOptional()
    .describe(
      'The hidden things that its effect may reveal. These are private maps, face-down decks, and prototypes that can be covered',
    ),
};

/** P19. */
const knownTo = oneOf(['all'])
  .exactOptional()
  .describe("all: everyone knows its name and effect, even if they don't see its source");

const onPiece = keyed({ piece: nameOf('piece') });
const onSide = keyed({ side: nameOf('side') });

const PRECEDENCE = expects({ is: 'whole', from: -MOST_PRECEDENCE, to: MOST_PRECEDENCE });

const LINKS = expects({ is: 'links' });
const cellName = reference('cell', line(200));
const links = z.union(
  [z.literal('all'), z.tuple([cellName, cellName]), keyed({ from: cellName, to: cellName })],
  LINKS,
);

const fileOwn = keyed({
  ...targets,
  scope: scope.exactOptional(),
  change: z
    .union([change, list(change, MOST_CHANGES).min(1, expects({ is: 'one-at-least', of: 'change' }))])
    .exactOptional()
    .describe(
      'Its change: MovePoints + 1, Strength * 2, Owner = Blue, hand at least 3, Traits add flying; a list makes all at once',
    ),
  link: links.exactOptional().describe('Two cells of one map that become neighbors. all: all its targets on a board'),
  unlink: links
    .exactOptional()
    .describe('Two cells that are no longer neighbors. all: its targets and the cells around them'),
  precedence: z
    .int(PRECEDENCE)
    .min(-MOST_PRECEDENCE, PRECEDENCE)
    .max(MOST_PRECEDENCE, PRECEDENCE)
    .exactOptional()
    .describe('Lower is earlier; by default 0, or the first of its phase'),
  phase: nameOf('phase').exactOptional().describe('The named range of its precedence'),
});

/** A modifier as a file has it. */
export const modifier = keyed({
  ...fileOwn.shape,
  on: z
    .union([nameOf('prototype'), onPiece, keyed({ zone: nameOf('zone') }), onSide], expects({ is: 'bearer' }))
    .exactOptional()
    .describe('Its source. By default, it is the game. A prototype means each of its pieces'),
  grants: fileOwn
    .exactOptional()
    .describe('A modifier of larger precedence that each target has while this one applies'),
  ...hanging,
  'known-to': knownTo,
});

const bound = z.int(PRECEDENCE);

/** Named ranges of precedences: the first and the last. */
export const modifierPhases = gives('phase', z.record(name, z.tuple([bound, bound], expects({ is: 'phase-bounds' }))));

/** What a module's modifier hangs on: every piece of a prototype or of a name, a zone or a side by its id. */
const bearer = z.union([keyed({ prototype: nameOf('prototype') }), onPiece, keyed({ zone: id }), onSide]);
export type Bearer = Stored<typeof bearer>;

const granted = keyed({
  ...carried(keyed(targets)).shape,
  scope,
  /** What it does to each target; see change.ts. Of no meaning where it grants something. */
  change,
  /** What else it does to each target at the same turn, each to another property; no links. */
  also: list(change, MOST_CHANGES - 1).exactOptional(),
  /** The two cells of one map that `link` and `unlink` are about, by their ids; without them: its targets. */
  cells: z.tuple([shortText, shortText]).exactOptional(),
  /** The link is from the first of these cells to the second alone. */
  oneWay: flag.exactOptional(),
  /** A whole number; lower is earlier (P2). */
  precedence: z.int(),
});
export type Granted = Stored<typeof granted>;

/** One passive modification, as a game has it; `modifierFaults` finds what is wrong with it. */
export const modifierDefinition = keyed({
  ...granted.shape,
  /** What it hangs on; nothing: the game as a whole. */
  on: bearer.exactOptional(),
  /** The modifier that each target is the source of while this one applies, in the place of a change (P14). */
  grants: granted.exactOptional(),
  ...carried(keyed(hanging)).shape,
  knownTo,
});
export type ModifierDefinition = Stored<typeof modifierDefinition>;

/** The turn's number and the place in the order of sides. */
const turnMoment = keyed({ number: count, position: count });
export type TurnMoment = Stored<typeof turnMoment>;

/** A modifier that was put into play by command; a definition of the module has no record of its own. */
export const modifierSchema = keyed({
  kind: z.literal('modifier'),
  id,
  /** When it began: the later, the higher; what began in one step is of one age. */
  since: count,
  began: turnMoment.exactOptional(),
  definition: modifierDefinition,
  /** The piece on which it hangs, where it hangs on a single one. */
  piece: id.exactOptional(),
});
export type Modifier = Stored<typeof modifierSchema>;

/**
 * A piece that is in play and on which modifiers hang. One that returns is a new source, with a new timestamp (P11).
 */
export const modifierSourceSchema = keyed({
  kind: z.literal('source'),
  /** The piece's id. */
  id,
  since: count,
  began: turnMoment.exactOptional(),
});
export type ModifierSource = Stored<typeof modifierSourceSchema>;

/** The order that players have fixed among modifiers of the same precedence: their ids, the first first (P2). */
export const tiesSchema = keyed({
  kind: z.literal('ties'),
  id: z.literal('ties'),
  order: z.record(shortText, list(shortText, 10_000)),
});
export type Ties = Stored<typeof tiesSchema>;
