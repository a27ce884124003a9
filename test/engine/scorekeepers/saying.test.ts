import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { audienceOfPerson, publicAudience } from '../../../src/engine/play/secrecy/hiding.ts';
import { redactScorekeeperCheck } from '../../../src/engine/scorekeepers/visibility.ts';
import type { Audience } from '../../../src/table/index.ts';
import { resultsIn, saidIn, scored, scoresIn } from '../../support/gdl.ts';
import { ANN, BEN, begun, CLO, endTurn, openModule, type Play, played, replayed } from '../../support/table.ts';

const game = (text: string, module: Module = openModule): Play => begun(scored(text, module));
const turn = (one: Play): void => void played(one, endTurn(ANN), endTurn(BEN));

/** What is said at the end of each of some turns. */
const said = (text: string, turns = 3): readonly (readonly string[])[] => {
  const one = game(text);
  return Array.from({ length: turns }, () => {
    const before = one.table.get('check', 'check')?.number;
    turn(one);
    return one.table.get('check', 'check')?.number === before ? [] : saidIn(one);
  });
};

describe('[S10] the trigger of a scorekeeper', () => {
  const keeper = (properties: string): Play =>
    game(`(scorekeeper a (initial 0) (applies-to Red) ${properties} (do (add 1)))`);
  const counts = (properties: string): readonly unknown[] => {
    const one = keeper(properties);
    return [1, 2, 3, 4].map(() => {
      turn(one);
      return scoresIn(one)['a']?.['Red'] ?? 0;
    });
  };

  test.each([
    ['(trigger (= turn 2)) (triggered false)', [0, 1, 2, 3]],
    ['(trigger (= turn 2))', [1, 2, 3, 4]],
    ['(trigger false) (triggered false)', [0, 0, 0, 0]],
    ['(triggered false)', [0, 0, 0, 0]],
    ['(trigger true) (triggered false)', [1, 2, 3, 4]],
    ['(trigger (= turn 2)) (triggered false) (when (after-turn 4))', [0, 0, 0, 1]],
    ['(trigger (= turn 2)) (triggered false) (when before-turn)', [1, 2, 3, 4]],
    ['(trigger (= turn 2)) (triggered false) (when (after-event (= kind side-turn-ended)))', [0, 2, 4, 6]],
    ['(trigger (= turn 2)) (triggered false) (when after-action)', [0, 2, 4, 6]],
  ])('the trigger %s starts a scorekeeper at the right time', (properties, expected) => {
    expect(counts(properties)).toEqual(expected);
  });

  test('a trigger stays active once fired, also after a replay', () => {
    const one = keeper('(trigger (= turn 1)) (triggered false)');
    turn(one);
    expect(one.table.get('scorekeeper', 'a')?.triggered).toBe(true);
    expect(replayed(one.steps).get('scorekeeper', 'a')).toEqual(one.table.get('scorekeeper', 'a'));
  });
});

describe('[S11] the body and messages of a scorekeeper', () => {
  test('the body of a scorekeeper runs all forms, in order, each time', () => {
    const one = game('(scorekeeper a (initial 0) (applies-to Red) (do (add 1) (set (* score 10)) (add 1)))');
    turn(one);
    turn(one);
    expect(scoresIn(one)).toEqual({ a: { Red: 121 } });
  });

  test('messages appear each time their condition becomes true', () => {
    const text = '(scorekeeper a (messages ((or (= turn 1) (= turn 2) (= turn 4)) "Now")))';
    expect(said(text, 5)).toEqual([['all: Now'], [], [], ['all: Now'], []]);
  });

  test('a message appears once if equal for all sides, else per side', () => {
    expect(
      said(
        '(scorekeeper a (initial 0) (messages ((> turn 0) "$title$ $turn$") ((> turn 0) "$side$") ((> score -1) "Score")))',
        1,
      ),
    ).toEqual([
      ['all: $title$ $turn$', 'all: $side$ [Red]', 'all: $side$ [Blue]', 'all: Score [Red]', 'all: Score [Blue]'],
    ]);
  });

  test('messages go to the named sides, or to a list', () => {
    expect(said('(scorekeeper a (messages (((> turn 0) "One" Red) (true "All"))))', 1)).toEqual([
      ['Red: One', 'all: All'],
    ]);
    expect(said('(scorekeeper a (messages ((> turn 0) "One" (not Red))))', 1)).toEqual([['Blue: One']]);
  });

  test('messages do not appear before the trigger', () => {
    expect(said('(scorekeeper a (trigger (= turn 2)) (triggered false) (messages (true "Here")))')).toEqual([
      [],
      ['all: Here'],
      [],
    ]);
  });
});

