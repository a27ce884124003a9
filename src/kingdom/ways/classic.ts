import { countMaskedPiles, createPileMask } from '../request/counter.ts';
import type { RequestFrame } from '../request/frame.ts';
import { type Luck, oneOf, pickWeightedRandom } from '../request/luck.ts';
import { hasDemandedProperty, kingdomSize, type PileCountDemand } from '../request/request.ts';
import type { KingdomCase } from './case.ts';
import { canPilesFormKingdom, findFittingBanes, isWhole } from './fit.ts';

/** The number of failed starts after which a kingdom is drawn in the way `uniform`. */
export const maxFailedStarts = 60;
const mostMends = 40;

export interface ClassicDrawPlan {
  readonly frame: RequestFrame;
  readonly cases: readonly KingdomCase[];
  readonly open: readonly number[];
  readonly named: readonly number[] | undefined;
  /**
   * Demands with their piles. Demands for sets come last, because they may reuse cards drawn for other demands (K26).
   */
  readonly demands: readonly { readonly held: Uint8Array; readonly min: number; readonly quota: boolean }[];
  readonly held: Readonly<Record<'home' | 'any' | 'attack' | 'moat' | 'reaction' | 'potion', Uint8Array>>;
  readonly potions: { readonly min: number; readonly need: boolean };
  /** Limits on numbers of piles (K33); some count the bane. */
  readonly bounds: readonly { readonly held: Uint8Array; readonly max: number; readonly bane: boolean }[];
}

export interface ClassicDrawResult {
  readonly ten: readonly number[];
  readonly bane: number | undefined;
  readonly tries: number;
}

interface ClassicDraft {
  readonly classic: ClassicDrawPlan;
  readonly luck: Luck;
  ten: number[];
  bane: number | undefined;
  /** Piles that repairs must not remove (K11). */
  readonly asked: Set<number>;
}

export function classicDrawPlanOf(frame: RequestFrame, cases: readonly KingdomCase[]): ClassicDrawPlan {
  const { request, cards, home } = frame;
  const all = (passes: (card: RequestFrame['cards'][number], place: number) => boolean): Uint8Array =>
    createPileMask(cards.length, (place) => passes(cards[place] as RequestFrame['cards'][number], place));
  const banned = request.demands.filter(({ max }) => max === 0);
  const named = [...new Set([...request.lock, ...request.include])].map((nr) =>
    cards.findIndex((card) => card.nr === nr),
  );
  const { potions } = request;
  const bounded = potions.kind === 'or-none' || potions.kind === 'need';
  const potionHeld = all((card) => card.roles.includes('potion'));
  const boundOf = ({ of, max }: PileCountDemand, bane: boolean) => ({
    held: all((card) => hasDemandedProperty(card, of)),
    max,
    bane,
  });
  const bounds = [
    ...request.demands.map((one) => boundOf(one, true)),
    ...request.quotas.map((one) => boundOf(one, false)),
    { held: potionHeld, max: bounded ? potions.max : potions.kind === 'any' ? kingdomSize : 0, bane: false },
  ];
  return {
    frame,
    cases,
    open: cards.flatMap((card, place) => (banned.some(({ of }) => hasDemandedProperty(card, of)) ? [] : [place])),
    named: named.includes(-1) ? undefined : named,
    demands: [...request.demands, ...request.quotas].map(({ of, min }, at) => ({
      held: all((card) => hasDemandedProperty(card, of)),
      min,
      quota: at >= request.demands.length,
    })),
    held: {
      home: all((_, place) => home[place] === true),
      any: all(() => true),
      attack: all((card) => card.roles.includes('attack')),
      moat: all((card) => card.roles.includes('moat')),
      reaction: all((card) => card.roles.includes('reaction')),
      potion: potionHeld,
    },
    potions: bounded ? { min: potions.min, need: potions.kind === 'need' } : { min: 0, need: false },
    bounds: bounds.filter(({ max }) => max <= kingdomSize),
  };
}

/**
 * Draws as people do by hand (K14): a random pile for each demand, the rest at random, then repairs. If a rule stays
 * broken, it starts again.
 */
export function drawClassicPiles(classic: ClassicDrawPlan, luck: Luck): ClassicDrawResult | undefined {
  for (let tries = 1; tries <= maxFailedStarts; tries += 1) {
    const draft: ClassicDraft = { classic, luck, ten: [], bane: undefined, asked: new Set() };
    if (takeAsked(draft) && fill(draft) && takeBane(draft) && mend(draft) && keepsAll(draft)) {
      return { ten: draft.ten, bane: draft.bane, tries };
    }
  }
  return undefined;
}

