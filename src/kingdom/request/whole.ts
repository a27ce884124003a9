import type { Card, Landscape } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import { broughtByOne, type PileChoice, withChoices } from '../cards/extra.ts';
import { canBeCompleted } from './completion.ts';
import { holding } from './counter.ts';
import { type Frame, requestWith, type Wish } from './frame.ts';
import { wasPlayed } from './fresh.ts';
import { type ChoiceDraft, draftOf, inOrder } from './options.ts';
import type { DealtKind } from './request.ts';
import { fittingFor, isPlentiful, landscapesIn, type Stock, stockOf } from './stock.ts';

/**
 * Whether ten piles are a kingdom in which all can be chosen that their cards and the landscapes asked for need (K28).
 * Where the sets have plenty of everything, all ten piles are, and nothing is looked at.
 */
export interface Whole {
  /** Undefined where every ten are whole. With a bane, whether they are with that one. */
  readonly test: ((ten: readonly number[], bane?: number) => boolean) | undefined;
  /** What some piles need: where one of `bringers` is among the ten, one of `held` must not be. */
  readonly needs: readonly Need[];
  /** No kingdom at all can have all that is laid. */
  readonly never: boolean;
}

export interface Need {
  /** 1 for each place that brings it; undefined where a landscape does that is always there. */
  readonly bringers: Uint8Array | undefined;
  readonly held: Uint8Array;
}

const always: Whole = { test: undefined, needs: [], never: false };
const plentiful = new WeakMap<Frame, boolean>();

/**
 * What makes kingdoms whole under these of the frame's wishes. Where there is plenty under all of them, there is under
 * fewer.
 */
export function wholeOf(frame: Frame, wishes: readonly Wish[]): Whole {
  if (!plentiful.has(frame)) {
    plentiful.set(frame, false);
    plentiful.set(frame, ((all) => all.test === undefined && !all.never)(wholeOf(frame, frame.wishes)));
  }
  if (plentiful.get(frame)) return always;
  const isAll = wishes.length === frame.wishes.length;
  const stock = stockFor(frame, isAll ? frame.request : requestWith(frame.request, wishes));
  const named = namedLandscapes(stock);
  const least = named && leastLaid(named, stock);
  if (!least) return { test: undefined, needs: [], never: true };
  if (hasPlenty(frame, stock, least)) return always;
  const { cards } = frame;
  const pile = (place: number): Card => cards[place] as Card;
  return {
    test: remembered((ten, bane) =>
      canBeCompleted(draftOf(ten.map(pile), bane === undefined ? undefined : pile(bane), least), stock),
    ),
    needs: needsOf(frame, stock, least),
    never: false,
  };
}

/** So many answers are remembered: where piles are scarce the same ten come again and again. */
const mostRemembered = 5_000;

function remembered(test: NonNullable<Whole['test']>): NonNullable<Whole['test']> {
  const known = new Map<string, boolean>();
  return (ten, bane) => {
    const key = `${ten.toSorted((a, b) => a - b)} ${bane}`;
    const found = known.get(key) ?? test(ten, bane);
    if (known.size < mostRemembered) known.set(key, found);
    return found;
  };
}

const stocks = new WeakMap<Frame, Stock>();

/**
 * What side choices of the frame are made from, for a request that is its own or a part of it; for its own looked up
 * the second time.
 */
export function stockFor(frame: Frame, request: Frame['request']): Stock {
  const { dominion, cards, home } = frame;
  const isOwn = request === frame.request;
  const stock = (isOwn ? stocks.get(frame) : undefined) ?? stockOf(request, dominion, cards, home);
  if (isOwn) stocks.set(frame, stock);
  return stock;
}

/** The landscapes that are asked for by name; undefined when they can't lie together or one can't be had. */
export function namedLandscapes({ request, landscapes }: Stock): readonly Landscape[] | undefined {
  const { include, lock } = request.across;
  const wanted = [...new Set([...include, ...lock])];
  const named = landscapes.filter(({ nr }) => wanted.includes(nr));
  const count = (kind: string): number => named.filter((one) => one.kind === kind).length;
  if (named.length < wanted.length || count('ally') > 1 || count('prophecy') > 1) return undefined;
  const wish = request.landscapes;
  if (wish.kind === 'exact' && Object.entries(wish.numbers).some(([kind, number]) => count(kind) > number))
    return undefined;
  return named;
}

