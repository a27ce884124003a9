import { counter, createPileMask, type PileCountRule } from '../request/counter.ts';

export interface DemandSeat {
  readonly held: Uint8Array;
  readonly count: number;
}

/** The rule that each demand must be met by a different pile (K9). Such a demand is called a seat. */
export interface DemandsFilledRule {
  readonly kind: 'filled';
  readonly seats: readonly DemandSeat[];
}

/**
 * The rule that each pile from outside the chosen sets must meet a different demand, except `spare` of these piles
 * (K6).
 */
export interface OutsidePilesSeatedRule {
  readonly kind: 'seated';
  readonly piles: Uint8Array;
  readonly seats: readonly DemandSeat[];
  readonly spare: number;
}

/**
 * A rule that assigns piles to demands, which are called seats. By Hall's theorem it equals many counters, one for each
 * set of seats.
 */
export type AssignmentRule = DemandsFilledRule | OutsidePilesSeatedRule;

/** Returns a set of seats because of which these piles can't be assigned; undefined if an assignment exists. */
export function findBlockingSeats(pairing: AssignmentRule, places: readonly number[]): ReadonlySet<number> | undefined {
  const piles = pairing.kind === 'filled' ? places : places.filter((place) => pairing.piles[place]);
  const taken: number[][] = pairing.seats.map(() => []);
  const alone = piles.filter((place) => !seat(place, pairing.seats, taken, new Set()));
  if (pairing.kind === 'seated') {
    if (alone.length <= pairing.spare) return undefined;
    const closed = new Set<number>();
    const queue = [...alone];
    for (const place of queue) {
      for (const [index, { held }] of pairing.seats.entries()) {
        if (!held[place] || closed.has(index)) continue;
        closed.add(index);
        queue.push(...(taken[index] as number[]));
      }
    }
    return closed;
  }
  const open = pairing.seats.flatMap(({ count }, index) => ((taken[index] as number[]).length < count ? [index] : []));
  if (open.length === 0) return undefined;
  const reached = new Set(open);
  for (const index of reached) {
    for (const place of piles) {
      const at = pairing.seats[index]?.held[place] ? taken.findIndex((some) => some.includes(place)) : -1;
      if (at >= 0) reached.add(at);
    }
  }
  return reached;
}

function seat(place: number, seats: readonly DemandSeat[], taken: number[][], asked: Set<number>): boolean {
  for (const [index, { held, count }] of seats.entries()) {
    if (!held[place] || asked.has(index)) continue;
    asked.add(index);
    const here = taken[index] as number[];
    if (here.length < count) {
      here.push(place);
      return true;
    }
    const moved = here.findIndex((other) => seat(other, seats, taken, asked));
    if (moved >= 0) {
      here[moved] = place;
      return true;
    }
  }
  return false;
}

/** Returns the counter that Hall's condition gives for a set of seats. */
export function hallCountRule(pairing: AssignmentRule, set: ReadonlySet<number>): PileCountRule {
  const seats = [...set].map((index) => pairing.seats[index] as DemandSeat);
  const room = seats.reduce((sum, { count }) => sum + count, 0);
  if (pairing.kind === 'filled') {
    const length = seats[0]?.held.length ?? 0;
    return counter(
      createPileMask(length, (place) => seats.some(({ held }) => held[place])),
      room,
      length,
    );
  }
  const others = pairing.seats.filter((_, index) => !set.has(index));
  const bound = createPileMask(
    pairing.piles.length,
    (place) => pairing.piles[place] === 1 && !others.some(({ held }) => held[place]),
  );
  return counter(bound, 0, room + pairing.spare, { bane: false });
}

/** Returns the counters for all seats together. The rule requires them, but they alone are not sufficient. */
export function countRulesForAllSeats(pairing: AssignmentRule): readonly PileCountRule[] {
  const all = new Set(pairing.seats.keys());
  return pairing.kind === 'filled'
    ? [hallCountRule(pairing, all)]
    : [hallCountRule(pairing, all), hallCountRule(pairing, new Set())];
}

/**
 * Returns counters that are equivalent to the rule. Their number doubles with every seat, so there may be at most
 * `most` seats.
 */
export function equivalentCountRules(pairing: AssignmentRule, most = 6): readonly PileCountRule[] | undefined {
  const { seats } = pairing;
  if (seats.length > most) return undefined;
  const sets = Array.from(
    { length: 2 ** seats.length },
    (_, bits) => new Set([...seats.keys()].filter((index) => bits & (1 << index))),
  );
  return sets.filter(({ size }) => size > 0 || pairing.kind === 'seated').map((set) => hallCountRule(pairing, set));
}
