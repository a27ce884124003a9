import { describe, expect, it, test } from 'vitest';
import { counter } from './game.ts';
import { counted, counting, DAN, FIELD, HAND, HEAP, PILE } from './support.ts';

it('[C20] a counter without a property to sum adds exactly 1 for each match', () => {
  const { n, put } = counted('Field');
  put('bill', FIELD, 'A1');
  expect(n()).toBe('1');
});

it('[C21] a counter with a property to sum adds its value for each match', () => {
  const { n, put } = counted('Field', { sum: 'Dollars' });
  put('bill', FIELD, 'A1');
  put('note', FIELD, 'A1');
  expect(n()).toBe('30');
});

describe('the number that a value adds to a counter', () => {
  test.each([
    ['[C22] a missing property', null, '0'],
    ['[C23] what is no number', 'many', '0'],
    ['[C23] a truth', true, '0'],
    ['[C24] a negative value', -7, '-7'],
    ['[C26] "05"', '05', '5'],
    ['[C26] "+5"', '+5', '5'],
    ['[C26] " 5 "', ' 5 ', '5'],
    ['[C26] "1e3"', '1e3', '0'],
    ['[C26] "0x10"', '0x10', '0'],
    ['[C26] "Infinity"', 'Infinity', '0'],
    ['[C26] ""', '', '0'],
    ['[C26] six places', '0.000001', '0.000001'],
  ])('a counter adds the right number for the value %s', (_, value, expected) => {
    const { n, put, set } = counted('Field', { sum: 'Worth' });
    const card = put('action', FIELD, 'A1');
    set(card, { Worth: 9 });
    set(card, { Worth: value });
    expect(n()).toBe(expected);
  });
});

it('[C22] a counter adds 0 for a missing property', () => {
  const { n, put } = counted('Field', { sum: 'Dollars' });
  put('action', FIELD, 'A1');
  put('coin', FIELD, 'A1');
  expect(n()).toBe('1');
});

it('[C23] a piece whose value is not a number neither adds nor subtracts', () => {
  const { n, put, set, to } = counted('Field', { sum: 'Dollars' });
  const piece = put('coin', FIELD, 'A1');
  set(piece, { Dollars: 'many' });
  expect(n()).toBe('0');
  to(piece, HAND);
  expect(n()).toBe('0');
});

it('[C24] a counter’s total can be negative', () => {
  const { n, put, set } = counted('Field', { sum: 'Dollars' });
  put('coin', FIELD, 'A1');
  set(put('coin', FIELD, 'A1'), { Dollars: -3.5 });
  expect(n()).toBe('-2.5');
});

it('[C25] decimals in counters are exact: 0.1 added and removed ten times is 0 again', () => {
  const { n, put, set, to } = counted('Field', { sum: 'Dollars' });
  const pieces = Array.from({ length: 10 }, () => put('action', HAND));
  for (const piece of pieces) set(piece, { Dollars: '0.1' });
  for (const piece of pieces) to(piece, FIELD, 'A1');
  expect(n()).toBe('1');
  for (const piece of pieces) to(piece, HAND);
  expect(n()).toBe('0');
});

it('[C26] a counter’s sum may exceed 10^9, the limit of a single value', () => {
  const { n, put, set } = counted('Field', { sum: 'Dollars' });
  for (let i = 0; i < 3; i += 1) set(put('coin', FIELD, 'A1'), { Dollars: '999999999.999999' });
  expect(n()).toBe('2999999999.999997');
  set(put('coin', FIELD, 'A1'), { Dollars: '1000000001' });
  expect(n()).toBe('2999999999.999997');
});

