import type { Card } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import { explainWishConflict, findProvenWishConflict, type WishConflict } from '../explain/conflict.ts';
import { type RequestFrame, requestFrameOf } from '../request/frame.ts';
import { attemptWithFewestRepeats, type DrawAttempt } from '../request/fresh.ts';
import { findLandscapeShortage } from '../request/landscapes.ts';
import { type Luck, pickWeightedRandom } from '../request/luck.ts';
import { type KingdomRequest, kingdomSize, mostDemands, mostLandscapes } from '../request/request.ts';
import { availableCardsInFrame } from '../request/whole.ts';
import { type KingdomCase, type KingdomCaseKind, pileMaskForRole, splitIntoKingdomCases } from '../ways/case.ts';
import { classicDrawPlanOf, drawClassicPiles } from '../ways/classic.ts';
import { canPilesFormKingdom, findFittingBanes, isWhole } from '../ways/fit.ts';
import {
  buildPileProposalPlan,
  defaultSearchLimits,
  drawProposedPiles,
  type PileProposalPlan,
  type SearchLimits,
} from '../ways/proposal.ts';
import { buildStateGraph, type PileGroup, tally } from '../ways/states.ts';
import { createRandomSetsSampler, mostSamplingTries } from './mix.ts';
import type {
  DrawnPiles,
  DrawnPilesWithContext,
  KingdomKindShare,
  KingdomRefusal,
  KingdomSampler,
} from './prepared.ts';

/** Prepares a request for drawing within the work limits (K23), or explains why it can't be met (K16). */
export function prepare(
  request: KingdomRequest,
  dominion: Dominion,
  limits: SearchLimits = defaultSearchLimits,
): KingdomSampler | KingdomRefusal {
  const { mix, ...rest } = request;
  if (!mix) return prepareOne(request, dominion, limits);
  const whole = requestFrameOf(rest, dominion);
  const making = { prepare: prepareOne, drawTen: drawOne, proposedOnce, baneOf, limits };
  const { best, least } = attemptWithFewestRepeats(whole, (frame) => {
    const { fewest: _, ...asked } = frame.request;
    const made = createRandomSetsSampler(asked, mix, dominion, making, frame === whole);
    return { frame, made, found: !('code' in made), sure: !('code' in made && made.code === 'too-hard') };
  });
  return 'code' in best.made ? best.made : { ...best.made, fewest: least };
}

function prepareOne(
  request: KingdomRequest,
  dominion: Dominion,
  limits: SearchLimits,
  explain = true,
): KingdomSampler | KingdomRefusal {
  if (request.demands.filter(({ of }) => of.kind !== 'played' && of.kind !== 'wished').length > mostDemands)
    return { code: 'too-many-demands', most: mostDemands };
  if (landscapesOf(request, dominion) > mostLandscapes) return { code: 'too-many-landscapes', most: mostLandscapes };
  const frame = requestFrameOf(request, dominion);
  const missing =
    request.landscapes.kind === 'exact' &&
    findLandscapeShortage(availableCardsInFrame(frame, { ...request, demands: [] }));
  if (missing) return { code: 'too-few-landscapes', ...missing };
  const filling = request.bane === 'demanded' || request.draw === 'classic';
  const proven = explain ? findProvenWishConflict(frame, filling) : undefined;
  if (proven) return proven;
  let work = 0;
  let unknown = false;
  for (const spare of sparesOf(frame)) {
    const { best, least } = attemptWithFewestRepeats(frame, (one) => {
      const tried = tryOn(one, { spare, filling, limits, explain: explain && spare === 0 && one === frame });
      work += tried.proposals.reduce((sum, { work: own }) => sum + own, 0);
      return tried;
    });
    if (best.conflict) return best.conflict;
    unknown ||= !best.sure;
    if (best.found) return { ...samplerOf(best), spare, fewest: least, work };
  }
  return (unknown || !explain ? undefined : explainWishConflict(frame, filling, true)) ?? { code: 'too-hard' };
}

