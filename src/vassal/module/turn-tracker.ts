import {
  attributeFlagOf,
  attributeNumberOf,
  childElementsOfKind,
  type Element,
  everyElement,
  textOf,
} from '../source/element.ts';
import { listOf } from '../source/sequence.ts';
import type { ImportedAction } from './declared.ts';
import type { ImportLossCollector } from './losses.ts';
import { sanitizeLine, sanitizePropertyName, UniqueNameGenerator } from './names.ts';
import type { TurnOrder } from './sides.ts';

/**
 * Turn trackers that don't give the order of the sides: they become properties of the game, with an action for the next
 * step.
 */

interface Level {
  readonly property: string;
  readonly first: string | number;
  readonly lines: (when: string) => readonly object[];
  /**
   * A formula that is true if the next step restarts this level and advances the outer level. Undefined if that never
   * happens.
   */
  readonly isLast: string | undefined;
}

export interface ImportedTurnTrackers {
  readonly order: readonly string[] | undefined;
  readonly values: ReadonlyMap<string, string | number>;
  readonly actions: readonly ImportedAction[];
}

const LEVELS = ['CounterTurnLevel', 'ListTurnLevel'];
const MOST_ITEMS = 40;
const LONGEST_ITEM = 100;
const NEXT = 'Next';

/**
 * Converts turn trackers. `turns`: the order of the sides, if a tracker gives it. `taken`: names that the table already
 * uses.
 */
export const convertTurnTrackers = (
  root: Element,
  turns: TurnOrder | undefined,
  taken: ReadonlySet<string>,
  losses: ImportLossCollector,
): ImportedTurnTrackers => {
  const names = new UniqueNameGenerator();
  const values = new Map<string, string | number>();
  const actions: ImportedAction[] = [];
  for (const tracker of [...everyElement(root)].filter(({ kind }) => kind === 'TurnTracker')) {
    const elements = chainOf(tracker);
    if (turns && elements.includes(turns.level)) continue;
    const levels = elements.map((one) => levelOf(one));
    const known = levels.filter((one) => one !== undefined && !taken.has(one.property));
    const isChain =
      childElementsOfKind(tracker, ...LEVELS).length < 2 && known.length === levels.length && known.length > 0;
    if (!isChain) {
      losses.note('turn-tracker', textOf(tracker, 'name'));
      continue;
    }
    const chain = known as readonly Level[];
    for (const { property, first } of chain) if (!values.has(property)) values.set(property, first);
    const name = names.give(`${NEXT} ${textOf(tracker, 'name')}`, NEXT);
    actions.push({ name, does: chain.flatMap((level, index) => level.lines(whenOf(chain.slice(index + 1)))) });
  }
  return { order: turns?.order, values, actions };
};

const chainOf = (holder: Element): readonly Element[] => {
  const [level] = childElementsOfKind(holder, ...LEVELS);
  return level ? [level, ...chainOf(level)] : [];
};

/**
 * Returns the formula for the condition under which a level advances. It is empty for the innermost level, which
 * advances at each step.
 */
const whenOf = (inner: readonly Level[]): string =>
  inner.some(({ isLast }) => isLast === undefined) ? 'false' : inner.map(({ isLast }) => `(${isLast})`).join(' && ');

const levelOf = (element: Element): Level | undefined => {
  const property = sanitizePropertyName(textOf(element, 'property') || textOf(element, 'name'));
  if (property === undefined) return undefined;
  return element.kind === 'ListTurnLevel' ? listLevel(element, property) : counterLevel(element, property);
};

const only = (when: string): object => (when === '' ? {} : { when });

const counterLevel = (element: Element, property: string): Level => {
  const [first, by] = [
    Math.trunc(attributeNumberOf(element, 'start', 1)),
    Math.trunc(attributeNumberOf(element, 'incr', 1)),
  ];
  const last = attributeFlagOf(element, 'loop') ? Math.trunc(attributeNumberOf(element, 'loopLimit', -1)) : undefined;
  const next = `${property} ${by < 0 ? '-' : '+'} ${Math.abs(by)}`;
  const isLast = last === undefined ? undefined : `${next} > ${last}`;
  const to = isLast === undefined ? next : `${isLast} ? ${first} : ${next}`;
  return { property, first, isLast, lines: (when) => [{ ...only(when), set: property, of: 'game', to }] };
};

const listLevel = (element: Element, property: string): Level | undefined => {
  const items = listOf(textOf(element, 'list')).map((one) => sanitizeLine(one.replace(/["\\]/g, "'"), LONGEST_ITEM));
  const [first = ''] = items;
  if (items.length === 0 || items.length > MOST_ITEMS || new Set(items).size < items.length) return undefined;
  const before = `${property}Before`;
  const lines = (when: string): readonly object[] => [
    { let: before, be: property },
    ...items.map((item, index) => ({
      when: [`${before} = ${quoted(item)}`, when].filter(Boolean).join(' && '),
      set: property,
      of: 'game',
      to: quoted(items[index + 1] ?? first),
    })),
  ];
  return { property, first, isLast: `${property} = ${quoted(items.at(-1) ?? '')}`, lines };
};

const quoted = (text: string): string => `"${text}"`;
