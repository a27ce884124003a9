import type { Card } from '../cards/card.ts';
import type { Dominion } from '../cards/dominion.ts';
import { integerCardWeight, type RequestFrame, requestFrameOf } from '../request/frame.ts';
import { type Luck, pickWeightedRandom } from '../request/luck.ts';
import { hasDemandedProperty, type KingdomRequest, kingdomSize } from '../request/request.ts';
import { availableCardsInFrame } from '../request/whole.ts';
import { type KingdomCase, splitIntoKingdomCases } from '../ways/case.ts';
import { canPilesFormKingdom } from '../ways/fit.ts';
import type { SamplerDependencies } from './making.ts';
import { kept, type PossibleSetChoices, requestForChosenSets } from './mixture.ts';
import { countPileChoicesBySet } from './piles.ts';
import type { DrawnPilesWithContext, KingdomSampler } from './prepared.ts';

type Draw = (luck: Luck, tries: number) => DrawnPilesWithContext | undefined;

export function drawPilesBeforeSets(
  mixture: PossibleSetChoices,
  dominion: Dominion,
  { baneOf }: SamplerDependencies,
): Draw {
  const piles = countPileChoicesBySet(mixture);
  const filling = mixture.request.bane === 'demanded';
  const frames = kept((chosen) => {
    const frame = requestFrameOf(requestForChosenSets(mixture, chosen), dominion);
    const stock = availableCardsInFrame(frame, frame.request);
    const places = new Map(frame.cards.map(({ nr }, place) => [nr, place]));
    return {
      frame,
      stock,
      places,
      cases: splitIntoKingdomCases(frame, frame.wishes, { natural: false, spare: 0, filling }),
    };
  });
  return (luck, most) => {
    for (let tries = 1; tries <= most; tries += 1) {
      const drawn = piles.draw(luck);
      if (!drawn || !mayKeep(mixture.request, drawn.piles, filling)) continue;
      const { frame, stock, places, cases } = frames(drawn.chosen);
      const ten = drawn.piles.map(({ nr }) => places.get(nr) ?? -1);
      const given = ten.includes(-1)
        ? undefined
        : cases.find((one) => holds(one, ten, frame) && canPilesFormKingdom(one, ten));
      if (!given) continue;
      const bane = baneOf(frame, given, ten, luck);
      const card = bane === undefined ? undefined : frame.cards[bane];
      return { ten: { piles: drawn.piles, ...(card ? { bane: card } : {}), tries }, frame, stock };
    }
    return undefined;
  };
}

function holds({ forced, free, kind }: KingdomCase, ten: readonly number[], { young }: RequestFrame): boolean {
  if (kind.young !== undefined && kind.young !== ten.includes(young)) return false;
  return (
    forced.every((place) => ten.includes(place)) && ten.every((place) => forced.includes(place) || free.includes(place))
  );
}

function mayKeep({ demands, potions }: KingdomRequest, ten: readonly Card[], filling: boolean): boolean {
  if (potions.kind === 'need' && ten.filter(({ roles }) => roles.includes('potion')).length < potions.min) return false;
  return demands.every(({ of, min, max }) => {
    const count = ten.filter((card) => hasDemandedProperty(card, of)).length;
    return count <= max && count >= (filling ? min - 1 : min);
  });
}

/**
 * Draws a choice of sets by the weight of its proposals, then a proposal, until it is a kingdom. Slower to prepare, but
 * it finds rare kingdoms. Returns undefined if there are too many choices.
 */
export function drawSetsBeforePiles(
  mixture: PossibleSetChoices,
  dominion: Dominion,
  { prepare, proposedOnce, limits }: SamplerDependencies,
): Draw | undefined {
  const samplers = kept((chosen) => {
    const answer = prepare(requestForChosenSets(mixture, chosen, true), dominion, limits, false);
    return 'code' in answer ? undefined : answer;
  });
  const all = mixture.occurring();
  if (!all) return undefined;
  const choices = all
    .filter((chosen) => mixture.lacks(chosen).length === 0)
    .flatMap((chosen) => {
      const sampler = samplers(chosen);
      return sampler ? [{ chosen, total: totalOf(sampler) }] : [];
    });
  return (luck, most) => {
    for (let tries = 1; tries <= most; tries += 1) {
      const choice = pickWeightedRandom(luck, choices, ({ total }) => total);
      const sampler = choice && samplers(choice.chosen);
      if (!sampler) return undefined;
      const { frame, stock } = sampler;
      const ten = proposedOnce(frame, proposalsOf(sampler), luck, tries);
      if (ten) return { ten, frame, stock };
    }
    return undefined;
  };
}

const proposalsOf = ({ shares }: KingdomSampler): KingdomSampler['shares'][number]['proposals'] =>
  shares.flatMap(({ proposals }) => proposals);

/** Returns the total weight of all proposals, multiplied by the common divisor that the frame removed. */
function totalOf(sampler: KingdomSampler): bigint {
  const { cards, weights, request } = sampler.frame;
  const common = integerCardWeight(request, cards[0] as Card) / (weights[0] as bigint);
  return proposalsOf(sampler).reduce((sum, { total }) => sum + total, 0n) * common ** BigInt(kingdomSize);
}
