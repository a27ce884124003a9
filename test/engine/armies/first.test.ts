import { describe, expect, it, vi } from 'vitest';
import { surveyBoards } from '../../../src/engine/armies/costs.ts';
import { searchFor } from '../../../src/engine/armies/ground.ts';
import { LiveTable } from '../../../src/engine/core/table.ts';
import { moduleOf } from '../../../src/engine/index.ts';
import { gameOf } from '../../bench/search.ts';

/** What the first search on a board costs, counted in records and labels that are asked for: no clock is looked at. */
const looksOf = (size: number): { readonly looks: number; readonly cells: number } => {
  const { world, group } = gameOf(size);
  const get = vi.spyOn(LiveTable.prototype, 'get');
  const { cells } = searchFor(world, group, 10);
  const looks = get.mock.calls.length;
  get.mockRestore();
  return { looks, cells: cells.length };
};

describe('[Q4] the first search on a board', () => {
  it('looks at what it comes by, not at all that stands on the board', () => {
    const [small, large] = [looksOf(60), looksOf(200)];
    expect([small.cells, large.cells].every((cells) => cells > 200)).toBe(true);
    expect(large.looks).toBeLessThanOrEqual(1.1 * small.looks + 200);
  });

  it('finds the same after the board was surveyed in slices, none of which is long', () => {
    const { world, group } = gameOf(200);
    const { world: other, group: same } = gameOf(200);
    const slices = [...surveyBoards(moduleOf(world))].length;
    expect(slices).toBeGreaterThanOrEqual((200 * 200) / 2000);
    const [found, wanted] = [searchFor(world, group, 25), searchFor(other, same, 25)];
    expect([...found.cells]).toEqual([...wanted.cells]);
    for (const cell of wanted.cells) expect(found.cost(cell)).toBe(wanted.cost(cell));
  });
});