/**
 * With as many more of each kind as the request has numbers for, those that need nothing first; undefined when there
 * are too few.
 */
export function leastLaid(named: readonly Landscape[], stock: Stock): readonly Landscape[] | undefined {
  const wish = stock.request.landscapes;
  if (wish.kind === 'dealt') return named;
  const added: Landscape[] = [];
  for (const [kind, number] of Object.entries(wish.numbers) as [DealtKind, number][]) {
    const missing = number - named.filter((one) => one.kind === kind).length;
    const fit = landscapesIn(stock, [kind]).filter((one) => !named.includes(one));
    if (fit.length < missing) return undefined;
    added.push(...fit.toSorted((a, b) => a.brings.length - b.brings.length).slice(0, Math.max(0, missing)));
  }
  return inOrder([...named, ...added]);
}

/**
 * Whether for everything that the ten or what is laid may ask for there is so much that it can be chosen, whatever the
 * ten are.
 */
function hasPlenty({ cards, dominion, request }: Frame, stock: Stock, laid: readonly Landscape[]): boolean {
  if (Object.keys(request.side.chosen).length > 0) return false;
  const choices = (one: Card | Landscape) => broughtByOne(dominion.extras, one).choices;
  const open = new Set([...choosersIn(dominion, cards), ...laid].flatMap(choices));
  return [...open].every((extra) => {
    const { key, choice } = extra;
    switch (choice?.of) {
      case 'boon':
        return true;
      case 'kingdom pile':
        return false;
      case 'ally':
      case 'prophecy': {
        const plain = (one: Landscape): boolean => choices(one).length === 0 && !wasPlayed(one, stock.repeats);
        return laid.some(({ kind }) => kind === choice.of) || landscapesIn(stock, [choice.of]).some(plain);
      }
      default:
        return key === 'bane' || !choice || isPlentiful(extra, stock);
    }
  });
}

/** The piles for which something must be chosen. */
function choosersIn({ cards: all, extras }: Dominion, cards: readonly Card[]): readonly Card[] {
  const choosing = withChoices(extras, all);
  return cards.filter((card) => choosing.has(card));
}

function needsOf({ cards, dominion, banes }: Frame, stock: Stock, laid: readonly Landscape[]): readonly Need[] {
  const brings = (one: Card | Landscape, key: string): boolean =>
    broughtByOne(dominion.extras, one).choices.some((extra) => extra.key === key);
  const choosing = choosersIn(dominion, cards);
  return dominion.extras.flatMap((extra): readonly Need[] => {
    const { key, choice } = extra;
    if (!choice || choice.of === 'kingdom pile' || choice.of === 'boon' || key === 'army-pile') return [];
    if (isPlentiful(extra, stock)) return [];
    const always = laid.some((one) => brings(one, key));
    const own = new Set(choosing.filter((card) => brings(card, key)));
    if (!always && own.size === 0) return [];
    const bringers = always ? undefined : holding(cards.length, (place) => own.has(cards[place] as Card));
    if (choice.of === 'unused pile') {
      const fixed = stock.request.side.chosen[key as PileChoice];
      if (fixed !== undefined && !cards.some(({ nr }) => nr === fixed)) return [];
      const fit = new Set(fittingFor(key, choice, stock));
      const isFit = (card: Card, place: number): boolean => {
        if (fixed !== undefined) return card.nr === fixed;
        return key === 'bane' ? banes.includes(place) : fit.has(card);
      };
      return [{ bringers, held: holding(cards.length, (place) => isFit(cards[place] as Card, place)) }];
    }
    const there = laid.some(({ kind }) => kind === choice.of) || landscapesIn(stock, [choice.of]).length > 0;
    return there ? [] : [{ bringers, held: new Uint8Array(cards.length) }];
  });
}

/** The draft that a ten begin as: with what is laid by name. */
export function begun(piles: readonly Card[], bane: Card | undefined, stock: Stock): ChoiceDraft {
  return draftOf(piles, bane, inOrder(namedLandscapes(stock) ?? []));
}
