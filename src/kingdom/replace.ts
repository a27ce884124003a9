import type { Card, Landscape } from './cards/card.ts';
import { type Dominion, sortCards } from './cards/dominion.ts';
import { extrasForCard, type PileChoice } from './cards/extra.ts';
import { addSecondPiles, keptSecondPiles, secondPilesRequest } from './later.ts';
import { completeChoices } from './request/completion.ts';
import { allKingdomPiles } from './request/fresh.ts';
import { type DrawnKingdom, type Kingdom, pilesOutsideSupply, supplyPilesOf } from './request/kingdom.ts';
import { addRandomLandscape, dealtLandscapeKinds } from './request/landscapes.ts';
import { type Luck, oneOf } from './request/luck.ts';
import {
  applyChoice,
  createChoiceDraft,
  findOpenSetupChoices,
  inOrder,
  type KingdomChoiceDraft,
  pilesToMark,
} from './request/options.ts';
import { type KingdomRequest, noEarlierChoices, type RecentlyPlayedCards, unlimitedCount } from './request/request.ts';
import type { AvailableCards } from './request/stock.ts';
import type { KingdomSampler } from './sampling/prepared.ts';
import { drawTenPilesWithContext } from './sampling/sampler.ts';
import type { ReplacementWish } from './typed/wishing.ts';

/**
 * The part of a kingdom to replace (K28): one of the ten piles, the bane, a landscape, or the choice for a card. `gaps`
 * replaces nothing, but makes the missing choices. `later` is the second ten piles, which are drawn for Divine Wind.
 */
export type KingdomPartToReplace =
  | { readonly kind: 'pile' | 'landscape'; readonly nr: number }
  | { readonly kind: 'bane' | 'boons' | 'deck' | 'gaps' | 'later' }
  | { readonly kind: 'choice'; readonly key: PileChoice };

export interface NoReplacementError {
  readonly code: 'nothing-else';
  readonly target: KingdomPartToReplace;
}

/**
 * Returns a request that keeps all of a kingdom except the target. The target's replacement must meet `wished` (K27).
 */
export function replacementRequest(
  request: KingdomRequest,
  kingdom: Kingdom,
  target: KingdomPartToReplace,
  dominion: Dominion,
  wished?: ReplacementWish,
): KingdomRequest {
  if (target.kind === 'later') return secondPilesRequest(request, kingdom, dominion);
  const anything = replacingBy(request, kingdom, target);
  if (!wished) return anything;
  if (target.kind === 'pile') {
    const piles = wished.piles.filter((nr) => !anything.lock.includes(nr));
    return {
      ...anything,
      demands: [...anything.demands, { of: { kind: 'wished', text: wished.text, piles }, min: 1, max: unlimitedCount }],
    };
  }
  const others = (all: readonly { readonly nr: number }[], some: readonly number[]): readonly number[] =>
    all.map(({ nr }) => nr).filter((nr) => !some.includes(nr));
  if (target.kind !== 'landscape')
    return { ...anything, exclude: [...anything.exclude, ...others(dominion.cards, wished.piles)] };
  const { across } = anything;
  return {
    ...anything,
    across: { ...across, exclude: [...across.exclude, ...others(dominion.landscapes, wished.landscapes)] },
  };
}

function replacingBy(request: KingdomRequest, kingdom: Kingdom, target: KingdomPartToReplace): KingdomRequest {
  const { piles, bane, chosen, deck } = kingdom;
  const kept = piles.filter(({ nr }) => target.kind !== 'pile' || nr !== target.nr);
  const young = kept.some((card) => card.brings.includes('bane'));
  const beside = Object.entries(chosen).flatMap(([key, card]) =>
    target.kind === 'choice' && key === target.key ? [] : card.nr,
  );
  const out = outOf(kingdom, target).flatMap((one) => ('types' in one ? one.nr : []));
  const across = kingdom.landscapes.filter(
    (one) => dealtLandscapeKinds.some((kind) => kind === one.kind) && !isTarget(one, target),
  );
  return {
    ...without(request, kingdom),
    lock: kept.map(({ nr }) => nr),
    exclude: [
      ...request.exclude,
      ...out,
      ...kingdom.later.map(({ nr }) => nr),
      ...(target.kind === 'pile' || target.kind === 'gaps' ? beside : []),
      ...(target.kind === 'deck' ? deck.map(({ nr }) => nr) : []),
    ],
    side: {
      ...noEarlierChoices,
      chosen: chosenBeside(kingdom, target),
      ...(bane && young && target.kind !== 'bane' ? { bane: bane.nr } : {}),
    },
    across: {
      ...request.across,
      include: [],
      lock: across.map(({ nr }) => nr),
      exclude: [...request.across.exclude, ...(target.kind === 'landscape' ? [target.nr] : [])],
    },
    landscapes: { kind: 'dealt', most: 0 },
  };
}

