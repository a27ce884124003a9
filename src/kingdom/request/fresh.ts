import type { Card, Landscape } from '../cards/card.ts';
import { type RequestFrame, requestFrameOf } from './frame.ts';
import { type Kingdom, pilesOutsideSupply, supplyPilesOf } from './kingdom.ts';
import { hasDemandedProperty, type KingdomRequest, kingdomSize, type RecentlyPlayedCards } from './request.ts';

/**
 * A limit on the cards that repeat from the kingdoms played recently. The request sets it, or the draw finds it (K25).
 */
export interface RepeatLimit {
  readonly of: RecentlyPlayedCards;
  readonly max: number;
}

export function repeatLimitIn({ demands }: Pick<KingdomRequest, 'demands'>): RepeatLimit | undefined {
  for (const { of, max } of demands) if (of.kind === 'played') return { of, max };
  return undefined;
}

export function wasLandscapePlayedRecently({ nr }: Landscape, repeats: RepeatLimit | undefined): boolean {
  return repeats?.of.landscapes.includes(nr) ?? false;
}

/**
 * Returns the cards of a kingdom that repeat from recently played kingdoms. Cards of the Black Market's deck don't
 * count.
 */
export function repeatedCardsIn(
  kingdom: Pick<Kingdom, 'piles' | 'bane' | 'chosen' | 'landscapes'>,
  of: RecentlyPlayedCards,
): readonly (Card | Landscape)[] {
  return [
    ...allKingdomPiles(kingdom).filter((card) => hasDemandedProperty(card, of)),
    ...kingdom.landscapes.filter(({ nr }) => of.landscapes.includes(nr)),
  ];
}

/** Collects the cards of these kingdoms, newest first, without cards that are locked now. */
export function collectPlayedCards(
  kingdoms: readonly Kingdom[],
  {
    strictly,
    lock,
    lockAcross,
  }: { readonly strictly: boolean; readonly lock: readonly number[]; readonly lockAcross: readonly number[] },
): RecentlyPlayedCards {
  const piles = new Set(kingdoms.flatMap(allKingdomPiles).map(({ nr }) => nr));
  const landscapes = new Set(kingdoms.flatMap((one) => one.landscapes.map(({ nr }) => nr)));
  const less = (all: ReadonlySet<number>, kept: readonly number[]): readonly number[] =>
    [...all].filter((nr) => !kept.includes(nr)).sort((a, b) => a - b);
  return {
    kind: 'played',
    last: kingdoms.length,
    strictly,
    piles: less(piles, lock),
    landscapes: less(landscapes, lockAcross),
  };
}

/**
 * The number of kingdoms after which a card counts as never played. Each time its absence doubles, its weight doubles.
 */
const longAgo = 33;

/**
 * Returns weights that prefer cards which were not played for long. They rise from 1/64 for cards of the newest kingdom
 * to the full weight after `longAgo` kingdoms.
 */
export function weightsFavoringUnplayed(
  kingdoms: readonly Kingdom[],
  weights: KingdomRequest['weights'],
  numbers: (kingdom: Kingdom) => readonly number[],
): KingdomRequest['weights'] {
  const ago = new Map<number, number>();
  for (const [index, one] of kingdoms.entries())
    for (const nr of numbers(one)) if (!ago.has(nr)) ago.set(nr, index + 1);
  const seen = [...ago].map(([nr, since]) => {
    const share = since >= longAgo ? 1 : 2 ** (Math.ceil(Math.log2(since)) - 6);
    return [nr, Math.round((weights[nr] ?? 100) * share * 10_000) / 10_000] as const;
  });
  return { ...weights, ...Object.fromEntries(seen) };
}

export function allKingdomPiles(
  kingdom: Pick<Kingdom, 'piles' | 'bane' | 'chosen'> & Partial<Pick<Kingdom, 'later'>>,
): readonly Card[] {
  return [...new Set([...supplyPilesOf(kingdom), ...pilesOutsideSupply(kingdom), ...(kingdom.later ?? [])])];
}

/**
 * True if no more cards repeat than allowed. Landscapes that were asked for by name, or that come by shuffling, don't
 * count.
 */
export function isWithinRepeatLimit(
  draft: Parameters<typeof repeatedCardsIn>[0],
  { repeats, request }: { readonly repeats: RepeatLimit | undefined; readonly request: KingdomRequest },
): boolean {
  if (!repeats) return true;
  const { include, lock } = request.across;
  const counts = (one: Card | Landscape): boolean =>
    'types' in one ||
    ((one.kind === 'ally' || one.kind === 'prophecy') && !include.includes(one.nr) && !lock.includes(one.nr));
  return repeatedCardsIn(draft, repeats.of).filter(counts).length <= repeats.max;
}

const mostOfAll = kingdomSize + 8;

export interface DrawAttempt {
  readonly frame: RequestFrame;
  readonly found: boolean;
  /** True if the result of the attempt is certain. */
  readonly sure: boolean;
}

/** Returns the attempt with the fewest repeated cards. `least`: true if fewer are certainly impossible. */
export function attemptWithFewestRepeats<T extends DrawAttempt>(
  frame: RequestFrame,
  attempt: (frame: RequestFrame) => T,
): { readonly best: T; readonly least: boolean } {
  const { fewest, ...rest } = frame.request;
  if (!fewest) return { best: attempt(frame), least: true };
  const bounded = (max: number): T =>
    attempt(requestFrameOf({ ...rest, demands: [...rest.demands, { of: fewest, min: 0, max }] }, frame.dominion));
  const fresh = frame.cards.filter((card) => !hasDemandedProperty(card, fewest)).length;
  const from = Math.max(0, kingdomSize - fresh);
  const first = bounded(from);
  if (first.found) return { best: first, least: true };
  const open = attempt(frame);
  if (!open.found) return { best: open, least: true };
  let least = first.sure;
  for (let max = from + 1; max <= mostOfAll; max += 1) {
    const next = bounded(max);
    if (next.found) return { best: next, least };
    least &&= next.sure;
  }
  return { best: open, least: false };
}
