import { describe, expect, test } from 'vitest';
import { counterDefaults, gameOf, type Module, namesForGdl, onTurn } from '../../../src/engine/index.ts';
import type { Operation, PieceId } from '../../../src/table/index.ts';
import { resultsIn, saidIn, scored, scoresIn } from '../../support/gdl.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  endTurn,
  MAIN,
  move,
  newPlay,
  openModule,
  outcome,
  type Play,
  played,
  RED,
  spot,
  startOf,
  undo,
  withRules,
} from '../../support/table.ts';

const turn = (game: Play): void => void played(game, endTurn(ANN), endTurn(BEN));
const phase = ({ table }: Play): string => gameOf(table).phase;
const taking = (game: Play): Operation => move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'C1'));

/** A game with these scorekeepers that has begun. */
const game = (text: string, module: Module = openModule): Play => begun(scored(text, module));

/** What a body does at the end of the first turn. */
const judged = (body: string, properties = '', module?: Module): Play => {
  const one = game(`(scorekeeper a ${properties} (do ${body}))`, module);
  turn(one);
  return one;
};

const scoreOf = (expression: string, module?: Module): unknown => {
  const scores = scoresIn(judged(`(set ${expression})`, '(initial 77) (applies-to Red)', module))['a'];
  return scores?.['Red'] ?? 'as it was';
};

/** Whether a test is true for Red at the end of the first turn. */
const holds = (expression: string, module?: Module): boolean =>
  scoreOf('0', module) === 0 && resultsIn(judged(`(if ${expression} win)`, '(applies-to Red)', module)).length === 1;

describe('[S6] the moment at which a scorekeeper runs', () => {
  const times = (when: string): readonly unknown[] => {
    const one = game(`(scorekeeper a (initial 0) (applies-to Red) (when ${when}) (do (add 1)))`);
    const seen: unknown[] = [scoresIn(one)['a']?.['Red'] ?? 0];
    for (let i = 0; i < 3; i += 1) {
      turn(one);
      seen.push(scoresIn(one)['a']?.['Red'] ?? 0);
    }
    return seen;
  };

  test.each([
    ['after-turn', [0, 1, 2, 3]],
    ['(after-turn)', [0, 1, 2, 3]],
    ['before-turn', [1, 2, 3, 4]],
    ['(after-turn 2)', [0, 0, 1, 2]],
    ['(before-turn 2)', [0, 1, 2, 3]],
    ['(after-turn (= turn 2))', [0, 0, 1, 1]],
    ['(after-turn (< score 2))', [0, 1, 2, 2]],
    ['(after-event (= kind side-turn-ended))', [0, 2, 4, 6]],
    ['(after-event (= kind turn-ended))', [0, 1, 2, 3]],
    ['after-action', [0, 2, 4, 6]],
  ])('the moment %s runs a scorekeeper at the right times', (when, expected) => {
    expect(times(when)).toEqual(expected);
  });

  test('after-turn sees the ending turn, before-turn the new turn', () => {
    const one = game(
      '(scorekeeper e (initial 0) (do (set turn))) (scorekeeper b (initial 0) (when before-turn) (do (set turn)))',
    );
    expect(scoresIn(one)).toEqual({ b: { Red: 1, Blue: 1 } });
    turn(one);
    expect(scoresIn(one)).toEqual({ b: { Red: 2, Blue: 2 }, e: { Red: 1, Blue: 1 } });
  });

  test('a moment’s expression is checked per side, or once for all sides together', () => {
    expect(scoresIn(judged('(add 1)', '(initial 0) (when (after-turn (= name Red)))'))).toEqual({ a: { Red: 1 } });
    const one = game('(scorekeeper a (when (after-turn (= name Red))) (do last-side-wins))');
    played(one, taking);
    turn(one);
    expect(resultsIn(one)).toEqual(['Blue lost', 'Red won']);
  });
});

