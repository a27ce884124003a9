import { describe, expect, it, vi } from 'vitest';
import { surveyBoards } from '../../../src/engine/armies/costs.ts';
import { searchFor } from '../../../src/engine/armies/ground.ts';
import { moduleOf } from '../../../src/engine/index.ts';
import { LiveTable } from '../../../src/table/index.ts';
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
  it('a first search examines only pieces on its way, not the whole board', () => {
    const [small, large] = [looksOf(60), looksOf(200)];
    expect([small.cells, large.cells].every((cells) => cells > 200)).toBe(true);
    expect(large.looks).toBeLessThanOrEqual(1.1 * small.looks + 200);
  });

  it('a search finds the same after the board was surveyed in short slices', () => {
    const { world, group } = gameOf(200);
    const { world: other, group: same } = gameOf(200);
    const listed = Object.values(moduleOf(world).maps[0]?.boards[0]?.terrain ?? {}).flat().length;
    const slices = [...surveyBoards(moduleOf(world))].length;
    expect(listed).toBeGreaterThan(10_000);
    expect(slices).toBeGreaterThanOrEqual(Math.floor(listed / 2000));
    const [found, wanted] = [searchFor(world, group, 25), searchFor(other, same, 25)];
    expect([...found.cells]).toEqual([...wanted.cells]);
    for (const cell of wanted.cells) expect(found.cost(cell)).toBe(wanted.cost(cell));
  });
});

describe('[Q8] a range that is requested again', () => {
  it('a repeated range examines only new cells, for more points', () => {
    const { world, group } = gameOf(200);
    const looks = (act: () => unknown): number => {
      const get = vi.spyOn(LiveTable.prototype, 'get');
      act();
      const count = get.mock.calls.length;
      get.mockRestore();
      return count;
    };
    const first = looks(() => searchFor(world, group, 10));
    expect(first).toBeGreaterThan(100);
    expect(looks(() => searchFor(world, group, 10))).toBe(0);
    expect(looks(() => searchFor(world, group, 6))).toBe(0);
    expect(looks(() => searchFor(world, group, 20))).toBeGreaterThan(0);
  });

  it('a range is the same after earlier searches and removed pieces', () => {
    const asked = [3, 12, 7, 20, 12];
    const { world, group } = gameOf(60);
    const gone = new Set([...world.all('piece')].slice(2, 40).map(({ id }) => id));
    for (const points of asked) {
      const fresh = gameOf(60);
      for (const without of [new Set<string>(), gone]) {
        const found = searchFor(world, group, points, { gone: without });
        const wanted = searchFor(fresh.world, fresh.group, points, { gone: without });
        expect([...found.cells].map((cell) => [cell, found.cost(cell)])).toEqual(
          [...wanted.cells].map((cell) => [cell, wanted.cost(cell)]),
        );
      }
    }
  });
});
