import type { ModuleFaultRemedies, ModuleFaultRemedy } from '../../facts/clauses.ts';
import type { Format } from '../base/messages.ts';
import { quoted } from '../base/text.ts';
import { list } from '../base/values.ts';
import { expectedText } from './expected.ts';
import { type FlatCode, flatText } from './flat.ts';
import { gdlWords, gridWords, movesWords } from './notations.ts';

/** The correct content of a module's file, or how to fix it, as part of a line (T25). */

type FlatRemedy = Exclude<FlatCode<ModuleFaultRemedies>, 'cells-of-map' | 'kind'>;

type Sentences = {
  readonly [C in Exclude<keyof ModuleFaultRemedies, FlatRemedy>]: (
    format: Format,
    values: ModuleFaultRemedies[C],
  ) => string;
};

const anyOf = (format: Format, names: readonly string[]): string =>
  format('remedy-any-of', { names: list(names, 'or') });

const oneOf = (format: Format, names: readonly string[]): string =>
  format('remedy-one-of', { names: list(names, 'more') });

/** A name in the notation of scorekeepers. */
const quotedForm = (name: string): string => `"${name.replace(/[\\"]/g, '\\$&')}"`;

const sentences: Sentences = {
  'under-key': (format, { key, remedy }) => format('remedy-under-key', { key, remedy: remedyText(format, remedy) }),
  'or-quoted': (format, { written, remedy }) =>
    format('remedy-or-quoted', { written, remedy: remedyText(format, remedy) }),
  'in-quotes': (format, { written, remedy }) =>
    format('remedy-in-quotes', { written, remedy: remedyText(format, remedy) }),
  kind: (format, { kind }) => format('value-kind', { kind }),

  'one-of': (format, { names }) => oneOf(format, names),
  defined: (format, { near, names, hasMore }) => {
    if (near.length > 0) return anyOf(format, near);
    if (names.length === 0) return format('remedy-none-defined');
    return hasMore ? format('remedy-one-of-more', { names: list(names, 'more') }) : oneOf(format, names);
  },
  'near-names': (format, { names }) => anyOf(format, names),
  'ask-things': (format, { property, things }) =>
    anyOf(format, [...things.map((thing) => `$${thing}.${property}$`), format('remedy-property-alone', { property })]),
  'place-name': (format, { isDeck }) => format(isDeck ? 'remedy-place-name-deck' : 'remedy-place-name'),
  'battle-zone': (format, { names }) => (names.length === 0 ? format('remedy-battle-zone') : oneOf(format, names)),
  range: (format, { from, to }) => {
    if (from !== undefined && to !== undefined) return format('remedy-range', { from, to });
    return to === undefined
      ? format('remedy-range-up', { least: from ?? 0 })
      : format('remedy-range-down', { most: to });
  },
  'mended-moves': (format, { fault }) => movesWords(format, fault).expected,
  'cells-of-map': (format, { map }) => format('remedy-cells-of-map', { map: quoted(format, map) }),
  grid: (format, { fault }) => gridWords(format, fault).expected,

  'one-word': (format, { words }) => format('remedy-one-word', { words: list(words, 'more') }),
  typed: (format, { texts }) => {
    const names = texts.map((text) => expectedText(format, text));
    return format('remedy-any-of', { names: list(names, 'more') });
  },

  scorekeepers: (format, { note }) => gdlWords(format, note).expected,
  declare: (format, { by, names, list: written }) => {
    if (by === 'scorekeeper') return format('remedy-declare-scorekeeper', { forms: names.map(quotedForm).join(' ') });
    const line = `reveals: [${written}]`;
    return format(by === 'counter' ? 'remedy-declare-counter' : 'remedy-declare', { list: line });
  },
  'reveals-without': (format, { names }) =>
    format('remedy-reveals-without', { names: list(names.map((name) => quoted(format, name))) }),
};

const isSpecial = (code: keyof ModuleFaultRemedies): code is keyof Sentences => Object.hasOwn(sentences, code);

export const remedyText = (format: Format, { is, ...values }: ModuleFaultRemedy): string =>
  isSpecial(is)
    ? (sentences[is] as (format: Format, values: object) => string)(format, values)
    : flatText<'remedy', ModuleFaultRemedies, FlatRemedy>(format, 'remedy', is, values);
