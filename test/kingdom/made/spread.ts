import { expect } from 'vitest';
import type { Spread } from '../brute/ways.ts';

/** By chi-square, what is seldom taken together; fails for about one in 10,000 (Wilson and Hilferty). */
export function expectSpread(found: ReadonlyMap<string, number>, expected: Spread): void {
  const draws = [...found.values()].reduce((sum, count) => sum + count, 0);
  for (const key of found.keys()) expect([...expected.keys()]).toContain(key);
  const cells = [...expected].map(([key, share]) => ({ seen: found.get(key) ?? 0, mean: share * draws }));
  const often = cells.filter(({ mean }) => mean >= 5);
  const rest = cells
    .filter(({ mean }) => mean < 5)
    .reduce((sum, one) => ({ seen: sum.seen + one.seen, mean: sum.mean + one.mean }), { seen: 0, mean: 0 });
  const all = rest.mean >= 5 ? [...often, rest] : often;
  const square = all.reduce((sum, { seen, mean }) => sum + (seen - mean) ** 2 / mean, 0);
  const freedom = Math.max(1, all.length - 1);
  expect(square).toBeLessThan(freedom * (1 - 2 / (9 * freedom) + 3.72 * Math.sqrt(2 / (9 * freedom))) ** 3);
}
