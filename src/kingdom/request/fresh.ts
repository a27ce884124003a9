import type { Card, Landscape } from '../cards/card.ts';
import { type Frame, frameOf } from './frame.ts';
import { besideOf, type Kingdom, supplyOf } from './kingdom.ts';
import { type KingdomRequest, kingdomSize, meets, type Played } from './request.ts';

/**
 * A kingdom that has something again of those played last, and how much: a bound that a request sets, or that was found
 * for it (K25).
 */
export interface Repeats {
  readonly of: Played;
  readonly max: number;
}

/** The bound on what comes again; undefined where nothing was said of it. */
export function repeatsIn({ demands }: Pick<KingdomRequest, 'demands'>): Repeats | undefined {
  for (const { of, max } of demands) if (of.kind === 'played') return { of, max };
  return undefined;
}

/** Whether a landscape was among those played last. */
export function wasPlayed({ nr }: Landscape, repeats: Repeats | undefined): boolean {
  return repeats?.of.landscapes.includes(nr) ?? false;
}

/**
 * What of a kingdom was in those played last: piles, the bane, what stands beside, landscapes. A Black Market deck is
 * no pile, and does not count.
 */
export function comesAgain(
  kingdom: Pick<Kingdom, 'piles' | 'bane' | 'chosen' | 'landscapes'>,
  of: Played,
): readonly (Card | Landscape)[] {
  return [
    ...pilesOf(kingdom).filter((card) => meets(card, of)),
    ...kingdom.landscapes.filter(({ nr }) => of.landscapes.includes(nr)),
  ];
}

/** What was in these kingdoms, given newest first; what is locked has not come again. */
export function playedCards(
  kingdoms: readonly Kingdom[],
  {
    strictly,
    lock,
    lockAcross,
  }: { readonly strictly: boolean; readonly lock: readonly number[]; readonly lockAcross: readonly number[] },
): Played {
  const piles = new Set(kingdoms.flatMap(pilesOf).map(({ nr }) => nr));
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
 * A card that has not been there for so many kingdoms weighs as much as any that never was; each doubling of the time
 * before doubles its weight.
 */
const longAgo = 33;

/**
 * The weights in which what was not seen for longest comes first: those given, times 1/64 for what was in the newest of
 * these kingdoms, up to all of it for what was `longAgo`.
 */
export function unseenWeights(
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

/** All piles of a kingdom: the ten, the bane, the ones next to them, and the second ten. */
export function pilesOf(
  kingdom: Pick<Kingdom, 'piles' | 'bane' | 'chosen'> & Partial<Pick<Kingdom, 'later'>>,
): readonly Card[] {
  return [...new Set([...supplyOf(kingdom), ...besideOf(kingdom), ...(kingdom.later ?? [])])];
}

/**
 * Whether no more comes again than may. What is laid because it was asked for by name is left out of account, and so
 * are the landscapes that are dealt.
 */
export function isWithin(
  draft: Parameters<typeof comesAgain>[0],
  { repeats, request }: { readonly repeats: Repeats | undefined; readonly request: KingdomRequest },
): boolean {
  if (!repeats) return true;
  const { include, lock } = request.across;
  const counts = (one: Card | Landscape): boolean =>
    'types' in one ||
    ((one.kind === 'ally' || one.kind === 'prophecy') && !include.includes(one.nr) && !lock.includes(one.nr));
  return comesAgain(draft, repeats.of).filter(counts).length <= repeats.max;
}

/** More than can come again: ten, a bane and all that is chosen for cards. */
const mostOfAll = kingdomSize + 8;

/** What was found for a frame: nothing, or how kingdoms of it are drawn. */
export interface Attempt {
  readonly frame: Frame;
  readonly found: boolean;
  /** Whether it is certain that there are such kingdoms, or none. */
  readonly sure: boolean;
}

/**
 * The attempt that lets as few cards come again as can be: each bound is tried from the least that is thinkable, once
 * it is known that there is a kingdom at all. `least`: whether it is certain that there can't be fewer.
 */
export function withFewest<T extends Attempt>(
  frame: Frame,
  attempt: (frame: Frame) => T,
): { readonly best: T; readonly least: boolean } {
  const { fewest, ...rest } = frame.request;
  if (!fewest) return { best: attempt(frame), least: true };
  const bounded = (max: number): T =>
    attempt(frameOf({ ...rest, demands: [...rest.demands, { of: fewest, min: 0, max }] }, frame.dominion));
  const fresh = frame.cards.filter((card) => !meets(card, fewest)).length;
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
