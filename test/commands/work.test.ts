import { beforeAll, describe, expect, it } from 'vitest';
import { ACTS, type CrowdedTable, SHAPES, type Shape, sitDown, weather } from '../support/games/crowd.ts';
import { looksOf } from '../support/looks.ts';

/** What commands cost, counted in records that are asked for: no clock is looked at. */

/** More than a cell, a page or a list of completions ever looks at. */
const FEW = 1500;
const MANY = 6000;
/** What a longer number or another page may add. */
const MORE = 200;

describe.each(SHAPES)('[Q1] [D28] among thousands of pieces on %s', (shape: Shape) => {
  let [few, many]: CrowdedTable[] = [];
  beforeAll(async () => {
    [few, many] = [await sitDown(FEW, shape), await sitDown(MANY, shape)];
  });

  it.each(Object.keys(ACTS).filter((what) => what !== '/game export'))(
    'the work of %s depends on its answer, not the table',
    async (what) => {
      const act = ACTS[what] as (table: CrowdedTable) => Promise<unknown>;
      const [small, large] = [
        await looksOf(() => act(few as CrowdedTable)),
        await looksOf(() => act(many as CrowdedTable)),
      ];
      expect(large).toBeLessThanOrEqual(1.1 * small + MORE);
    },
  );
});

describe.each(['one cell', 'many cells'] as const)('[Q1] [D28] on %s', (shape: Shape) => {
  it('/turn end with a flipped condition does not read the whole table', async () => {
    const looksAmong = async (pieces: number): Promise<number> => {
      const table = await sitDown(pieces, shape, weather);
      await table.type('turn end');
      return looksOf(() => table.type('turn end'));
    };
    const [small, large] = [await looksAmong(FEW), await looksAmong(MANY)];
    expect(large).toBeLessThanOrEqual(1.1 * small + MORE);
  });
});
