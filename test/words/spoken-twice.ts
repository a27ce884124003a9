import { formatIn } from '../../src/words/base/messages.ts';
import type { Words } from '../../src/words/index.ts';
import { spokenCommands, spokenWords } from '../../src/words/spoken.ts';
import { others, type PhraseBook, readBook, settler } from './phrase-book.ts';
import { NOTES, said } from './said.ts';

/** Places whose texts come from the catalogues: every language has the same code there. */
const CATALOGUED = [
  // Made by systems, most of which have catalogues; their goldens in `said` have the words of each language.
  'deed',
  'lists',
  'refusals',
  ...Object.keys(spokenWords(formatIn('en'))),
  ...Object.keys(spokenCommands(formatIn('en'))).map((name) => `commands.${name}`),
];

/** True at a place of the catalogues, or within one. */
export const isCatalogued = (at: string): boolean =>
  CATALOGUED.some((place) => at === place || at.startsWith(`${place}.`));

type Speak = (...given: readonly unknown[]) => unknown;
type Listen = (at: string, answer: unknown, its: () => unknown) => void;

const textOf = (answer: unknown): string => (typeof answer === 'string' ? answer : (JSON.stringify(answer) ?? ''));

/** These words, whose functions have another language say the same. */
const spokenTwice = (words: object, other: object, at: string, listen: Listen): object =>
  Object.fromEntries(
    Object.entries(words).map(([name, one]: [string, unknown]) => {
      const [place, its] = [at === '' ? name : `${at}.${name}`, Reflect.get(other, name) as unknown];
      if (isCatalogued(place)) return [name, one];
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
  (at, answer, its) => {
    const settled = settler();
    const phrase = { locale, at, english: settled(textOf(answer)), other: settled(textOf(its())) };
    said.heard.add(JSON.stringify(phrase));
  };

/** A place in the words as the book has it: what others say for each answer in English, and the other way. */
interface Known {
  readonly others: ReadonlyMap<string, readonly string[]>;
  readonly english: ReadonlyMap<string, readonly string[]>;
}

const knownOf = (said: PhraseBook[string]): Known => {
  const english = new Map<string, string[]>();
  for (const [one, all] of Object.entries(said))
    for (const other of all) english.set(other, [...(english.get(other) ?? []), one]);
  return { others: new Map(Object.entries(said)), english };
};

/** Of sentences that the book does not have so many are looked at in each place: random games say thousands. */
const MOST_STRANGE = 300;

/** The same answer of a place is looked at so often: it may be the answer to different things. */
const MOST_ALIKE = 3;

/** Notes what a language does not say as its book has it, and what English does not. */
export const checking = (locale: string, phrases: PhraseBook): Listen => {
  const book = new Map(Object.entries(phrases).map(([at, all]) => [at, knownOf(all)]));
  const strange = new Map<string, Set<string>>();
  const alike = new Map<string, Map<string, number>>([...book.keys()].map((at) => [at, new Map()]));
  return (at, answer, its) => {
    const known = book.get(at);
    if (!known) return;
    const text = textOf(answer);
    const times = alike.get(at)?.get(text) ?? 0;
    if (times === MOST_ALIKE) return;
    alike.get(at)?.set(text, times + 1);
    const settled = settler();
    const english = settled(text);
    const expected = known.others.get(english);
    // What the book does not have is asked for once: English may have changed, and the others not.
    const asked = strange.get(at) ?? new Set();
    if (!expected && (asked.has(english) || asked.size === MOST_STRANGE)) return;
    if (!expected) strange.set(at, asked.add(english));
    const other = settled(textOf(its()));
    if (expected && !expected.includes(other)) said.otherwise.push({ locale, at, english, expected, other });
    const meant = expected ? undefined : known.english.get(other);
    if (meant) said.otherwise.push({ locale, at, english, expected: meant, other });
  };
};

/**
 * Whatever a test makes English say, other languages say at the same time of the same: what stands in their phrase book
 * has to be said as it stands there, in both. `npm run phrases` writes the book anew, from what all tests say. To be called where
 * English is loaded (`vitest.config.ts`).
 */
export const speakTwice = (english: object): void => {
  for (const words of others as readonly Words[]) {
    const { locale } = words;
    const listen = NOTES === undefined ? checking(locale, readBook(locale)) : noting(locale);
    Object.assign(english, spokenTwice(english, words, '', listen));
  }
};