describe('[S27] a scorekeeper with too much work stops, and play continues', () => {
  /** A test that is small to write and large to compute: each division looks at what it divides more than once. */
  const heavy = `(if (> ${'(/ '.repeat(8)}turn${' 1)'.repeat(8)} 9) win)`;
  const once = '(scorekeeper b (initial 0) (do (add 1)))';

  test('a scorekeeper with too many steps at a time stops, and play continues', () => {
    const one = game(`(scorekeeper greedy (initial 0) (do ${heavy.repeat(60)} (add 1))) ${once}`);
    turn(one);
    expect([scoresIn(one), saidIn(one), resultsIn(one)]).toEqual([
      { greedy: {}, b: { Red: 1, Blue: 1 } },
      ['all: too-much'],
      [],
    ]);
    turn(one);
    expect([scoresIn(one)['b'], saidIn(one)]).toEqual([{ Red: 2, Blue: 2 }, []]);
  });

  test('a scorekeeper with too many steps in a step of many events stops', () => {
    const one = game(
      `(scorekeeper greedy (initial 0) (when after-event) (applies-to Red) (do ${heavy.repeat(12)} (add 1))) ${once}`,
    );
    const [pawn] = [...one.table.all('piece')];
    played(one, { kind: 'clone', actor: ANN, piece: pawn?.id as never, count: 100 });
    expect(scoresIn(one)['greedy']?.['Red']).toBeLessThan(100);
    expect(saidIn(one)).toEqual(['all: too-much']);
    turn(one);
    expect(scoresIn(one)['b']).toEqual({ Red: 1, Blue: 1 });
  });

  test('a light scorekeeper with many events does not stop', () => {
    const one = game('(scorekeeper light (initial 0) (when after-event) (applies-to Red) (do (add 1)))');
    const [pawn] = [...one.table.all('piece')];
    played(one, { kind: 'clone', actor: ANN, piece: pawn?.id as never, count: 100 });
    expect([scoresIn(one), saidIn(one)]).toEqual([{ light: { Red: 100 } }, []]);
  });

  test('a scorekeeper stops for a sum whose test is too long over all units', () => {
    const test = `(> ${'(/ '.repeat(5)}Strength${' 1)'.repeat(5)} 9)`;
    const one = game(
      `(scorekeeper greedy (initial 0) (do (set (+ ${Array.from({ length: 12 }, (_, i) => `(sum u* Strength (and ${test} (/= Strength ${i})))`).join(' ')})) (add 1))) ${once}`,
    );
    const [pawn] = [...one.table.all('piece')];
    for (let i = 0; i < 6; i += 1) played(one, { kind: 'clone', actor: ANN, piece: pawn?.id as never, count: 100 });
    turn(one);
    expect([scoresIn(one), saidIn(one)]).toEqual([{ greedy: {}, b: { Red: 1, Blue: 1 } }, ['all: too-much']]);
  });
});

test('[S11] a scorekeeper’s message reaches its side’s players and the game master only', () => {
  const one = game('(scorekeeper a (messages ((> turn 0) "One" Red) ((> turn 0) "Two" (not Red)) ((> turn 0) "All")))');
  turn(one);
  const check = one.table.get('check', 'check');
  const heard = (audience: Audience): readonly unknown[] | undefined =>
    check &&
    redactScorekeeperCheck(one.table, check, audience)?.said.map((said) => ('text' in said ? said.text : said));
  expect([ANN, BEN, CLO].map((person) => heard(audienceOfPerson(one.table, person)))).toEqual([
    ['One', 'All'],
    ['Two', 'All'],
    ['All'],
  ]);
  expect([heard(publicAudience), heard({ ...publicAudience, master: true })]).toEqual([['All'], ['One', 'Two', 'All']]);
});
