import { type ModifierFault, modifierEffectOf } from '../../engine/index.ts';
import { counterQueries } from '../../features/counters/view/counters.ts';
import { textOf, type Value } from '../../table/index.ts';
import {
  type ExplanationTurnView,
  type ModifierView,
  modifierQueries,
  type ValueExplanationView,
} from '../../view/modifiers.ts';
import { pieceQueries } from '../../view/pieces.ts';
import type { SeenReport } from '../../view/seen/report.ts';
import { plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { LONGEST_VALUE_SHOWN, MOST_MODIFIER_LINES } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { propertyIn, valueIn } from '../base/properties.ts';
import type { SystemSentences } from '../base/sentences.ts';
import { countedName, moreLine } from '../base/text.ts';
import { list, name, names } from '../base/values.ts';
import { expectedText } from '../module/expected.ts';
import { amountText, authorsEffect, changeText, effectPhrase, reportedEffect } from './modifier-effects.ts';

/** Modifiers in words, made from their reader's view. */

/** All modifiers in play; `isAuthor`: in the module's own terms, which players don't read. */
export const modifiersText = (format: Format, view: View, isAuthor = false): string => {
  const all = view.of(modifierQueries).all();
  if (all.length === 0) return format('modifiers-none');
  const lines = all
    .slice(0, MOST_MODIFIER_LINES)
    .map((one, i) => format('modifiers-item', { number: i + 1, modifier: modifierLine(format, view, one, isAuthor) }));
  return [format('modifiers-head'), ...lines, ...moreLine(format, all.length - lines.length)].join('\n');
};

const modifierLine = (format: Format, view: View, one: ModifierView, isAuthor: boolean): string => {
  const { precedence, phase, definition } = one;
  const modifier = nameWithSource(format, view, one.name, one.source, one.granted);
  if (isAuthor) {
    const order = list([String(precedence), ...(phase === undefined ? [] : [plain(phase)])], 'more');
    return format('modifiers-line-author', { modifier, order, effect: authorsEffect(format, definition) });
  }
  const effect = effectPhrase(format, modifierEffectOf(definition), (property) => propertyIn(format, view, property));
  return format('modifiers-line', { modifier, effect });
};

/** A modifier's name, with the thing that has or grants it. */
const nameWithSource = (
  format: Format,
  view: View,
  modifier: string,
  from: ModifierView['source'],
  isGranted = false,
): string => {
  const source = sourceName(view, from);
  if (source === undefined) return format('modifiers-name', { modifier: name(modifier) });
  return format(isGranted ? 'modifiers-name-by' : 'modifiers-name-of', {
    modifier: name(modifier),
    source: plain(source),
  });
};

const sourceName = (view: View, source: ModifierView['source']): string | undefined => {
  if (!source) return undefined;
  return 'piece' in source ? view.of(pieceQueries).byId(source.piece)?.name : source.name;
};

/** A modifier that starts or ends automatically, with its effect. */
const forceLine = (format: Format, { name: modifier, begins, does, of = [] }: SeenReport<'force'>): string => {
  const { lasts: _, ...lasting } = does;
  const [bearer, ...others] = of;
  const isNamed = bearer && others.length === 0 && (bearer.count ?? 1) === 1 && modifier.includes(bearer.name);
  const effect = reportedEffect(format, begins ? does : lasting);
  const given = { modifier: name(modifier), effect };
  if (of.length === 0 || isNamed) return format(begins ? 'modifiers-begins' : 'modifiers-ends', given);
  const bearers = list(of.map(countedName));
  return format(begins ? 'modifiers-begins-of' : 'modifiers-ends-of', { ...given, bearers });
};

/** A value with its base if modifiers change it: `3 (base 1)`. */
export const valueWithBase = (
  format: Format,
  view: View,
  property: string,
  value: Value | undefined,
  base: Value | undefined,
): string => {
  const [now, before] = [valueIn(format, view, property, value), valueIn(format, view, property, base)];
  if (now === before) return plain(now, LONGEST_VALUE_SHOWN);
  return format('explain-value-base', { value: shownText(format, now), base: shownText(format, before) });
};

const shownText = (format: Format, text: string): string => (text === '' ? format('value-blank') : changeText(text));

/** Returns the text of a property's value for the reader. */
type TextOfValue = (property: string, value: Value | undefined) => string;

/**
 * An explanation of a value, with a line for each modifier; `isAuthor`: in the module's own terms, which players don't
 * read.
 */
export const explanationText = (
  format: Format,
  view: View,
  subject: string,
  property: string,
  explained: ValueExplanationView,
  isAuthor = false,
): string => {
  const { base, turns, effective, isBentUnseen, effects = [] } = explained;
  const shown: TextOfValue = (of, value) =>
    shownText(format, isAuthor ? textOf(value) : valueIn(format, view, of, value));
  const label = isAuthor ? property : readText(format, view, property);
  const line = isAuthor ? authorsTurn : playersTurn;
  const lines = turns.slice(0, MOST_MODIFIER_LINES).map((turn) => line(format, view, turn, property, shown));
  const more = turns.length - lines.length;
  const value = shown(property, effective);
  return [
    format('explain-head', { property: name(label), subject: name(subject), value }),
    format('explain-base', { base: shown(property, base) }),
    ...lines,
    ...(more > 0 ? [format('explain-more', { count: more })] : []),
    ...(isBentUnseen ? [format('explain-unseen')] : []),
    turns.length === 0 && !isBentUnseen ? format('explain-none') : format('explain-result', { value }),
    ...(effects.length > 0 ? [format('explain-effects', { effects: names(effects) })] : []),
  ].join('\n');
};

const authorsTurn = (
  format: Format,
  view: View,
  turn: ExplanationTurnView,
  property: string,
  shown: TextOfValue,
): string => {
  const saw = turn.saw.map(([of, value]) => format('explain-read', { property: plain(of), value: shown(of, value) }));
  const parts = [
    nameWithSource(format, view, turn.modifier, turn.source),
    changeText(turn.change),
    ...(saw.length > 0 ? [format('explain-saw', { values: list(saw) })] : []),
  ];
  const outcome = outcomeText(format, turn, property, shown);
  return format('explain-step-author', { precedence: turn.precedence, parts: list(parts, 'more'), outcome });
};

const playersTurn = (
  format: Format,
  view: View,
  turn: ExplanationTurnView,
  property: string,
  shown: TextOfValue,
): string => {
  const amount = amountText(format, turn.change);
  const saw = turn.saw.map(([of, value]) =>
    format('explain-read', { property: plain(readText(format, view, of)), value: shown(of, value) }),
  );
  const parts = [
    nameWithSource(format, view, turn.modifier, turn.source),
    ...(amount === undefined ? [] : [amount]),
    ...(saw.length > 0 ? [format('explain-with', { values: list(saw) })] : []),
  ];
  return format('explain-step', { parts: list(parts, 'more'), outcome: outcomeText(format, turn, property, shown) });
};

const OUTCOMES = {
  inert: 'explain-inert',
  disabled: 'explain-disabled',
  'out of reach': 'explain-out-of-reach',
  'not granted': 'explain-not-granted',
  condition: 'explain-condition',
  'no match': 'explain-no-match',
  'nothing near': 'explain-nothing-near',
} as const;

/**
 * A text that says if a modifier applied, with the value after it. If the value was rounded, the text includes the
 * exact value.
 */
const outcomeText = (
  format: Format,
  { verdict, after, kept }: ExplanationTurnView,
  property: string,
  shown: TextOfValue,
): string => {
  if (verdict !== 'applies') return format(OUTCOMES[verdict]);
  const value = shown(property, after);
  return kept === undefined
    ? format('explain-applied', { value })
    : format('explain-applied-exact', { value, exact: shown(property, kept) });
};

/** The messages that name the owner of a property in a condition or amount, by the prefix of the property. */
const OWNERS = {
  source: 'explain-of-source',
  target: 'explain-of-target',
  from: 'explain-of-from',
  to: 'explain-of-to',
} as const;

/** The label of a property or counter that a condition or amount depends on. */
const readText = (format: Format, view: View, key: string): string => {
  const [, before = '', rest = ''] = /^([a-z]+)\.(.+)$/.exec(key) ?? [];
  if (Object.hasOwn(OWNERS, before))
    return format(OWNERS[before as keyof typeof OWNERS], { property: readText(format, view, rest) });
  const counter = view
    .of(counterQueries)
    .all()
    .find(({ property }) => property === key);
  return counter?.title ?? propertyIn(format, view, key);
};

/** The reason why a modifier is refused, and what would work. */
const faultText = (format: Format, { why, found, expected, at }: ModifierFault): string => {
  const wrong =
    why === 'expression' || why === 'change'
      ? format(`modifiers-fault-${why}`, { at: at + 1 })
      : format(`modifiers-fault-${why}`);
  const there = found === '' ? [] : [format('modifiers-fault-found', { found: name(found) })];
  const codes = expected.slice(0, 8).map((one) => `\`${expectedText(format, one)}\``);
  const use =
    why === 'expression'
      ? format('modifiers-fault-use-match')
      : format('modifiers-fault-use', { expected: list(codes, 'or') });
  return [wrong, ...there, use].join(' ');
};

const refusals = (format: Format) =>
  ({
    forbidden: ({ modifier }, _view, { list: shown }) =>
      shown === undefined
        ? format('unseen-in-the-way')
        : format('modifiers-forbids', { modifier: name(modifier), list: shown }),
    'bad-modifier': ({ fault }) => faultText(format, fault),
    'no-such-modifier': (_, _view, { list: shown }) => format('modifiers-gone', { list: shown }),
    'modifier-stays': ({ modifier }) => format('modifiers-stays', { modifier: name(modifier) }),
    'in-order': ({ modifiers }) => format('modifiers-in-order', { modifiers: names(modifiers) }),
    'no-tie': ({ precedence }, _view, { list: shown }) => format('modifiers-no-tie', { precedence, list: shown }),
    'too-many-modifiers': ({ most }, _view, { remove }) => format('modifiers-too-many', { most, remove }),
  }) satisfies SystemSentences['refusals'];

export const sentences = (format: Format) =>
  ({
    reports: {
      modifier: ({ begins, name: modifier, does }) => {
        const given = { modifier: name(modifier) };
        if (!does) return format(begins ? 'modifiers-adds' : 'modifiers-removes', given);
        const effect = reportedEffect(format, does);
        return format(begins ? 'modifiers-adds-doing' : 'modifiers-removes-doing', { ...given, effect });
      },
      ties: ({ names: modifiers }) => format('modifiers-orders', { modifiers: names(modifiers) }),
    },
    lines: { force: (one) => [forceLine(format, one)] },
    refusals: refusals(format),
  }) satisfies SystemSentences;
