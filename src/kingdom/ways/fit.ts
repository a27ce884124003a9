import { countMaskedPiles, isCountAllowed, type PileCountRule } from '../request/counter.ts';
import { kingdomSize } from '../request/request.ts';
import type { KingdomCase } from './case.ts';
import { findBlockingSeats } from './pairing.ts';

/**
 * Returns the banes with which the ten piles meet all counters, if a bane is needed (K13). Doesn't check the choices:
 * see `isWhole`.
 */
export function findFittingBanes(
  given: KingdomCase,
  candidates: readonly number[],
  ten: readonly number[],
): readonly number[] {
  const needed: PileCountRule[] = [];
  const closed: PileCountRule[] = [];
  for (const one of given.counters) {
    const count = countMaskedPiles(one.held, ten);
    const more = isCountAllowed(one, count + 1);
    if (!isCountAllowed(one, count)) {
      if (!given.filling || !one.bane || !more) return [];
      needed.push(one);
    } else if (one.bane && !more) closed.push(one);
  }
  return candidates.filter(
    (place) =>
      !ten.includes(place) &&
      needed.every((one) => one.held[place]) &&
      !closed.some((one) => one.held[place]) &&
      (!given.filling || paired(given, ten, [place])),
  );
}

function paired({ pairings }: KingdomCase, ten: readonly number[], bane: readonly number[] = []): boolean {
  return pairings.every((one) => !findBlockingSeats(one, one.kind === 'filled' ? [...ten, ...bane] : ten));
}

/** True if all choices for the ten piles and this bane can be made (K28). */
export function isWhole({ whole }: KingdomCase, ten: readonly number[], bane?: number): boolean {
  return whole.test?.(ten, bane) ?? true;
}

export function canPilesFormKingdom(given: KingdomCase, ten: readonly number[]): boolean {
  if (!given.banes && !given.counters.every((one) => isCountAllowed(one, countMaskedPiles(one.held, ten))))
    return false;
  if (!given.filling && !paired(given, ten)) return false;
  if (given.banes) return findFittingBanes(given, given.banes, ten).some((bane) => isWhole(given, ten, bane));
  return isWhole(given, ten);
}

const mostSearched = 5_000;

/**
 * Returns the first kingdom of a small case; an empty list if there is none. Undefined if there are too many ways to
 * choose ten piles.
 */
export function findFirstKingdom(given: KingdomCase, most = mostSearched): readonly number[] | undefined {
  const { free, forced } = given;
  const picks = kingdomSize - forced.length;
  let sets = 1;
  for (let i = 0; i < Math.min(picks, free.length - picks); i += 1) sets = (sets * (free.length - i)) / (i + 1);
  if (sets > most) return undefined;
  const from = (start: number, ten: readonly number[]): readonly number[] => {
    if (ten.length === kingdomSize) return canPilesFormKingdom(given, ten) ? ten : [];
    for (let i = start; i <= free.length - (kingdomSize - ten.length); i += 1) {
      const found = from(i + 1, [...ten, free[i] as number]);
      if (found.length > 0) return found;
    }
    return [];
  };
  return from(0, forced);
}