describe('[S7] events and actions', () => {
  const events = `(scorekeeper a (initial 0) (applies-to Red)
    (when (after-event (and (= kind captured) (= side Blue) (= piece "Blue Pawn") (= type pawn) (= from C1)))) (do (add 1)))
    (scorekeeper b (initial 0) (applies-to Red) (when (after-event (= kind moved))) (do (add 1)))
    (scorekeeper c (initial 0) (applies-to Red) (when (after-event (and (= kind moved) (= to A4) (= from A5)))) (do (add 1)))
    (scorekeeper d (initial 0) (applies-to Red) (when (after-action (and (= kind move) (= side Red) (= to A4)))) (do (add 1)))
    (scorekeeper e (initial 0) (applies-to Red) (when after-action) (do (add 1)))`;

  test('event and action scorekeepers run once per event or operation', () => {
    const one = game(events);
    played(one, taking);
    expect(scoresIn(one)).toEqual({ a: { Red: 1 }, b: { Red: 1 }, c: { Red: 1 }, d: { Red: 1 }, e: { Red: 1 } });
    played(one, (now) => move(now, ANN, spot(MAIN, 'A4'), spot(MAIN, 'A3')));
    expect(scoresIn(one)).toEqual({ a: { Red: 1 }, b: { Red: 2 }, c: { Red: 1 }, d: { Red: 1 }, e: { Red: 2 } });
  });

  test('events use the modified owner of a piece, in captures too (P1)', () => {
    const lent = {
      name: 'oath',
      of: 'piece',
      scope: 'game',
      match: 'PieceName = Blue Pawn',
      change: 'Owner = Red',
      precedence: 0,
    } as const;
    const counted =
      '(scorekeeper a (initial 0) (applies-to Red) (when (after-event (and (= kind captured) (= side Blue)))) (do (add 1)))';
    const taken = '(scorekeeper a (initial 0) (applies-to Red) (when (after-event (= kind captured))) (do (add 1)))';
    const one = game(taken, { ...openModule, modifiers: [lent] });
    played(one, { kind: 'delete', actor: ANN, piece: one.table.at(MAIN, 'C1')[0]?.id as PieceId });
    expect(scoresIn(one)).toEqual({});
    const other = game(counted, {
      ...openModule,
      modifiers: [{ ...lent, match: 'PieceName = Stone', change: 'Owner = Blue' }],
    });
    played(other, move(other, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'), spot(MAIN, 'D3')));
    expect(scoresIn(other)).toEqual({ a: { Red: 1 } });
  });

  test('events include wins and losses by scorekeeper or player, once each', () => {
    const counts = `(scorekeeper won (initial 0) (when (after-event (and (= kind side-won) (= side Blue)))) (do (add 1)))
      (scorekeeper lost (initial 0) (when (after-event (= kind side-lost))) (do (add 1)))`;
    const by = game(`(scorekeeper a (applies-to Blue) (do win)) ${counts}`);
    turn(by);
    expect([resultsIn(by), scoresIn(by)]).toEqual([['Blue won'], { won: { Red: 1 } }]);
    const three: Module = {
      ...withRules(openModule, {}, { order: ['Red', 'Blue', 'Green'], ends: 'by-command' }),
      sides: [...openModule.sides, { name: 'Green' }],
    };
    const resigned = newPlay();
    played(resigned, startOf(scored(counts, three)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
    played(resigned, { kind: 'resign', actor: ANN, side: BLUE });
    expect([resultsIn(resigned), scoresIn(resigned)]).toEqual([['Blue lost'], { lost: { Red: 1, Green: 1 } }]);
  });

  test('events include pieces that appear, leave and change', () => {
    const kinds = ['added', 'changed', 'removed'];
    const one = game(
      kinds
        .map(
          (kind) =>
            `(scorekeeper ${kind} (initial 0) (applies-to Red) (when (after-event (= kind ${kind}))) (do (add 1)))`,
        )
        .join(' '),
    );
    played(one, { kind: 'place', actor: ANN, prototype: 'pawn', name: 'New', side: RED, to: spot(MAIN, 'B1') });
    const fresh = [...one.table.all('piece')].find(({ name }) => name === 'New');
    if (!fresh) throw new Error('nothing was placed');
    played(
      one,
      { kind: 'set', actor: ANN, piece: fresh.id, values: { Strength: 2 } },
      { kind: 'delete', actor: ANN, piece: fresh.id },
    );
    expect(scoresIn(one)).toEqual({ added: { Red: 1 }, changed: { Red: 1 }, removed: { Red: 1 } });
  });
});

describe('[S8] the sides that a scorekeeper applies to', () => {
  const sides = [
    { name: 'Red', class: 'kingdom' },
    { name: 'Blue', class: 'kingdom' },
    { name: 'Green', class: 'horde' },
  ];
  const three: Module = {
    ...withRules(openModule, { turns: 'free' }),
    sides,
    turn: { order: ['Red', 'Blue', 'Green'], ends: 'by-command' },
  };
  const applies = (set: string): readonly string[] => {
    const one = begunThree(
      scored(`(define mine (Red Green)) (scorekeeper a (initial 0) (applies-to ${set}) (do (add 1)))`, three),
    );
    for (let i = 0; i < 3; i += 1) played(one, endTurn(ANN));
    return Object.keys(scoresIn(one)['a'] ?? {});
  };

  test.each([
    ['side*', ['Red', 'Blue', 'Green']],
    ['Blue', ['Blue']],
    ['2', ['Blue']],
    ['"green"', ['Green']],
    ['kingdom', ['Red', 'Blue']],
    ['(Red Green)', ['Red', 'Green']],
    ['(not Red)', ['Blue', 'Green']],
    ['(not Red horde)', ['Blue']],
    ['(and kingdom (not Red) side*)', ['Blue']],
    ['(or horde Red)', ['Red', 'Green']],
    ['mine', ['Red', 'Green']],
    ['nil', ['Red', 'Blue', 'Green']],
    ['nobody', []],
    ['independent', ['0']],
    ['(or 0 Red)', ['0', 'Red']],
  ])('applies-to %s selects the sides to judge', (set, expected) => {
    expect(applies(set)).toEqual(expected);
  });

  test('a side that is out of the game is not judged', () => {
    const one = game(
      '(scorekeeper a (when (after-turn (= turn 1))) (applies-to Red) (do lose)) (scorekeeper b (initial 0) (do (add 1)))',
    );
    turn(one);
    played(one, endTurn(BEN));
    expect([scoresIn(one), resultsIn(one)]).toEqual([{ b: { Red: 1, Blue: 2 } }, ['Red lost']]);
  });
});

/** Begun, with one person who plays all sides. */
const begunThree = (module: Module): Play => {
  const one = newPlay();
  played(one, startOf(module), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  return one;
};

describe('[S15] if and cond', () => {
  test.each([
    ['(if true (add 1) (add 2))', 1],
    ['(if false (add 1) (add 2))', 2],
    ['(if -3 (add 1))', 1],
    ['(if 0 (add 1))', undefined],
    ['(if nil (add 1))', undefined],
    ['(cond ((= turn 9) (add 1)) ((= turn 1) (add 2) (add 4)) (true (add 8)))', 6],
    ['(cond (false (add 1)) (else (add 8)))', 8],
    ['(cond (false (add 1)))', undefined],
  ])('the conditions %s choose the right actions', (body, expected) => {
    expect(scoresIn(judged(body, '(initial 0)'))['a']?.['Red']).toBe(expected);
  });
});

describe('[S18] scores', () => {
  test.each([
    ['add', { Red: 1, Blue: 1 }],
    ['(add)', { Red: 1, Blue: 1 }],
    ['(add 5)', { Red: 5, Blue: 5 }],
    ['(add -5)', { Red: -5, Blue: -5 }],
    ['(add 5 Blue)', { Blue: 10 }],
    ['(set 7)', { Red: 7, Blue: 7 }],
    ['(set (+ score 3))', { Red: 3, Blue: 3 }],
    ['(set (/ 7 2))', { Red: 3, Blue: 3 }],
    ['(set 2.9)', { Red: 2, Blue: 2 }],
  ])('the action %s gives each side its score', (body, expected) => {
    expect(scoresIn(judged(body, '(initial 0)'))['a']).toEqual(expected);
  });

  test('a score beyond the limit stays and is reported once', () => {
    const one = judged('(set 1000000000) (add 1)', '(initial 0) (applies-to Red)');
    expect([scoresIn(one)['a'], saidIn(one)]).toEqual([{ Red: 1_000_000_000 }, ['all: no-value']]);
    turn(one);
    expect([scoresIn(one)['a'], saidIn(one)]).toEqual([{ Red: 1_000_000_000 }, []]);
  });
});

describe('[S19] expressions', () => {
  test.each([
    ['(and true (> 2 1) (not false))', true],
    ['(and)', true],
    ['(or)', false],
    ['(or false (= 1 2) 3)', true],
    ['(not false nil)', true],
    ['(not false true)', false],
    ['(= 2 2 2)', true],
    ['(= 2 2 3)', false],
    ['(/= 1 2 3)', true],
    ['(/= 1 2 1)', false],
    ['(< 1 2 3)', true],
    ['(< 1 3 2)', false],
    ['(>= 3 3 2)', true],
    ['(<= 3 3 2)', false],
    ['(> 2 1)', true],
    ['(= name Red)', true],
    ['(= name "Blue")', false],
    ["(= 'word word)", true],
  ])('the expression %s is %s', (expression, expected) => {
    expect(holds(expression)).toBe(expected);
  });

  test.each([
    ['(+ 1 2 3)', 6],
    ['(+ 4)', 4],
    ['(- 10 2 3)', 5],
    ['(- 4)', -4],
    ['(* 2 3 4)', 24],
    ['(/ 7 2)', 3],
    ['(/ -7 2)', -3],
    ['(/ 7 -2)', -3],
    ['(/ 100 3 4)', 8],
    ['(/ 999999999 1000000000)', 0],
    ['(+ 0.1 0.2 0.7)', 1],
    ['(- 3 (* 2 (+ 1 1)))', -1],
    ['(* 100000 100000)', 'as it was'],
    ['(+ 1 "x")', 'as it was'],
  ])('the test %s is %s', (expression, expected) => {
    expect(scoreOf(expression)).toBe(expected);
  });

  test('division by zero is false and gives a single warning', () => {
    for (const test of [
      '(> (/ 1 0) -1)',
      '(not (> (/ 1 0) 1))',
      '(or (= (/ 1 0) 1) true)',
      '(= (/ score 0) (/ turn 0))',
    ]) {
      const one = game(`(scorekeeper a (initial 0) (applies-to Red) (do (if ${test} win (add 1))))`);
      turn(one);
      expect([resultsIn(one), scoresIn(one)['a'], saidIn(one)]).toEqual([[], { Red: 1 }, ['all: zero']]);
      turn(one);
      expect([scoresIn(one)['a'], saidIn(one)]).toEqual([{ Red: 2 }, []]);
    }
  });
});

describe('[S20] sums over the judged side’s units in play', () => {
  const zoned: Module = {
    ...openModule,
    maps: openModule.maps.map((map) => ({
      ...map,
      ...(map.name === 'Camp' ? { counts: false } : {}),
      boards: map.boards.map((board) => ({
        ...board,
        zones: [{ name: 'South', cells: ['A5', 'B5'], values: { Supply: 2 } }],
      })),
    })),
    setup: [
      ...openModule.setup,
      { map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Aside', count: 5 }] },
    ],
  };

  test.each([
    ['(sum u* Strength)', 5],
    ['(sum pawn Strength)', 2],
    ['(sum king Strength)', 3],
    ['(sum (pawn king) Strength)', 5],
    ['(sum u* (Strength point-value))', 8],
    ['(sum u* point-value)', 3],
    ['(sum pawn 1)', 2],
    ['(sum u* Strength (> Strength 1))', 3],
    ['(sum u* Strength (= CurrentZone South))', 2],
    ['(sum u* Supply)', 4],
    ['(sum u* Strength (= LocationName C5))', 3],
    ['(sum u* Strength (= PieceName "Red King"))', 3],
    ['(sum u* Strength (/= Royal true))', 2],
    ['(sum u* Strength (and (= type king) (> turn 0)))', 0],
    ['(sum stone 1)', 0],
    ['(sum u* nothing)', 0],
  ])('the sum %s is %s', (expression, expected) => {
    expect(scoreOf(expression, zoned)).toBe(expected);
  });

  describe('units on a map without cells', () => {
    type Maps = Module['maps'];
    const camp = (maps: Maps, rest: Partial<Module> = {}): Module => ({
      ...openModule,
      ...rest,
      maps,
      setup: [
        ...openModule.setup,
        { map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Aside', count: 5 }] },
      ],
    });
    const [field, plain] = openModule.maps;
    const maps = (change: Partial<Maps[number]>): Maps => (field && plain ? [field, { ...plain, ...change }] : []);

    test('units on a map without cells count by default', () => {
      expect(scoreOf('(sum pawn 1)', camp(openModule.maps))).toBe(7);
      expect(scoreOf('(sum pawn 1)', camp(maps({ counts: false })))).toBe(2);
    });

    test('a side with units on a map without cells stays in the game', () => {
      const text = '(scorekeeper a (do last-side-wins))';
      const later = {
        ...camp(openModule.maps),
        setup: camp(openModule.maps).setup.filter(({ map, side }) => map === 'Camp' || side !== 'Red'),
      };
      const one = game(text, later);
      turn(one);
      expect(resultsIn(one)).toEqual([]);
      const aside = game(text, { ...later, maps: maps({ counts: false }) });
      turn(aside);
      expect(resultsIn(aside)).toEqual(['Red lost', 'Blue won']);
    });

    test('hands and captured pieces do not count by default', () => {
      expect(scoreOf('(sum pawn 1)', camp(maps({ private: 'Red' })))).toBe(2);
      expect(scoreOf('(sum pawn 1)', camp(maps({ private: 'Red', counts: true })))).toBe(7);
      const taking = { by: 'hit', to: 'Camp' } as const;
      const taken = field && plain ? [{ ...field, captures: taking }, plain] : [];
      expect(scoreOf('(sum pawn 1)', camp(taken))).toBe(2);
    });

    test('a map can be excluded from counting', () => {
      expect(
        scoreOf('(sum u* 1)', { ...openModule, maps: openModule.maps.map((map) => ({ ...map, counts: false })) }),
      ).toBe(0);
    });
  });

  test('a unit’s own point value beats its type’s', () => {
    const one = game('(add pawn point-value 5) (scorekeeper a (initial 0) (do (set (sum u* point-value))))');
    turn(one);
    expect(scoresIn(one)['a']).toEqual({ Red: 11, Blue: 5 });
    const [pawn] = one.table.at(MAIN, 'A5');
    played(one, { kind: 'set', actor: ANN, piece: pawn?.id as never, values: { 'point-value': 0 } });
    turn(one);
    expect(scoresIn(one)['a']).toEqual({ Red: 6, Blue: 5 });
  });
});

describe('[S21] names in expressions', () => {
  const module: Module = {
    ...openModule,
    sides: [
      { name: 'Red', class: 'kingdom', values: { gold: 12 } },
      { name: 'Blue', values: { gold: 3 } },
    ],
    values: { weather: 'rain', goal: 10 },
  };

  test.each([
    ['(> gold 10)', true],
    ['(> gold goal)', true],
    ['(= weather rain)', true],
    ['(= class kingdom)', true],
    ['(= unknown unknown)', true],
    ['(> unknown 1)', false],
    ['(= turn 1)', true],
  ])('the name in %s is read from sides, game or turn', (expression, expected) => {
    expect(holds(expression, module)).toBe(expected);
  });

  test('an expression can use names of counters', () => {
    const counted: Module = {
      ...openModule,
      counters: [
        {
          ...counterDefaults,
          name: 'Red Pawns',
          on: 'Field',
          match: 'Owner = Red && PieceName = Pawn',
        },
      ],
    };
    const one = game('(scorekeeper a (initial 0) (when after-action) (do (set |Field_Red Pawns|)))', counted);
    played(one, (now) => move(now, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect(scoresIn(one)).toEqual({ a: { Red: 2, Blue: 2 } });
    played(one, { kind: 'delete', actor: ANN, piece: one.table.at(MAIN, 'A4')[0]?.id as never });
    expect(scoresIn(one)).toEqual({ a: { Red: 1, Blue: 1 } });
  });

  test('an expression can use counters of each side', () => {
    const one = game('(scorekeeper a (initial 0) (do (set |$side$ Hoard|)))', {
      ...openModule,
      values: { 'Red Hoard': 4, 'Blue Hoard': 9 },
    });
    turn(one);
    expect(scoresIn(one)).toEqual({ a: { Red: 4, Blue: 9 } });
  });

  test('an expression can use properties of sides, maps, zones and declarations', () => {
    const { properties } = namesForGdl({
      sides: [{ name: 'Red', values: { gold: 12 } }],
      maps: [{ values: { weather: 'rain' }, boards: [{ zones: [{ values: { supply: 2 } }, {}] }, {}] }],
      prototypes: { pawn: { strength: 1 } },
      values: { goal: 10 },
      properties: { morale: 'natural' },
    });
    const names = ['gold', 'weather', 'supply', 'strength', 'goal', 'morale', 'Owner', 'class', 'cp', 'rain'];
    expect(names.filter((name) => !properties.has(name))).toEqual(['rain']);
  });

  test('a defined symbol’s value replaces it anywhere', () => {
    const one = game(
      `(define goal 4) (define strong (pawn king)) (define what Strength) (define enough (>= (sum strong what) goal)) (define mine Red)
       (scorekeeper a (applies-to mine) (do (if enough (win mine))))`,
    );
    turn(one);
    expect(resultsIn(one)).toEqual(['Red won']);
  });
});

describe('[S30] the last turn', () => {
  test('the last turn ends the game with a ranking by scores', () => {
    const one = game(
      '(set last-turn 2) (scorekeeper a (initial 0) (applies-to Red) (do (add 1))) (scorekeeper b (initial 0) (applies-to Blue) (do (add 3)))',
    );
    turn(one);
    expect(phase(one)).toBe('playing');
    turn(one);
    expect([phase(one), resultsIn(one)]).toEqual(['over', ['Red lost 2', 'Blue won 1']]);
    expect(one.table.get('outcome', RED)?.cause).toEqual({ by: 'last-turn', turn: 2 });
  });

  test('the last turn without scores is a draw', () => {
    const one = game('(set last-turn 1)');
    turn(one);
    expect([phase(one), resultsIn(one)]).toEqual(['over', ['Red drew', 'Blue drew']]);
  });
});

describe('[S29] sides', () => {
  test('sides have class and trust from the module or a form', () => {
    const text =
      '(side 1 (class horde) (trusts (2 1))) (scorekeeper a (initial 0) (applies-to horde) (do (if (= trusts Blue) (add 1))))';
    const one = game(text);
    turn(one);
    expect(scoresIn(one)).toEqual({ a: { Red: 1 } });
  });

  test('side 0 is for neutral pieces, judged only if named', () => {
    const one = game(
      '(scorekeeper a (initial 0) (applies-to independent) (do (set (sum u* point-value)))) (scorekeeper b (initial 0) (do (add 1)))',
    );
    turn(one);
    expect(scoresIn(one)).toEqual({ a: { '0': 1 }, b: { Red: 1, Blue: 1 } });
  });
});

describe('a side that is out of the game', () => {
  test('[S17] a loser’s turns are skipped, and its players cannot move', () => {
    const one = game('(scorekeeper a (when (after-event (= kind side-turn-ended))) (applies-to Red) (do lose))');
    played(one, endTurn(ANN));
    expect([resultsIn(one), onTurn(one.table)?.id, phase(one)]).toEqual([['Red lost'], BLUE, 'playing']);
    expect(outcome(one, move(one, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')))).toBe('out-of-game');
    played(one, endTurn(BEN));
    expect([onTurn(one.table)?.id, one.table.get('turn', 'turn')?.number]).toEqual([BLUE, 2]);
  });

  test('[S23] a side that loses on its turn is skipped at once', () => {
    const text = `(scorekeeper a (when (after-event (= kind moved))) (applies-to Blue) (do lose))
      (scorekeeper b (initial 0) (do (add 1)))`;
    const one = game(text);
    played(one, endTurn(ANN), (now) => move(now, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    expect([resultsIn(one), onTurn(one.table)?.id, one.table.get('turn', 'turn')?.number]).toEqual([
      ['Blue lost'],
      RED,
      2,
    ]);
    expect(scoresIn(one)).toEqual({ b: { Red: 1 } });
    played(one, undo(BEN));
    expect([resultsIn(one), onTurn(one.table)?.id, scoresIn(one)]).toEqual([[], BLUE, {}]);
  });
});
