import type { Landscape } from '../cards/card.ts';
import { extrasForCard } from '../cards/extra.ts';
import { canDraftBeCompleted } from './completion.ts';
import { wasLandscapePlayedRecently } from './fresh.ts';
import { type Luck, pickWeightedRandom } from './luck.ts';
import { inOrder, type KingdomChoiceDraft } from './options.ts';
import { type DealtLandscapeKind, kingdomSize, type LandscapeWish } from './request.ts';
import { type AvailableCards, availableLandscapesOfKinds, defaultCardWeight, drawWeightOf } from './stock.ts';
import { addMissingLandscapes } from './whole.ts';

export const dealtLandscapeKinds: readonly DealtLandscapeKind[] = ['event', 'landmark', 'project', 'way', 'trait'];

/** Adds the requested landscapes to a draft that already has the landscapes asked for by name (K17). */
export function addLandscapesToDraft(draft: KingdomChoiceDraft, stock: AvailableCards, luck: Luck): KingdomChoiceDraft {
  const wish = stock.request.landscapes;
  if (wish.kind === 'dealt') return dealt(draft, stock, luck, wish);
  let made = draft;
  for (const kind of dealtLandscapeKinds) {
    const left = availableLandscapesOfKinds(stock, [kind]).filter((one) => !made.landscapes.includes(one));
    while (made.landscapes.filter((one) => one.kind === kind).length < (wish.numbers[kind] ?? 0) && left.length > 0) {
      const one = pickWeightedRandom(luck, freshFirst(left, stock), (some) => drawWeightOf(stock, some)) as Landscape;
      left.splice(left.indexOf(one), 1);
      const after = withOne(made, one);
      if (leavesRoom(after, one, stock)) made = after;
    }
  }
  return made;
}

/**
 * Shuffles weighted landscapes among the piles, and takes those before the tenth pile, as the rule book says. Skips
 * landscapes that can't be used, and a second Way.
 */
function dealt(
  draft: KingdomChoiceDraft,
  stock: AvailableCards,
  luck: Luck,
  { most, of }: Extract<LandscapeWish, { kind: 'dealt' }>,
): KingdomChoiceDraft {
  let made = draft;
  let piles = stock.piles;
  const left = availableLandscapesOfKinds(stock, of ? [of] : dealtLandscapeKinds).filter(
    (one) => !made.landscapes.includes(one) && !wasLandscapePlayedRecently(one, stock.repeats),
  );
  for (let laid = 0; laid < kingdomSize && piles > 0 && left.length > 0; ) {
    const next = nextDealt(piles, left, stock, luck);
    if (!next) {
      piles -= 1;
      laid += 1;
      continue;
    }
    left.splice(left.indexOf(next), 1);
    const ways = next.kind === 'way' && made.landscapes.some(({ kind }) => kind === 'way');
    const dealtSoFar = made.landscapes.filter(({ kind }) => dealtLandscapeKinds.some((one) => one === kind)).length;
    if (ways || dealtSoFar >= most) continue;
    const after = withOne(made, next);
    if (leavesRoom(after, next, stock)) made = after;
  }
  return made;
}

function nextDealt(
  piles: number,
  left: readonly Landscape[],
  stock: AvailableCards,
  luck: Luck,
): Landscape | undefined {
  if (Object.keys(stock.request.across.weights).length === 0) {
    const place = luck.below(piles + left.length);
    return place < piles ? undefined : left[place - piles];
  }
  const next = pickWeightedRandom(luck, ['pile', ...left] as const, (one) =>
    one === 'pile' ? BigInt(piles) * defaultCardWeight : drawWeightOf(stock, one),
  );
  return next === 'pile' ? undefined : next;
}

/** Adds a landscape at random by weight; undefined if none fits. */
export function addRandomLandscape(
  draft: KingdomChoiceDraft,
  stock: AvailableCards,
  luck: Luck,
): KingdomChoiceDraft | undefined {
  const all = availableLandscapesOfKinds(stock, dealtLandscapeKinds).filter((one) => !draft.landscapes.includes(one));
  // As after shuffling, a second Way is only added if nothing else fits.
  const isSecond = ({ kind }: Landscape): boolean =>
    kind === 'way' && draft.landscapes.some((one) => one.kind === 'way');
  const others = all.filter((one) => !isSecond(one));
  const left = others.length > 0 ? others : [...all];
  while (left.length > 0) {
    const one = pickWeightedRandom(luck, freshFirst(left, stock), (some) => drawWeightOf(stock, some)) as Landscape;
    const after = withOne(draft, one);
    if (leavesRoom(after, one, stock)) return after;
    left.splice(left.indexOf(one), 1);
  }
  return undefined;
}

/** Returns only the landscapes that were not played recently, if there are any (K25). */
function freshFirst(left: readonly Landscape[], { repeats }: AvailableCards): readonly Landscape[] {
  const fresh = left.filter((one) => !wasLandscapePlayedRecently(one, repeats));
  return fresh.length > 0 ? fresh : left;
}

function withOne(draft: KingdomChoiceDraft, one: Landscape): KingdomChoiceDraft {
  return { ...draft, landscapes: inOrder([...draft.landscapes, one]) };
}

function leavesRoom(after: KingdomChoiceDraft, one: Landscape, stock: AvailableCards): boolean {
  if (extrasForCard(stock.dominion.extras, one).choices.length === 0) return true;
  const least = addMissingLandscapes(after.landscapes, stock);
  return least !== undefined && canDraftBeCompleted({ ...after, landscapes: least }, stock);
}

export function findLandscapeShortage(
  stock: AvailableCards,
): { readonly kind: DealtLandscapeKind; readonly there: number; readonly asked: number } | undefined {
  const wish = stock.request.landscapes;
  if (wish.kind === 'dealt') return undefined;
  const short = dealtLandscapeKinds.map((kind) => ({
    kind,
    there: availableLandscapesOfKinds(stock, [kind]).length,
    asked: wish.numbers[kind] ?? 0,
  }));
  return short.find(({ there, asked }) => there < asked);
}
