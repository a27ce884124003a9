import { z } from 'zod';
import { count, id, keyed, list, type Stored, shortText } from '../core/schema.ts';
import { LONGEST_EXPRESSION } from '../expression/read.ts';
import { isName } from '../grid/name.ts';

/** Modifiers as a module or a record holds them: plain data, in the words in which they were written. */

declare module '../core/record.ts' {
  interface Records {
    modifier: Modifier;
    source: ModifierSource;
    ties: Ties;
  }
}

export const MOST_NEAR = 10;
/** So many changes one modifier writes at its turn. */
export const MOST_CHANGES = 9;
const MOST_AROUND = 100_000;

const expression = z.string().max(LONGEST_EXPRESSION);
const word = z.string().max(60);
const name = z.string().refine(isName, 'a name');

/** What a module's modifier hangs on: every piece of a prototype or of a name, a zone or a side by its id. */
const bearer = z.union([
  keyed({ prototype: name }),
  keyed({ piece: name }),
  keyed({ zone: id }),
  keyed({ side: name }),
]);
export type Bearer = Stored<typeof bearer>;

/**
 * A condition on what stands around a target: of this kind, within this scope of it, matching, from `least` (1) to
 * `most` of them.
 */
const near = keyed({
  of: word,
  scope: word,
  match: expression,
  least: count.max(MOST_AROUND).exactOptional(),
  most: count.max(MOST_AROUND).exactOptional(),
});
export type Near = Stored<typeof near>;

/** What a modifier is without what it hangs on; also what one grants. */
const own = {
  name,
  /** The kind of its targets: `piece`, `cell`, `zone`, `side`, `game`, `step`, `may`, `limit`, `modifier` ... */
  of: word,
  /** Which of these it reaches from its source; see scope.ts. */
  scope: word,
  /**
   * What a target must be: an expression over its properties, with `source.X` for the source's and `Distance` for the
   * steps to it; blank matches all.
   */
  match: expression,
  /** What must be true for it to have any effect: an expression over the source and the game. */
  when: expression.exactOptional(),
  /** What must be near each target. */
  near: list(near, MOST_NEAR).exactOptional(),
  /** What it does to each target; see change.ts. Of no meaning where it grants something. */
  change: expression,
  /** What else it does to each target at the same turn, each to another property; no links. */
  also: list(expression, MOST_CHANGES - 1).exactOptional(),
  /** The two cells of one map that `link` and `unlink` are about, by their ids; without them: its targets. */
  cells: z.tuple([shortText, shortText]).exactOptional(),
  /** The link is from the first of these cells to the second alone. */
  oneWay: z.literal(true).exactOptional(),
  /** A whole number; lower is earlier (P2). */
  precedence: z.int(),
};

const granted = keyed(own);
export type Granted = Stored<typeof granted>;

/** So many turns of all sides, or goes of one side (S6), the one in which it began counted. */
const duration = keyed({ count: z.int().min(1).max(10_000), of: z.enum(['turns', 'goes']) });

/** One passive modification, as it is defined; `modifierFaults` finds what is wrong with it. */
export const modifierDefinition = keyed({
  ...own,
  /** What it hangs on; nothing: the game as a whole. */
  on: bearer.exactOptional(),
  /** The modifier that each target is the source of while this one applies, in the place of a change (P14). */
  grants: granted.exactOptional(),
  /** It is in force only where a line of an action, an effect or a phase has put it into play. */
  waits: z.literal(true).exactOptional(),
  /** For how long after it began; without it as long as its source is in play, or until it is removed (P3). */
  lasts: duration.exactOptional(),
  /** Everybody knows its name and effect, also those who don't see its source (P19). */
  knownTo: z.literal('all').exactOptional(),
  /**
   * What is hidden and may show in its effect: names of private maps, of decks, and of prototypes whose pieces can be
   * covered.
   */
  reveals: list(id, 100).exactOptional(),
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
