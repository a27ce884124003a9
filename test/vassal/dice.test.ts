import { expect, it } from 'vitest';
import { diceOf } from '../../src/vassal/module/dice.ts';
import { ImportLossCollector } from '../../src/vassal/module/losses.ts';
import {
  sanitizeLine,
  sanitizeName,
  sanitizePropertyName,
  UniqueNameGenerator,
} from '../../src/vassal/module/names.ts';
import { type Element, parseBuildFile } from '../../src/vassal/source/element.ts';
import { element } from './small-module.ts';

const read = (...inside: readonly string[]): Element => {
  const found = parseBuildFile(Buffer.from(`<r>${inside.join('')}</r>`));
  return typeof found === 'string' ? expect.unreachable(found) : found;
};

type Attributes = Readonly<Record<string, string | number>>;

const plain = (name: string, nDice: number, nSides: number, more: Attributes = {}): string =>
  element('VASSAL.build.module.DiceButton', { name, nDice, nSides, ...more });
const special = (name: string, ...dice: readonly string[]): string =>
  element('VASSAL.build.module.SpecialDiceButton', { name }, ...dice);
const die = (name: string, ...faces: readonly Attributes[]): string =>
  element(
    'VASSAL.build.module.SpecialDie',
    { name },
    ...faces.map((face) => element('VASSAL.build.module.SpecialDieFace', face)),
  );
const faces = (count: number, of = (at: number): string => `f${at}`): readonly Attributes[] =>
  Array.from({ length: count }, (_, at) => ({ text: of(at) }));

const made = (...inside: readonly string[]) => {
  const losses = new ImportLossCollector();
  return { ...diceOf(read(...inside), losses), losses: losses.counts() };
};

it('[V6] dice buttons become rolls with count, sides and bonus', () => {
  const { actions, tables, losses } = made(
    element('VASSAL.build.module.DiceButton', { name: 'Usual' }),
    plain('Least', 1, 2),
    plain('Most', 100, 1000),
    plain('None', 0, 6),
    plain('One side', 1, 1),
    plain('Too many', 101, 6),
    plain('Too round', 1, 1001),
    plain('More', 2, 6, { plus: 3 }),
    plain('Less', 2, 6, { plus: -1 }),
    plain('Most', 3, 4),
    plain('', 3, 4),
    plain('Halves', 1.5, 6.5),
  );
  expect(actions.map(({ name, does }) => [name, does])).toEqual(
    [
      ['Usual', '2d6'],
      ['Least', '1d2'],
      ['Most', '100d1000'],
      ['More', '2d6+3'],
      ['Less', '2d6-1'],
      ['Most 2', '3d4'],
      ['3d4', '3d4'],
      ['Halves', '1d6'],
    ].map(([name, roll]) => [name, [{ roll, name: 'result' }]]),
  );
  expect([tables, losses]).toEqual([[], []]);
});

it('[V6] dice with special faces become tables, and dice with plain numbers stay dice', () => {
  const { actions, tables, losses } = made(
    special('Numbers', die('', ...faces(2, (at) => `${at + 1}`)), die('', ...faces(3, (at) => `${at + 1}`))),
    special('Signs', die('Red', { text: 'Hit' }, { icon: 'miss.v2.png' }, {}), die('', { text: '1' }, { text: '2' })),
    special('Turned', die('', { text: '2' }, { text: '1' })),
    special('Bare'),
    special('Flat', die('', { text: 'a' })),
    special('Round', die('', ...faces(200))),
    special('Too round', die('', ...faces(201))),
    special('Alike', die('Die', ...faces(2)), die('Die', ...faces(2))),
  );
  expect(actions).toEqual([
    {
      name: 'Numbers',
      does: [
        { roll: '1d2', name: 'result1' },
        { roll: '1d3', name: 'result2' },
      ],
    },
    {
      name: 'Signs',
      does: [
        { table: 'Signs: Red', name: 'result1' },
        { table: 'Signs: 2', name: 'result2' },
      ],
    },
    { name: 'Turned', does: [{ table: 'Turned: 1', name: 'result1' }] },
    { name: 'Round', does: [{ table: 'Round: 1', name: 'result1' }] },
  ]);
  expect(tables).toEqual([
    {
      name: 'Signs: Red',
      roll: '1d3',
      rows: [
        [1, 'Hit'],
        [2, 'miss.v2'],
        [3, '3'],
      ],
    },
    {
      name: 'Signs: 2',
      roll: '1d2',
      rows: [
        [1, '1'],
        [2, '2'],
      ],
    },
    {
      name: 'Turned: 1',
      roll: '1d2',
      rows: [
        [1, '2'],
        [2, '1'],
      ],
    },
    { name: 'Round: 1', roll: '1d200', rows: faces(200).map(({ text }, at) => [at + 1, text]) },
  ]);
  expect(losses).toEqual([{ loss: 'dice', count: 4, names: ['Bare', 'Flat', 'Too round', 'Alike'] }]);
});

it('[V6] a module has at most 80 dice tables, and the rest is reported', () => {
  const coins = (name: string, count: number): string =>
    special(name, ...Array.from({ length: count }, (_, at) => die(`${at}`, ...faces(2))));
  const { actions, tables, losses } = made(coins('Many', 78), coins('Three', 3), coins('Two', 2), coins('One', 1));
  expect([actions.map(({ name }) => name), tables.length, losses]).toEqual([
    ['Many', 'Two'],
    80,
    [{ loss: 'dice', count: 2, names: ['Three', 'One'] }],
  ]);
});

it('[V7] a report of lost parts lists up to twelve names and counts all', () => {
  const losses = new ImportLossCollector();
  for (let at = 0; at < 13; at += 1) losses.note('dice', `die ${at}`);
  losses.note('dice', 'die 0', 5);
  losses.note('many-decks');
  expect(losses.counts()).toEqual(
    expect.arrayContaining([
      { loss: 'dice', count: 18, names: Array.from({ length: 12 }, (_, at) => `die ${at}`) },
      { loss: 'many-decks', count: 1, names: [] },
    ]),
  );
});

it('[V6] imported names stay close to VASSAL’s, unique in any case', () => {
  const names = new UniqueNameGenerator(['Taken']);
  const given = [
    names.give('Town', 'Place'),
    names.give('TOWN', 'Place'),
    names.give('Town 2', 'Place'),
    names.give('Town', 'Place'),
    names.give('taken', 'Place'),
    names.give('', 'Place'),
    names.give(' \u0007 ', '$'),
  ];
  expect(given).toEqual(['Town', 'TOWN 2', 'Town 2 2', 'Town 3', 'taken 2', 'Place', '$']);
  expect(['a/b$c', ' two \t\n words ', 'x'.repeat(80)].map(sanitizeName)).toEqual([
    'a-b-c',
    'two words',
    'x'.repeat(54),
  ]);
  expect(['Move Points!', '__a__', '7th', '…', 'é-è', 'x'.repeat(80)].map(sanitizePropertyName)).toEqual([
    'Move_Points',
    'a',
    undefined,
    undefined,
    'é_è',
    'x'.repeat(60),
  ]);
  expect([sanitizeLine(' one\n\ttwo ', 100), sanitizeLine('abcdef', 3)]).toEqual(['one two', 'abc']);
});
