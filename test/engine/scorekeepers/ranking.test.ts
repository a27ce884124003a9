import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disclosuresOf, gameOf, type Module, scoreLeadOf } from '../../../src/engine/index.ts';
import { compileScorekeepers } from '../../../src/engine/scorekeepers/language/compile.ts';
import { moduleNamesOf } from '../../../src/engine/scorekeepers/language/names.ts';
import {
  findRankingConflicts,
  rankingCriteriaAtEnd,
  rankingCriteriaOf,
  rankSides,
  undeclaredRankScorekeepers,
} from '../../../src/engine/scorekeepers/language/ranking.ts';
import type { KeeperDefinition } from '../../../src/engine/scorekeepers/language/tree.ts';
import { isRefusal, type Refusal } from '../../../src/table/index.ts';
import { Lens } from '../../../src/view/lens.ts';
import { scoreQueries } from '../../../src/view/scores.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer } from '../../../src/view/viewer.ts';
import { resultsIn, scored } from '../../support/gdl.ts';
import {
  ANN,
  BEN,
  BLUE,
  begun,
  endTurn,
  openModule,
  outcome,
  type Play,
  play,
  played,
  RED,
  secretModule,
} from '../../support/table.ts';

const game = (text: string, module: Module = openModule): Play => begun(scored(text, module));
const turn = (one: Play): void => void played(one, endTurn(ANN), endTurn(BEN));
const finish = (one: Play): readonly string[] => {
  turn(one);
  played(one, { kind: 'finish', actor: ANN });
  return resultsIn(one);
};
const keeper = (name: string, properties: string, ...scores: readonly string[]): string =>
  `(scorekeeper ${name} (initial 0) ${properties} (do ${scores.map((score) => `(set ${score})`).join(' ')}))`;
const open = (text: string): readonly string[] => {
  const compiled = compileScorekeepers([text], moduleNamesOf(openModule));
  return (compiled.ok ? compiled.open : compiled.faults).map(({ code, line, keeper: of }) => `${of} ${code} ${line}`);
};

const POINTS = '(scorekeeper points (initial 0) (ranks most) (do (set 5 Red) (set 7 Blue)))';

