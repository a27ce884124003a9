import { countMaskedPiles } from '../request/counter.ts';
import type { RequestFrame } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import { findBlockingSeats, hallCountRule } from '../ways/pairing.ts';
import {
  distinctPilesRule,
  isIncludeOrMinimumWish,
  pilesForDemands,
  type TrialKingdom,
  type WishEvaluation,
} from './keeping.ts';

/** The importance of each wish; 0 ignores it. */
export interface ImprovementGoal {
  readonly weights: Uint8Array;
  readonly filling: boolean;
  readonly steps: number;
}

export const requiredWishWeight = 50;

const mostPilesTried = 24;

interface Claim {
  readonly held: Uint8Array;
  readonly lack: (inTen: number, attacks: number) => number;
  readonly most: number;
  /** The weight of the claim. It grows while the claim is broken, so that no other claim can block it forever. */
  weight: number;
  inTen: number;
  /**
   * The number of piles that are missing or too many after a step. There are nine numbers: for one attack fewer, the
   * same or one more, each with the same three cases of its own count.
   */
  readonly after: Float64Array;
}

/**
 * Replaces piles of a trial so that the broken wishes weigh less. Each step takes a broken claim, and tries to replace
 * one of the ten piles by a useful pile. It chooses the replacement that breaks least. It ends if nothing is broken, or
 * after `steps` with the best trial so far. The Young Witch is never replaced.
 */
export function improveTrialKingdom(
  trial: TrialKingdom,
  frame: RequestFrame,
  asking: WishEvaluation,
  aim: ImprovementGoal,
  luck: Luck,
): TrialKingdom {
  const { attacks } = asking;
  const { filling } = aim;
  const claims = claimsOf(trial, asking, aim);
  const distinct = asking.wishes.some(({ kind }, index) => kind === 'distinct' && aim.weights[index]);
  const own = distinctPilesRule(
    asking,
    distinct ? asking.wishes.filter((wish, index) => aim.weights[index] && isIncludeOrMinimumWish(wish)) : [],
  );
  let attacking = countMaskedPiles(attacks, trial.ten);
  let [now, best] = [trial, trial];
  let [least, sum] = [look(claims, attacking), 0];
  let last = -1;
  for (let step = 0; step < aim.steps; step += 1) {
    if (least === 0) {
      const jam = findBlockingSeats(own, pilesForDemands(best, filling));
      if (!jam) return best;
      const { held, min } = hallCountRule(own, jam);
      const bane = filling && best.bane !== undefined ? (held[best.bane] as number) : 0;
      claims.push(
        claimOf(now, held, requiredWishWeight, (inTen) => Math.max(0, min - inTen - bane), Number.POSITIVE_INFINITY),
      );
      least = look(claims, attacking);
    }
    sum = look(claims, attacking);
    const broken = claims.filter((one) => (one.after[4] as number) > 0);
    const claim = broken[luck.below(Math.max(1, broken.length))];
    if (!claim) break;
    const wanted = claim.inTen > claim.most ? 0 : 1;
    let [out, into, lowest] = [-1, -1, Number.POSITIVE_INFINITY];
    const start = luck.below(attacks.length);
    for (let i = 0, tried = 0; i < attacks.length && tried < mostPilesTried; i += 1) {
      const place = (start + i) % attacks.length;
      if (
        claim.held[place] !== wanted ||
        place === frame.young ||
        place === now.bane ||
        place === last ||
        now.ten.includes(place)
      )
        continue;
      tried += 1;
      for (const from of now.ten) {
        if (from === frame.young) continue;
        const after = sumAfter(claims, attacks, from, place);
        if (after < lowest) [out, into, lowest] = [from, place, after];
      }
    }
    if (out < 0) continue;
    if (lowest >= sum) for (const one of broken) one.weight += one.weight >> 1 || 1;
    now = { ...now, ten: now.ten.map((place) => (place === out ? into : place)) };
    attacking += (attacks[into] as number) - (attacks[out] as number);
    for (const one of claims) one.inTen += (one.held[into] as number) - (one.held[out] as number);
    last = out;
    const lack = plainLack(claims, attacking);
    if (lack < least) [best, least] = [now, lack];
  }
  return best;
}

function claimsOf(
  trial: TrialKingdom,
  { counted, wishes, lack }: WishEvaluation,
  { weights }: ImprovementGoal,
): Claim[] {
  return wishes.flatMap((wish, index): readonly Claim[] => {
    const [held, weight] = [counted[index], weights[index] as number];
    if (!held || weight === 0) return [];
    const bane = trial.bane === undefined ? 0 : (held[trial.bane] as number);
    const most =
      wish.kind === 'demand'
        ? wish.demand.max - bane
        : wish.kind === 'quota'
          ? wish.demand.max
          : Number.POSITIVE_INFINITY;
    return [claimOf(trial, held, weight, (inTen, attacks) => lack(index, inTen, bane, attacks), most)];
  });
}

function claimOf({ ten }: TrialKingdom, held: Uint8Array, weight: number, lack: Claim['lack'], most: number): Claim {
  return { held, weight, lack, most, inTen: countMaskedPiles(held, ten), after: new Float64Array(9) };
}

/** Computes in advance how much each claim is broken after any step. Returns the weighted sum of the present state. */
function look(claims: readonly Claim[], attacking: number): number {
  let sum = 0;
  for (const { after, weight, lack, inTen } of claims) {
    for (let i = 0; i < 9; i += 1) after[i] = weight * lack(inTen + (i % 3) - 1, attacking + Math.floor(i / 3) - 1);
    sum += after[4] as number;
  }
  return sum;
}

function sumAfter(claims: readonly Claim[], attacks: Uint8Array, out: number, into: number): number {
  const row = 3 * ((attacks[into] as number) - (attacks[out] as number)) + 4;
  let sum = 0;
  for (const { held, after } of claims) sum += after[row + (held[into] as number) - (held[out] as number)] as number;
  return sum;
}

function plainLack(claims: readonly Claim[], attacking: number): number {
  return claims.reduce((sum, { lack, inTen }) => sum + lack(inTen, attacking), 0);
}
