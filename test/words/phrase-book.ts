import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { de } from '../../src/words/de/index.ts';
import type { Words } from '../../src/words/index.ts';

/**
 * What other languages say where English says something, sentence by sentence, as all tests have made English say it:
 * for each place in the words and each answer in English the answers in the other language.
 */
export type PhraseBook = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/** One call of a function among the words: where it stands, and what it answered in both languages. */
export interface Phrase {
  readonly at: string;
  readonly english: string;
  readonly other: string;
}

/** The languages that are held against English: all others. */
export const others: readonly Words[] = [de];

const fileOf = (locale: string): string => fileURLToPath(new URL(`../golden/phrases-${locale}.json`, import.meta.url));

export const readBook = (locale: string): PhraseBook =>
  existsSync(fileOf(locale)) ? JSON.parse(readFileSync(fileOf(locale), 'utf8')) : {};

/** A line a phrase. */
export const writeBook = (locale: string, book: PhraseBook): void => {
  const places = Object.entries(book).map(([at, said]) => {
    const lines = Object.entries(said).map(([english, all]) => `${JSON.stringify(english)}: ${JSON.stringify(all)}`);
    return `${JSON.stringify(at)}: {\n${lines.join(',\n')}\n}`;
  });
  writeFileSync(fileOf(locale), `{\n${places.join(',\n')}\n}\n`);
};

/** Characters that the long phrases of one place have together, at most; what has fewer than this is not long. */
const MOST_OF_A_PLACE = 8_000;
const LONG = 300;
/** What would differ from one machine or one run to the next. */
const PASSING = /\/tmp\/|\b127\.0\.0\.1\b|localhost|file:|[A-Z]:\\/;

/** People, channels, times, hashes and ids: no run of the tests has those of another. */
const VARYING = /<(@|#|t:)[^>\s]+>|\b(?=\w*\d)\w{8,}\b/g;

/** The texts of a phrase, in which what varies is numbered by where it stands first. */
export const settler = (): ((text: string) => string) => {
  const known = new Map<string, number>();
  return (text) =>
    text.replaceAll(VARYING, (one, sign?: string) => {
      const number = known.get(one) ?? known.size + 1;
      known.set(one, number);
      return sign === undefined ? `#${number}` : `<${sign}${number}>`;
    });
};

/** A line without what is filled in, as far as that can be seen: the words that English has, too, and numbers. */
const patternOf = (line: string, english: ReadonlySet<string>): string =>
  line
    .replaceAll(WORDS, (word) => (english.has(word) || /^\d+$/.test(word) ? '_' : word))
    .replaceAll(/_(?:[^\p{L}\p{N}]+_)+/gu, '_');

const WORDS = /[\p{L}\p{N}]+/gu;

/**
 * A small book of these phrases in which each line stands that any has, but for what is filled in: the shortest first;
 * and of what the others say in it all that English says there.
 */
export const bookOf = (phrases: readonly Phrase[]): PhraseBook => {
  const book: Record<string, Record<string, string[]>> = {};
  const places = new Map<string, Phrase[]>();
  for (const phrase of phrases.filter(({ english, other }) => !PASSING.test(english + other)))
    places.set(phrase.at, [...(places.get(phrase.at) ?? []), phrase]);
  for (const [at, found] of [...places].sort(([a], [b]) => (a < b ? -1 : 1))) {
    // A text may be called as something that objects have.
    const kept: Record<string, string[]> = Object.create(null);
    const lines = new Set<string>();
    let room = MOST_OF_A_PLACE;
    for (const { english, other } of found.toSorted(shorterFirst)) {
      const words = new Set(english.match(WORDS));
      const fresh = other
        .split(/\n|\\n|(?<=\.) /)
        .map((line) => patternOf(line, words))
        .filter((line) => !lines.has(line));
      const size = english.length + other.length;
      if (kept[english]) {
        if (!kept[english].includes(other)) kept[english].push(other);
      } else if (fresh.length > 0 && (size < LONG || size <= room || lines.size === 0)) {
        kept[english] = [other];
        if (size >= LONG) room -= size;
        for (const line of fresh) lines.add(line);
      }
    }
    const others = new Set(Object.values(kept).flat());
    for (const { english, other } of found) {
      const its = kept[english] ?? (others.has(other) ? [] : undefined);
      if (its && !its.includes(other)) kept[english] = [...its, other];
    }
    book[at] = kept;
  }
  return book;
};

export const phrasesIn = (book: PhraseBook): readonly Phrase[] =>
  Object.entries(book).flatMap(([at, said]) =>
    Object.entries(said).flatMap(([english, all]) => all.map((other) => ({ at, english, other }))),
  );

const shorterFirst = (a: Phrase, b: Phrase): number =>
  a.english.length - b.english.length || (a.english + a.other < b.english + b.other ? -1 : 1);
