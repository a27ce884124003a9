import { z } from 'zod';
import { carried, meant } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { flag, keyed, line, list, name, oneOf } from '../../form/words.ts';
import { LONGEST_EXPRESSION } from '../../table/expression/index.ts';
import { count, id, type Stored, shortText } from '../../table/index.ts';

/** Forms of modifiers: in a module's file, in a module in a game, and in records. */

declare module '../../table/core/record.ts' {
  interface Records {
    modifier: Modifier;
    source: ModifierSource;
    ties: ModifierTieOrder;
  }
}

const MOST_NEAR = 10;
export const MOST_CHANGES_PER_MODIFIER = 9;
const MOST_AROUND = 100_000;
/** The largest absolute value of a precedence. */
export const MOST_PRECEDENCE = 1_000_000;

const expression = z.string().max(LONGEST_EXPRESSION);
const of = line(60).describe(
  'The kind of its targets. It is piece, cell, zone, board, deck, map, side, game, step, limit, may, counter or modifier',
);
/** The scope of the modifier (see scope.ts). */
const scope = line(60).describe(
  'Its reach from its source. It is self, same cell, adjacent, within 2, same zone, same board, same map, same side or game',
);

const near = keyed({
  of: of.default('piece'),
  scope,
  match: reading('near', expression)
    .default('')
    .describe('A match of the near thing; source.X is a property of the source, target.X of the target'),
  least: count.max(MOST_AROUND).exactOptional().describe('The smallest number of them; 1 by default'),
  most: count.max(MOST_AROUND).exactOptional(),
});
export type NearCondition = Stored<typeof near>;

/** The change of a property (see change.ts). */
const change = reading('change', expression);

/** The fields that select the targets of a modifier or of a granted modifier. */
const targets = {
  name,
  of: of.default('piece'),
  /** A blank `match` matches every target in the scope. */
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

/**
 * A duration: a number of turns of all sides, or of turns of one side (`goes`, S6). It includes the turn in which it
 * began.
 */
const durationInGame = keyed({ count: z.int().min(1).max(10_000), of: z.enum(['turns', 'goes']) });
const duration = meant(
  z.string().regex(DURATION_TEXT, DURATION),
  durationInGame,
  (text): z.output<typeof durationInGame> => ({
    count: Number(DURATION_TEXT.exec(text)?.[1] ?? 1),
    of: text.includes('go') ? 'goes' : 'turns',
  }),
);

/** The fields that a modifier has, but a granted modifier doesn't. */
const hanging = {
  waits: flag
    .exactOptional()
    .describe('true: it is in force only after a line of an action, an effect or a phase (modify)'),
  /** The duration of the modifier (P3). */
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

/** The viewers who know the modifier even without seeing its source (P19). */
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
    .union([change, list(change, MOST_CHANGES_PER_MODIFIER).min(1, expects({ is: 'one-at-least', of: 'change' }))])
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

/** Named ranges of precedences, each with its lowest and highest precedence. */
export const modifierPhasesSchema = gives(
  'phase',
  z.record(name, z.tuple([bound, bound], expects({ is: 'phase-bounds' }))),
);

/** The source of a modifier: every piece of a prototype or with a name, or a zone or a side by its id. */
const bearer = z.union([keyed({ prototype: nameOf('prototype') }), onPiece, keyed({ zone: id }), onSide]);
export type ModifierBearer = Stored<typeof bearer>;

const granted = keyed({
  ...carried(keyed(targets)).shape,
  scope,
  /** The change to each target (see change.ts). Ignored if the modifier grants another one. */
  change,
  /** More changes to each target at the same turn, each to a different property. None of them can be a link. */
  also: list(change, MOST_CHANGES_PER_MODIFIER - 1).exactOptional(),
  /**
   * The two cells of one map to `link` or `unlink`. Without them, all targets of the modifier are linked or unlinked.
   */
  cells: z.tuple([shortText, shortText]).exactOptional(),
  oneWay: flag.exactOptional(),
  /** A whole number. Modifiers with a lower precedence are applied earlier (P2). */
  precedence: z.int(),
});
export type GrantedModifier = Stored<typeof granted>;

/** A modifier as a game stores it. `modifierFaults` finds its faults. */
export const modifierDefinitionSchema = keyed({
  ...granted.shape,
  /** The source of the modifier. If absent, it is the game as a whole. */
  on: bearer.exactOptional(),
  /**
   * A modifier to grant to each target in place of a change (P14). The target becomes the source of the granted
   * modifier.
   */
  grants: granted.exactOptional(),
  ...carried(keyed(hanging)).shape,
  knownTo,
});
export type ModifierDefinition = Stored<typeof modifierDefinitionSchema>;

const turnMoment = keyed({ number: count, position: count });
export type TurnMoment = Stored<typeof turnMoment>;

/** A modifier that was put into play by command. Modifiers of the module have no records. */
export const modifierSchema = keyed({
  kind: z.literal('modifier'),
  id,
  /** The time at which it began: the later, the higher. It is equal for modifiers that began in the same step. */
  since: count,
  began: turnMoment.exactOptional(),
  definition: modifierDefinitionSchema,
  /** The piece that is the source, if the modifier belongs to a single piece. */
  piece: id.exactOptional(),
});
export type Modifier = Stored<typeof modifierSchema>;

/**
 * A piece in play that is the source of modifiers. A piece that leaves play and returns counts as a new source (P11).
 */
export const modifierSourceSchema = keyed({
  kind: z.literal('source'),
  id,
  since: count,
  began: turnMoment.exactOptional(),
});
export type ModifierSource = Stored<typeof modifierSourceSchema>;

/** The order that players chose for modifiers of equal precedence: their ids, first to last (P2). */
export const modifierTieOrderSchema = keyed({
  kind: z.literal('ties'),
  id: z.literal('ties'),
  order: z.record(shortText, list(shortText, 10_000)),
});
export type ModifierTieOrder = Stored<typeof modifierTieOrderSchema>;
