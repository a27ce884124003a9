import { describe, expect, it } from 'vitest';
import { type CrowdedTable, full, SHAPES, sitDown, weather } from '../support/games/crowd.ts';
import { looksOf } from '../support/looks.ts';
import { everyAct, unknownLines } from '../support/play/every-command.ts';

/** What every command and completion costs, counted in records that are asked for: no clock is looked at. */

/** More than a cell, a page or a list of completions ever looks at. */
const FEW = 2500;
const MANY = 5000;
/** What a longer number or another page may add. */
const MORE = 200;

it('[D28] the work of every command is measured', () => {
  expect(unknownLines).toEqual([]);
});

const TABLES = [
  ...SHAPES.map((shape) => ({ shape, kind: 'full', more: full })),
  { shape: 'one cell', kind: 'bare', more: {} },
  { shape: 'many cells', kind: 'counted', more: weather },
] as const;

describe.each(TABLES)('[D28] among thousands of $kind pieces on $shape', ({ shape, more }) => {
  it('the work of a command depends on its answer, not the table', async () => {
    const tables = [await sitDown(FEW, shape, more), await sitDown(MANY, shape, more)];
    const dear: string[] = [];
    for (const [what, act] of everyAct) {
      const looks: number[] = [];
      for (const table of tables) looks.push(await looksOf(() => act(table as CrowdedTable)));
      const [small = 0, large = 0] = looks;
      if (large > 1.1 * small + MORE) dear.push(`${what}: ${small} looks, ${large} with more pieces`);
    }
    expect(dear).toEqual([]);
  });
});

describe('[D28] a thousand units on one cell', () => {
  it.each([
    { what: 'listed', units: {}, answer: 'has 1000 units', most: 3000 },
    { what: 'moved at once', units: { units: 'all' }, answer: 'moves 1000 ×', most: 10_000 },
  ])('a thousand units are $what with few reads of each', async ({ units, answer, most }) => {
    const table = await sitDown(1000, 'one cell', full);
    const move = () => table.type('move', { piece: '5.5', to: '5.7', ...units });
    const looks = await looksOf(async () => {
      expect(await move()).toMatchObject({ answer: { text: expect.stringContaining(answer) } });
    });
    expect(looks).toBeLessThan(most);
  });
});