function add({ ten }: ClassicDraft, place: number | undefined): boolean {
  if (place === undefined || ten.length >= kingdomSize) return false;
  ten.push(place);
  return true;
}

function closedBy({ bounds, frame }: ClassicDrawPlan, ten: readonly number[], bane: number | undefined): Uint8Array {
  const closed = new Uint8Array(frame.cards.length);
  for (const one of bounds) {
    const count = countMaskedPiles(one.held, ten) + (one.bane && bane !== undefined ? (one.held[bane] as number) : 0);
    if (count < one.max) continue;
    for (let place = 0; place < closed.length; place += 1) if (one.held[place]) closed[place] = 1;
  }
  return closed;
}

function pick({ classic, luck, ten, bane }: ClassicDraft, held: Uint8Array, out?: number): number | undefined {
  const { open, frame } = classic;
  const left = out === undefined ? ten : ten.filter((place) => place !== out);
  const closed = closedBy(classic, left, bane);
  const fit = open.filter((place) => held[place] && !closed[place] && place !== bane && !ten.includes(place));
  return pickWeightedRandom(luck, fit, (place) => frame.weights[place] as bigint);
}

function takeAsked(draft: ClassicDraft): boolean {
  const { named, demands, frame } = draft.classic;
  if (!named) return false;
  for (const place of named) {
    if (!add(draft, place)) return false;
    draft.asked.add(place);
  }
  for (const { held, min, quota } of demands) {
    const missing = frame.request.overlap === 'distinct' && !quota ? min : min - countMaskedPiles(held, draft.ten);
    for (let i = 0; i < missing; i += 1) {
      const place = pick(draft, held);
      if (place === undefined || !add(draft, place)) return false;
      draft.asked.add(place);
    }
  }
  return true;
}

function fill(draft: ClassicDraft): boolean {
  const { held } = draft.classic;
  while (draft.ten.length < kingdomSize) if (!add(draft, pick(draft, held.home) ?? pick(draft, held.any))) return false;
  return true;
}

function takeBane(draft: ClassicDraft): boolean {
  const { classic, luck, ten } = draft;
  if (!ten.includes(classic.frame.young)) return true;
  const closed = closedBy({ ...classic, bounds: classic.bounds.filter(({ bane }) => bane) }, ten, undefined);
  const fit = classic.frame.banes.filter(
    (place) => !ten.includes(place) && classic.open.includes(place) && !closed[place],
  );
  draft.bane = pickWeightedRandom(luck, fit, (place) => classic.frame.weights[place] as bigint);
  return draft.bane !== undefined;
}

/** Replaces piles that are neither asked for nor attacks until all rules hold (K12). */
function mend(draft: ClassicDraft): boolean {
  const { attack } = draft.classic.held;
  for (let i = 0; i < mostMends; i += 1) {
    const lack = lacking(draft);
    if (!lack) return true;
    const spare = draft.ten.filter((place) => !draft.asked.has(place) && !attack[place] && !lack[place]);
    const out = oneOf(draft.luck, spare);
    const into = pick(draft, lack, out);
    if (out === undefined || into === undefined) return false;
    draft.ten = draft.ten.map((place) => (place === out ? into : place));
    if (draft.bane === undefined && !takeBane(draft)) return false;
  }
  return false;
}

function lacking({ classic, ten, bane }: ClassicDraft): Uint8Array | undefined {
  const { frame, held, potions } = classic;
  const supply = bane === undefined ? ten : [...ten, bane];
  if (countMaskedPiles(held.attack, ten) > 0) {
    if (frame.request.moat && countMaskedPiles(held.moat, supply) === 0) return held.moat;
    if (frame.request.reaction && countMaskedPiles(held.reaction, supply) === 0) return held.reaction;
  }
  const count = countMaskedPiles(held.potion, ten);
  return count < potions.min && (count > 0 || potions.need) ? held.potion : undefined;
}

function keepsAll({ classic, ten, bane }: ClassicDraft): boolean {
  const { cases, frame, held } = classic;
  const is = {
    attack: countMaskedPiles(held.attack, ten) > 0,
    potion: countMaskedPiles(held.potion, ten) > 0,
    young: ten.includes(frame.young),
  };
  const own = cases.find(
    ({ kind: { attack = is.attack, potion = is.potion, young = is.young } }) =>
      attack === is.attack && potion === is.potion && young === is.young,
  );
  if (!own?.forced.every((place) => ten.includes(place))) return false;
  if (!ten.every((place) => own.forced.includes(place) || own.free.includes(place))) return false;
  return bane === undefined
    ? canPilesFormKingdom(own, ten)
    : findFittingBanes(own, [bane], ten).length > 0 && isWhole(own, ten, bane);
}
