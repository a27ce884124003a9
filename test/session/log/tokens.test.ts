import { expect, it } from 'vitest';
import {
  decoded,
  encodeAccounts,
  encodeActText,
  encodeMessageText,
  mapTextsInValue,
  type PersonalItemNumbers,
  personalTextPattern,
} from '../../../src/session/log/tokens.ts';

const ANN = '10000000000000001';
const EVE = '10000000000000000002';
const TYPED = 'Iron *Company*';
const SHOWN = 'Iron \\*Company\\*';

/** Ann's account is number 1, what she typed is number 2, other accounts are number 3. */
const numbers: PersonalItemNumbers = {
  account: (account) => (account === ANN ? 1 : 3),
  text: (text) => (text === TYPED ? 2 : undefined),
  inWords: () => personalTextPattern([SHOWN]),
  inTexts: () => personalTextPattern([TYPED]),
  word: (words) => (words === SHOWN ? 2 : undefined),
};
const kept = (number: number): string | undefined => [undefined, ANN, TYPED, EVE][number];

it.each([
  ['an account of 17 digits', ANN, '@1;'],
  ['an account of 20 digits', EVE, '@3;'],
  ['an account in a text', `owner=${ANN}`, 'owner=@1;'],
  ['a mention', `<@${ANN}> moves`, '@1! moves'],
  ['sixteen digits, which are no account', '1'.repeat(16), '1'.repeat(16)],
  ['digits of a hash, which are none', `ab${'1'.repeat(17)}cd`, `ab${'1'.repeat(17)}cd`],
  ['21 digits, which are none either', '1'.repeat(21), '1'.repeat(21)],
  ['a short text with a sign of its own', 'a@b', 'a@@b'],
  [
    'a long text with what looks like a token',
    'it costs @1; and no less than that',
    'it costs @@1; and no less than that',
  ],
])('%s is stored separately as personal data and restored', (_, text, stored) => {
  expect(encodeAccounts(text, numbers)).toBe(stored);
  expect(decoded(stored, kept)).toBe(text);
});

it('typed texts are stored separately, also from inside sentences', () => {
  expect([encodeActText(TYPED, numbers), encodeActText('Iron', numbers), encodeActText(ANN, numbers)]).toEqual([
    '@2=',
    'Iron',
    '@1;',
  ]);
  const words = `<@${ANN}> names it **${SHOWN}**, not Irony`;
  expect(encodeMessageText(words, numbers)).toBe('@1! names it **@2~**, not Irony');
  expect(decoded(encodeMessageText(words, numbers), kept)).toBe(words);
  expect(encodeMessageText(`x${SHOWN}`, numbers)).toBe(`x${SHOWN}`);
});

it('a forgotten text shows as removed', () => {
  expect(decoded('@1; @2= @2~ @@', () => undefined)).toBe('1 removed text 2 removed text 2 @');
  expect(decoded('@1!', () => undefined)).not.toContain(ANN);
});

it('field names count as texts of a value', () => {
  const value = { a: 1, b: ['x', null, { c: 'x' }], x: true, d: 'y' };
  const change = (text: string): string => text.replace('x', 'X');
  expect(mapTextsInValue(value, change)).toEqual({ a: 1, b: ['X', null, { c: 'X' }], X: true, d: 'y' });
  expect(Object.keys(mapTextsInValue(value, change) as object)).toEqual(['a', 'b', 'X', 'd']);
  expect(mapTextsInValue({ x: 1 }, change)).toEqual({ X: 1 });
  expect(mapTextsInValue({ a: 'x' }, change)).toEqual({ a: 'X' });
  expect(mapTextsInValue(value, (text) => text)).toBe(value);
});