describe('[D21] ranking scorekeepers', () => {
  test('the ranking ignores a helper scorekeeper, whatever its score', () => {
    const clock = '(scorekeeper clock (initial 0) (do (set 50 Red)))';
    expect(finish(game(`${POINTS} ${clock}`))).toEqual(['Red lost 2', 'Blue won 1']);
    expect(finish(game(`${clock} (scorekeeper clock (ranks nothing)) ${POINTS}`))).toEqual([
      'Red lost 2',
      'Blue won 1',
    ]);
  });

  test('the ranking ignores a helper scorekeeper that ends the game, too', () => {
    const one = game(`(scorekeeper clock (initial 0) (do (add 3 Red) (if (= turn 1) end))) ${POINTS}`);
    turn(one);
    expect(resultsIn(one)).toEqual(['Red lost 2', 'Blue won 1']);
  });

  test('the ranking includes a single score by default, unless it ranks nothing', () => {
    const text = '(scorekeeper a (initial 0) (do (set 5 Red))) (scorekeeper b (do))';
    expect(finish(game(text))).toEqual(['Red won 1', 'Blue lost 2']);
    expect(finish(game(`${text} (scorekeeper c (initial 9) (ranks nothing) (do (set 8 Red)))`))).toEqual([
      'Red won 1',
      'Blue lost 2',
    ]);
    const none = game(`${text} (scorekeeper a (ranks nothing))`);
    turn(none);
    expect(outcome(none, { kind: 'finish', actor: ANN })).toBe('nothing-ranks');
  });

  test('the ranking puts the least first on request', () => {
    expect(finish(game(`${POINTS} (scorekeeper points (ranks least))`))).toEqual(['Red won 1', 'Blue lost 2']);
  });

  test('ranking scorekeepers break ties in their declared order', () => {
    const texts = [
      '(scorekeeper points (initial 4) (ranks most))',
      '(scorekeeper wood (initial 0) (ranks least 2) (do (set 1 Red) (set 2 Blue)))',
    ];
    for (const all of [texts, [...texts].reverse()])
      expect(finish(game(all.join(' ')))).toEqual(['Red won 1', 'Blue lost 2']);
    const third = '(scorekeeper gold (initial 0) (ranks most 3) (do (set 9 Blue)))';
    expect(finish(game([...texts, third].join(' ')))).toEqual(['Red won 1', 'Blue lost 2']);
    const even = game([...texts, third, '(scorekeeper wood (do (set 2)))'].join(' '));
    expect(finish(even)).toEqual(['Red lost 2', 'Blue won 1']);
  });

  test('the ranking adds up scores of the same place', () => {
    const own = `${keeper('r', '(applies-to Red) (ranks most)', '5')} ${keeper('b', '(applies-to Blue) (ranks most)', '3')}`;
    expect(finish(game(`${own} ${keeper('x', '(applies-to Blue) (ranks most 1)', '1')}`))).toEqual([
      'Red won 1',
      'Blue lost 2',
    ]);
    expect(finish(game(`${own} ${keeper('x', '(applies-to Blue) (ranks most 1)', '3')}`))).toEqual([
      'Red lost 2',
      'Blue won 1',
    ]);
  });

  test('the ranking at an end starts with its own score if that ranks', () => {
    const hold = (score: string): string =>
      `(scorekeeper hold (initial 0) (ranks most 2) (do ${score} (if (= turn 1) end))) (scorekeeper points (initial 0) (ranks most) (do (set 9 Blue)))`;
    const [held, even] = [game(hold('(set 3 Red)')), game(hold('(set 3)'))];
    for (const one of [held, even]) turn(one);
    expect([resultsIn(held), resultsIn(even)]).toEqual([
      ['Red won 1', 'Blue lost 2'],
      ['Red lost 2', 'Blue won 1'],
    ]);
  });

  test('old games without a ranking add up all scores', () => {
    const text =
      '(scorekeeper a (initial 0) (do (set 9 Red))) (scorekeeper b (initial 0) (do (set 1 Blue) (set 1 Red)))';
    const one = game(text);
    expect(finish(one)).toEqual(['Red won 1', 'Blue lost 2']);
    expect(one.table.get('outcome', RED)?.scores).toEqual([
      { keeper: 'a', score: 9 },
      { keeper: 'b', score: 1 },
    ]);
  });
});

