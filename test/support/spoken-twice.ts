import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, expect } from 'vitest';
import { en } from '../../src/words/en/index.ts';
import type { Words } from '../../src/words/index.ts';
import { others, type Phrase, readBook } from '../words/phrase-book.ts';

/**
 * Whatever a test makes English say, other languages say at the same time of the same: what stands in their phrase book
 * has to be said as it stands there. `npm run phrases` writes the book anew, from what all tests say.
 */
type Said = (...given: readonly unknown[]) => unknown;

interface Twice {
  /** What was said otherwise than the book has it, by the test that is running. */
  readonly otherwise: (Phrase & { readonly locale: string; readonly expected: readonly string[] })[];
  readonly heard: Set<string>;
}

/** The file to which all is noted that is said, for a new book. */
const NOTES = process.env['QUARTERMASTER_PHRASES'];
const TWICE = Symbol.for('quartermaster: spoken twice');

const textOf = (said: unknown): string => (typeof said === 'string' ? said : (JSON.stringify(said) ?? ''));

/** These words, whose functions have another language say the same. */
const spokenTwice = (
  words: object,
  other: object,
  at: string,
  check: (at: string, a: unknown, b: Said) => void,
): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, one]: [string, unknown]) => {
      const [place, its] = [at === '' ? name : `${at}.${name}`, Reflect.get(other, name) as unknown];
      if (typeof one === 'function')
        return [
          name,
          (...given: readonly unknown[]) => {
            const said = (one as Said)(...given);
            check(place, said, () => (its as Said)(...given));
            return said;
          },
        ];
      const isRoom = typeof one === 'object' && one !== null && !Array.isArray(one);
      return [name, isRoom ? spokenTwice(one, its as object, place, check) : one];
    }),
  );

/** Has English note or check what a language says; once for each world of modules. */
const listen = (twice: Twice, words: Words): void => {
  const { locale } = words;
  const book = new Map(Object.entries(readBook(locale)).map(([at, said]) => [at, new Map(Object.entries(said))]));
  const note = (at: string, said: unknown, its: Said): void => {
    twice.heard.add(JSON.stringify({ locale, at, english: textOf(said), other: textOf(its()) }));
  };
  const check = (at: string, said: unknown, its: Said): void => {
    const known = book.get(at);
    const english = known && textOf(said);
    const expected = english === undefined ? undefined : known?.get(english);
    if (english === undefined || !expected) return;
    const other = textOf(its());
    if (!expected.includes(other)) twice.otherwise.push({ locale, at, english, expected, other });
  };
  Object.assign(en, spokenTwice(en, words, '', NOTES === undefined ? check : note));
};

const world = en as { [TWICE]?: Twice };
const begin = (): Twice => {
  const made: Twice = { otherwise: [], heard: new Set() };
  for (const words of others) listen(made, words);
  return made;
};
const twice = world[TWICE] ?? begin();
Object.defineProperty(world, TWICE, { value: twice, configurable: true });

afterEach(() => {
  expect(twice.otherwise.splice(0), 'what another language says otherwise than its phrase book').toEqual([]);
});
afterAll(() => {
  if (NOTES !== undefined) appendFileSync(NOTES, [...twice.heard].map((line) => `${line}\n`).join(''));
  twice.heard.clear();
});
