import type { Card } from './card.ts';
import { casesOf } from './case.ts';
import { type Dominion, inEditions } from './dominion.ts';
import { broughtByOne } from './extra.ts';
import { type Frame, frameOf, requestWith, type Wish } from './frame.ts';
import { proposalOf } from './proposal.ts';
import { kingdomSize, meets } from './request.ts';
import { fittingFor, landscapesIn } from './stock.ts';
import { namedLandscapes, stockFor } from './whole.ts';

/** A wish that has a part in the contradiction, with the numbers behind it. */
export interface Culprit {
  readonly wish: Wish;
  /** How many piles there are for it among those that may come, where it is about piles. */
  readonly there?: number;
  /** How many more there are in the other boxes, kept out by the restriction (K5). */
  readonly elsewhere?: number;
  /** How many more are excluded one by one. */
  readonly excluded?: number;
}

/** A pile or landscape for which something must be chosen, and the few piles or landscapes that there are for it. */
export interface ShortNeed {
  readonly by: string;
  /** The key of the extra: `bane`. */
  readonly key: string;
  readonly there: readonly string[];
}

/** No kingdom keeps all of these wishes, and no smaller number of the request's wishes contradict each other (K16). */
export interface Impossible {
  readonly code: 'impossible';
  /** Empty when there are too few piles even without any wish. */
  readonly wishes: readonly Culprit[];
  /** How many piles may come. */
  readonly piles: number;
  /** What some of the piles or landscapes need beside the kingdom, where there is little or nothing of it. */
  readonly needs: readonly ShortNeed[];
  readonly strict: boolean;
  /** Keys of the editions that were chosen. */
  readonly sets: readonly string[];
  /** How many sets of wishes were looked at: the measure of the work (K24). */
  readonly questions: number;
}

/** For one question whether some wishes go together: a few are all counted, for many one kingdom is looked for. */
const limits = { steps: 2_000, tries: 50, share: 0.03, lastResort: 0 };
const few = 3;
/** So many questions about sets of more than two wishes are asked before a set must do that is not surely a smallest one. */
const mostQuestions = 20;

/** Explains a request that no kingdom keeps. */
export function conflictOf(frame: Frame, dominion: Dominion, filling: boolean): Impossible {
  let questions = 0;
  const possible = (wishes: readonly Wish[]): boolean => {
    questions += 1;
    return canBe(frame, wishes, filling);
  };
  const wishes = smallest(frame.wishes, possible);
  return {
    code: 'impossible',
    wishes: wishes.map((wish) => culprit(wish, frame, dominion)),
    piles: frame.cards.length,
    needs: shortNeeds(frame, wishes),
    strict: frame.request.strict,
    sets: frame.request.sets,
    questions,
  };
}

/** Whether a kingdom keeps these wishes; true when that could not be found out, so that what is said to contradict surely does. */
function canBe(frame: Frame, wishes: readonly Wish[], filling: boolean): boolean {
  const cases = casesOf(frame, wishes, { natural: false, spare: kingdomSize, filling });
  const share = wishes.length <= few ? 1 : limits.share;
  return cases.some((one) => proposalOf(frame, one, { ...limits, share }) !== 'empty');
}

/**
 * A smallest set of the wishes that is not possible. First every one and every two are tried. A wish without which the others are possible
 * is in every such set, so then only sets with all of those; and where that takes too long, what is not needed is left out one by one.
 */
function smallest(wishes: readonly Wish[], possible: (wishes: readonly Wish[]) => boolean): readonly Wish[] {
  for (const size of [0, 1, 2]) {
    for (const some of choices(wishes, size)) if (!possible(some)) return some;
  }
  const needed = wishes.filter((wish) => possible(wishes.filter((one) => one !== wish)));
  const others = wishes.filter((wish) => !needed.includes(wish));
  let asked = 0;
  for (let size = Math.max(0, few - needed.length); size < others.length; size += 1) {
    for (const some of choices(others, size)) {
      asked += 1;
      if (asked > mostQuestions) return pared(wishes, possible);
      const all = wishes.filter((wish) => needed.includes(wish) || some.includes(wish));
      if (!possible(all)) return all;
    }
  }
  return wishes;
}

function pared(wishes: readonly Wish[], possible: (wishes: readonly Wish[]) => boolean): readonly Wish[] {
  let left = wishes;
  for (const wish of wishes) {
    const without = left.filter((one) => one !== wish);
    if (!possible(without)) left = without;
  }
  return left;
}

function* choices<T>(items: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) yield [];
  else {
    for (let first = from; first <= items.length - size; first += 1) {
      for (const rest of choices(items, size - 1, first + 1)) yield [items[first] as T, ...rest];
    }
  }
}

/** So many piles for a need are few. */
const fewForNeed = 3;

/** Needs of what is asked for by name that few things meet, and needs of anything that nothing meets. */
function shortNeeds(frame: Frame, wishes: readonly Wish[]): readonly ShortNeed[] {
  const { cards, dominion, banes, request } = frame;
  const stock = stockFor(frame, requestWith(request, wishes));
  const named = new Set(wishes.flatMap((wish) => (wish.kind === 'include' || wish.kind === 'lock' ? [wish.nr] : [])));
  const laid = namedLandscapes(stock) ?? [];
  return [...cards, ...laid].flatMap((one) => {
    const asked = 'kind' in one || named.has(one.nr);
    return broughtByOne(dominion.extras, one).choices.flatMap(({ key, choice }): readonly ShortNeed[] => {
      if (!choice || choice.of === 'kingdom pile' || choice.of === 'boon') return [];
      const fit = key === 'bane' ? banes.map((place) => cards[place] as Card) : fittingFor(key, choice, stock);
      const there = choice.of === 'unused pile' ? fit.filter((card) => card !== one) : landscapesIn(stock, [choice.of]);
      return there.length === 0 || (asked && there.length <= fewForNeed)
        ? [{ by: one.name, key, there: there.map(({ name }) => name) }]
        : [];
    });
  });
}

function culprit(wish: Wish, frame: Frame, dominion: Dominion): Culprit {
  if (wish.kind === 'across') return acrossCulprit(wish, frame);
  const about = subjectOf(wish);
  if (!about) return { wish };
  const { request } = frame;
  const count = (cards: readonly Card[]): number => cards.filter(about).length;
  const there = count(frame.cards);
  const allowed = count(frameOf({ ...request, exclude: [], weights: {} }, dominion).cards);
  const all = count(inEditions(dominion.cards, [...dominion.sets.flatMap((set) => set.editions.map(({ key }) => key))]));
  return { wish, there, elsewhere: all - allowed, excluded: allowed - there };
}

function acrossCulprit(wish: Extract<Wish, { kind: 'across' }>, frame: Frame): Culprit {
  const { request, dominion } = frame;
  const is = ({ nr }: { readonly nr: number }): boolean => nr === wish.nr;
  const there = stockFor(frame, request).landscapes.filter(is).length;
  const across = { ...request.across, exclude: [], weights: {} };
  const allowed = stockFor(frame, { ...request, across }).landscapes.filter(is).length;
  return { wish, there, elsewhere: dominion.landscapes.filter(is).length - allowed, excluded: allowed - there };
}

function subjectOf(wish: Wish): ((card: Card) => boolean) | undefined {
  switch (wish.kind) {
    case 'demand':
      return (card) => meets(card, wish.demand.of);
    case 'include':
    case 'lock':
      return (card) => card.nr === wish.nr;
    case 'potions':
      return (card) => card.roles.includes('potion');
    case 'moat':
    case 'reaction':
      return (card) => card.roles.includes(wish.kind);
    default:
      return undefined;
  }
}