describe('counters of decks and stacks', () => {
  const back = (piece: string, deck: string) =>
    ({ kind: 'return', actor: DAN, pieces: [piece], deck, where: 'top' }) as never;

  it('[C28] counters include pieces in decks by default', () => {
    const { n, put, go } = counted('Field');
    go(back(put('coin', FIELD, 'A1'), PILE), back(put('coin', FIELD, 'A1'), HEAP));
    expect(n()).toBe('2');
  });

  it('[C29] a counter without decks falls when a card enters one, [C30] and rises when it is drawn', () => {
    const { n, put, go } = counted('Field', { decks: false });
    const piece = put('coin', FIELD, 'A1');
    expect(n()).toBe('1');
    go(back(piece, PILE));
    expect(n()).toBe('0');
    go({ kind: 'draw', actor: DAN, deck: PILE as never, count: 1, named: [], to: { in: FIELD, cell: 'A1' as never } });
    expect(n()).toBe('1');
  });

  it('[C30] a counter without decks does not count a card drawn off the map', () => {
    const { n, put, go } = counted('Field', { decks: false });
    go(back(put('coin', FIELD, 'A1'), PILE), {
      kind: 'draw',
      actor: DAN,
      deck: PILE as never,
      count: 1,
      named: [],
      to: { in: HAND },
    });
    expect(n()).toBe('0');
  });

  it('[C31] counters include stacked pieces by default', () => {
    const { n, put } = counted('Field');
    put('coin', FIELD, 'A1');
    put('coin', FIELD, 'A1');
    expect(n()).toBe('2');
  });

  it('[C32] a counter without stacks drops both stacked pieces until they separate', () => {
    const { n, put, to, go } = counted('Field', { stacks: false });
    put('coin', FIELD, 'A1');
    const b = put('coin', FIELD, 'A2');
    expect(n()).toBe('2');
    to(b, FIELD, 'A1');
    expect(n()).toBe('0');
    to(b, FIELD, 'A2');
    expect(n()).toBe('2');
    to(b, FIELD, 'A1');
    go({ kind: 'delete', actor: DAN, piece: b });
    expect(n()).toBe('1');
  });

  it('[C32] units of an army count like loose pieces of its cell', () => {
    const { n, put, go } = counted('Field', { stacks: false });
    const units = ['coin', 'note'].map((prototype) => put(prototype, FIELD, 'A1', 'Red' as never));
    put('bill', FIELD, 'B2');
    expect(n()).toBe('1');
    go({ kind: 'form-army', actor: DAN, units, name: undefined });
    expect(n()).toBe('1');
  });

  it('[C33] a counter’s options for decks and stacks are independent', () => {
    const { put, go, value } = counting(
      [true, false].flatMap((decks) =>
        [true, false].map((stacks) => counter(`${decks} ${stacks}`, 'Field', { decks, stacks })),
      ),
    );
    put('coin', FIELD, 'B1');
    for (const _ of [1, 2]) put('coin', FIELD, 'A1');
    for (const _ of [1, 2, 3]) go(back(put('coin', FIELD, 'C1'), PILE));
    const held = ['true true', 'true false', 'false true', 'false false'].map((name) => value(`Field_${name}`));
    expect(held).toEqual(['6', '4', '3', '1']);
  });
});

describe('[C85] a formula in braces', () => {
  it('a formula in braces adds its result for each piece and follows changes', () => {
    const { n, put, set, to } = counted('Field', { sum: '{Dollars * 2 + 1}' });
    const coin = put('coin', FIELD, 'A1');
    put('note', FIELD, 'A1');
    expect(n()).toBe('24');
    set(coin, { Dollars: 4 });
    expect(n()).toBe('30');
    to(coin, HAND);
    expect(n()).toBe('21');
  });

  it('a formula in braces adds 0 if its result is not a number', () => {
    const { n, put, set } = counted('Field', { sum: '{Dollars / Worth}' });
    const coin = put('coin', FIELD, 'A1');
    expect(n()).toBe('0');
    set(coin, { Worth: 0 });
    expect(n()).toBe('0');
    set(coin, { Worth: 4 });
    expect(n()).toBe('0.25');
  });

  it('a formula differs from a property by its brace', () => {
    const { n, put, set } = counted('Field', { sum: 'point-value' });
    set(put('coin', FIELD, 'A1'), { 'point-value': 7 });
    expect(n()).toBe('7');
  });
});
