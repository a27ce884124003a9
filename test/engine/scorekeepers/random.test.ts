import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileScorekeepers } from '../../../src/engine/scorekeepers/language/compile.ts';
import type { GdlForm } from '../../../src/engine/scorekeepers/language/form.ts';
import { moduleNamesOf } from '../../../src/engine/scorekeepers/language/names.ts';
import { printForm } from '../../../src/engine/scorekeepers/language/print-form.ts';
import { isRefusal } from '../../../src/table/index.ts';
import { isOneLeft, isOneLeftUndecided } from '../../support/games/one-left.ts';
import { anyForm, scored } from '../../support/gdl.ts';
import { recordsOf } from '../../support/state.ts';
import { ANN, BEN, begun, endTurn, MAIN, move, openModule, play, replayed, spot, undo } from '../../support/table.ts';

const symbol = (name: string): GdlForm => ({ kind: 'symbol', name, at: 0 });
const list = (...items: readonly GdlForm[]): GdlForm => ({ kind: 'list', items, at: 0 });

const number = (value: number): GdlForm => ({ kind: 'number', number: value, at: 0 });
const text = (value: string): GdlForm => ({ kind: 'text', text: value, at: 0 });

const anyText1 = fc.constantFrom('Done', '$score$ of $side$', '$turn$').map(text);
const anySides = fc.constantFrom(
  symbol('Red'),
  symbol('Blue'),
  symbol('side*'),
  number(0),
  list(symbol('not'), symbol('Red')),
  symbol('nobody'),
);

const OPERATORS = ['and', 'or', 'not', '=', '/=', '>', '<=', '+', '-', '*', '/'];
const operation = ([head, items]: readonly [string, readonly GdlForm[]]): GdlForm => list(symbol(head), ...items);
const sumOf = ([type, test]: readonly [string, GdlForm | undefined]): GdlForm =>
  list(symbol('sum'), symbol(type), symbol('Strength'), ...(test ? [test] : []));

const anyExpression: fc.Arbitrary<GdlForm> = fc.letrec<{ one: GdlForm; test: GdlForm }>((tie) => ({
  test: fc
    .tuple(
      fc.constantFrom('>', '=', '/='),
      fc.constantFrom('Strength', 'Royal', 'CurrentZone', 'turn').map(symbol),
      fc.integer({ min: 0, max: 4 }).map(number),
    )
    .map(([head, ...items]) => list(symbol(head), ...items)),
  one: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    { weight: 10, arbitrary: fc.constantFrom('score', 'turn', 'name', 'a', 'unknown', 'kind').map(symbol) },
    { weight: 10, arbitrary: fc.integer({ min: -3, max: 9 }).map(number) },
    {
      weight: 10,
      arbitrary: fc.tuple(fc.constantFrom('u*', 'pawn', 'king'), fc.option(tie('test'), { nil: undefined })).map(sumOf),
    },
    {
      weight: 10,
      arbitrary: fc
        .tuple(fc.constantFrom(...OPERATORS), fc.array(tie('one'), { minLength: 2, maxLength: 3 }))
        .map(operation),
    },
    { weight: 1, arbitrary: anyForm },
  ),
})).one;

const anyAction: fc.Arbitrary<GdlForm> = fc.letrec<{ one: GdlForm }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('win', 'lose', 'last-side-wins', 'last-alliance-wins', 'add', 'dance').map(symbol),
    fc
      .tuple(fc.constantFrom('win', 'lose'), anySides, anyText1)
      .map(([head, sides, own]) => list(symbol(head), sides, own)),
    fc.tuple(fc.constantFrom('add', 'set'), anyExpression).map(([head, amount]) => list(symbol(head), amount)),
    fc.tuple(anyExpression, anySides).map(([amount, side]) => list(symbol('add'), amount, side)),
    fc.tuple(anyExpression, tie('one'), tie('one')).map((items) => list(symbol('if'), ...items)),
    fc
      .tuple(anyExpression, tie('one'))
      .map(([test, action]) => list(symbol('cond'), list(test, action), list(symbol('else'), action))),
    fc
      .tuple(anyExpression, fc.constantFrom('stop', 'end'))
      .map(([test, head]) => list(symbol('if'), test, list(symbol(head), text('Over')))),
  ),
})).one;

const WHEN = ['before-turn', 'after-turn', 'after-event', 'after-action'];