/** Returns the piles to keep that were chosen for cards. For these choices, no other option is allowed. */
function chosenBeside({ chosen }: Kingdom, target: KingdomPartToReplace): KingdomRequest['side']['chosen'] {
  const kept = Object.entries(chosen).filter(
    ([key]) => key !== 'obelisk-pile' && !(target.kind === 'choice' && target.key === key),
  );
  return Object.fromEntries(kept.map(([key, { nr }]) => [key, nr]));
}

/** Removes this kingdom from the list of recently played ones, so that its remaining parts don't count as repeats. */
function without(request: KingdomRequest, kingdom: Kingdom): KingdomRequest {
  const there = new Set(allKingdomPiles(kingdom).map(({ nr }) => nr));
  const across = kingdom.landscapes.map(({ nr }) => nr);
  const less = (of: RecentlyPlayedCards): RecentlyPlayedCards => ({
    ...of,
    piles: of.piles.filter((nr) => !there.has(nr)),
    landscapes: of.landscapes.filter((nr) => !across.includes(nr)),
  });
  const demands = request.demands.map((demand) =>
    demand.of.kind === 'played' ? { ...demand, of: less(demand.of) } : demand,
  );
  return { ...request, demands, ...(request.fewest ? { fewest: less(request.fewest) } : {}) };
}

function isTarget({ nr }: Landscape, target: KingdomPartToReplace): boolean {
  return target.kind === 'landscape' && target.nr === nr;
}

function outOf(
  { piles, bane, chosen, landscapes }: Kingdom,
  target: KingdomPartToReplace,
): readonly (Card | Landscape)[] {
  switch (target.kind) {
    case 'pile':
      return piles.filter(({ nr }) => nr === target.nr);
    case 'landscape':
      return landscapes.filter(({ nr }) => nr === target.nr);
    case 'bane':
      return bane ? [bane] : [];
    case 'choice':
      return target.key === 'obelisk-pile' ? [] : [chosen[target.key] ?? []].flat();
    default:
      return [];
  }
}

export function replaceKingdomPart(
  kingdom: Kingdom,
  target: KingdomPartToReplace,
  sampler: KingdomSampler,
  dominion: Dominion,
  luck: Luck,
): DrawnKingdom | NoReplacementError {
  const { way, spare, fewest } = sampler;
  const { stock, frame, ten } = drawTenPilesWithContext(sampler, luck);
  const { tries, piles: drawn, bane } = ten;
  const told = { way, spare, fewest, tries };
  if (target.kind === 'later') {
    const made = addSecondPiles(kingdom, drawn, frame.request, dominion);
    return made ? { kingdom: made, ...told } : { code: 'nothing-else', target };
  }
  const piles = sortCards(drawn, frame.request.sort, dominion.sets);
  const kept = stillFitting(kingdom, createChoiceDraft(piles, bane), target, dominion);
  const laid =
    target.kind === 'landscape' && isDealt(kingdom, target.nr) ? addRandomLandscape(kept, stock, luck) : kept;
  const marked =
    target.kind === 'choice' && target.key === 'obelisk-pile' ? markedElsewhere(kingdom, kept, stock, luck) : laid;
  if (!marked) return { code: 'nothing-else', target };
  const made = completeChoices(withOldTraits(kingdom, marked, stock, luck), stock, luck);
  if (findOpenSetupChoices(made, stock).some(({ choice }) => choice?.of !== 'boon'))
    return { code: 'nothing-else', target };
  const { colony, shelters, later } = kingdom;
  const whole = { ...made, colony, shelters, later };
  return { kingdom: { ...whole, later: keptSecondPiles(whole) }, ...told };
}

function isDealt({ landscapes }: Kingdom, nr: number): boolean {
  return landscapes.some((one) => one.nr === nr && dealtLandscapeKinds.some((kind) => kind === one.kind));
}

