import { describe, expect, test } from 'vitest';
import { gameOf, type Module } from '../../../src/engine/index.ts';
import { resultsIn, saidIn, scored, scoresIn } from '../../support/gdl.ts';
import { recordsOf, stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  CLO,
  endTurn,
  MAIN,
  move,
  newPlay,
  openModule,
  outcome,
  type Play,
  played,
  RED,
  redo,
  replayed,
  spot,
  startOf,
  undo,
  undoneWith,
  withRules,
} from '../../support/table.ts';

const game = (text: string, module: Module = openModule): Play => begun(scored(text, module));
const turn = (one: Play): void => void played(one, endTurn(ANN), endTurn(BEN));
/** All records but the sequence of ids, which asking for something counts on. */
const onTable = ({ table }: Play): unknown =>
  (recordsOf(table) as readonly [string, unknown][]).filter(([kind]) => kind !== 'sequence');
const phase = ({ table }: Play): string => gameOf(table).phase;
/** Red takes Blue's only piece. */
const take = (one: Play): void =>
  void played(one, (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'C1')));

const extra = (cell: string, side: string): Module['setup'][number] => ({
  map: 'Field',
  board: 'Main',
  cell,
  side,
  pieces: [{ prototype: 'pawn', name: 'Extra', count: 1 }],
});

/**
 * Three sides, each with a pawn of its own on the first row but the first, which has the king. One person plays them
 * all.
 */
