import type { Card } from '../cards/card.ts';
import { type Luck, randomBigIntBelow } from '../request/luck.ts';
import { kingdomSize } from '../request/request.ts';
import { weightedSubsetsOf } from '../ways/subsets.ts';
import type { ChosenSets, PossibleSetChoices } from './mixture.ts';

export interface SetChoicePileDraw {
  readonly draw: (luck: Luck) => { readonly piles: readonly Card[]; readonly chosen: ChosenSets } | undefined;
}

/** Counts, set by set, the weighted ways to choose ten piles. Locked and required piles are always included. */
export function countPileChoicesBySet({
  request,
  mix,
  frame,
  sets,
  piles,
  count,
}: PossibleSetChoices): SetChoicePileDraw {
  const must = new Set([...request.lock, ...(request.bane === 'demanded' ? [] : request.include)]);
  const weights = new Map(frame.cards.map((card, place) => [card, frame.weights[place] as bigint]));
  const { min, max } = mix.each ?? { min: 1, max: kingdomSize };
  const parts = sets.map((key) => {
    const all = piles.get(key) ?? [];
    const forced = all.filter(({ nr }) => must.has(nr));
    const free = weightedSubsetsOf(
      all.filter((card) => !must.has(card.nr)),
      (card) => weights.get(card) as bigint,
      kingdomSize,
    );
    const ways = (taken: number): bigint =>
      taken < min || taken > max ? 0n : (free.totals[taken - forced.length] ?? 0n);
    return { key, forced, free, ways };
  });
  const counts: bigint[][][] = [table((left, taken) => (taken === 0 && (left === 0 || !mix.each) ? 1n : 0n))];
  function table(of: (left: number, taken: number) => bigint): bigint[][] {
    return Array.from({ length: count + 1 }, (_, left) =>
      Array.from({ length: kingdomSize + 1 }, (__, taken) => of(left, taken)),
    );
  }
  for (const { forced, ways } of parts.toReversed()) {
    const after = counts[0] as bigint[][];
    counts.unshift(
      table((left, open) => {
        let sum = forced.length > 0 ? 0n : (after[left]?.[open] as bigint);
        for (let taken = 1; left > 0 && taken <= open; taken += 1)
          sum += ways(taken) * (after[left - 1]?.[open - taken] as bigint);
        return sum;
      }),
    );
  }
  const total = counts[0]?.[count]?.[kingdomSize] as bigint;
  return {
    draw: (luck) => {
      if (total === 0n) return undefined;
      const found: Card[] = [];
      const chosen: string[] = [];
      let [left, open] = [count, kingdomSize];
      for (const [at, { key, forced, free, ways }] of parts.entries()) {
        const after = counts[at + 1] as bigint[][];
        let number = randomBigIntBelow(luck, counts[at]?.[left]?.[open] as bigint);
        if (forced.length === 0) {
          const none = after[left]?.[open] as bigint;
          if (number < none) continue;
          number -= none;
        }
        for (let taken = 1; taken <= open; taken += 1) {
          const many = ways(taken) * (after[left - 1]?.[open - taken] as bigint);
          if (number >= many) {
            number -= many;
            continue;
          }
          found.push(...forced, ...free.pick(taken - forced.length, luck));
          chosen.push(key);
          left -= 1;
          open -= taken;
          break;
        }
      }
      return { piles: found, chosen };
    },
  };
}
