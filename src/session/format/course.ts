import { z } from 'zod';
import type { Module } from '../../engine/index.ts';
import { schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { reading, reveals } from '../../form/names.ts';
import { keyed } from '../../form/words.ts';

/** What a map says of positions that come again, and of long games. */

type MapInGame = Module['maps'][number];

const MOST_TIED = 1_000;
const TIMES = expects({ is: 'whole', from: 2, to: MOST_TIED });
const tie = z.int(TIMES).min(2, TIMES).max(MOST_TIED, TIMES);

/** In a game as in the file. */
export const repeat = schemaOf<NonNullable<MapInGame['repeat']>>()(
  z.union(
    [
      keyed({
        tie: tie.describe('The game is drawn where the same position comes for so many times'),
        reveals: reveals.exactOptional().describe('What is hidden and may be told by it'),
      }),
      keyed({ forbid: z.enum(['last', 'any']).describe('The positions to which no move leads back') }),
    ],
    expects({ is: 'repeat' }),
  ),
).describe('What becomes of a position that was there before');

export const quiet = schemaOf<NonNullable<MapInGame['quiet']>>()(
  keyed({
    tie: tie.describe('The game is drawn after so many moves of each side by which nobody was taken'),
    unless: reading('match', z.string().max(4_000))
      .exactOptional()
      .describe('Counting begins anew with each move of these pieces, too'),
    reveals: reveals.exactOptional().describe('What is hidden and may be told by it'),
  }),
);
