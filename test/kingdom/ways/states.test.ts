import { describe, expect, it } from 'vitest';
import { grow, type PileGroup, type Puzzle, takesOf, tally } from '../../../src/kingdom/ways/states.ts';

/** Two attacks and three others, each of which weighs twice; of three cards one or two must be attacks. */
const groups: readonly PileGroup[] = [
  { size: 2, weight: 1n, counts: [0] },
  { size: 3, weight: 2n, counts: [] },
];
const puzzle: Puzzle = {
  picks: 3,
  groups,
  start: [0],
  meaning: [[0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0]],
  ends: ([attacks = 0]) => attacks > 0,
};

describe('the states of a puzzle', () => {
  it('the states of a puzzle lead to every right set, weighted by its cards', () => {
    const graph = grow(puzzle, 100);
    const counted = graph && tally(graph, groups);
    // One attack of two with two of three others, which weigh four; or both with one other, which weighs two.
    expect(counted?.total).toBe(2n * 3n * 4n + 3n * 2n);
    const texts = Array.from({ length: 30 }, (_, i) => (counted ? takesOf(counted, BigInt(i)) : [])).map((takes) =>
      takes.map(({ group, take }) => `${take} of ${group}`).join(', '),
    );
    expect(texts).toEqual([...Array(24).fill('1 of 0, 2 of 1'), ...Array(6).fill('2 of 0, 1 of 1')]);
  });

  it('finding the states of a puzzle takes the counted number of steps', () => {
    const work = grow(puzzle, 100)?.work ?? 0;
    expect(work).toBe(5);
    expect(grow(puzzle, work)).toEqual(grow(puzzle, 100));
    expect(grow(puzzle, work - 1)).toBeUndefined();
  });

  it('a state of a puzzle is final only with the required number of cards', () => {
    const counts: Puzzle = { ...puzzle, groups: [], start: [1] };
    expect(grow({ ...counts, picks: 0 }, 100)?.ends).toEqual([true]);
    expect(grow({ ...counts, picks: 1 }, 100)?.ends).toEqual([false]);
  });

  it('a puzzle with too many states fails', () => {
    const many = (counters: number): Puzzle => ({
      ...puzzle,
      start: Array.from({ length: counters }, () => 0),
      meaning: Array.from({ length: counters }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      ends: () => true,
    });
    expect(grow(many(14), 100)).toBeDefined();
    expect(grow(many(15), 100)).toBeUndefined();
  });
});
