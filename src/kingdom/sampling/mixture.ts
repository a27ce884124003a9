import type { Card } from '../cards/card.ts';
import { cardsInEditions, type Dominion } from '../cards/dominion.ts';
import { type RequestFrame, requestFrameOf, type Wish } from '../request/frame.ts';
import type { Luck } from '../request/luck.ts';
import { hasDemandedProperty, type KingdomRequest, kingdomSize, type RandomSetsWish } from '../request/request.ts';
import { type WeightedSubsets, weightedSubsetsOf } from '../ways/subsets.ts';

export type ChosenSets = readonly string[];

/** The possible choices of random sets for a request (K26). */
export interface PossibleSetChoices {
  /** The request without requirements about sets. It is strict: nothing comes from other sets. */
  readonly request: KingdomRequest;
  readonly mix: RandomSetsWish;
  readonly frame: RequestFrame;
  readonly sets: readonly string[];
  readonly needed: readonly string[];
  readonly piles: ReadonlyMap<string, readonly Card[]>;
  /** The number of sets. If there are fewer sets than requested, and the number is a maximum, it is smaller. */
  readonly count: number;
  readonly editions: (chosen: ChosenSets) => readonly string[];
  readonly any: boolean;
  readonly choose: (luck: Luck) => ChosenSets;
  readonly all: () => readonly ChosenSets[] | undefined;
  /**
   * Returns the choices of sets such that each set can occur in the kingdom. If not every set must occur, it includes
   * smaller choices.
   */
  readonly occurring: () => readonly ChosenSets[] | undefined;
  /**
   * Returns wishes that obviously can't be met with these sets. If a set has too few piles, it returns the wish for the
   * mix of sets.
   */
  readonly lacks: (chosen: ChosenSets) => readonly Wish[];
}

const mostChoices = 3_500;

export function possibleSetChoicesOf(
  given: KingdomRequest,
  mix: RandomSetsWish,
  dominion: Dominion,
): PossibleSetChoices {
  const request: KingdomRequest = { ...given, strict: true };
  const frame = requestFrameOf(request, dominion);
  const barred = request.demands.filter(({ max }) => max === 0);
  const open = frame.cards.filter((card) => !barred.some(({ of }) => hasDemandedProperty(card, of)));
  const named = frame.cards.filter(({ nr }) => request.include.includes(nr) || request.lock.includes(nr));
  const sets = dominion.sets.map(({ key }) => key).filter((key) => open.some(({ set }) => set === key));
  const needed = sets.filter((key) => named.some(({ set }) => set === key));
  const piles = new Map(sets.map((key) => [key, open.filter(({ set }) => set === key)]));
  const count = mix.each ? mix.sets : Math.min(mix.sets, sets.length);
  const others = sets.filter((key) => !needed.includes(key));
  const subsets: WeightedSubsets<string> = weightedSubsetsOf(
    others,
    (key) => BigInt(Math.round((request.setWeights[key] ?? 100) * 10_000)),
    others.length,
  );
  const missing = count - needed.length;
  const inOrder = (some: readonly string[]): ChosenSets =>
    sets.filter((key) => some.includes(key) || needed.includes(key));
  const editions = (chosen: ChosenSets): readonly string[] =>
    dominion.sets
      .filter(({ key }) => chosen.includes(key))
      .flatMap((set) => set.editions.map(({ key }) => key))
      .filter((key) => request.sets.includes(key));
  return {
    request,
    mix,
    frame,
    sets,
    needed,
    piles,
    count,
    editions,
    any: missing >= 0 && missing <= others.length,
    choose: (luck) => inOrder(subsets.pick(missing, luck)),
    all: () => (choices(others.length, missing) > mostChoices ? undefined : subsetsIn(others, missing).map(inOrder)),
    occurring: () => {
      const sizes = mix.each ? [missing] : Array.from({ length: missing + 1 }, (_, size) => size);
      const some = sizes.reduce((sum, size) => sum + choices(others.length, size), 0);
      return some > mostChoices ? undefined : sizes.flatMap((size) => subsetsIn(others, size)).map(inOrder);
    },
    lacks: (chosen) => lacking({ frame, mix, piles, dominion, chosen, editions: editions(chosen) }),
  };
}

/** Returns the request with only these sets. `occurring`: each of these sets must have piles. */
export function requestForChosenSets(
  { request, mix, editions }: PossibleSetChoices,
  chosen: ChosenSets,
  occurring = false,
): KingdomRequest {
  const each = mix.each ?? (occurring ? { min: 1, max: kingdomSize } : undefined);
  return {
    ...request,
    sets: editions(chosen),
    quotas: [...request.quotas, ...(each ? chosen.map((set) => ({ of: { kind: 'set', set } as const, ...each })) : [])],
    setWeights: request.draw === 'uniform' ? request.setWeights : {},
  };
}

interface Look {
  readonly frame: RequestFrame;
  readonly mix: RandomSetsWish;
  readonly piles: PossibleSetChoices['piles'];
  readonly dominion: Dominion;
  readonly chosen: ChosenSets;
  readonly editions: readonly string[];
}

function lacking({ frame, mix, piles, dominion, chosen, editions }: Look): readonly Wish[] {
  const of = (key: string): readonly Card[] => piles.get(key) ?? [];
  const { each } = mix;
  const tooFew = each ? chosen.some((key) => of(key).length < each.min) : chosen.flatMap(of).length < kingdomSize;
  if (tooFew) return [{ kind: 'mix', mix }];
  const bane = frame.request.bane === 'demanded' || frame.request.draw === 'classic';
  const most = (passes: (card: Card) => boolean): number => {
    const there = chosen.map((key) => of(key).filter(passes).length);
    const inTen = there.reduce((sum, count) => sum + Math.min(count, each?.max ?? kingdomSize), 0);
    return bane && there.some((count) => count > (each?.max ?? kingdomSize)) ? inTen + 1 : inTen;
  };
  const laid = new Set(cardsInEditions(dominion.landscapes, editions).map(({ nr }) => nr));
  return frame.wishes.filter((wish) => {
    switch (wish.kind) {
      case 'demand':
      case 'quota':
        return most((card) => hasDemandedProperty(card, wish.demand.of)) < wish.demand.min;
      case 'potions':
        return wish.potions.kind === 'need' && most(({ roles }) => roles.includes('potion')) < wish.potions.min;
      case 'include':
      case 'lock':
        return !frame.cards.some(({ nr, set }) => nr === wish.nr && chosen.includes(set));
      case 'across':
        return !laid.has(wish.nr) && !frame.request.across.lock.includes(wish.nr);
      default:
        return false;
    }
  });
}

function choices(from: number, count: number): number {
  if (count < 0 || count > from) return 0;
  let ways = 1;
  for (let i = 0; i < count; i += 1) ways = (ways * (from - i)) / (i + 1);
  return ways;
}

function subsetsIn(items: readonly string[], count: number): readonly (readonly string[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, at) => subsetsIn(items.slice(at + 1), count - 1).map((rest) => [item, ...rest]));
}

const mostKept = 256;

export function kept<T>(make: (chosen: ChosenSets) => T): (chosen: ChosenSets) => T {
  const known = new Map<string, T>();
  return (chosen) => {
    const key = chosen.join();
    const found = known.has(key) ? (known.get(key) as T) : make(chosen);
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
