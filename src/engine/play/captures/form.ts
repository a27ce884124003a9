import { z } from 'zod';
import { gameSchemaOf, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { nameOf, reading, reveals } from '../../../form/names.ts';
import { keyed, oneOf } from '../../../form/words.ts';
import { LONGEST_EXPRESSION } from '../../../table/expression/index.ts';
import type { Stored } from '../../../table/index.ts';

const match = (as: 'cell' | 'match') => reading(as, z.string().max(LONGEST_EXPRESSION));

const CAPTURES = expects({ is: 'captures' });
const MOST_IN_LINE = 100;

const sentTo = nameOf('map').exactOptional().describe('The map to which captured pieces go; off the table by default');

const PLAIN = ['displacement', 'flip', 'intervene', 'manual', 'none'] as const;
/**
 * Capture rules without options. `displacement`: enemies on the cell where a move ends. `flip`: enemies in a line
 * between two pieces of a side change to that side. `intervene`: the two enemies between which a move ends. `manual`:
 * enemies that the player names.
 */
const plain = keyed({ by: oneOf(PLAIN) });
/** Captures enemies between the piece that moved and another piece of its side, or a hostile cell. */
const custodial = keyed({
  by: z.literal('custodial'),
  hostile: match('cell').exactOptional().describe('A match of cells that count as an enemy next to a piece'),
  reveals: reveals.exactOptional().describe('The hidden things that captures may reveal'),
});
/**
 * Captures enemies that the piece jumps over, one after the other. Without `must`, the player may decline to capture.
 */
const jump = keyed({
  by: z.literal('jump'),
  must: oneOf(['any', 'most'])
    .exactOptional()
    .describe('any: a player who can capture must; most: they must capture as many as possible'),
  removed: z
    .enum(['at once', 'at end'])
    .exactOptional()
    .describe('When captured pieces leave: at each jump, or at the end of the move'),
});
/** Captures groups of enemies without a free cell next to them. */
const surrounded = keyed({
  by: z.literal('surrounded'),
  suicide: oneOf(['forbid', 'allow'])
    .default('forbid')
    .describe("allow or forbid moves that leave the player's own group without a free cell"),
  to: sentTo,
});
const LENGTH = expects({ is: 'whole', from: 2, to: MOST_IN_LINE });
/** Captures one enemy that the player names, after a move that completes a straight line of `count` own pieces. */
const inLine = keyed({
  by: z.literal('line'),
  count: z
    .int(LENGTH)
    .min(2, LENGTH)
    .max(MOST_IN_LINE, LENGTH)
    .describe('The number of pieces of a side in a straight line'),
  spares: oneOf(['lines'])
    .exactOptional()
    .describe('lines: pieces in such a line can be captured only if all pieces are'),
  to: sentTo,
});
/** Captures a single enemy on the cell where a move ends. */
const hit = keyed({
  by: z.literal('hit'),
  to: sentTo.describe('The map to which hit pieces go; off the table by default'),
});
/** A unit captures the pieces of a level for its side by ending its move on their cell (A69). */
const enter = keyed({ pieces: nameOf('level').describe('A level of pieces'), by: z.literal('enter') });

const ways = [plain, custodial, jump, surrounded, hit, inLine] as const;
const way = z.union(ways);
const carriedWays = gameSchemaOf(way);

const word = z.enum([...PLAIN, 'custodial', 'jump', 'surrounded', 'hit'], CAPTURES);

const wayMeant = <Way extends object>(file: z.output<typeof word> | Way): z.output<typeof carriedWays> | Way =>
  typeof file === 'string' ? way.parse({ by: file }) : file;

export const captures = meant(z.union([word, ...ways], CAPTURES), carriedWays, wayMeant).describe(
  'Its captures; by default as on the map where it moves',
);
export const mapCaptureSchema = meant(
  z.union([word, ...ways, enter], CAPTURES),
  z.union([carriedWays, enter]),
  wayMeant,
).describe('The captures on this map. enter: the pieces that change sides when a unit ends its move on their cell');

export type CaptureDefinition = Stored<typeof captures>;

const TAKEN = expects({ is: 'taken' });
const MOST_SIDES_TAKEN = 100;
const sides = z.union([z.literal('all'), z.int().min(1).max(MOST_SIDES_TAKEN)], TAKEN);
export const taken = keyed({
  sides: sides.describe('The number of cells next to it that enemies must occupy; all: every one'),
  when: match('match').exactOptional().describe('A match of the piece; if it is false, it is captured as others are'),
  reveals: reveals.exactOptional().describe('The hidden things that captures may reveal'),
}).describe('The condition to capture it, if two enemies on opposite sides are not enough');

export type CaptureCondition = Stored<typeof taken>;
