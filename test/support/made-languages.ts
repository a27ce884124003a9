import {
  type Comment,
  FluentParser,
  FluentSerializer,
  Identifier,
  type Message,
  type Pattern,
  type PatternElement,
  type Resource,
  type SelectExpression,
  TextElement,
  Variant,
} from '@fluent/syntax';
import { formatFrom, readCatalogue } from '../../src/words/base/messages.ts';
import type { Languages, Words } from '../../src/words/index.ts';
import { wordsOf } from '../../src/words/spoken.ts';

/**
 * Languages that are made from the English catalogue: one with longer texts, one with more plurals, one without spaces.
 * They have no files. A text stays within a limit that its comment gives, as a translator would keep it.
 */

/** Behind each form of a number that English doesn't have. */
export const MARKS = { few: '‹few›', many: '‹many›' } as const;

/** The longest that a text may be. */
interface Limit {
  readonly most: number;
  readonly unit: 'characters' | 'letters';
}

/** Makes a text of another language from that of a message. */
type Make = (pattern: Pattern, limit: Limit | undefined) => Pattern;

const LETTERS = /[\p{L}\p{N}]/gu;
const WORD = /\p{L}[\p{L}\p{N}'’-]*/gu;

const lettersIn = (text: string): number => text.match(LETTERS)?.length ?? 0;

/** The literal characters or letters of the longest case. */
const lengthOf = ({ elements }: Pattern, unit: Limit['unit']): number => {
  const count = (text: string): number => (unit === 'letters' ? lettersIn(text) : text.length);
  return elements.reduce((sum, element) => sum + longest(element, unit, count), 0);
};

const longest = (element: PatternElement, unit: Limit['unit'], count: (text: string) => number): number => {
  if (element.type === 'TextElement') return count(element.value);
  if (element.expression.type === 'StringLiteral') return count(element.expression.value);
  const cases = selectsIn(element).flatMap(({ variants }) => variants);
  return Math.max(0, ...cases.map(({ value }) => lengthOf(value, unit)));
};

const selectsIn = (element: PatternElement): readonly SelectExpression[] =>
  element.type === 'Placeable' && element.expression.type === 'SelectExpression' ? [element.expression] : [];

/** Changes the literal text of a pattern and its cases, except what players type: that is between backticks. */
const changeWords = ({ elements }: Pattern, change: (text: string) => string): void => {
  let isCode = false;
  for (const element of elements) {
    for (const { variants } of selectsIn(element)) for (const { value } of variants) changeWords(value, change);
    if (element.type !== 'TextElement') continue;
    const parts = element.value.split('`').map((part, i) => {
      if (i > 0) isCode = !isCode;
      return isCode ? part : change(part);
    });
    element.value = parts.join('`');
  }
};

/** The words that fill a longer text. */
const FILLER = 'lengthening';
/** Fillers have so many letters, except the last one of a text. */
const FILLER_LETTERS = 8;

/** Adds so many letters for each letter, in words of their own behind other words. */
const lengthen = (pattern: Pattern, share: number): Pattern => {
  const longer = pattern.clone();
  let missing = 0;
  changeWords(longer, (text) => {
    const last = [...text.matchAll(WORD)].at(-1)?.index;
    return text.replace(WORD, (word, at: number) => {
      missing += word.length * share;
      const letters = Math.round(missing);
      if (letters < (at === last ? 1 : FILLER_LETTERS)) return word;
      missing -= letters;
      return `${word} ${FILLER.slice(0, letters)}`;
    });
  });
  return longer;
};

/** By how much texts are longer, or as much as a limit leaves room for. */
const SHARES = [0.4, 0.3, 0.2, 0.1];

const longerText: Make = (pattern, limit) => {
  const made = SHARES.map((share) => lengthen(pattern, share));
  const fitting = made.find((one) => limit === undefined || lengthOf(one, limit.unit) <= limit.most);
  return fitting ?? pattern;
};

/** Japanese and Thai have no spaces between words; those beside arguments, markup and the dash of a list stay. */
const denseText: Make = (pattern) => {
  const dense = pattern.clone();
  changeWords(dense, (text) => text.replaceAll(/(?<=[\p{L}\p{N},.:;!?)”’"]) +(?=[\p{L}\p{N}(“‘"])/gu, ''));
  return dense;
};

