import type { Dominion } from '../cards/dominion.ts';
import { type Luck, seededRandomSource } from '../request/luck.ts';
import type { KingdomRequest, RandomSetsWish } from '../request/request.ts';
import type { SamplerDependencies } from './making.ts';
import { explainRandomSetsConflict } from './mix-conflict.ts';
import {
  type ChosenSets,
  kept,
  type PossibleSetChoices,
  possibleSetChoicesOf,
  requestForChosenSets,
} from './mixture.ts';
import type { DrawnPilesWithContext, KingdomRefusal, KingdomSampler } from './prepared.ts';
import { drawPilesBeforeSets, drawSetsBeforePiles } from './uniform.ts';

const mostTrials = 400;
const mostChosen = 60;
export const mostSamplingTries = 100_000;

/**
 * Returns a sampler that first draws the sets by weight, then a kingdom from only these (K26). In the uniform way, it
 * draws every kingdom by the weight of its piles.
 */
export function createRandomSetsSampler(
  request: KingdomRequest,
  mix: RandomSetsWish,
  dominion: Dominion,
  making: SamplerDependencies,
  explain: boolean,
): KingdomSampler | KingdomRefusal {
  const mixture = possibleSetChoicesOf(request, mix, dominion);
  const none = new Set<string>();
  const samplers = kept((chosen) => {
    if (none.has(chosen.join()) || mixture.lacks(chosen).length > 0) return undefined;
    const answer = making.prepare(requestForChosenSets(mixture, chosen), dominion, making.limits, false);
    if (!('code' in answer)) return answer;
    none.add(chosen.join());
    return undefined;
  });
  const first = firstOf(mixture, samplers);
  if (!first) return explain ? explainRandomSetsConflict(mixture, dominion, making) : { code: 'too-hard' };
  if (request.draw !== 'uniform') {
    const mixed = (luck: Luck): DrawnPilesWithContext => {
      for (let tries = 1; tries <= mostSamplingTries; tries += 1) {
        const one = samplers(mixture.choose(luck));
        if (one) return { ten: making.drawTen(one, luck), frame: one.frame, stock: one.stock };
      }
      return { ten: making.drawTen(first, luck), frame: first.frame, stock: first.stock };
    };
    return { ...first, mixed };
  }
  const quick = drawPilesBeforeSets(mixture, dominion, making);
  const draw = quick(seededRandomSource(4), making.limits.share < 1 ? mostTrials : 0)
    ? quick
    : drawSetsBeforePiles(mixture, dominion, making);
  if (!draw) return { code: 'too-hard' };
  const mixed = (luck: Luck): DrawnPilesWithContext =>
    draw(luck, mostSamplingTries) ?? { ten: making.drawTen(first, luck), frame: first.frame, stock: first.stock };
  return { ...first, size: undefined, mixed };
}

function firstOf(
  mixture: PossibleSetChoices,
  samplers: (chosen: ChosenSets) => KingdomSampler | undefined,
): KingdomSampler | undefined {
  const luck = seededRandomSource(5);
  if (!mixture.any) return undefined;
  for (let i = 0; i < mostChosen; i += 1) {
    const found = samplers(mixture.choose(luck));
    if (found) return found;
  }
  for (const chosen of mixture.all() ?? []) {
    const found = samplers(chosen);
    if (found) return found;
  }
  return undefined;
}
