import type { Card } from './card.ts';
import { type Draft, type Stock, withChoices } from './choices.ts';
import { type Dominion, sortCards } from './dominion.ts';
import { type Drawn, type Kingdom, supplyOf } from './kingdom.ts';
import { dealtKinds, withLandscapes } from './landscapes.ts';
import type { Luck } from './luck.ts';
import { meets, type Request } from './request.ts';
import { drawTen, type Sampler } from './sampler.ts';

/** A whole kingdom: ten piles and a bane, landscapes, what comes by share, and all that has to be chosen. */
export function drawKingdom(sampler: Sampler, dominion: Dominion, luck: Luck): Drawn {
  const { request } = sampler.frame;
  const { tries, ...ten } = drawTen(sampler, luck);
  const stock = stockOf(sampler, dominion);
  const piles = sortCards(ten.piles, request.sort, dominion.sets);
  const dealt = withLandscapes({ ...ten, piles, landscapes: [], chosen: {}, traits: [], boons: [] }, stock, luck);
  const whole = withChoices(dealt, stock, luck);
  const share = (wish: Request['colony'], key: string): boolean => {
    if (wish !== 'share') return wish === 'yes';
    const set = dominion.shares.find(({ brings }) => brings.includes(key))?.set;
    return piles[luck.below(piles.length)]?.set === set;
  };
  const kingdom = { ...whole, colony: share(request.colony, 'colony'), shelters: share(request.shelters, 'shelters') };
  return { kingdom, way: sampler.way, spare: sampler.spare, tries };
}

/** The request that keeps everything of a kingdom but one pile, of the ten or the bane; to be drawn with `replaceIn`. */
export function replacing(request: Request, { piles, bane }: Kingdom, nr: number): Request {
  const kept = piles.filter((card) => card.nr !== nr);
  const young = kept.some((card) => card.brings.includes('bane'));
  return {
    ...request,
    lock: kept.map((card) => card.nr),
    exclude: [...request.exclude, nr],
    ...(bane && bane.nr !== nr && young ? { lockBane: bane.nr } : {}),
  };
}

/** Draws what was replaced, and keeps of the kingdom's landscapes, shares and choices all that still fits. */
export function replaceIn(kingdom: Kingdom, sampler: Sampler, dominion: Dominion, luck: Luck): Drawn {
  const { tries, ...ten } = drawTen(sampler, luck);
  const stock = stockOf(sampler, dominion);
  const piles = sortCards(ten.piles, sampler.frame.request.sort, dominion.sets);
  const kept = withChoices(stillFitting(kingdom, { ...ten, piles, landscapes: [], chosen: {}, traits: [], boons: [] }), stock, luck);
  return { kingdom: { ...kept, colony: kingdom.colony, shelters: kingdom.shelters }, way: sampler.way, spare: sampler.spare, tries };
}

/** The new piles with those old landscapes and choices that nothing new stands against; an ally or a prophecy only while it is needed. */
function stillFitting(old: Kingdom, draft: Draft): Draft {
  const supply = supplyOf(draft);
  const brings = (key: string): boolean => supply.some((card) => card.brings.includes(key));
  const typed = (type: 'Liaison' | 'Omen'): boolean => supply.some((card) => card.types.includes(type) || card.inside.includes(type));
  const landscapes = old.landscapes.filter(
    ({ kind }) => dealtKinds.some((one) => one === kind) || (kind === 'ally' ? typed('Liaison') : typed('Omen')),
  );
  const laid = (key: string): boolean => brings(key) || landscapes.some((one) => one.brings.includes(key));
  const fresh = (card: Card): boolean => !supply.includes(card);
  const chosen = Object.entries(old.chosen).filter(([key, card]) => laid(key) && (key === 'obelisk-pile' ? !fresh(card) : fresh(card)));
  const all = { ...draft, landscapes, chosen: Object.fromEntries(chosen), boons: brings('druid-boons') ? old.boons : [] };
  const there = supplyOf(all);
  return { ...all, traits: old.traits.every((card) => there.includes(card)) ? old.traits : [] };
}

/** Piles of the chosen sets that no ban keeps out; of all boxes when the chosen sets are too small. */
function stockOf({ frame, spare }: Sampler, dominion: Dominion): Stock {
  const { request, home } = frame;
  const banned = request.demands.filter(({ max }) => max === 0);
  const cards = frame.cards.filter((card, place) => (home[place] || spare > 0) && !banned.some(({ of }) => meets(card, of)));
  return { request, dominion, cards };
}
