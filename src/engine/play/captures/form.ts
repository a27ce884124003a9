import { z } from 'zod';
import { inGame, meant } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { nameOf, reading, reveals } from '../../../form/names.ts';
import { keyed, oneOf } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';
import { LONGEST_EXPRESSION } from '../../expression/read.ts';

/** How pieces take. Other maps and pieces than those that say it take by `capture:` where the rules let them. */

const match = (as: 'cell' | 'match') => reading(as, z.string().max(LONGEST_EXPRESSION));

const CAPTURES = expects({ is: 'captures' });
const MOST_IN_LINE = 100;

const sentTo = nameOf('map')
  .exactOptional()
  .describe('The map where those go who are taken; off the table, when it is left out');

const PLAIN = ['displacement', 'flip', 'intervene', 'manual', 'none'] as const;
/**
 * `displacement`: enemies on the cell where a move ends. `flip`: lines of enemies up to one's own become one's own.
 * `intervene`: the two enemies between whom a move ends. `manual`: whom the player names. `none`: nobody.
 */
const plain = keyed({ by: oneOf(PLAIN) });
/** Enemies between the piece that moved and another of its side, or a hostile cell. */
const custodial = keyed({
  by: z.literal('custodial'),
  hostile: match('cell').exactOptional().describe('A match of cells that stand for an enemy beside a piece'),
  reveals: reveals.exactOptional().describe('What is hidden and may show in what is taken'),
});
/** Enemies that are jumped over, one after the other. Without `must` the player chooses whether to take. */
const jump = keyed({
  by: z.literal('jump'),
  must: oneOf(['any', 'most']).exactOptional().describe('any: who can take has to; most: as many as can be'),
  removed: z.enum(['at once', 'at end']).exactOptional().describe('When those go who are jumped over in one move'),
});
/** Groups of enemies without a free cell next to them. */
const surrounded = keyed({
  by: z.literal('surrounded'),
  suicide: oneOf(['forbid', 'allow'])
    .default('forbid')
    .describe("Whether one's own group may be without a free cell beside it"),
  to: sentTo,
});
const LENGTH = expects({ is: 'whole', from: 2, to: MOST_IN_LINE });
/** One enemy that the player names, after a move that completes a straight line of `count` own pieces. */
const inLine = keyed({
  by: z.literal('line'),
  count: z.int(LENGTH).min(2, LENGTH).max(MOST_IN_LINE, LENGTH).describe('So many of a side in a straight line'),
  spares: oneOf(['lines']).exactOptional().describe('lines: who stands in such a line is taken only where all do'),
  to: sentTo,
});
/** A lone enemy on the cell where a move ends. */
const hit = keyed({
  by: z.literal('hit'),
  to: sentTo.describe('The map where those go who are hit; off the table, when it is left out'),
});
/** A unit takes pieces of a level for its side by ending its move on their cell (A69). */
const enter = keyed({ pieces: nameOf('level').describe('A level of pieces'), by: z.literal('enter') });

const ways = [plain, custodial, jump, surrounded, hit, inLine] as const;
const way = z.union(ways);
const carriedWays = inGame(way);

/** The ways of taking that need nothing else to be said. */
const word = z.enum([...PLAIN, 'custodial', 'jump', 'surrounded', 'hit'], CAPTURES);

/** A word is the way of taking that it names, with nothing else said of it. */
const wayMeant = <Way extends object>(file: z.output<typeof word> | Way): z.output<typeof carriedWays> | Way =>
  typeof file === 'string' ? way.parse({ by: file }) : file;

/** Of pieces. */
export const captures = meant(z.union([word, ...ways], CAPTURES), carriedWays, wayMeant).describe(
  'How it takes; as others do where it moves, when it is left out',
);
/** Of a map. */
export const mapCaptures = meant(
  z.union([word, ...ways, enter], CAPTURES),
  z.union([carriedWays, enter]),
  wayMeant,
).describe('How pieces take here; enter: what a unit makes its side’s by ending its move where it stands');

export type CaptureDefinition = Stored<typeof captures>;

const TAKEN = expects({ is: 'taken' });
const MOST_SIDES_TAKEN = 100;
const sides = z.union([z.literal('all'), z.int().min(1).max(MOST_SIDES_TAKEN)], TAKEN);
export const taken = keyed({
  sides: sides.describe('On how many cells next to it enemies must stand; all: on every one'),
  when: match('match').exactOptional().describe('A match of the piece: elsewhere it is taken as others are'),
  reveals: reveals.exactOptional().describe('What is hidden and may show in what is taken'),
}).describe('What it needs to be taken, where two enemies at opposite sides are not enough');

export type TakenDefinition = Stored<typeof taken>;