interface Tried extends DrawAttempt {
  readonly proposals: readonly PileProposalPlan[];
  readonly conflict?: WishConflict | undefined;
}

interface Trying {
  readonly spare: number;
  readonly filling: boolean;
  readonly limits: SearchLimits;
  /**
   * True to search for a contradiction if no kingdom is found at once, before the last resort, which is more expensive.
   */
  readonly explain: boolean;
}

function tryOn(frame: RequestFrame, { spare, filling, limits, explain }: Trying): Tried {
  const cases = splitIntoKingdomCases(frame, frame.wishes, {
    natural: frame.request.draw === 'natural',
    spare,
    filling,
  });
  const quick = cases.map((one) => buildPileProposalPlan(frame, one, { ...limits, lastResort: 0 }));
  if (explain && quick.every((one) => typeof one === 'string')) {
    const conflict = explainWishConflict(frame, filling);
    if (conflict) return { frame, proposals: [], found: false, sure: true, conflict };
  }
  const answers = quick.map((one, index) =>
    one === 'unknown' ? buildPileProposalPlan(frame, cases[index] as KingdomCase, limits) : one,
  );
  const proposals = answers.filter((one) => typeof one !== 'string');
  return { frame, proposals, found: proposals.length > 0, sure: !answers.includes('unknown') };
}

function samplerOf({ frame, proposals, sure }: Tried): Omit<KingdomSampler, 'spare' | 'fewest' | 'work'> {
  const way = frame.request.draw;
  const exact = sure && proposals.every((one) => one.exact);
  const size = exact ? proposals.reduce((sum, one) => sum + one.total, 0n) : undefined;
  const cases = proposals.map((one) => one.given);
  const classic = way === 'classic' ? { classic: classicDrawPlanOf(frame, cases) } : {};
  return {
    frame,
    stock: availableCardsInFrame(frame, frame.request),
    way,
    shares: sharesOf(frame, proposals),
    ...classic,
    size,
    complete: sure,
  };
}

function landscapesOf({ landscapes, across }: KingdomRequest, { landscapes: all }: Dominion): number {
  const named = new Set([...across.include, ...across.lock]);
  const byName = all.filter(({ nr, kind }) => named.has(nr) && kind !== 'ally' && kind !== 'prophecy').length;
  if (landscapes.kind === 'dealt') return Math.max(landscapes.most, byName);
  return Object.values(landscapes.numbers).reduce((sum, count) => sum + count, 0);
}

function sparesOf({ home }: RequestFrame): readonly number[] {
  return home.includes(false) ? Array.from({ length: kingdomSize + 1 }, (_, spare) => spare) : [0];
}

function sharesOf(frame: RequestFrame, proposals: readonly PileProposalPlan[]): readonly KingdomKindShare[] {
  if (frame.request.draw !== 'natural') return [{ weight: 1n, proposals }];
  const kinds = new Map<string, PileProposalPlan[]>();
  for (const one of proposals) {
    const { attack, potion } = one.given.kind;
    const key = `${attack} ${potion}`;
    kinds.set(key, [...(kinds.get(key) ?? []), one]);
  }
  const [free, calm, dry, both] = tensWithout(frame);
  const ruleFree = ({ attack, potion }: KingdomCaseKind): bigint => {
    if (attack && potion) return free - calm - dry + both;
    if (attack) return dry - both;
    return potion ? calm - both : both;
  };
  const shares = [...kinds.values()].map((members) => ({
    weight: ruleFree(members[0]?.given.kind ?? {}),
    proposals: members,
  }));
  return shares.some(({ weight }) => weight > 0n) ? shares : shares.map((share) => ({ ...share, weight: 1n }));
}

/**
 * Returns the total weight of all ways to choose ten piles from the chosen sets without rules. The four results: all,
 * those without attacks, those without potions, and those without both.
 */