const three = (
  text: string,
  trusts: Readonly<Record<string, readonly string[]>> = {},
  more: Module['setup'] = [],
): Play => {
  const names = ['Red', 'Blue', 'Green'];
  const one = newPlay();
  const module: Module = {
    ...withRules(openModule, { pieces: 'anyone' }, { order: names, ends: 'by-command' }),
    sides: names.map((name) => ({ name, ...(trusts[name] ? { trusts: trusts[name] } : {}) })),
    setup: [
      ...names.map((side, i) => ({
        map: 'Field',
        board: 'Main',
        cell: `${'ABC'.charAt(i)}1`,
        side,
        pieces: [{ prototype: i === 0 ? 'king' : 'pawn', name: side, count: 1 }],
      })),
      ...more,
    ],
  };
  played(one, startOf(scored(text, module)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  return one;
};

const remove = (one: Play, ...names: readonly string[]): void => {
  for (const name of names) {
    const piece = [...one.table.all('piece')].find((found) => found.name === name);
    if (!piece) throw new Error(`no ${name}`);
    played(one, { kind: 'delete', actor: ANN, piece: piece.id });
  }
};

const round = (one: Play, sides = 3): void => {
  for (let i = 0; i < sides; i += 1) played(one, endTurn(ANN));
};

describe('[S13] last-side-wins', () => {
  const text = '(scorekeeper "Last stand" (do last-side-wins))';

  test('last-side-wins: a side without points loses at once, and the last wins', () => {
    const one = game(text);
    turn(one);
    expect(resultsIn(one)).toEqual([]);
    take(one);
    turn(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Blue lost', 'Red won'], 'over']);
    expect(one.table.get('outcome', BLUE)?.cause).toEqual({ by: 'scorekeeper', name: 'Last stand' });
  });

  test('last-side-wins continues among three sides until a single one is left', () => {
    const one = three(text);
    remove(one, 'Green');
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Green lost'], 'playing']);
    remove(one, 'Red');
    round(one, 2);
    expect([resultsIn(one), phase(one)]).toEqual([['Green lost', 'Red lost', 'Blue won'], 'over']);
  });

  test('last-side-wins makes no side win if none is left', () => {
    const one = three(text);
    remove(one, 'Red', 'Blue', 'Green');
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Red lost', 'Blue lost', 'Green lost'], 'over']);
  });

  test('last-side-wins applies at once if another scorekeeper removed the others', () => {
    const text = `(scorekeeper fall (when (after-event (and (= kind captured) (= side name)))) (do lose))
      (scorekeeper (do last-side-wins))`;
    const one = game(text, { ...openModule, setup: [...openModule.setup, extra('E1', 'Blue')] });
    take(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Blue lost', 'Red won'], 'over']);
    expect(one.table.get('outcome', RED)?.cause).toEqual({ by: 'scorekeeper', name: '1' });
  });

  test('last-side-wins applies later if an earlier check removed the others', () => {
    const one = three(
      '(scorekeeper a (when (after-turn (= turn 1))) (do (lose (Blue Green)))) (scorekeeper b (when (after-turn 2)) (do last-side-wins))',
    );
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Blue lost', 'Green lost'], 'playing']);
    round(one, 1);
    expect([resultsIn(one), phase(one)]).toEqual([['Blue lost', 'Green lost', 'Red won'], 'over']);
  });

  test('last-side-wins does nothing if the scorekeeper judges only one side', () => {
    const one = game('(scorekeeper solo (applies-to Red) (do last-side-wins))');
    turn(one);
    take(one);
    turn(one);
    expect([resultsIn(one), phase(one)]).toEqual([[], 'playing']);
  });

  test('last-side-wins keeps a side with negative points in the game', () => {
    const one = three(`(add king point-value -1) ${text}`);
    round(one);
    expect(resultsIn(one)).toEqual([]);
  });

  test('last-side-wins counts unit values; incomplete units have none', () => {
    const one = three(`(add pawn point-value 0) ${text}`);
    round(one);
    expect(resultsIn(one)).toEqual(['Blue lost', 'Green lost', 'Red won']);
    const built = three(`(unit-type king (cp 3)) ${text}`);
    const [king] = [...built.table.all('piece')];
    played(built, { kind: 'set', actor: ANN, piece: king?.id as never, values: { cp: 2 } });
    round(built);
    expect(resultsIn(built)).toEqual(['Red lost']);
    const done = three(`(unit-type king (cp 3)) ${text}`);
    const [whole] = [...done.table.all('piece')];
    played(done, { kind: 'set', actor: ANN, piece: whole?.id as never, values: { cp: 3 } });
    round(done);
    expect(resultsIn(done)).toEqual([]);
  });

  test('[S29] last-side-wins judges an independent side only if it is named', () => {
    const sides = '(side Green (class independent))';
    const one = three(`${sides} ${text}`);
    remove(one, 'Green', 'Blue');
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Blue lost', 'Red won'], 'playing']);
    const named = three(`${sides} (scorekeeper a (applies-to (or side* independent)) (do last-side-wins))`);
    remove(named, 'Green');
    round(named);
    expect(resultsIn(named)).toEqual(['Green lost']);
  });
});

describe('[S14] last-alliance-wins', () => {
  const text = '(scorekeeper a (do last-alliance-wins))';

  test('last-alliance-wins: allies share points, and the remaining ones win together', () => {
    const one = three(text, { Red: ['Blue'], Blue: ['Red'] });
    remove(one, 'Blue');
    round(one);
    expect(resultsIn(one)).toEqual([]);
    remove(one, 'Green');
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Green lost', 'Red won', 'Blue won'], 'over']);
  });

  test('a defeated ally gives no points', () => {
    const text = `(scorekeeper fall (when (after-event (and (= kind captured) (= side name)))) (do lose))
      (scorekeeper allies (when (after-turn 2)) (do last-alliance-wins))`;
    const one = three(text, { Red: ['Blue'], Blue: ['Red'] }, [extra('B3', 'Blue')]);
    remove(one, 'Red');
    played(one, (now) => move(now, ANN, spot(MAIN, 'C1'), spot(MAIN, 'B1'), spot(MAIN, 'B1')));
    expect(resultsIn(one)).toEqual(['Blue lost']);
    round(one, 4);
    expect([resultsIn(one), phase(one)]).toEqual([['Blue lost', 'Red lost', 'Green won'], 'over']);
  });

  test('an alliance needs mutual trust', () => {
    const one = three(text, { Red: ['Blue'] });
    remove(one, 'Green');
    round(one);
    expect(resultsIn(one)).toEqual(['Green lost']);
    remove(one, 'Blue');
    round(one, 2);
    expect(resultsIn(one)).toEqual(['Green lost', 'Blue lost', 'Red won']);
  });
});

describe('[S16] stop and end', () => {
  test('`stop` is a draw that ends its own body, not other checks', () => {
    const one = game(
      '(scorekeeper a (applies-to Red) (do (stop "Peace!") win)) (scorekeeper b (initial 0) (do (add 1)))',
    );
    turn(one);
    expect([resultsIn(one), phase(one), scoresIn(one), saidIn(one)]).toEqual([
      ['Red drew', 'Blue drew'],
      'over',
      { b: { Red: 1, Blue: 1 } },
      ['all: Peace! [Red]'],
    ]);
  });

  test('[D19] `end` runs after all sides; equal points draw', () => {
    const one = game('(scorekeeper hold (initial 0) (do (add 1) (if (>= score 3) (end "Held"))))');
    for (let i = 0; i < 3; i += 1) turn(one);
    expect([resultsIn(one), phase(one), saidIn(one)]).toEqual([
      ['Red drew 1', 'Blue drew 1'],
      'over',
      ['all: Held [Red]'],
    ]);
  });

  test('[D19] win, lose, stop and end of the same check apply together', () => {
    const parts = [
      '(scorekeeper w (applies-to Red) (do win))',
      '(scorekeeper l (applies-to Blue) (do lose))',
      '(scorekeeper e (do stop))',
    ];
    const found = [parts, [...parts].reverse()].map((texts) => {
      const one = three(texts.join(' '));
      round(one);
      return [[...resultsIn(one)].sort(), phase(one)];
    });
    expect(found).toEqual([
      [['Blue lost', 'Green drew', 'Red won'], 'over'],
      [['Blue lost', 'Green drew', 'Red won'], 'over'],
    ]);
  });

  test('[D19] last-side-wins is judged together with an end', () => {
    const one = three(
      '(scorekeeper e (initial 0) (do (if (= turn 1) end))) (scorekeeper w (applies-to Green) (do lose))',
    );
    round(one);
    expect([...resultsIn(one)].sort()).toEqual(['Blue drew 1', 'Green lost', 'Red drew 1']);
  });

  test('[D20] last-side-wins counts only the sides that it judges', () => {
    const one = three('(scorekeeper s (applies-to (Red Blue)) (do (if (= turn 1) (lose Blue)) last-side-wins))');
    round(one);
    expect(resultsIn(one)).toContain('Red won');
  });

  test('end ranks by scores; a side without a score draws', () => {
    const one = three(
      '(scorekeeper a (initial 0) (applies-to (Red Green)) (do (add 2 Green) (add 1) (if (= turn 2) (end "Time"))))',
    );
    round(one);
    expect(phase(one)).toBe('playing');
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Red lost 2', 'Blue drew', 'Green won 1'], 'over']);
  });

  test('several sides with the highest score draw', () => {
    const one = three('(scorekeeper a (initial 5) (do (add -1 Red) (add 0) (end)))');
    round(one);
    expect(resultsIn(one)).toEqual(['Red lost 3', 'Blue drew 1', 'Green drew 1']);
  });

  test('`end` ranks by its own scores, else by all', () => {
    const texts = '(scorekeeper a (initial 0) (do (set 9 Red))) (scorekeeper b (initial 0) (do (set 1 Blue)))';
    const own = game(`${texts} (scorekeeper b (do (set 1 Blue) end))`);
    turn(own);
    expect(resultsIn(own)).toEqual(['Red lost 2', 'Blue won 1']);
    const all = game(`${texts} (scorekeeper c (do end))`);
    turn(all);
    expect(resultsIn(all)).toEqual(['Red won 1', 'Blue lost 2']);
  });
});

describe('[S17] win and lose', () => {
  const results = (body: string, properties = ''): readonly string[] => {
    const one = game(`(scorekeeper a ${properties} (do ${body}))`);
    turn(one);
    return [...resultsIn(one), phase(one)];
  };

  test.each([
    ['win', '(applies-to Red)', ['Red won', 'playing']],
    ['(win)', '(applies-to Red)', ['Red won', 'playing']],
    ['lose', '(applies-to Red)', ['Red lost', 'playing']],
    ['(win Blue)', '(applies-to Red)', ['Blue won', 'playing']],
    ['(lose (Red Blue))', '(applies-to Red)', ['Red lost', 'Blue lost', 'over']],
    ['(win (not Red)) (lose Red)', '', ['Red lost', 'Blue won', 'over']],
    ['win', '', ['Red won', 'Blue won', 'over']],
    ['win lose', '(applies-to Red)', ['Red lost', 'playing']],
  ])('the body %s with %s has these results', (body, properties, expected) => {
    expect(results(body, properties)).toEqual(expected);
  });

  test('losses of a check come before wins, whichever scorekeeper runs first', () => {
    const one = game('(scorekeeper a (do (win side*))) (scorekeeper b (do (lose Red)))');
    turn(one);
    expect(resultsIn(one)).toEqual(['Red lost', 'Blue won']);
  });

  test('win and lose have messages for affected sides and for the others', () => {
    const one = game('(scorekeeper a (applies-to Red) (do (win Blue "You made it" "Blue made it")))');
    turn(one);
    expect(saidIn(one)).toEqual(['Blue: You made it [Red]', 'all but Blue: Blue made it [Red]']);
  });

  test('a win or loss lets the others play on, and more can win later', () => {
    const one = three(
      '(scorekeeper a (applies-to Red) (do win)) (scorekeeper b (when (after-turn 2)) (applies-to Blue) (do win))',
    );
    round(one);
    expect([resultsIn(one), phase(one)]).toEqual([['Red won'], 'playing']);
    round(one, 2);
    expect([resultsIn(one), phase(one)]).toEqual([['Red won', 'Blue won'], 'playing']);
  });
});

describe('[S22] values changed by modifiers', () => {
  const bend = (of: string, match: string, change: string): NonNullable<Module['modifiers']>[number] => ({
    name: 'Bent',
    of,
    scope: 'game',
    match,
    change,
    precedence: 1,
  });
  const results = (text: string, ...modifiers: NonNullable<Module['modifiers']>): readonly string[] => {
    const one = game(text, { ...openModule, modifiers });
    turn(one);
    return resultsIn(one);
  };

  test('a modifier changes a threshold of a scorekeeper', () => {
    const text = '(define goal 6) (scorekeeper a (do (if (>= (sum u* Strength) goal) win)))';
    expect(results(text)).toEqual([]);
    expect(results(text, bend('game', '', 'goal - 2'))).toEqual(['Red won']);
  });

  test('a modifier changes a sum of a scorekeeper', () => {
    const text = '(scorekeeper a (do (if (>= (sum u* Strength) 6) win)))';
    expect(results(text, bend('piece', 'PieceName = Pawn', 'Strength + 1'))).toEqual(['Red won']);
  });

  test('a modifier changes the last turn', () => {
    expect(results('(set last-turn 5)', bend('game', '', 'last-turn = 1'))).toEqual(['Red drew', 'Blue drew']);
  });

  test('a modifier prevents a loss', () => {
    const text = '(scorekeeper a (applies-to Red) (do lose))';
    expect(results(text, bend('side', 'SideName = Red', 'may-lose = false'))).toEqual([]);
    expect(results(text, bend('side', 'SideName = Blue', 'may-lose = false'))).toEqual(['Red lost']);
  });

  test('a side that cannot lose does not lose', () => {
    const proof: Module = {
      ...openModule,
      sides: [
        { name: 'Red', values: { 'may-lose': false } },
        { name: 'Blue', values: { 'may-win': false } },
      ],
    };
    const one = game('(scorekeeper a (applies-to Red) (do lose)) (scorekeeper b (applies-to Blue) (do win))', proof);
    turn(one);
    expect(resultsIn(one)).toEqual([]);
  });
});

describe('[S23] a check is part of the step', () => {
  const text =
    '(scorekeeper a (initial 0) (trigger (> turn 1)) (triggered false) (do (add 1) (if (> score 1) (end)))) (scorekeeper b (do last-side-wins))';

  test('a scorekeeper’s check is undone and redone with its step', () => {
    const one = game(text);
    const before = recordsOf(one.table);
    turn(one);
    const after = stateOf(one.table);
    played(one, undo(BEN), redo(BEN));
    expect(stateOf(one.table)).toEqual(after);
    played(one, undo(BEN), {
      kind: 'ask',
      actor: ANN,
      wants: { what: 'undo', steps: [one.timeline.done.at(-1) ?? 0] },
    });
    expect(recordsOf(replayed(one.steps.slice(0, 5)))).toEqual(before);
  });

  test('[S24] undoing the last step reopens the game with its scores', () => {
    const one = game(text);
    turn(one);
    turn(one);
    const before = onTable(one);
    expect(scoresIn(one)).toEqual({ a: { Red: 1, Blue: 1 } });
    turn(one);
    expect([resultsIn(one), phase(one), scoresIn(one)]).toEqual([
      ['Red drew 1', 'Blue drew 1'],
      'over',
      { a: { Red: 2, Blue: 2 } },
    ]);
    const refused = ['undo-needs-consent', 'not-a-player', 'game-over'];
    expect([outcome(one, undo(BEN)), outcome(one, undo(CLO)), outcome(one, endTurn(ANN))]).toEqual(refused);
    undoneWith(one, ANN, BEN);
    expect([phase(one), resultsIn(one), scoresIn(one)]).toEqual(['playing', [], { a: { Red: 1, Blue: 1 } }]);
    played(one, undo(ANN, 1));
    expect(onTable(one)).toEqual(before);
  });

  test('[S24] redoing the last step ends the game again', () => {
    const one = game('(scorekeeper a (do stop))');
    turn(one);
    const after = onTable(one);
    undoneWith(one, ANN, BEN);
    played(one, redo(BEN));
    expect([onTable(one), phase(one)]).toEqual([after, 'over']);
  });

  test('a game stopped by its host keeps its state', () => {
    const one = game('(scorekeeper a (initial 0) (do (add 1)))');
    turn(one);
    played(one, { kind: 'stop', actor: ANN });
    expect([outcome(one, undo(ANN)), resultsIn(one)]).toEqual(['game-over', []]);
  });
});

describe('[S24] a game ended by its host', () => {
  test('a host who ends a game ranks the sides, and can undo that', () => {
    const one = game('(scorekeeper a (initial 0) (do (add 3 Red) (add 1 Blue)))');
    turn(one);
    expect([outcome(one, { kind: 'finish', actor: BEN }), outcome(one, { kind: 'finish', actor: ANN })]).toEqual([
      'host-only',
      'done',
    ]);
    expect([resultsIn(one), phase(one), one.table.get('outcome', RED)?.cause]).toEqual([
      ['Red won 1', 'Blue lost 2'],
      'over',
      { by: 'players' },
    ]);
    expect(outcome(one, { kind: 'finish', actor: ANN })).toBe('game-over');
    undoneWith(one, ANN, BEN);
    expect([resultsIn(one), phase(one)]).toEqual([[], 'playing']);
  });
});
