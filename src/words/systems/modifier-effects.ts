import { changesOf, type ModifierDefinition, type ModifierEffect, readAlteration } from '../../engine/index.ts';
import { type ModifierView, namesOfLinkedCells } from '../../view/modifiers.ts';
import { plain } from '../../view/text/text.ts';
import { LONGEST_MODIFIER_CHANGE_TEXT } from '../base/limits.ts';
import type { Format, Messages } from '../base/messages.ts';
import { propertyText } from '../base/properties.ts';
import { listed } from '../base/text.ts';
import { list, name } from '../base/values.ts';

/** The effects of modifiers: as verb phrases to follow their names, or in the module's own terms for its author. */

/** A text of a module, cut if it is long, and escaped. */
export const changeText = (text: string): string => plain(text, LONGEST_MODIFIER_CHANGE_TEXT);

/** Returns the label of a property; `reported`: the label that the module had at that time. */
type Label = (property: string, reported?: string) => string;

/** The words for targets of a modifier that changes only some things of a kind. */
const SOME: { readonly [of: string]: 'effect-some-pieces' | 'effect-some-cells' | 'effect-some-sides' } = {
  piece: 'effect-some-pieces',
  may: 'effect-some-pieces',
  cell: 'effect-some-cells',
  side: 'effect-some-sides',
  limit: 'effect-some-sides',
};

/** All effects of a modifier and their duration, in the labels of its module. */
export const effectPhrase = (format: Format, does: ModifierEffect, label: Label): string => {
  const { of, isOfSome, lasts, also = [] } = does;
  const isOfSomeWays = /^(?:un)?link/.test(does.change) && namesOfLinkedCells(does.cells).length === 0;
  const all = [does, ...also.map((one) => ({ of, ...(isOfSome ? { isOfSome } : {}), ...one }))];
  const changes = listed(format, [...new Set(all.map((one) => changePhrase(format, one, label)))]);
  const effect = isOfSome && !isOfSomeWays ? format(SOME[of] ?? 'effect-some-cases', { effect: changes }) : changes;
  if (!lasts) return effect;
  return format(lasts.of === 'turns' ? 'effect-for-turns' : 'effect-for-goes', { effect, count: lasts.count });
};

/** The effects of a modifier, in the labels that the module had at the time of the report. */
export const reportedEffect = (format: Format, does: ModifierEffect): string =>
  effectPhrase(format, does, (property, reported) => reported ?? propertyText(format, property));

const changePhrase = (format: Format, effect: ModifierEffect, label: Label): string => {
  const { of, change, grants } = effect;
  if (grants !== undefined) return format('effect-grants', { modifier: name(grants) });
  if (of === 'may') return format('effect-may');
  if (of === 'modifier') return format('effect-modifiers');
  if (change.startsWith('unlink')) return wayPhrase(format, 'closes', effect);
  if (change.startsWith('link')) return wayPhrase(format, 'opens', effect);
  const read = readAlteration(change);
  const called = read.ok ? label(read.alteration.property, effect.called) : '';
  const property = of === 'limit' ? limitName(format, called, effect.isOfSome === true) : changeText(called);
  return amountPhrase(format, property, change) ?? format('effect-changes', { property });
};

const wayPhrase = (format: Format, how: 'closes' | 'opens', { cells, isOfSome }: ModifierEffect): string => {
  const [first, second] = namesOfLinkedCells(cells).map(changeText);
  if (first !== undefined && second !== undefined) return format(`effect-${how}-way`, { first, second });
  return format(isOfSome ? `effect-${how}-some` : `effect-${how}-ways`);
};

const LIMITS = ['hand', 'draw', 'army', 'objectives', 'claims'] as const;

/** The name of a limit, for some sides or for all. */
const limitName = (format: Format, limit: string, isOfSome: boolean): string => {
  const whose = isOfSome ? 'some' : 'all';
  const known = LIMITS.find((one) => one === limit);
  return known ? format(`limit-${known}.${whose}`) : format(`limit-own.${whose}`, { limit: changeText(limit) });
};

const AMOUNTS = {
  '+': 'effect-raises',
  '-': 'effect-lowers',
  '*': 'effect-multiplies',
  '/': 'effect-divides',
  'at most': 'effect-at-most',
  'at least': 'effect-at-least',
} as const satisfies { readonly [how: string]: keyof Messages };

const AMOUNT = /\s([-+*/]|at most|at least) ?([\d.]+)$/;

/** A verb phrase for a modifier that changes a number by a fixed amount. */
const amountPhrase = (format: Format, property: string, change: string): string | undefined => {
  const [, how = '', number = ''] = AMOUNT.exec(change) ?? [];
  if (!Object.hasOwn(AMOUNTS, how)) return undefined;
  return format(AMOUNTS[how as keyof typeof AMOUNTS], { property, amount: changeText(number) });
};

/** Only the amount of a change: `+ 1`, `at most 3`. */
export const amountText = (format: Format, change: string): string | undefined => {
  const [, how = '', number = ''] = AMOUNT.exec(change) ?? [];
  const amount = changeText(number);
  if (how === 'at most') return format('explain-at-most', { amount });
  if (how === 'at least') return format('explain-at-least', { amount });
  return number === '' ? undefined : changeText(`${how} ${number}`);
};

/** All effects of a modifier, in the module's own terms. */
export const authorsEffect = (format: Format, definition: ModifierView['definition']): string => {
  const { of, scope, match, when, cells } = definition;
  const { grants, lasts }: Partial<ModifierDefinition> = definition;
  const pair = namesOfLinkedCells(cells);
  const changes = changeText(changesOf(definition).join('; '));
  const parts = [
    grants
      ? format('effect-grants-at', { modifier: name(grants.name), precedence: grants.precedence })
      : pair.length > 0
        ? format('effect-at-cells', { change: changes, cells: changeText(pair.join(', ')) })
        : changes,
    ...(of === 'piece' ? [] : [format('effect-of', { kind: plain(of) })]),
    ...(scope === 'game' ? [] : [format('effect-in', { scope: plain(scope) })]),
    ...(match === '' ? [] : [format('effect-if', { match: changeText(match) })]),
    ...(when === undefined ? [] : [format('effect-while', { when: changeText(when) })]),
  ];
  const effect = format('listed', { items: list(parts, 'more') });
  if (!lasts) return effect;
  return format(lasts.of === 'turns' ? 'effect-for-turns' : 'effect-for-goes', { effect, count: lasts.count });
};