function tensWithout(frame: RequestFrame): readonly [free: bigint, calm: bigint, dry: bigint, both: bigint] {
  const [attacks, potions] = [pileMaskForRole(frame, 'attack'), pileMaskForRole(frame, 'potion')];
  const kinds = new Map<bigint, number[]>();
  for (const [place, isHome] of frame.home.entries()) {
    if (!isHome) continue;
    const weight = frame.weights[place] as bigint;
    const counts = kinds.get(weight) ?? [0, 0, 0, 0];
    kinds.set(weight, counts);
    const kind = (attacks[place] as number) + 2 * (potions[place] as number);
    counts[kind] = (counts[kind] as number) + 1;
  }
  const without = (barred: number): bigint =>
    tensOf(
      [...kinds].map(([weight, counts]) => ({
        weight,
        size: counts.reduce((sum, count, kind) => sum + ((kind & barred) === 0 ? count : 0), 0),
        counts: [],
      })),
    );
  return [without(0), without(1), without(2), without(3)];
}

function tensOf(groups: readonly PileGroup[]): bigint {
  const graph = buildStateGraph(
    { picks: kingdomSize, groups, start: [], meaning: [], ends: () => true },
    Number.POSITIVE_INFINITY,
  );
  return graph ? tally(graph, groups).total : 0n;
}

/** Draws ten piles in the requested way of drawing (K14). For the same random stream, the result is the same. */
export function drawTenPiles(sampler: KingdomSampler, luck: Luck): DrawnPiles {
  return drawTenPilesWithContext(sampler, luck).ten;
}

export function drawTenPilesWithContext(sampler: KingdomSampler, luck: Luck): DrawnPilesWithContext {
  const { frame, stock, mixed } = sampler;
  return mixed?.(luck) ?? { ten: drawOne(sampler, luck), frame, stock };
}

function drawOne(sampler: KingdomSampler, luck: Luck): DrawnPiles {
  const { frame } = sampler;
  const drawn = sampler.classic && drawClassicPiles(sampler.classic, luck);
  if (drawn) return tenOf(frame, drawn.ten, drawn.bane, drawn.tries);
  const { proposals } = pickWeightedRandom(luck, sampler.shares, ({ weight }) => weight) as KingdomKindShare;
  for (let tries = 1; tries <= mostSamplingTries; tries += 1) {
    const ten = proposedOnce(frame, proposals, luck, tries);
    if (ten) return ten;
  }
  const { given, sample } = proposals[0] as PileProposalPlan;
  return tenOf(frame, sample, baneOf(frame, given, sample, luck), mostSamplingTries);
}

function proposedOnce(
  frame: RequestFrame,
  proposals: readonly PileProposalPlan[],
  luck: Luck,
  tries: number,
): DrawnPiles | undefined {
  const one = pickWeightedRandom(luck, proposals, ({ total }) => total) as PileProposalPlan;
  const ten = drawProposedPiles(one, luck);
  return canPilesFormKingdom(one.given, ten)
    ? tenOf(frame, ten, baneOf(frame, one.given, ten, luck), tries)
    : undefined;
}

function baneOf(
  { young, banes, weights }: RequestFrame,
  given: KingdomCase,
  ten: readonly number[],
  luck: Luck,
): number | undefined {
  const left = ten.includes(young) ? [...findFittingBanes(given, banes, ten)] : [];
  while (left.length > 0) {
    const bane = pickWeightedRandom(luck, left, (place) => weights[place] as bigint) as number;
    if (isWhole(given, ten, bane)) return bane;
    left.splice(left.indexOf(bane), 1);
  }
  return undefined;
}

function tenOf({ cards }: RequestFrame, ten: readonly number[], bane: number | undefined, tries: number): DrawnPiles {
  const piles = ten.map((place) => cards[place] as Card);
  return bane === undefined ? { piles, tries } : { piles, bane: cards[bane] as Card, tries };
}
