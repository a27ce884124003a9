import { readFormat } from '../../engine/index.ts';
import { bold, plain } from '../text.ts';
import type { Seen } from './report.ts';

/** The sentences of a module's author, as readers of one language see them. */

type SpokenLine = Seen<'spoken'>['lines'][number];
type SpokenText = NonNullable<SpokenLine['says']>;
type SpokenName = SpokenText['names'][string];

const LONGEST_WORDS = 1000;

/** A sentence in the language of a locale, in which `listed` lists names; the author's own if it is not translated. */
export const sentenceText = (
  { one, other, count, names, in: translated }: SpokenText,
  locale: string,
  listed: (names: readonly string[]) => string,
): string => {
  const own = translated?.[locale];
  const [language, text] = own ? [locale, own] : ['en', { one, other }];
  const isOne = count !== undefined && new Intl.PluralRules(language).select(count) === 'one';
  const parts = readFormat((isOne ? text.one : undefined) ?? text.other);
  return parts
    .map((part) => {
      if (typeof part === 'string') return wordsText(part);
      const name = Object.hasOwn(names, part.name) ? names[part.name] : undefined;
      return name ? nameText(name, locale, listed) : '';
    })
    .join('');
};

/** Words between names, with one blank where there was any. */
const wordsText = (words: string): string => {
  const [first, last] = [/^\s/.test(words) ? ' ' : '', /\S\s+$/.test(words) ? ' ' : ''];
  return `${first}${plain(words, LONGEST_WORDS)}${last}`;
};

/** The same names once, with their number. */
const nameText = ({ kind, of }: SpokenName, locale: string, listed: (names: readonly string[]) => string): string => {
  const counts = new Map<string, number>();
  for (const { text, in: translated } of of) {
    const called = translated?.[locale] ?? text;
    counts.set(called, (counts.get(called) ?? 0) + 1);
  }
  const marked = kind === 'side' ? bold : plain;
  return listed([...counts].map(([text, count]) => (count > 1 ? `${marked(text)} ×${count}` : marked(text))));
};
