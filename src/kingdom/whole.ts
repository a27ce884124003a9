import type { Card, Landscape } from './cards/card.ts';
import { broughtByOne, type PileChoice } from './cards/extra.ts';
import { canBeCompleted } from './completion.ts';
import { holding } from './counter.ts';
import { type Frame, requestWith, type Wish } from './frame.ts';
import { wasPlayed } from './fresh.ts';
import { type ChoiceDraft, draftOf, inOrder } from './options.ts';
import { type DealtKind, kingdomSize, meets } from './request.ts';
import { fittingFor, landscapesIn, type Stock, stockOf } from './stock.ts';

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

/** So many piles of a sort are plenty: what the ten and all other choices take leaves one for sure. */
const plenty = kingdomSize + 7;

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
  const stock = stockFor(frame, requestWith(frame.request, wishes));
  const named = namedLandscapes(stock);
  const least = named && leastLaid(named, stock);
  if (!least) return { test: undefined, needs: [], never: true };
  if (isPlentiful(frame, stock, least)) return always;
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

/** What side choices of the frame are made from, for a request that is its own or a part of it. */
export function stockFor({ dominion, cards, home }: Frame, request: Frame['request']): Stock {
  return stockOf(request, dominion, cards, home);
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
function isPlentiful(frame: Frame, stock: Stock, laid: readonly Landscape[]): boolean {
  const { cards, dominion, request } = frame;
  const choices = (one: Card | Landscape) => broughtByOne(dominion.extras, one).choices;
  const open = new Set([...cards, ...laid].flatMap((one) => choices(one)));
  if (Object.keys(request.side.chosen).length > 0) return false;
  return [...open].every(({ key, choice }) => {
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
      default: {
        if (key === 'bane' || !choice) return true;
        const fresh = (card: Card): boolean => !stock.repeats || !meets(card, stock.repeats.of);
        const plain = fittingFor(key, choice, stock).filter(
          (card) => fresh(card) && broughtByOne(dominion.extras, card).keys.size === 0,
        );
        return plain.length >= plenty;
      }
    }
  });
}

function needsOf({ cards, dominion, banes }: Frame, stock: Stock, laid: readonly Landscape[]): readonly Need[] {
  const brings = (one: Card | Landscape, key: string): boolean =>
    broughtByOne(dominion.extras, one).choices.some((extra) => extra.key === key);
  return dominion.extras.flatMap(({ key, choice }): readonly Need[] => {
    if (!choice || choice.of === 'kingdom pile' || choice.of === 'boon' || key === 'army-pile') return [];
    const always = laid.some((one) => brings(one, key));
    const bringers = always ? undefined : holding(cards.length, (place) => brings(cards[place] as Card, key));
    if (bringers && !bringers.includes(1)) return [];
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
