import { isHouse, parseTextTemplate } from '../../engine/index.ts';
import { bold, plain } from '../text/text.ts';
import type { SeenReport } from './report.ts';

type SpokenLine = SeenReport<'spoken'>['lines'][number];
type SpokenText = NonNullable<SpokenLine['says']>;
type SpokenName = SpokenText['names'][string];
type SpokenPerson = NonNullable<SpokenName['of'][number]['players']>[number];

const LONGEST_WORDS = 1000;

interface NameWords {
  readonly locale: string;
  readonly listed: (names: readonly string[]) => string;
  readonly person: (id: SpokenPerson) => string;
}

export const formatModuleSentence = (
  { one, other, count, names, in: translated }: SpokenText,
  naming: NameWords,
): string => {
  const { locale } = naming;
  const own = translated?.[locale];
  const [language, text] = own ? [locale, own] : ['en', { one, other }];
  const isOne = count !== undefined && new Intl.PluralRules(language).select(count) === 'one';
  const parts = parseTextTemplate((isOne ? text.one : undefined) ?? text.other);
  return parts
    .map((part) => {
      if (typeof part === 'string') return wordsText(part);
      const name = Object.hasOwn(names, part.name) ? names[part.name] : undefined;
      return name ? nameText(name, naming) : '';
    })
    .join('');
};

const wordsText = (words: string): string => {
  const [first, last] = [/^\s/.test(words) ? ' ' : '', /\S\s+$/.test(words) ? ' ' : ''];
  return `${first}${plain(words, LONGEST_WORDS)}${last}`;
};

const nameText = ({ kind, of }: SpokenName, { locale, listed, person }: NameWords): string => {
  const marked = kind === 'side' ? bold : plain;
  const counts = new Map<string, number>();
  for (const { text, in: translated, players = [] } of of) {
    const isMentioned = players.length > 0 && !players.some(isHouse);
    const called = isMentioned ? listed(players.map(person)) : marked(translated?.[locale] ?? text);
    counts.set(called, (counts.get(called) ?? 0) + 1);
  }
  return listed([...counts].map(([called, count]) => (count > 1 ? `${count} × ${called}` : called)));
};