/** True if a text is chosen by a number. */
const isByNumber = ({ variants }: SelectExpression): boolean =>
  variants.some(({ key }) => (key.type === 'Identifier' ? key.name === 'one' : true));

const withMark = (pattern: Pattern, mark: string): Pattern => {
  const marked = pattern.clone();
  marked.elements.push(new TextElement(` ${mark}`));
  return marked;
};

/** Gives each choice by a number the four forms of Polish, the last two with a mark. */
const pluralText: Make = (pattern) => {
  const made = pattern.clone();
  for (const select of made.elements.flatMap(selectsIn)) {
    for (const variant of select.variants) variant.value = pluralText(variant.value, undefined);
    const other = select.variants.find((one) => one.default);
    if (!other || !isByNumber(select)) continue;
    const formOf = (name: keyof typeof MARKS): Variant =>
      new Variant(new Identifier(name), withMark(other.value, MARKS[name]), false);
    select.variants.splice(-1, 0, formOf('few'), formOf('many'));
  }
  return made;
};

const LIMIT = /at most (\d+) (characters|letters)/i;

const limitIn = (comment: string): Limit | undefined => {
  const [, most, unit] = LIMIT.exec(comment) ?? [];
  return most === undefined ? undefined : { most: Number(most), unit: unit as Limit['unit'] };
};

/** True for what Discord lists of a command: a file's heading limits nothing else. */
const isDescription = (id: string): boolean => /(?:^|-)(?:command|option)(?:-|$)/.test(id);

/** Follows the comments of a file from message to message. */
class Limits {
  readonly #text: string;
  #heading: Limit | undefined;
  #group: Limit | undefined;
  /** True if the limit of a group is only for the first text of each block, which is its title. */
  #isForTitles = false;
  /** The limit of several messages below one comment: `Buttons, at most 14 letters`. */
  #several: Limit | undefined;
  #end = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read({ type, content }: { readonly type: string; readonly content: string }): void {
    if (type === 'ResourceComment') this.#heading ??= limitIn(content);
    if (type !== 'GroupComment') return;
    this.#group = limitIn(content);
    this.#isForTitles = content.includes('A title ');
  }

  of({ id, comment, span }: Message): Limit | undefined {
    const isApart = /\n\s*\n/.test(this.#text.slice(this.#end, span?.start));
    this.#end = span?.end ?? 0;
    const own = limitIn(comment?.content ?? '');
    if (comment || isApart) this.#several = isAboutSeveral(comment) ? own : undefined;
    const group = this.#isForTitles && !isApart ? undefined : this.#group;
    return own ?? this.#several ?? group ?? (isDescription(id.name) ? this.#heading : undefined);
  }
}

const isAboutSeveral = (comment: Comment | null): boolean => /^\w+s\b/.test(comment?.content ?? '');

const parse = (text: string): Resource => new FluentParser({ withSpans: true }).parse(text);

const madeText = (text: string, make: Make): string => {
  const resource = parse(text);
  const limits = new Limits(text);
  for (const entry of resource.body) {
    if (entry.type === 'Message') {
      const limit = limits.of(entry);
      if (entry.value) entry.value = make(entry.value, limit);
      for (const attribute of entry.attributes) attribute.value = make(attribute.value, limit);
    } else if (entry.type !== 'Term' && entry.type !== 'Junk') limits.read(entry);
  }
  return new FluentSerializer().serialize(resource);
};

/** How each is made, and Discord's name of a language that it stands for, which has no catalogue. */
const RECIPES = {
  long: { locale: 'fi', make: longerText },
  plurals: { locale: 'pl', make: pluralText },
  dense: { locale: 'ja', make: denseText },
} as const;

export type MadeLanguage = keyof typeof RECIPES;

export const madeLanguages = Object.keys(RECIPES) as readonly MadeLanguage[];

const made = new Map<MadeLanguage, Words>();

/** The words of a made language; each is made once. Nothing falls back to English. */
export const madeWords = (name: MadeLanguage): Words => {
  const { locale, make } = RECIPES[name];
  const texts = (): readonly string[] => readCatalogue('en').map((text) => madeText(text, make));
  const words = made.get(name) ?? wordsOf(formatFrom([{ locale, texts: texts() }]));
  made.set(name, words);
  return words;
};

/** A bot that speaks a made language alone. */
export const speakingOnly = (name: MadeLanguage): Languages => ({ en: madeWords(name) });