const anyProperty: fc.Arbitrary<GdlForm> = fc.oneof(
  anySides.map((sides) => list(symbol('applies-to'), sides)),
  anySides.map((sides) => list(symbol('known-to'), sides)),
  anyExpression.map((test) => list(symbol('trigger'), test)),
  fc.boolean().map((flag) => list(symbol('triggered'), { kind: 'flag', flag, at: 0 })),
  fc.tuple(anyExpression, anyText1, anySides).map((items) => list(symbol('messages'), list(...items))),
  fc
    .tuple(fc.constantFrom('title', 'notes', 'colour'), anyForm)
    .map(([property, value]) => list(symbol(property), value)),
);

const anyKeeper: fc.Arbitrary<GdlForm> = fc
  .record({
    when: fc.tuple(fc.constantFrom(...WHEN), fc.option(anyExpression, { nil: undefined })),
    body: fc.array(anyAction, { minLength: 1, maxLength: 4 }),
    others: fc.array(anyProperty, { maxLength: 2 }),
    score: fc.boolean(),
  })
  .map(({ when: [moment, test], body, others, score }) =>
    list(
      symbol('scorekeeper'),
      list(symbol('when'), test ? list(symbol(moment), test) : symbol(moment)),
      ...(score ? [list(symbol('initial'), number(0))] : []),
      ...others,
      list(symbol('do'), ...body),
    ),
  );

const anyProgram = fc
  .tuple(
    fc.array(
      fc
        .constantFrom(number(3), list(symbol('+'), symbol('turn'), number(1)), symbol('a'))
        .map((value) => list(symbol('define'), symbol('a'), value)),
      { maxLength: 1 },
    ),
    fc.array(anyKeeper, { minLength: 1, maxLength: 4 }),
  )
  .map(([defines, keepers]) => [...defines, ...keepers].map(printForm).join('\n'));

/** The kinds of records that a check may touch; and of the game its phase alone. */
const TOUCHED: ReadonlySet<string> = new Set([
  'scorekeeper',
  'round-score',
  'check',
  'outcome',
  'game',
  'turn',
  'piece',
  'sequence',
  'witness',
]);

test('[S13] in random games the last remaining side wins, or the game is over', () => {
  let left = 0;
  fc.assert(
    fc.property(anyProgram, (program) => {
      const text = `${program}\n(scorekeeper survivor (do last-side-wins))`;
      const compiled = compileScorekeepers([text], moduleNamesOf(openModule));
      fc.pre(compiled.ok);
      const game = begun(scored(text));
      for (const act of [endTurn(ANN), endTurn(BEN), endTurn(ANN), endTurn(BEN)]) {
        if (isRefusal(play(game, act))) continue;
        left += isOneLeft(game.table) ? 1 : 0;
        expect(isOneLeftUndecided(game.table)).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
  expect(left).toBeGreaterThan(5);
});

test('[S27] [S23] a random form is refused, or judged safely and undone', () => {
  let judged = 0;
  fc.assert(
    fc.property(anyProgram, (program) => {
      const compiled = compileScorekeepers([program], moduleNamesOf(openModule));
      if (!compiled.ok) {
        expect(compiled.faults.length).toBeGreaterThan(0);
        return;
      }
      const game = begun(scored(program));
      const acts = [
        () => move(game, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')),
        () => endTurn(ANN),
        () => move(game, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')),
        () => endTurn(BEN),
        () => endTurn(ANN),
        () => endTurn(BEN),
      ];
      for (const act of acts) {
        const before = recordsOf(game.table);
        const change = play(game, act());
        if (isRefusal(change)) continue;
        const all = [...change.added, ...change.updated, ...change.removed];
        expect(all.filter(({ kind }) => !TOUCHED.has(kind))).toEqual([]);
        expect(
          change.updated
            .flatMap(({ kind, to }) => (kind === 'game' ? Object.keys(to) : []))
            .filter((field) => field !== 'phase'),
        ).toEqual([]);
        judged += all.some(({ kind }) => kind === 'check') ? 1 : 0;
        const after = recordsOf(game.table);
        if (!isRefusal(play(game, undo(ANN)))) {
          expect(recordsOf(game.table)).toEqual(before);
          play(game, { kind: 'redo', actor: game.steps.at(-2)?.operation.actor ?? ANN, steps: 1 });
          expect(recordsOf(game.table)).toEqual(after);
        }
      }
      expect(recordsOf(replayed(game.steps))).toEqual(recordsOf(game.table));
    }),
    { numRuns: 120 },
  );
  expect(judged).toBeGreaterThan(20);
});
