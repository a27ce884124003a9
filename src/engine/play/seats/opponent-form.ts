import { z } from 'zod';
import { expects } from '../../../form/expects.ts';
import { nameOf } from '../../../form/names.ts';
import { keyed } from '../../../form/words.ts';
import type { Stored } from '../../../table/index.ts';
import { amount } from '../lines/form.ts';

const MOST_WORTH = 1_000;
const WORTH = expects({ is: 'number', from: -MOST_WORTH, to: MOST_WORTH });
const worth = z.number(WORTH).min(-MOST_WORTH, WORTH).max(MOST_WORTH, WORTH);

export const opponent = keyed({
  plays: z.boolean().exactOptional().describe('false: the bot offers no game against itself'),
  worth: z
    .record(nameOf('prototype'), worth)
    .exactOptional()
    .describe('The value of each kind of piece on a board. Kinds without one count 1, royal ones 0'),
  score: amount
    .exactOptional()
    .describe(
      'How good the position is for a side, a formula of the side; $Actor$ is its name. Without worth, pieces then count 0',
    ),
  approach: z
    .record(nameOf('prototype'), worth)
    .exactOptional()
    .describe('The value of each step nearer to a piece that it can capture by entering, for the five nearest units'),
  mobility: worth.exactOptional().describe('The value of each legal move that a side has'),
});
export type OpponentDefinition = Stored<typeof opponent>;