describe('[D21] a required ranking', () => {
  const [a, b] = ['(scorekeeper a\n(initial 0))', '(scorekeeper b\n(keep-score true))'];

  test.each([
    ['several that keep a score, and none says that it ranks', `${a} ${b}`, ['a ranks-open 2', 'b ranks-open 3']],
    [
      'the same beside one that ranks nothing',
      `${a} ${b} (scorekeeper c (initial 0) (ranks nothing))`,
      ['a ranks-open 2', 'b ranks-open 3'],
    ],
    ['one that keeps a score', a, []],
    ['several of which one says it', `${a} ${b} (scorekeeper b (ranks least))`, []],
    ['several that all rank nothing', `${a} ${b} (scorekeeper a (ranks nothing)) (scorekeeper b (ranks nothing))`, []],
    ['one of two ranks nothing: the other one ranks', `${a} ${b} (scorekeeper a (ranks nothing))`, []],
    [
      'two ways in one place',
      `${a} ${b} (scorekeeper a (ranks most)) (scorekeeper b\n(ranks least 1))`,
      ['b ranks-apart 4'],
    ],
    ['two ways in two places', `${a} ${b} (scorekeeper a (ranks most)) (scorekeeper b (ranks least 2))`, []],
    ['no way', '(scorekeeper a (initial 0) (ranks))', ['a bad-form 1']],
    ['another way', '(scorekeeper a (initial 0) (ranks best))', ['a bad-form 1']],
    ['place 0', '(scorekeeper a (initial 0) (ranks most 0))', ['a bad-form 1']],
    ['half a place', '(scorekeeper a (initial 0) (ranks most 1.5))', ['a bad-form 1']],
    ['two places', '(scorekeeper a (initial 0) (ranks most 1 2))', ['a bad-form 1']],
    ['a place for nothing', '(scorekeeper a (initial 0) (ranks nothing 1))', ['a bad-form 1']],
  ])('the check for a required ranking judges %s', (_, text, expected) => {
    expect(open(text)).toEqual(expected);
  });

  test('a warning is given for ranking by a score that is not kept', () => {
    const compiled = compileScorekeepers(['(scorekeeper a\n (ranks most))'], moduleNamesOf(openModule));
    expect(compiled.ok && compiled.warnings.map(({ code, line }) => `${code} ${line}`)).toEqual(['no-score 1']);
  });

  test('in play, a second score needs a ranking; old games continue', () => {
    const define = (one: Play, text: string): Refusal | undefined => {
      const change = play(one, { kind: 'define-scores', actor: ANN, text });
      return isRefusal(change) ? change : undefined;
    };
    const one = game('(scorekeeper a (initial 0))');
    expect(define(one, '(scorekeeper b (initial 0))')).toMatchObject({
      code: 'bad-gdl',
      faults: [{ code: 'ranks-open', keeper: 'b', line: 1, column: 16 }],
    });
    expect(define(one, '(scorekeeper b (initial 0) (ranks nothing))')).toBe(undefined);
    const three = game(
      '(scorekeeper a (initial 0) (ranks most)) (scorekeeper b (initial 0)) (scorekeeper c (initial 0))',
    );
    expect(define(three, '(scorekeeper a (ranks nothing))')).toMatchObject({
      faults: [{ keeper: 'b' }, { keeper: 'c' }],
    });
    const stored = game('(scorekeeper a (initial 0)) (scorekeeper b (initial 0))');
    expect(define(stored, '(scorekeeper c (do win))')).toBe(undefined);
    expect(define(stored, '(scorekeeper a (ranks most))')).toBe(undefined);
  });
});

describe('[D21] the places in a ranking', () => {
  const scores = fc.array(
    fc.array(fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }), { minLength: 2, maxLength: 2 }),
    {
      minLength: 1,
      maxLength: 5,
    },
  );

  test('a single first place wins, several draw, sides without score draw without place', () => {
    fc.assert(
      fc.property(scores, fc.constantFrom('most', 'least'), (all, way) => {
        const found = rankSides(new Map(all.map((own, i) => [String(i) as never, own])), ['most', way as 'most']);
        // Each score as a number that sorts: a missing one behind all others.
        const worth = ([first, second]: readonly (number | undefined)[]): number =>
          (first ?? -1) * 100 + (second === undefined ? -50 : way === 'most' ? second : -second);
        const has = all.filter((own) => own.some((one) => one !== undefined));
        const best = Math.max(...has.map(worth));
        for (const [i, own] of all.entries()) {
          const one = found.get(String(i) as never);
          if (!has.includes(own)) expect(one).toEqual({ result: 'drew' });
          else {
            const place = 1 + has.filter((other) => worth(other) > worth(own)).length;
            const alone = has.filter((other) => worth(other) === best).length === 1;
            expect(one).toEqual({ place, result: place > 1 ? 'lost' : alone ? 'won' : 'drew' });
          }
        }
      }),
    );
  });
});

