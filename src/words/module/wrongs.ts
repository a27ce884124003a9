import type { ModuleFaultReason, ModuleFaultReasons } from '../../facts/clauses.ts';
import { removeMarkdown } from '../../view/text/text.ts';
import type { Format } from '../base/messages.ts';
import { quoted } from '../base/text.ts';
import { type ListArgument, list } from '../base/values.ts';
import { readersList, secretsList } from './disclosures.ts';
import { type FlatCode, flatText } from './flat.ts';
import { gdlWords, gridWords, movesWords } from './notations.ts';

/** The error in a module's file, as part of a line (T25). */

/** Errors whose messages need special formatting: not all of their values are shown in quotation marks. */
type Special =
  | 'crowded'
  | 'deeds'
  | 'doubtful'
  | 'grid'
  | 'lacks'
  | 'left-out'
  | 'line-words'
  | 'misplaced'
  | 'misplaced-in-expression'
  | 'moves'
  | 'name-as-text'
  | 'never-held'
  | 'never-stuck'
  | 'no-anchor'
  | 'no-layer'
  | 'no-property'
  | 'no-such'
  | 'no-yaml'
  | 'not-adjacent'
  | 'not-so'
  | 'once'
  | 'compared-not-set'
  | 'other-domain'
  | 'other-kind'
  | 'other-to-yaml'
  | 'repeats-too-much'
  | 'scorekeepers'
  | 'second-terrain'
  | 'stuck-at-start'
  | 'tells-nothing'
  | 'unclosed'
  | 'undeclared'
  | 'unfit-kind';

type FlatWrong = Exclude<FlatCode<ModuleFaultReasons>, Special>;

type Sentences = {
  readonly [C in Exclude<keyof ModuleFaultReasons, FlatWrong>]: (
    format: Format,
    values: ModuleFaultReasons[C],
  ) => string;
};

const quotedNames = (format: Format, names: readonly string[], last: 'and' | 'or'): ListArgument =>
  list(
    names.map((name) => quoted(format, name)),
    last,
  );

const sentences: Sentences = {
  unclosed: (format, { sign }) => format('fault-unclosed', { sign }),
  'no-yaml': (format, { message }) => format('fault-no-yaml', { message }),
  'repeats-too-much': (format, { name }) => format('fault-repeats-too-much', { name }),
  'no-anchor': (format, { name }) => format('fault-no-anchor', { name }),
  lacks: (format, { key }) => format('fault-lacks', { key }),
  doubtful: (format, { written, or }) => format('fault-doubtful', { written, or }),
  'other-to-yaml': (format, { written, kind }) =>
    format('fault-other-to-yaml', { written: quoted(format, written), kind: format('value-kind', { kind }) }),
  'other-kind': (format, { kind }) => format('fault-other-kind', { kind: format('value-kind', { kind }) }),
  'unfit-kind': (format, { kind }) => format('fault-unfit-kind', { kind: format('value-kind', { kind }) }),

  'no-such': (format, { kind, name }) => format('fault-no-such', { kind, name: quoted(format, name) }),
  'no-property': (format, { name, of }) => format('fault-no-property', { of, name: quoted(format, name) }),
  'name-as-text': (format, { name, property }) =>
    format('fault-name-as-text', { property, name: quoted(format, name) }),
  'never-held': (format, { property, text }) => format('fault-never-held', { property, text: quoted(format, text) }),
  once: (format, { property, text }) => format('fault-once', { property, text: quoted(format, text) }),
  'compared-not-set': (format, { property }) => format('fault-compared-not-set', { property }),

  'never-stuck': (format, { prototype }) => format('fault-never-stuck', { prototype }),
  'stuck-at-start': (format, { side }) => format('fault-stuck-at-start', { side }),
  'no-layer': (format, { name, prototype }) => format('fault-no-layer', { prototype, name: quoted(format, name) }),
  'not-so': (format, { prototype, as }) => format('fault-not-so', { as, prototype }),
  crowded: (format, { cell }) => format('fault-crowded', { cell }),
  'second-terrain': (format, { cell, terrain }) =>
    format('fault-second-terrain', { cell, terrain: quoted(format, terrain) }),
  'not-adjacent': (format, { cell, before }) => format('fault-not-adjacent', { cell, before }),
  grid: (format, { fault }) => gridWords(format, fault).wrong,

  deeds: (format, { any }) => format(any ? 'fault-deeds-several' : 'fault-deeds-none'),
  'line-words': (format, { words }) =>
    words.length === 0
      ? format('fault-line-nothing')
      : format('fault-line-words', { words: quotedNames(format, words, 'and') }),
  'left-out': (format, { from, to }) =>
    from === to ? format('fault-left-out-one', { value: from }) : format('fault-left-out', { from, to }),
  moves: (format, { fault }) => movesWords(format, fault).wrong,
  misplaced: (format, { found }) =>
    found === '' ? format('fault-misplaced-end') : format('fault-misplaced', { found: quoted(format, found) }),
  'misplaced-in-expression': (format, { found }) =>
    found === ''
      ? format('fault-misplaced-end-in-expression')
      : format('fault-misplaced-in-expression', { found: quoted(format, found) }),
  'other-domain': (format, { property, domain }) =>
    format('fault-other-domain', { property: quoted(format, property), domain }),

  scorekeepers: (format, { note }) => gdlWords(format, note).wrong,
  undeclared: (format, { by, to, of }) => {
    const told = { readers: readersList(format, to), secrets: secretsList(format, of) };
    const isTurn = by.kind === 'turn' && by.name === '';
    return removeMarkdown(
      isTurn
        ? format('fault-undeclared-turn', told)
        : format('fault-undeclared', { ...told, by: quoted(format, by.title ?? by.name) }),
    );
  },
  'tells-nothing': (format, { names }) => format('fault-tells-nothing', { names: quotedNames(format, names, 'or') }),
};

const isSpecial = (code: keyof ModuleFaultReasons): code is keyof Sentences => Object.hasOwn(sentences, code);

/** The values with texts in quotation marks, and numbers unchanged. */
const shownValues = (format: Format, values: object): object =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, typeof value === 'string' ? quoted(format, value) : value]),
  );

export const wrongText = (format: Format, { is, ...values }: ModuleFaultReason): string =>
  isSpecial(is)
    ? (sentences[is] as (format: Format, values: object) => string)(format, values)
    : flatText<'fault', ModuleFaultReasons, FlatWrong>(format, 'fault', is, shownValues(format, values));
