import type { Words } from '../../src/words/index.ts';
import { others, readBook } from './phrase-book.ts';
import { NOTES, said } from './said.ts';

type Speak = (...given: readonly unknown[]) => unknown;
type Listen = (at: string, answer: unknown, its: () => unknown) => void;

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''));

/** These words, whose functions have another language say the same. */
const spokenTwice = (words: object, other: object, at: string, listen: Listen): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, one]: [string, unknown]) => {
      const [place, its] = [at === '' ? name : `${at}.${name}`, Reflect.get(other, name) as unknown];
      if (typeof one === 'function')
        return [
          name,
          (...given: readonly unknown[]) => {
            const answer = (one as Speak)(...given);
            listen(place, answer, () => (its as Speak)(...given));
            return answer;
          },
        ];
      const isRoom = typeof one === 'object' && one !== null && !Array.isArray(one);
      return [name, isRoom ? spokenTwice(one, its as object, place, listen) : one];
    }),
  );

const noting =
  (locale: string): Listen =>
  (at, answer, its) =>
    void said.heard.add(JSON.stringify({ locale, at, english: textOf(answer), other: textOf(its()) }));

const checking = (locale: string): Listen => {
  const book = new Map(Object.entries(readBook(locale)).map(([at, all]) => [at, new Map(Object.entries(all))]));
  return (at, answer, its) => {
    const known = book.get(at);
    const english = known && textOf(answer);
    const expected = english === undefined ? undefined : known?.get(english);
    if (english === undefined || !expected) return;
    const other = textOf(its());
    if (!expected.includes(other)) said.otherwise.push({ locale, at, english, expected, other });
  };
};

/**
 * Whatever a test makes English say, other languages say at the same time of the same: what stands in their phrase book
 * has to be said as it stands there. `npm run phrases` writes the book anew, from what all tests say. To be called where
 * English is loaded (`vitest.config.ts`).
 */
export const speakTwice = (english: object): void => {
  for (const words of others as readonly Words[]) {
    const listen = (NOTES === undefined ? checking : noting)(words.locale);
    Object.assign(english, spokenTwice(english, words, '', listen));
  }
};
