import { describe, expect, it, vi } from 'vitest';
import * as looking from '../../../../src/engine/modifiers/effective-value.ts';
import { compiled } from '../../../../src/features/counters/rules/count.ts';
import { readSnapshot, takeSnapshot, writeSnapshot } from '../../../../src/session/log/snapshot.ts';
import { newIndexes } from '../../../../src/session/steps/indexes.ts';
import * as evaluating from '../../../../src/table/expression/evaluate.ts';
import type { GameId, Value } from '../../../../src/table/index.ts';
import { type CountedTable, countedTable, type Size } from '../../../support/games/counting.ts';
import { MemoryStore } from '../../../support/store/memory-store.ts';
import { sumsOf, wholeSum } from './scratch.ts';

/**
 * What counting costs, in looks at values and evaluations: work that can be counted, whatever else the machine does.
 */

vi.mock(import('../../../../src/table/expression/evaluate.ts'), async (original) => {
  const real = await original();
  return { ...real, evaluate: vi.fn(real.evaluate), matches: vi.fn(real.matches) };
});

vi.mock(import('../../../../src/engine/modifiers/effective-value.ts'), async (original) => {
  const real = await original();
  const effectiveValues: typeof real.effectiveValues = (world, kind, name) => {
    const look = real.effectiveValues(world, kind, name);
    return (record) => lookedAt(look(record));
  };
  return { ...real, effectiveValue: vi.fn(real.effectiveValue), effectiveValues };
});

/** Told of each look at one of many. */
const lookedAt = vi.hoisted(() => vi.fn((value: Value | undefined): Value | undefined => value));

const SPIES = [evaluating.evaluate, evaluating.matches, looking.effectiveValue, lookedAt] as const;

const work = (run: () => void): number => {
  for (const spy of SPIES) vi.mocked(spy).mockClear();
  run();
  return SPIES.reduce((sum, spy) => sum + vi.mocked(spy).mock.calls.length, 0);
};

const BIG = { maps: 20, columns: 100, rows: 100 } as const;
const SMALL = { maps: 1, columns: 10, rows: 10 } as const;

const moved = (size: Size): number => {
  const one = countedTable(size);
  one.move();
  one.move();
  return work(() => one.move());
};

const countedAgain = ({ table }: CountedTable): number =>
  work(() => {
    for (const counter of table.all('counter')) if (counter.map === 'Map 0') wholeSum(table, compiled(counter));
  });

describe('[C81] the cost of a move depends only on the counters it touches', () => {
  it('a move costs the same among 11,900 pieces and 200 counters', () => {
    const big = moved(BIG);
    expect(big).toBeLessThanOrEqual(2 * moved(SMALL));
    expect(countedAgain(countedTable(BIG))).toBeGreaterThan(1000 * big);
  });

  it('the cost of a move depends only on the 5 modifiers of 100 that reach the piece', () => {
    const big = moved({ ...BIG, captains: 100 });
    expect(big).toBeLessThanOrEqual(2 * moved({ ...SMALL, captains: 5 }));
  });

  it('a game condition that reads an earlier counter adds no cost if unchanged', () => {
    const big = moved({ ...BIG, captains: 5, weather: 'counter' });
    expect(big).toBeLessThanOrEqual(2 * moved({ ...SMALL, captains: 5, weather: 'counter' }));
  });

  it('[Q1] [Q6] a game condition that flips among 10,000 like pieces costs little', () => {
    const [big, small] = [
      countedTable({ ...BIG, maps: 1, weather: true }),
      countedTable({ ...SMALL, weather: true }),
    ].map((one) => {
      one.turn();
      const before = sumsOf(one.table);
      const looks = work(() => one.turn());
      expect(sumsOf(one.table)).not.toEqual(before);
      return looks;
    });
    expect(big).toBe(small);
  });

  it('[Q1] [Q6] a flipping game condition costs only the pieces that some modifier reaches', () => {
    const flipped = (size: Size): number => {
      const one = countedTable({ ...size, captains: 5, weather: true });
      one.turn();
      return work(() => one.turn());
    };
    expect(flipped({ ...BIG, maps: 1 })).toBeLessThanOrEqual(1.1 * flipped(SMALL));
  });

  it('[Q6] a flipping game condition reads each property of each distinct piece once', () => {
    const one = countedTable({ ...BIG, maps: 1, weather: true, differing: true });
    one.turn();
    work(() => one.turn());
    const looks = lookedAt.mock.calls.length + vi.mocked(looking.effectiveValue).mock.calls.length;
    expect(looks).toBeGreaterThanOrEqual(one.pieces);
    expect(looks).toBeLessThan(3 * one.pieces);
  });

  it('the cost of a flipping game condition depends on its scope', () => {
    const flipped = (size: Size): number => {
      const one = countedTable({ ...size, weather: true, differing: true });
      one.turn();
      one.turn();
      return work(() => one.turn()) / (size.columns * size.rows);
    };
    expect(flipped({ ...BIG, maps: 1 })).toBeLessThan(1.5 * flipped(SMALL));
  });
});

describe('[C82] a game that loads from its snapshot', () => {
  it('a game from its snapshot counts nothing anew and loads few records at once', async () => {
    const one = countedTable({ maps: 3, columns: 30, rows: 30, captains: 5 });
    one.move();
    const store = new MemoryStore();
    const name = await writeSnapshot(store, 'G' as GameId, takeSnapshot(one.table, 1, newIndexes()), 'a');
    const sizes = [...store.rows]
      .filter(([key]) => key.includes(':snap:'))
      .map(([, row]) => JSON.stringify(row).length);
    expect(Math.max(...sizes)).toBeLessThan(100_000);
    for (const spy of SPIES) vi.mocked(spy).mockClear();
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      next = setImmediate(turn);
    };
    let next = setImmediate(turn);
    const { table } = await readSnapshot(store, 'G' as GameId, name);
    clearImmediate(next);
    const records = [...table.records.values()].reduce((sum, { size }) => sum + size, 0);
    expect(turns).toBeGreaterThan(records / 51);
    expect(turns).toBeGreaterThan(3 * sizes.length);
    expect(SPIES.map((spy) => vi.mocked(spy).mock.calls.length)).toEqual([0, 0, 0, 0]);
    expect(sumsOf(table)).toEqual(sumsOf(one.table));
  });
});
