import { expect, it, vi } from 'vitest';
import { type CrowdedTable, full, sitDown } from '../../support/games/crowd.ts';
import { looksOf } from '../../support/looks.ts';
import { everyAct } from '../../support/play/every-command.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const PIECES = 60;
/** Steps of play of a short and of a longer game; a page of the log has fewer than the short one. */
const SHORT = 40;
const LONG = 140;
/** What a longer number may add. */
const MORE = 60;

/**
 * What goes through the whole game by itself, a part at a time; and what looks back until a player counts as silent, at
 * most so many steps.
 */
const WHOLE = /^\/game (verify|replay|unseat)$/;

const played = async (steps: number): Promise<CrowdedTable> => {
  const table = await sitDown(PIECES, 'many cells', full);
  for (let i = 0; i < steps; i += 1) await table.type('move', { piece: `1.${i % 2}`, to: `1.${(i + 1) % 2}` });
  return table;
};

/** How many records are asked for while something is done, and rows of the store. */
const costOf = async (act: () => Promise<unknown>): Promise<number> => {
  const many = vi.spyOn(MemoryStore.prototype, 'getMany');
  const one = vi.spyOn(MemoryStore.prototype, 'get');
  const looks = await looksOf(act);
  const rows = many.mock.calls.reduce((sum, [keys]) => sum + keys.length, one.mock.calls.length);
  many.mockRestore();
  one.mockRestore();
  return looks + rows;
};

it('[H16] in a long game a command’s work depends only on its answer', async () => {
  const tables = [await played(SHORT), await played(LONG)];
  const dear: string[] = [];
  for (const [what, act] of everyAct) {
    if (what.endsWith('...') || WHOLE.test(what)) continue;
    const [short = 0, long = 0] = [
      await costOf(() => act(tables[0] as CrowdedTable)),
      await costOf(() => act(tables[1] as CrowdedTable)),
    ];
    if (long > 1.1 * short + MORE) dear.push(`${what}: ${short} in a short game, ${long} in a long one`);
  }
  expect(dear).toEqual([]);
});
