import type {
  DemandedPileProperty,
  Dominion,
  InvalidKingdomCode,
  InvalidKingdomExpression,
  KingdomRequest,
  PileCountDemand,
  PotionCountWish,
  KingdomWish as Wish,
} from '../../kingdom/index.ts';
import { kingdomSize, unlimitedCount, wishesOfRequest } from '../../kingdom/index.ts';
import { plain } from '../../view/text/text.ts';
import { MOST_WEIGHTED_CARDS_LISTED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { list } from '../base/values.ts';
import { meantInExpression } from './names.ts';

export const setTitle = (key: string, { sets, boxes }: Dominion): string =>
  [...sets, ...boxes].find((one) => one.key === key)?.title ?? key;

/**
 * True if a card that costs a potion can be in the kingdom. Otherwise, limits for their number are not worth mentioning
 * (D40).
 */
const mayHavePotions = (
  { sets, boxes, strict, exclude, weights, include, lock }: KingdomRequest,
  { cards }: Dominion,
): boolean => {
  const open = strict ? sets : [...sets, ...boxes];
  return cards.some(
    ({ nr, roles, editions }) =>
      roles.includes('potion') &&
      (lock.includes(nr) ||
        include.includes(nr) ||
        (editions.some((key) => open.includes(key)) && !exclude.includes(nr) && weights[nr] !== 0)),
  );
};

/** The words for the subject of a demand. */
export interface SubjectWords {
  /** The plural without a number: `villages`. */
  readonly many: string;
  /** The subject with its number: `1 village`. */
  readonly counted: (count: number) => string;
}

/** The subject of a demand: attacks, Liaison cards, piles that cost 5, piles from Seaside. */
export const subjectWords = (format: Format, of: DemandedPileProperty, dominion: Dominion): SubjectWords => {
  switch (of.kind) {
    case 'role':
      return {
        many: format(`kingdom-role-${of.role}.many`),
        counted: (count) => format(`kingdom-role-${of.role}`, { count }),
      };
    case 'type':
      return {
        many: format('kingdom-type.many', { type: of.type }),
        counted: (count) => format('kingdom-type', { type: of.type, count }),
      };
    case 'cost': {
      const cost = costRange(format, of.from, of.to);
      return {
        many: format('kingdom-costing.many', { cost }),
        counted: (count) => format('kingdom-costing', { cost, count }),
      };
    }
    case 'wished': {
      const text = plain(of.text);
      return {
        many: format('kingdom-wished.many', { text }),
        counted: (count) => format('kingdom-wished', { text, count }),
      };
    }
    case 'played':
      return {
        many: format('kingdom-played.many', { last: of.last }),
        counted: (count) => format('kingdom-played', { last: of.last, count }),
      };
    case 'set': {
      const set = setTitle(of.set, dominion);
      return {
        many: format('kingdom-of-set.many', { set }),
        counted: (count) => format('kingdom-of-set', { set, count }),
      };
    }
  }
};

const costRange = (format: Format, from: number, to: number): string => {
  if (to >= unlimitedCount) return format('kingdom-cost-least', { from });
  return from === to ? String(from) : format('kingdom-cost-range', { from, to });
};

/** A demand in words: `at least 1 attack`, `exactly 2 villages`, `no cursers`. */
export const demandWords = (format: Format, { of, min, max }: PileCountDemand, dominion: Dominion): string => {
  if (of.kind === 'wished') return format('kingdom-demand-wished', { text: plain(of.text) });
  const { many, counted } = subjectWords(format, of, dominion);
  if (max === 0) return format('kingdom-demand-none', { things: many });
  if (min === max) return format('kingdom-demand-exactly', { things: counted(min) });
  if (max >= unlimitedCount) return format('kingdom-demand-least', { things: counted(min) });
  if (min === 0) return format('kingdom-demand-most', { things: counted(max) });
  return format('kingdom-demand-range', { min, things: counted(max) });
};

const potionWords = (format: Format, potions: PotionCountWish): string => {
  if (potions.kind === 'any' || potions.kind === 'none') return format(`kingdom-potions-${potions.kind}`);
  const { min, max } = potions;
  const things =
    min === max ? format('kingdom-role-potion', { count: min }) : format('kingdom-potions-range', { min, max });
  return potions.kind === 'need' ? things : format('kingdom-potions-or-none', { things });
};

const cardName = (format: Format, nr: number, { cards }: Dominion): string =>
  cards.find((card) => card.nr === nr)?.name ?? format('kingdom-card-nr', { nr });

const landscapeName = (format: Format, nr: number, { landscapes }: Dominion): string =>
  landscapes.find((one) => one.nr === nr)?.name ?? format('kingdom-landscape-nr', { nr });

/** `2 sets with exactly 5 piles of each`, `3 sets`, `at most 3 sets`. */
const mixWords = (format: Format, { sets: count, each }: Extract<Wish, { kind: 'mix' }>['mix']): string => {
  if (!each) return format('kingdom-mix-most', { sets: count });
  const sets = format('kingdom-mix', { sets: count });
  const { min, max } = each;
  if (min === 1 && max >= kingdomSize) return sets;
  if (min === max) return format('kingdom-mix-exactly', { sets, count: min });
  if (max >= kingdomSize) return format('kingdom-mix-least', { sets, count: min });
  return format('kingdom-mix-range', { sets, min, max });
};

/** The changed probabilities of sets or cards: `Seaside x3`. */
const weightWords = (
  format: Format,
  { weights, setWeights }: KingdomRequest,
  dominion: Dominion,
): readonly string[] => {
  const words = (name: string, weight: number): readonly string[] =>
    weight === 0 || weight === 100 ? [] : [format('kingdom-weight', { name, weight: String(weight / 100) })];
  const cards = Object.entries(weights).flatMap(([nr, weight]) =>
    words(cardName(format, Number(nr), dominion), weight),
  );
  return [
    ...Object.entries(setWeights).flatMap(([key, weight]) => words(setTitle(key, dominion), weight)),
    ...(cards.length <= MOST_WEIGHTED_CARDS_LISTED ? cards : []),
  ];
};

/** The numbers of landscapes: `1 event, 2 ways`. */
const landscapeNumbers = (format: Format, numbers: Extract<Wish, { kind: 'landscapes' }>['numbers']): string => {
  const kinds = Object.keys(numbers) as (keyof typeof numbers)[];
  const counted = kinds.flatMap((kind) => {
    const count = numbers[kind] ?? 0;
    return count > 0 ? [format(`kingdom-kind-${kind}`, { count })] : [];
  });
  return counted.length === 0
    ? format('kingdom-no-landscapes')
    : format('kingdom-listed', { things: list(counted, 'more') });
};

/** A demand in a few words: `at least 1 attack`, `Moat`. */
export const wishWords = (format: Format, wish: Wish, dominion: Dominion): string => {
  switch (wish.kind) {
    case 'demand':
    case 'quota':
      return demandWords(format, wish.demand, dominion);
    case 'mix':
      return mixWords(format, wish.mix);
    case 'include':
      return cardName(format, wish.nr, dominion);
    case 'lock':
      return format('kingdom-locked', { card: cardName(format, wish.nr, dominion) });
    case 'potions':
      return potionWords(format, wish.potions);
    case 'moat':
      return format('kingdom-moat-if');
    case 'reaction':
      return format('kingdom-reaction-if');
    case 'distinct':
      return format('kingdom-distinct');
    case 'across':
      return landscapeName(format, wish.nr, dominion);
    case 'landscapes':
      return landscapeNumbers(format, wish.numbers);
  }
};

/** The sets in words: `all sets`, `Base (2nd edition) and Seaside (2nd edition)`, `the 9 chosen sets`. */
export const setsName = (format: Format, sets: readonly string[], dominion: Dominion): string => {
  const keys = dominion.sets.flatMap((set) => set.editions.map(({ key }) => key));
  const titles = sets.map((key) => setTitle(key, dominion));
  if (sets.length >= keys.length) return format('kingdom-all-sets');
  return titles.length <= 4
    ? format('kingdom-listed', { things: list(titles) })
    : format('kingdom-chosen-sets', { count: titles.length });
};

/** A description of how a kingdom was drawn: the method, the sets, and the demands (K14). */
export const requestWords = (format: Format, request: KingdomRequest, dominion: Dominion): string => {
  const named = setsName(format, request.sets, dominion);
  const sets = request.strict ? named : format('kingdom-weak-sets', { sets: named });
  const asked = [
    ...wishesOfRequest(request)
      .filter(({ kind }) => kind !== 'potions' || mayHavePotions(request, dominion))
      .map((wish) => wishWords(format, wish, dominion)),
    ...request.exclude.map((nr) => format('kingdom-excluded', { name: cardName(format, nr, dominion) })),
    ...request.across.exclude.map((nr) => format('kingdom-excluded', { name: landscapeName(format, nr, dominion) })),
    ...(request.bane === 'demanded' ? [format('kingdom-bane-demanded')] : []),
    ...weightWords(format, request, dominion),
  ];
  return asked.length > 0
    ? format('kingdom-request', { way: request.draw, sets, asked: asked.join('; ') })
    : format('kingdom-request-plain', { way: request.draw, sets });
};

/**
 * The fault of an expression, the expression with a mark at the faulty place (K20), and names similar to an unknown
 * one.
 */
export const badExpressionText = (
  format: Format,
  { fault, at, text }: InvalidKingdomExpression,
  whole: string,
  dominion: Dominion,
): string => {
  const [from, to] = [Math.max(0, at - 30), Math.min(whole.length, at + text.length + 30)];
  const mark = `${' '.repeat(at - from)}${'^'.repeat(Math.max(1, Math.min(text.length, to - at)))}`;
  const meant = fault === 'unknown' ? meantInExpression(format, text, dominion) : '';
  const shown = whole.slice(from, to).replaceAll('`', "'").replace(/\s/g, ' ');
  const wrong = format('kingdom-bad-expression', { fault: format(`kingdom-fault-${fault}`), shown, mark });
  return meant === '' ? wrong : `${wrong}\n${meant}`;
};

export const badCodeText = (format: Format, { why }: InvalidKingdomCode): string =>
  format(why === 'form' ? 'kingdom-bad-code-form' : 'kingdom-bad-code-sum');
