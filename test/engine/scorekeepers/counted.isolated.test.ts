import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Evaluating from '../../../src/table/expression/evaluate.ts';
import { scored, scoresIn } from '../../support/gdl.ts';
import { ANN, begun, MAIN, move, type Play, played, RED, spot } from '../../support/table.ts';

const counted = vi.hoisted(() => ({ count: 0 }));

vi.mock('../../../src/table/expression/evaluate.ts', async (original) => {
  const real = await original<typeof Evaluating>();
  return {
    ...real,
    evaluate: (...args: Parameters<typeof real.evaluate>) => {
      counted.count += 1;
      return real.evaluate(...args);
    },
    matches: (...args: Parameters<typeof real.matches>) => {
      counted.count += 1;
      return real.matches(...args);
    },
  };
});

beforeEach(() => {
  counted.count = 0;
});

/** How many expressions are evaluated while something is done. */
const evaluations = (text: string, act: (game: Play) => void): number => {
  const game = begun(scored(text));
  counted.count = 0;
  act(game);
  return counted.count;
};

const march = (game: Play): void => void played(game, (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));

describe('[S7] an irrelevant event evaluates no form', () => {
  const judging = '(do (if (> (sum u* Strength (> Strength 0)) 99) win))';

  test.each([
    ['another kind', '(= kind captured)'],
    ['another type', '(and (= kind moved) (= type king))'],
    ['another piece', '(and (= piece "Red King") (> (sum u* Strength) 1))'],
    ['another place', '(and (or (= to A1) (= to A2)) (= kind moved))'],
    ['another side', '(= side Blue)'],
  ])('an event with %s evaluates no form of a scorekeeper', (_, test) => {
    const keepers = Array.from(
      { length: 50 },
      (__, i) => `(scorekeeper k${i} (when (after-event ${test})) ${judging})`,
    ).join('\n');
    expect(evaluations(keepers, march)).toBe(0);
    expect(evaluations(keepers.replaceAll('after-event', 'after-action'), march)).toBe(0);
  });

  test('an irrelevant event evaluates no scorekeepers of other moments', () => {
    expect(evaluations(`(scorekeeper a ${judging}) (scorekeeper b (when before-turn) ${judging})`, march)).toBe(0);
  });

  test('a relevant event evaluates a scorekeeper', () => {
    expect(
      evaluations(`(scorekeeper a (when (after-event (and (= kind moved) (= type pawn)))) ${judging})`, march),
    ).toBeGreaterThan(0);
  });

  test('a test with an uncertain result, such as property words, is evaluated', () => {
    for (const test of [
      '(= kind Strength)',
      '(or (= kind captured) (= type pawn))',
      '(not (= kind captured))',
      '(= kind (if 1 2))',
    ]) {
      expect(evaluations(`(scorekeeper a (when (after-event ${test})) ${judging})`, march)).toBeGreaterThan(0);
    }
  });
});

test('[S20] units are evaluated once for all sums of a moment', () => {
  const keepers = Array.from(
    { length: 20 },
    (_, i) =>
      `(scorekeeper k${i} (when after-action) (applies-to Red) (initial 0) (do (set (sum u* Strength (> Strength 0)))))`,
  );
  const game = begun(scored(keepers.join('\n')));
  counted.count = 0;
  march(game);
  // One for each unit and one for each scorekeeper.
  expect(counted.count).toBe([...game.table.all('piece')].length + 20);
  expect(scoresIn(game)['k19']?.[RED]).toBe(5);
});