function markedElsewhere(
  { chosen, onRuins }: Kingdom,
  draft: KingdomChoiceDraft,
  stock: AvailableCards,
  luck: Luck,
): KingdomChoiceDraft | undefined {
  const before = onRuins ? 'ruins' : chosen['obelisk-pile'];
  const extra = stock.dominion.extras.find(({ key }) => key === 'obelisk-pile');
  const option =
    extra &&
    oneOf(
      luck,
      pilesToMark(extra, draft, stock).filter((one) => one !== before),
    );
  return option && applyChoice(extra, draft, option);
}

/** Assigns each trait to the pile that it had before if possible, otherwise to any other pile. */
function withOldTraits(old: Kingdom, draft: KingdomChoiceDraft, stock: AvailableCards, luck: Luck): KingdomChoiceDraft {
  const isTrait = ({ kind }: Landscape): boolean => kind === 'trait';
  const extra = stock.dominion.extras.find(({ key }) => key === 'trait-pile');
  const traits = draft.landscapes.filter(isTrait);
  if (!extra || traits.length === 0 || findOpenSetupChoices(draft, stock).some(({ choice }) => choice?.joins))
    return draft;
  const fit = pilesToMark(extra, draft, stock);
  const lay = old.landscapes.filter(isTrait).map(({ nr }, i) => [nr, old.traits[i]] as const);
  const kept = new Map(lay.filter(([, card]) => card && fit.includes(card)));
  const taken = new Set(traits.flatMap(({ nr }) => kept.get(nr) ?? []));
  const laid = traits.map(({ nr }): Card | undefined => {
    const card =
      kept.get(nr) ??
      oneOf(
        luck,
        fit.filter((one): one is Card => one !== 'ruins' && 'types' in one && !taken.has(one)),
      );
    if (card) taken.add(card);
    return card;
  });
  return laid.includes(undefined) ? draft : { ...draft, traits: laid.filter((card) => card !== undefined) };
}

/** Adds the old landscapes and choices that still fit. An Ally or a Prophecy is only added while a card needs it. */
function stillFitting(
  old: Kingdom,
  draft: KingdomChoiceDraft,
  target: KingdomPartToReplace,
  dominion: Dominion,
): KingdomChoiceDraft {
  const goes = (kind: KingdomPartToReplace['kind']): boolean => target.kind === kind;
  const isKept = (key: string): boolean => target.kind !== 'choice' || target.key !== key;
  const supply = supplyPilesOf(draft);
  const across = old.landscapes.filter((one) => !isTarget(one, target) && isDealt(old, one.nr));
  let all: KingdomChoiceDraft = { ...draft, landscapes: across };
  const brought = (key: string): boolean =>
    [...supplyPilesOf(all), ...pilesOutsideSupply(all), ...all.landscapes].some((one) =>
      extrasForCard(dominion.extras, one).keys.has(key),
    );
  // A chosen card may itself need a choice. So this repeats, and each round keeps the choices for the cards of the
  // round before.
  for (let size = -1; size !== sizeOf(all); ) {
    size = sizeOf(all);
    const companions = old.landscapes.filter(
      (one) => !isDealt(old, one.nr) && !isTarget(one, target) && brought(one.kind),
    );
    const chosen = Object.entries(old.chosen).filter(
      ([key, card]) =>
        isKept(key) &&
        brought(key) &&
        supply.includes(card) === (key === 'obelisk-pile' && card !== old.chosen['army-pile']),
    );
    all = { ...all, landscapes: inOrder([...across, ...companions]), chosen: Object.fromEntries(chosen) };
    if (!all.bane && old.bane && !goes('bane') && brought('bane')) all = { ...all, bane: old.bane };
  }
  const there = supplyPilesOf(all);
  return {
    ...all,
    onRuins: old.onRuins && isKept('obelisk-pile') && brought('obelisk-pile') && brought('ruins'),
    boons: brought('druid-boons') && !goes('boons') ? old.boons : [],
    deck: brought('black-market-deck') && !goes('deck') ? old.deck.filter((card) => !there.includes(card)) : [],
  };
}

function sizeOf({ landscapes, chosen, bane }: KingdomChoiceDraft): number {
  return landscapes.length + Object.keys(chosen).length + (bane ? 1 : 0);
}
