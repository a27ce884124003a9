import { describe, expect, it } from 'vitest';
import {
  buildStateGraph,
  type PileChoiceProblem,
  type PileGroup,
  takesForChoiceNumber,
  tally,
} from '../../../src/kingdom/ways/states.ts';

/** Two attacks and three others, each of which weighs twice; of three cards one or two must be attacks. */
const groups: readonly PileGroup[] = [
  { size: 2, weight: 1n, counts: [0] },
  { size: 3, weight: 2n, counts: [] },
];
const puzzle: PileChoiceProblem = {
  picks: 3,
  groups,
  start: [0],
  meaning: [[0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 0]],
  ends: ([attacks = 0]) => attacks > 0,
};

describe('the states of a puzzle', () => {
  it('the states of a puzzle lead to every right set, weighted by its cards', () => {
    const graph = buildStateGraph(puzzle, 100);
    const counted = graph && tally(graph, groups);
    // One attack of two with two of three others, which weigh four; or both with one other, which weighs two.
    expect(counted?.total).toBe(2n * 3n * 4n + 3n * 2n);
    const texts = Array.from({ length: 30 }, (_, i) => (counted ? takesForChoiceNumber(counted, BigInt(i)) : [])).map(
      (takes) => takes.map(({ group, take }) => `${take} of ${group}`).join(', '),
    );
    expect(texts).toEqual([...Array(24).fill('1 of 0, 2 of 1'), ...Array(6).fill('2 of 0, 1 of 1')]);
  });

  it('finding the states of a puzzle takes the counted number of steps', () => {
    const work = buildStateGraph(puzzle, 100)?.work ?? 0;
    expect(work).toBe(5);
    expect(buildStateGraph(puzzle, work)).toEqual(buildStateGraph(puzzle, 100));
    expect(buildStateGraph(puzzle, work - 1)).toBeUndefined();
  });

  it('a state of a puzzle is final only with the required number of cards', () => {
    const counts: PileChoiceProblem = { ...puzzle, groups: [], start: [1] };
    expect(buildStateGraph({ ...counts, picks: 0 }, 100)?.ends).toEqual([true]);
    expect(buildStateGraph({ ...counts, picks: 1 }, 100)?.ends).toEqual([false]);
  });

  it('a puzzle with too many states fails', () => {
    const many = (counters: number): PileChoiceProblem => ({
      ...puzzle,
      start: Array.from({ length: counters }, () => 0),
      meaning: Array.from({ length: counters }, () => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      ends: () => true,
    });
    expect(buildStateGraph(many(14), 100)).toBeDefined();
    expect(buildStateGraph(many(15), 100)).toBeUndefined();
  });
});