describe('[D21] the final scores', () => {
  const SECRET = '(scorekeeper hoard (title "Hoard") (known-to Red) (initial 2) (ranks most 2))';
  const text = `(scorekeeper points (title "Points") (initial 4) (ranks most) (do (set 4)))
${SECRET} (scorekeeper clock (title "Clock") (initial 0) (do (add 50)))`;
  const finals = (one: Play, viewer = channelViewer): readonly string[] =>
    new View(one.table, viewer)
      .of(scoreQueries)
      .final()
      .map(({ title, sides }) => `${title}: ${sides.map(({ side, score }) => `${side} ${score}`).join(', ')}`);

  test('final scores include secret ones for everyone, but no helpers', () => {
    const one = game(text, secretModule);
    turn(one);
    expect([finals(one), finals(one, personViewer(ANN))]).toEqual([
      ['Points: Red 4, Blue 4'],
      ['Points: Red 4, Blue 4', 'Hoard: Red 2, Blue 2'],
    ]);
    played(one, { kind: 'finish', actor: ANN });
    for (const viewer of [channelViewer, personViewer(ANN), personViewer(BEN)]) {
      expect(finals(one, viewer)).toEqual(['Points: Red 4, Blue 4', 'Hoard: Red 2, Blue 2']);
    }
    expect(
      new View(one.table, channelViewer)
        .of(scoreQueries)
        .revealed()
        .map(({ title }) => title),
    ).toEqual(['Hoard']);
    expect(new View(one.table, personViewer(ANN)).of(scoreQueries).revealed()).toEqual([]);
  });

  test('final scores keep secret scores that ranked no side', () => {
    const one = game(`${text} (scorekeeper fast (do (win Red) (lose Blue)))`, secretModule);
    turn(one);
    expect([gameOf(one.table).phase, finals(one)]).toEqual(['over', ['Points: Red 4, Blue 4']]);
  });

  test('final scores count as disclosures; helpers do not', () => {
    const hand = '(scorekeeper a (known-to Red) (reveals "Red Hand") (initial 0) RANKS (do (set |Red Hand_Wealth|)))';
    const counters = [
      { name: 'Wealth', on: 'Red Hand', match: '', sum: 'Dollars', visible: 'map', decks: true, stacks: true },
    ];
    const told = (ranks: string): readonly string[] => {
      const module = { ...scored(hand.replace('RANKS', ranks), secretModule), counters } as unknown as Module;
      return disclosuresOf(module).flatMap(({ by, tells, to }) =>
        by.kind === 'scorekeeper' ? [`${tells} ${String(to)}`] : [],
      );
    };
    expect(told('(ranks most)')).toContain('ranks all');
    expect(told('(ranks nothing)')).not.toContain('ranks all');
  });

  test.each([
    ['(when (after-event (= kind turn-ended)))', []],
    ['(when (after-event (= kind captured)))', ['ranks all', 'scores all']],
  ])('final scores judged at %s reveal %j about hidden things', (when, tells) => {
    const module = scored(`(scorekeeper a (initial 0) ${when} (do (add 1)))`, secretModule);
    const found = disclosuresOf(module).filter(({ by }) => by.kind === 'scorekeeper');
    expect(found.map(({ tells: what, to }) => `${what} ${String(to)}`)).toEqual(tells);
  });

  test('final scores are part of the public outcome', () => {
    const one = game(text, secretModule);
    turn(one);
    played(one, { kind: 'finish', actor: ANN });
    const view = new View(one.table, channelViewer);
    expect(
      view
        .of(scoreQueries)
        .results()
        .map(({ side, result, place }) => `${side} ${result} ${place}`),
    ).toEqual(['Red drew 1', 'Blue drew 1']);
    expect(one.table.get('outcome', BLUE)?.scores).toEqual([
      { keeper: 'points', score: 4 },
      { keeper: 'hoard', score: 2 },
    ]);
  });
});

