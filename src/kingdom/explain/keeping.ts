import { countMaskedPiles, createPileMask } from '../request/counter.ts';
import { isPotionCountAllowed, type RequestFrame, type Wish } from '../request/frame.ts';
import { hasDemandedProperty } from '../request/request.ts';
import { choiceFeasibilityCheckOf } from '../request/whole.ts';
import type { KingdomCase } from '../ways/case.ts';
import { canPilesFormKingdom, findFittingBanes, isWhole } from '../ways/fit.ts';
import { type DemandSeat, type DemandsFilledRule, findBlockingSeats } from '../ways/pairing.ts';

/** A possible kingdom that may break wishes, as indexes of piles in the frame. */
export interface TrialKingdom {
  readonly ten: readonly number[];
  readonly bane: number | undefined;
}

/** The piles that count for each wish, except for wishes about all piles together. */
export interface WishEvaluation {
  readonly wishes: readonly Wish[];
  readonly counted: readonly (Uint8Array | undefined)[];
  readonly attacks: Uint8Array;
  /**
   * Returns the number of piles that are missing or too many for a wish. Its arguments are the number of piles among
   * the ten, in the bane (0 or 1), and the number of attacks.
   */
  readonly lack: (wish: number, inTen: number, inBane: number, attacks: number) => number;
}

export function wishEvaluationOf(frame: RequestFrame, filling: boolean): WishEvaluation {
  const { cards, wishes } = frame;
  const all = (passes: (card: RequestFrame['cards'][number]) => boolean): Uint8Array =>
    createPileMask(cards.length, (place) => passes(cards[place] as RequestFrame['cards'][number]));
  const counted = wishes.map((wish): Uint8Array | undefined => {
    switch (wish.kind) {
      case 'demand':
      case 'quota':
        return all((card) => hasDemandedProperty(card, wish.demand.of));
      case 'include':
      case 'lock':
        return all(({ nr }) => nr === wish.nr);
      case 'moat':
      case 'reaction':
        return all(({ roles }) => roles.includes(wish.kind));
      case 'potions':
        return all(({ roles }) => roles.includes('potion'));
      default:
        return undefined;
    }
  });
  const lack = (index: number, inTen: number, inBane: number, attacks: number): number => {
    const wish = wishes[index] as Wish;
    const given = filling ? inTen + inBane : inTen;
    switch (wish.kind) {
      case 'demand':
        return Math.max(0, wish.demand.min - given, inTen + inBane - wish.demand.max);
      case 'quota':
        return Math.max(0, wish.demand.min - inTen, inTen - wish.demand.max);
      case 'include':
        return given > 0 ? 0 : 1;
      case 'lock':
        return inTen > 0 ? 0 : 1;
      case 'moat':
      case 'reaction':
        return attacks === 0 || given > 0 ? 0 : 1;
      case 'potions':
        return isPotionCountAllowed(wish.potions, inTen) ? 0 : 1;
      default:
        return 0;
    }
  };
  return { wishes, counted, attacks: all(({ roles }) => roles.includes('attack')), lack };
}

function lackOf({ counted, attacks, lack }: WishEvaluation, index: number, { ten, bane }: TrialKingdom): number {
  const held = counted[index];
  return lack(
    index,
    held ? countMaskedPiles(held, ten) : 0,
    held && bane !== undefined ? (held[bane] as number) : 0,
    countMaskedPiles(attacks, ten),
  );
}

/** Returns sets of wishes that the trial meets at the same time. Wishes in `first` are preferred. */
export function wishSetsMetBy(
  frame: RequestFrame,
  asking: WishEvaluation,
  trial: TrialKingdom,
  filling: boolean,
  first: readonly Wish[],
): readonly ReadonlySet<Wish>[] {
  const alone = frame.wishes.filter(({ kind }, index) => kind !== 'distinct' && lackOf(asking, index, trial) === 0);
  const distinct = frame.wishes.find(({ kind }) => kind === 'distinct');
  const whole = wholeWith(frame, alone, trial);
  if (!distinct) return [new Set(whole)];
  const apart = new Set(whole);
  for (;;) {
    const jam = jammed(frame, asking, apart, trial, filling);
    const out = jam.find((wish) => !first.includes(wish)) ?? jam[0];
    if (!out) break;
    apart.delete(out);
  }
  return [new Set(whole), apart.add(distinct)];
}

/** Returns the wishes without those that make a choice impossible which the trial needs. */
function wholeWith(frame: RequestFrame, wishes: readonly Wish[], { ten, bane }: TrialKingdom): readonly Wish[] {
  const isIn = (some: readonly Wish[]): boolean => {
    const { test, never } = choiceFeasibilityCheckOf(frame, some);
    return !never && (test?.(ten, bane) ?? true);
  };
  if (isIn(wishes)) return wishes;
  const mayHinder = ({ kind }: Wish): boolean =>
    kind === 'across' ||
    kind === 'landscapes' ||
    kind === 'quota' ||
    kind === 'demand' ||
    kind === 'moat' ||
    kind === 'reaction';
  const kept = wishes.filter((wish) => !mayHinder(wish));
  for (const wish of wishes.filter(mayHinder)) if (isIn([...kept, wish])) kept.push(wish);
  return kept;
}

export const isIncludeOrMinimumWish = (wish: Wish): boolean =>
  wish.kind === 'include' || (wish.kind === 'demand' && wish.demand.min > 0 && wish.demand.of.kind !== 'wished');

function jammed(
  frame: RequestFrame,
  asking: WishEvaluation,
  some: ReadonlySet<Wish>,
  trial: TrialKingdom,
  filling: boolean,
): readonly Wish[] {
  const seated = frame.wishes.filter((wish) => isIncludeOrMinimumWish(wish) && some.has(wish));
  const jam = findBlockingSeats(distinctPilesRule(asking, seated), pilesForDemands(trial, filling)) ?? [];
  return [...jam].map((seat) => seated[seat] as Wish);
}

export function distinctPilesRule({ wishes, counted }: WishEvaluation, seated: readonly Wish[]): DemandsFilledRule {
  const seats = seated.map((wish): DemandSeat => {
    const held = counted[wishes.indexOf(wish)] as Uint8Array;
    return { held, count: wish.kind === 'demand' ? wish.demand.min : 1 };
  });
  return { kind: 'filled', seats };
}

export function pilesForDemands({ ten, bane }: TrialKingdom, filling: boolean): readonly number[] {
  return filling && bane !== undefined ? [...ten, bane] : ten;
}

/** Adds a possible bane to ten proposed piles; undefined if they are no kingdom of the case. */
export function trialKingdomOf(
  frame: RequestFrame,
  given: KingdomCase,
  ten: readonly number[],
): TrialKingdom | undefined {
  if (!canPilesFormKingdom(given, ten)) return undefined;
  if (!ten.includes(frame.young)) return { ten, bane: undefined };
  const bane = findFittingBanes(given, given.banes ?? frame.banes, ten).find((place) => isWhole(given, ten, place));
  return bane === undefined ? undefined : { ten, bane };
}
