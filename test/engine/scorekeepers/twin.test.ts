import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameOf, type Module } from '../../../src/engine/index.ts';
import { parseGdlForms } from '../../../src/engine/scorekeepers/language/read-forms.ts';
import { resultsIn, scored, scoresIn } from '../../support/gdl.ts';
import { TwinGame } from '../../support/gdl-twin.ts';
import { runs } from '../../support/runs.ts';
import { ANN, endTurn, newPlay, openModule, played, startOf, withRules } from '../../support/table.ts';

const SIDES = ['Red', 'Blue', 'Green'];
const TRUSTS = { Red: ['Blue'], Blue: ['Red'], Green: ['Red'] };
const TYPES = ['pawn', 'king', 'stone'];
const POINTS = { king: 2, stone: -1 };

const list = (...parts: readonly string[]): string => `(${parts.join(' ')})`;

/** `isOthers`: within a test of the others, which has none in it. */
const expressions = (isOthers: boolean) =>
  fc.letrec<{ number: string; test: string }>((tie) => ({
    number: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc.constantFrom('turn', 'score', '0', '1', '2', '3', '-2'),
      fc.constantFrom('u*', ...TYPES).map((type) => `(sum ${type} 1)`),
      fc.tuple(fc.constantFrom('+', '-', '/'), tie('number'), tie('number')).map((parts) => list(...parts)),
      ...(isOthers
        ? [
            tie('number')
              .filter((one) => !one.includes('(own'))
              .map((one) => `(own ${one})`),
          ]
        : []),
    ),
    test: fc.oneof(
      { maxDepth: 3, depthSize: 'small' },
      fc
        .tuple(fc.constantFrom('=', '<', '>='), fc.array(tie('number'), { minLength: 2, maxLength: 3 }))
        .map(([head, all]) => list(head, ...all)),
      fc
        .tuple(fc.constantFrom('and', 'or', 'not'), fc.array(tie('test'), { maxLength: 3 }))
        .map(([head, all]) => list(head, ...all)),
    ),
  }));
const others = expressions(true).test;
const { number } = expressions(false);
const anyTest = fc.oneof(
  { weight: 3, arbitrary: expressions(false).test },
  { weight: 1, arbitrary: fc.tuple(fc.constantFrom('every-other', 'any-other'), others).map((all) => list(...all)) },
);

const anyAction: fc.Arbitrary<string> = fc.letrec<{ one: string }>((tie) => ({
  one: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom('last-side-wins', 'last-alliance-wins', 'lose', 'win', 'add'),
    fc.tuple(fc.constantFrom('win', 'lose'), fc.constantFrom(...SIDES, 'others')).map((all) => list(...all)),
    fc.tuple(fc.constantFrom('add', 'set'), number).map((all) => list(...all)),
    fc.tuple(number, fc.constantFrom(...SIDES, 'others')).map(([amount, side]) => list('add', amount, side)),
    fc.tuple(anyTest, tie('one'), tie('one')).map((all) => list('if', ...all)),
    fc.tuple(anyTest, tie('one'), anyTest, tie('one')).map(([a, b, c, d]) => list('cond', list(a, b), list(c, d))),
    fc.tuple(number, tie('one')).map(([amount, one]) => list(list('add', amount), list('if', 'true', one))),
  ),
})).one;

/** What is decided at once ends most games on their first turn: most of it waits for a test. */
const anyBody = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.tuple(anyTest, anyAction).map((all) => list('if', ...all)) },
    { weight: 2, arbitrary: fc.tuple(fc.constantFrom('add', 'set'), number).map((all) => list(...all)) },
    { weight: 1, arbitrary: fc.constantFrom('last-side-wins', 'last-alliance-wins') },
  ),
  { minLength: 1, maxLength: 3 },
);
const anyUnits = fc.array(fc.record({ side: fc.constantFrom(...SIDES), type: fc.constantFrom(...TYPES) }), {
  minLength: 3,
  maxLength: 8,
});

const begin = (text: string, units: readonly { readonly side: string; readonly type: string }[]) => {
  const one = newPlay();
  const module: Module = {
    ...withRules(openModule, { pieces: 'anyone' }, { order: SIDES, ends: 'by-command' }),
    sides: SIDES.map((name) => ({ name, trusts: TRUSTS[name as keyof typeof TRUSTS] })),
    setup: units.map(({ side, type }, i) => ({
      map: 'Field',
      board: 'Main',
      cell: `${'ABCDE'.charAt(i % 5)}${1 + Math.floor(i / 5)}`,
      side,
      pieces: [{ prototype: type, name: `Unit ${i}`, count: 1 }],
    })),
  };
  played(one, startOf(scored(text, module)), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  return one;
};

test('[S27] random scorekeepers give the same results as a slow interpreter of the manual', () => {
  let values = 0;
  let ended = 0;
  fc.assert(
    fc.property(fc.array(anyBody, { minLength: 1, maxLength: 3 }), anyUnits, (bodies, units) => {
      const keepers = bodies.map((body, i) => ({ name: `k${i}`, text: body.join(' ') }));
      const text = keepers.map(
        ({ name, text: own }) => `(scorekeeper ${name} (initial 0) (ranks nothing) (do ${own}))`,
      );
      const one = begin(
        `(unit-type king (point-value 2)) (unit-type stone (point-value -1)) ${text.join('\n')}`,
        units,
      );
      const twin = new TwinGame(
        SIDES,
        keepers.map(({ name, text: own }) => {
          const read = parseGdlForms(own);
          return { name, body: read.ok ? read.forms : [] };
        }),
        POINTS,
        TRUSTS,
      );
      for (let turn = 1; turn <= 4 && gameOf(one.table).phase === 'playing'; turn += 1) {
        const taken = [...one.table.all('piece')][turn % 3];
        if (taken) played(one, { kind: 'delete', actor: ANN, piece: taken.id });
        twin.units = [...one.table.all('piece')].map(({ side = '', prototype = '' }) => ({ side, type: prototype }));
        while (gameOf(one.table).phase === 'playing' && one.table.get('turn', 'turn')?.number === turn)
          played(one, endTurn(ANN));
        twin.endTurn();
        expect([...resultsIn(one)].sort()).toEqual([...twin.results].map(([side, how]) => `${side} ${how}`).sort());
        const scores = scoresIn(one);
        for (const { name } of keepers)
          for (const side of SIDES) {
            expect([name, side, scores[name]?.[side] ?? 0]).toEqual([
              name,
              side,
              twin.scores.get(`${name} ${side}`) ?? 0,
            ]);
            values += 1;
          }
      }
      ended += gameOf(one.table).phase === 'over' ? 1 : 0;
    }),
    { seed: 27, numRuns: runs(150) },
  );
  expect(values).toBeGreaterThan(1_000);
  expect(ended).toBeGreaterThan(10);
});
