import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { nameOf, reading, reveals } from '../../../form/names.ts';
import { keyed, oneOf } from '../../../form/words.ts';
import type { Stored } from '../../core/schema.ts';

/** How a game ends, by the usual words. */

const MOST_COUNT = 1_000;
const PLUS = expects({ is: 'number', from: -MOST_COUNT, to: MOST_COUNT });
const COUNT = expects({ is: 'whole', from: 1, to: MOST_COUNT });

export const ending = keyed({
  when: oneOf(['checkmate', 'no-move', 'all-taken', 'few-left', 'reach', 'line', 'passes']).describe(
    'checkmate: the side on turn can move nothing, and an enemy could take a royal piece of its; no-move: the side on turn can move nothing; all-taken: a side has lost its last piece; few-left: a side has at most count left; reach: a piece got where the match is true; line: count of a side stand in a straight line; passes: count sides have passed in a row',
  ),
  match: reading('match', z.string().max(4_000))
    .exactOptional()
    .describe('Which pieces count; all, when it is left out'),
  count: z
    .int(COUNT)
    .min(1, COUNT)
    .max(MOST_COUNT, COUNT)
    .exactOptional()
    .describe('So many in a line, passes, or left'),
  result: oneOf(['win', 'lose', 'draw', 'most', 'area']).describe(
    'What that side does by it; draw: nobody wins; most: whoever has most pieces on boards wins; area: with the free cells that are its alone',
  ),
  plus: z
    .record(nameOf('side'), z.number(PLUS).min(-MOST_COUNT, PLUS).max(MOST_COUNT, PLUS))
    .exactOptional()
    .describe('What sides have beside what most or area counts'),
  reveals: reveals.exactOptional().describe('What is hidden and may be told by it'),
});

export type EndingDefinition = Stored<typeof ending>;

/** One that a map brings along: a position has come so often, or nobody was taken on it for so many moves of each side. */
export interface MapEnding {
  readonly when: 'repeat' | 'quiet';
  readonly map: string;
  readonly count: number;
  readonly result: 'draw';
  readonly match?: undefined;
}

export type AnyEnding = EndingDefinition | MapEnding;
