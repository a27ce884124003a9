import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { compileScorekeepers } from '../../../src/engine/scorekeepers/language/compile.ts';
import { moduleNamesOf } from '../../../src/engine/scorekeepers/language/names.ts';
import { resultsIn, scored, scoresIn } from '../../support/gdl.ts';
import { ANN, endTurn, newPlay, openModule, type Play, played, startOf, withRules } from '../../support/table.ts';

const NAMES = ['Red', 'Blue', 'Green'];

/** One turn of a game of three sides with these amounts of culture; tourism is twice as much but for Green. */
const judged = (text: string, culture: readonly number[] = [1, 2, 3]): Play => {
  const one = newPlay();
  const module: Module = {
    ...withRules(openModule, { pieces: 'anyone' }, { order: NAMES, ends: 'by-command' }),
    sides: NAMES.map((name, i) => ({
      name,
      values: { culture: culture[i] ?? 0, tourism: name === 'Green' ? 9 : 2 * (culture[i] ?? 0) },
    })),
    setup: [],
  };
  played(one, startOf(scored(text, module)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  for (const _ of NAMES) played(one, endTurn(ANN));
  return one;
};

describe('[S39] the word `others`', () => {
  test('`others` lose when one side wins', () => {
    const one = judged('(scorekeeper s (do (if (= name Red) (lose others)) (if (= name Red) win)))');
    expect(resultsIn(one)).toEqual(['Blue lost', 'Green lost', 'Red won']);
  });

  test('`others` get points, and the judged side does not', () => {
    expect(scoresIn(judged('(scorekeeper s (initial 0) (do (if (= name Blue) (add 2 others))))'))).toEqual({
      s: { Red: 2, Green: 2 },
    });
  });

  test('`others` can be combined with another set of sides', () => {
    const one = judged('(scorekeeper s (do (if (= name Red) (lose (and others (not Blue))))))');
    expect(resultsIn(one)).toEqual(['Green lost']);
  });

  test('`others` may be the name of a class', () => {
    const one = judged('(side Blue (class others)) (scorekeeper s (applies-to Green) (do (lose others)))');
    expect(resultsIn(one)).toEqual(['Blue lost']);
  });
});

describe('[S39] a test of other sides', () => {
  test.each([
    ['(every-other (< culture 3))', ['Green']],
    ['(any-other (= culture 1))', ['Blue', 'Green']],
    ['(every-other (< culture (own tourism)))', ['Blue', 'Green']],
    ['(any-other (> culture (own (* culture 2))))', ['Red']],
    ['(every-other (/= name (own name)))', ['Red', 'Blue', 'Green']],
    ['(not (any-other (> culture (own culture))))', ['Green']],
    ['(every-other (> (/ 1 0) culture))', []],
  ])('the test of other sides %s is true for %s', (expression, expected) => {
    const one = judged(`(scorekeeper s (initial 0) (do (if ${expression} (add 1))))`);
    expect(Object.keys(scoresIn(one)['s'] ?? {})).toEqual(expected);
  });

  test('a test of other sides reads the score of each', () => {
    const one = judged(`(scorekeeper s (initial 0) (do (set culture)))
      (scorekeeper t (initial 0) (do (set culture) (if (every-other (<= score (own score))) (win))))`);
    expect(resultsIn(one)).toEqual(['Red won', 'Blue won', 'Green won']);
  });

  test('a test of other sides considers only sides still in the game', () => {
    const one = judged(`(scorekeeper s (when (after-event (= kind side-turn-ended))) (do (if (= name Green) (lose))))
      (scorekeeper t (applies-to Blue) (do (if (every-other (< culture (own culture))) win)))`);
    expect(resultsIn(one)).toEqual(['Green lost', 'Blue won']);
  });

  test.each([
    ['(every-other)', 'bad-form (every-other TEST)'],
    ['(any-other (any-other true))', 'bad-form (any-other TEST)'],
    ['(any-other (own))', 'bad-form (own EXPRESSION)'],
  ])('the test of other sides %s is a fault', (expression, expected) => {
    const compiled = compileScorekeepers([`(scorekeeper s (do (if ${expression} win)))`], moduleNamesOf(openModule));
    expect(compiled.ok ? [] : compiled.faults.map(({ code, expected: right }) => `${code} ${right}`)).toEqual([
      expected,
    ]);
  });
});