describe('[U22] the lead of a side', () => {
  const leads = (one: Play, viewer = channelViewer): unknown =>
    [RED, BLUE].map((side) => new View(one.table, viewer).of(scoreQueries).lead(side));

  test('the lead of a side goes by result, then by each ranking score', () => {
    const one = game(
      `${POINTS} ${keeper('waste', '(ranks least 2)', '4 Red', '1 Blue')} (scorekeeper clock (initial 0) (do (add 9 Red)))`,
    );
    expect(leads(one)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    turn(one);
    expect(leads(one)).toEqual([
      [0, -2, -3],
      [0, 2, 3],
    ]);
    played(one, { kind: 'finish', actor: ANN });
    expect(leads(one)).toEqual([
      [-1, -2, -3],
      [1, 2, 3],
    ]);
  });

  test('the lead of a side uses only scores that the viewer knows', () => {
    const one = game(POINTS.replace('(ranks most)', '(ranks most) (known-to Red)'));
    turn(one);
    expect([leads(one), leads(one, personViewer(ANN))]).toEqual([
      [
        [0, 0],
        [0, 0],
      ],
      [
        [0, -2],
        [0, 2],
      ],
    ]);
  });
});

test('[D22] a game can be ranked while a judged side remains', () => {
  const text = (judged: string) =>
    `(side Red (class crown)) (scorekeeper a (initial 0) (ranks most) (applies-to ${judged}))`;
  const can = (one: Play): boolean => new View(one.table, channelViewer).of(scoreQueries).canRank;
  expect([can(game(text('crown'))), can(game(text('horde'))), can(game(text('Blue'))), can(game(''))]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

describe('[D21] the order of rankings', () => {
  const keeping = (name: string, more: object = {}): KeeperDefinition =>
    ({ name, initial: 0, ...more }) as unknown as KeeperDefinition;
  const ranking = (name: string, order: number, way: 'most' | 'least' = 'most'): KeeperDefinition =>
    keeping(name, { ranks: { order, way } });
  const names = (ranks: ReturnType<typeof rankingCriteriaOf>): readonly string[] =>
    ranks.map(({ way, keepers }) => `${way} ${keepers.map(({ name }) => name).join('+')}`);
  const [a, b] = [keeping('a'), keeping('b')];

  test('the order of rankings is explicit, with equal places combined', () => {
    const some = [ranking('c', 2, 'least'), a, ranking('d', 1), ranking('e', 2, 'least')];
    expect(names(rankingCriteriaOf(some))).toEqual(['most d', 'least c+e']);
    expect(
      names(rankingCriteriaOf([keeping('f', { ranks: { order: 1, way: 'most' }, initial: undefined }), a])),
    ).toEqual(['most a']);
    expect(names(rankingCriteriaOf([keeping('g', { ranks: 'nothing' })]))).toEqual([]);
  });

  test('rankings at an end start with its own score, then the others', () => {
    const [first, second] = [ranking('first', 1), ranking('second', 2, 'least')];
    expect(names(rankingCriteriaAtEnd([first, second], second))).toEqual([
      'least second',
      'most first',
      'least second',
    ]);
    expect(names(rankingCriteriaAtEnd([a, b], b))).toEqual(['most b']);
    expect(names(rankingCriteriaAtEnd([first, a], a))).toEqual(['most first']);
  });

  test('the order of rankings is open if several scores declare none', () => {
    const open = (...some: readonly KeeperDefinition[]) => undeclaredRankScorekeepers(some).map(({ name }) => name);
    expect([open(a), open(a, b), open(a, b, ranking('c', 1)), open(a, keeping('d', { initial: undefined }))]).toEqual([
      [],
      ['a', 'b'],
      [],
      [],
    ]);
  });

  test('rankings clash if the same place ranks both ways', () => {
    const [most, least, other] = [ranking('most', 1), ranking('least', 1, 'least'), ranking('other', 2, 'least')];
    expect(findRankingConflicts([most, other, least, keeping('c', { ranks: 'nothing' }), a])).toEqual([[most, least]]);
    expect(findRankingConflicts([most, ranking('too', 1)])).toEqual([]);
  });
});

test('[D21] a side’s lead counts unchanged scores at their initial value', () => {
  const one = game('(scorekeeper points (initial 5) (ranks most) (do (set 7 Red)))');
  turn(one);
  const lead = (side: typeof RED) => scoreLeadOf(one.table, new Lens(one.table, channelViewer), side);
  expect([lead(RED), lead(BLUE)]).toEqual([
    [0, 2],
    [0, -2],
  ]);
});
