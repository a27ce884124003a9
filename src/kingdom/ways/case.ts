import type { Card, PileRole } from '../cards/card.ts';
import { counter, createPileMask, indexesInMask, isCountAllowed, type PileCountRule } from '../request/counter.ts';
import type { RequestFrame, Wish } from '../request/frame.ts';
import { hasDemandedProperty, kingdomSize, type PileCountDemand, type PotionCountWish } from '../request/request.ts';
import { type ChoiceFeasibilityCheck, type ChoiceNeed, choiceFeasibilityCheckOf } from '../request/whole.ts';
import { companionPileRules, lowerLimitsForJoiningPile } from './companions.ts';
import { type AssignmentRule, countRulesForAllSeats, type DemandSeat } from './pairing.ts';

/** A kind of kingdom. If a property is undefined, both values are allowed. */
export interface KingdomCaseKind {
  readonly attack?: boolean;
  readonly potion?: boolean;
  readonly young?: boolean;
}

/**
 * The kingdoms of one kind that meet all wishes: ten of these piles for which every counter is right. Each possible
 * kingdom belongs to exactly one case.
 */
export interface KingdomCase {
  readonly kind: KingdomCaseKind;
  readonly free: readonly number[];
  readonly forced: readonly number[];
  readonly counters: readonly PileCountRule[];
  readonly pairings: readonly AssignmentRule[];
  /** If the Young Witch is certain, the piles that may be the bane; none of them is among the required piles. */
  readonly banes: readonly number[] | undefined;
  readonly filling: boolean;
  /** The check that all choices for the ten piles are possible, in addition to the counters (K28). */
  readonly whole: ChoiceFeasibilityCheck;
}

/** The way to split a request into cases: always by the kinds of `natural` (K14), or only if the wishes require it. */
export interface CaseSplitOptions {
  readonly natural: boolean;
  /** The number of piles that may come from outside the chosen sets without a demand (K6). */
  readonly spare: number;
  /** True if the bane may meet demands (K13). */
  readonly filling: boolean;
}

interface Plan {
  readonly frame: RequestFrame;
  readonly wishes: readonly Wish[];
  readonly split: CaseSplitOptions;
  readonly common: readonly PileCountRule[];
  /** Demands that each need a card of their own, because of `distinct`. */
  readonly own: readonly DemandSeat[];
  /** The demands that piles from outside the chosen sets may meet, in every kind. */
  readonly seats: readonly DemandSeat[];
  readonly named: readonly PileCountRule[];
  readonly whole: ChoiceFeasibilityCheck;
}

export function splitIntoKingdomCases(
  frame: RequestFrame,
  wishes: readonly Wish[],
  split: CaseSplitOptions,
): readonly KingdomCase[] {
  const demands = wishes.flatMap((wish) => (wish.kind === 'demand' ? [demandCounter(frame, wish.demand)] : []));
  const quotas = wishes.flatMap((wish) =>
    wish.kind === 'quota' ? [{ ...demandCounter(frame, wish.demand), bane: false }] : [],
  );
  const includes = wishes.flatMap((wish) => (wish.kind === 'include' ? [single(frame, wish.nr, true)] : []));
  const locks = wishes.flatMap((wish) => (wish.kind === 'lock' ? [single(frame, wish.nr, false)] : []));
  const distinct = wishes.some((wish) => wish.kind === 'distinct');
  const seatOf = ({ held, min }: PileCountRule): DemandSeat => ({ held, count: min });
  const asking = demands.filter(({ min }) => min > 0);
  const wished = wishes.flatMap((wish) =>
    wish.kind === 'demand' && wish.demand.of.kind === 'wished' ? demandCounter(frame, wish.demand) : [],
  );
  const whole = choiceFeasibilityCheckOf(frame, wishes);
  if (whole.never) return [];
  const plan: Plan = {
    frame,
    wishes,
    split,
    common: [
      ...demands,
      ...quotas,
      ...includes,
      ...locks,
      ...together(includes),
      ...companionPileRules(frame, wishes),
      ...lowerLimitsForJoiningPile(frame, wishes, demands),
    ],
    own: distinct ? [...asking.filter((one) => !wished.includes(one)), ...includes].map(seatOf) : [],
    seats: asking.map(seatOf),
    named: [...includes, ...locks],
    whole,
  };
  return kindsOf(plan).flatMap((kind) => caseOf(plan, kind) ?? []);
}

const counters = new WeakMap<RequestFrame, Map<PileCountDemand, PileCountRule>>();

/** Returns the counter of a demand. It is cached, because explanations need it often. */
function demandCounter(frame: RequestFrame, demand: PileCountDemand): PileCountRule {
  const known = counters.get(frame) ?? new Map<PileCountDemand, PileCountRule>();
  counters.set(frame, known);
  const held = (): Uint8Array =>
    createPileMask(frame.cards.length, (place) => hasDemandedProperty(frame.cards[place] as Card, demand.of));
  const one = known.get(demand) ?? counter(held(), demand.min, demand.max);
  known.set(demand, one);
  return one;
}

function single({ cards }: RequestFrame, nr: number, bane: boolean): PileCountRule {
  return counter(
    createPileMask(cards.length, (place) => cards[place]?.nr === nr),
    1,
    1,
    { bane },
  );
}

/** Combines required piles into one counter: a single one of them may be the bane. */
function together(singles: readonly PileCountRule[]): readonly PileCountRule[] {
  const [first] = singles;
  if (!first || singles.length === 1) return [];
  const held = createPileMask(first.held.length, (place) => singles.some((one) => one.held[place]));
  return [counter(held, singles.length, singles.length)];
}

function kindsOf({ frame, wishes, split, common }: Plan): readonly KingdomCaseKind[] {
  const rules = wishes.some(({ kind }) => kind === 'moat' || kind === 'reaction');
  const most = kingdomSize + 1;
  const bounded = (one: PileCountRule): boolean =>
    one.bane && one.max < most && frame.banes.some((place) => one.held[place]);
  const young = frame.young >= 0 && (split.filling || frame.banes.length < most || common.some(bounded));
  const sides = <K extends keyof KingdomCaseKind>(key: K, apart: boolean): readonly KingdomCaseKind[] =>
    apart ? [{ [key]: false }, { [key]: true }] : [{}];
  return sides('attack', split.natural || rules).flatMap((attack) =>
    sides('potion', split.natural).flatMap((potion) =>
      sides('young', young)
        .filter((one) => !(one.young && attack.attack === false))
        .map((one) => ({ ...attack, ...potion, ...one })),
    ),
  );
}

const holders = new WeakMap<RequestFrame, Map<PileRole, Uint8Array>>();

export function pileMaskForRole(frame: RequestFrame, role: PileRole): Uint8Array {
  const known = holders.get(frame) ?? new Map<PileRole, Uint8Array>();
  holders.set(frame, known);
  const held =
    known.get(role) ?? createPileMask(frame.cards.length, (place) => frame.cards[place]?.roles.includes(role) ?? false);
  known.set(role, held);
  return held;
}

function caseOf(plan: Plan, kind: KingdomCaseKind): KingdomCase | undefined {
  const { frame, wishes, split } = plan;
  const length = frame.cards.length;
  const [attacks, potions] = [pileMaskForRole(frame, 'attack'), pileMaskForRole(frame, 'potion')];
  const counters: PileCountRule[] = [...plan.common];
  const seats: DemandSeat[] = [...plan.seats];

  if (kind.attack === false) counters.push(counter(attacks, 0, 0));
  if (kind.attack === true) {
    counters.push(counter(attacks, 1, length, { bane: false }));
    for (const wish of wishes) {
      if (wish.kind !== 'moat' && wish.kind !== 'reaction') continue;
      const held = pileMaskForRole(frame, wish.kind);
      counters.push(counter(held, 1, length));
      seats.push({ held, count: 1 });
    }
  }
  const rule = wishes.find((wish) => wish.kind === 'potions')?.potions ?? { kind: 'any' as const };
  const bounds = potionCounter(potions, rule, kind.potion);
  if (!bounds) return undefined;
  counters.push(bounds);
  if (rule.kind === 'need') seats.push({ held: potions, count: rule.min });

  if (frame.young >= 0 && kind.young !== undefined) {
    const held = createPileMask(length, (place) => place === frame.young);
    counters.push(kind.young ? counter(held, 1, 1, { bane: false }) : counter(held, 0, 0));
  }
  const outside = createPileMask(length, (place) => !frame.home[place] && !plan.named.some((one) => one.held[place]));
  const pairings: AssignmentRule[] = [
    ...(plan.own.length > 1 ? [{ kind: 'filled', seats: plan.own } as const] : []),
    ...(outside.includes(1) ? [{ kind: 'seated', piles: outside, seats, spare: split.spare } as const] : []),
  ];
  const banes = kind.young ? frame.banes : undefined;
  return settled(frame.cards.length, {
    kind,
    free: [],
    forced: [],
    counters: [...counters, ...pairings.flatMap(countRulesForAllSeats)],
    pairings,
    banes,
    filling: split.filling && banes !== undefined,
    whole: plan.whole,
  });
}

function potionCounter(held: Uint8Array, rule: PotionCountWish, some: boolean | undefined): PileCountRule | undefined {
  if (rule.kind === 'need' && some === false) return undefined;
  if (rule.kind === 'none' && some === true) return undefined;
  if (rule.kind === 'none' || some === false) return counter(held, 0, 0);
  const [min, max] = rule.kind === 'any' ? [some ? 1 : 0, held.length] : [rule.min, rule.max];
  return counter(held, min, max, { orNone: rule.kind === 'or-none' && some === undefined });
}

const [out, free, forced] = [0, 1, 2];

/** Simplifies a case; undefined if no kingdom is possible. `known`: the number of needs that are already processed. */
function settled(length: number, given: KingdomCase, known = -1): KingdomCase | undefined {
  const state = new Uint8Array(length).fill(free);
  const set = (one: PileCountRule, to: number): void => {
    for (const place of indexesInMask(one.held)) if (state[place] === free) state[place] = to;
  };
  for (let changed = true; changed; ) {
    changed = false;
    for (const one of given.counters) {
      const [has, could] = reach(one, state);
      const least = one.orNone ? 0 : one.min - (given.filling && fillable(given, one) ? 1 : 0);
      if (could < least || has > one.max) return undefined;
      if (has === could || (least < could && has < one.max)) continue;
      set(one, least === could ? forced : out);
      changed = true;
    }
  }
  const whole = { ...given, free: placesIn(state, free), forced: placesIn(state, forced) };
  if (whole.forced.length > kingdomSize || whole.forced.length + whole.free.length < kingdomSize) return undefined;
  const banes = given.banes?.filter((place) => state[place] !== forced);
  if (banes?.length === 0) return undefined;
  if (banes && banes.length < (given.banes?.length ?? 0)) return settled(length, { ...given, banes }, known);
  const sure = given.whole.needs.filter(
    ({ bringers }) => !bringers || bringers.some((brings, place) => brings && state[place] === forced),
  );
  const room = sure.length > known ? [...roomFor(sure), ...(known < 0 ? withoutVain(given) : [])] : [];
  if (room.length > 0) return settled(length, { ...given, counters: [...given.counters, ...room] }, sure.length);
  const counters = given.counters.filter((one) => matters(one, reach(one, state), whole));
  return contradict(counters, whole) ? undefined : { ...whole, counters };
}

function placesIn(state: Uint8Array, kind: number): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < state.length; place += 1) if (state[place] === kind) places.push(place);
  return places;
}

/**
 * Returns counters for needs that are certain. Each set of needs must keep at least as many piles outside the ten as it
 * has members (Hall's theorem). Needs with so many piles that some always remain are skipped.
 */
function roomFor(all: readonly ChoiceNeed[]): readonly PileCountRule[] {
  const needs = all.filter(({ held }) => indexesInMask(held).length < kingdomSize + all.length);
  const unions: Uint8Array[] = [];
  const rooms: PileCountRule[] = [];
  for (let bits = 1; bits < 2 ** needs.length; bits += 1) {
    const last = 31 - Math.clz32(bits);
    const own = needs[last]?.held ?? new Uint8Array();
    const before = unions[bits ^ (1 << last)];
    const held = before ? own.map((one, place) => one | (before[place] as number)) : own;
    unions[bits] = held;
    const size = bits.toString(2).replaceAll('0', '').length;
    const max = indexesInMask(held).length - size;
    if (max < kingdomSize) rooms.push(counter(held, 0, max, { bane: false }));
  }
  return rooms;
}

function withoutVain({ whole: { needs } }: KingdomCase): readonly PileCountRule[] {
  return needs.flatMap(({ bringers, held }) => (bringers && !held.includes(1) ? [counter(bringers, 0, 0)] : []));
}

/**
 * True if two counters obviously contradict each other: one requires more piles than the other allows in a larger
 * group.
 */
function contradict(counters: readonly PileCountRule[], given: KingdomCase): boolean {
  const least = (one: PileCountRule): number =>
    one.orNone ? 0 : one.min - (given.filling && fillable(given, one) ? 1 : 0);
  const within = (one: PileCountRule, other: PileCountRule): boolean =>
    indexesInMask(one.held).every((place) => other.held[place] === 1);
  return counters.some(
    (one) => least(one) > kingdomSize || counters.some((other) => least(one) > other.max && within(one, other)),
  );
}

function reach({ held }: PileCountRule, state: Uint8Array): readonly [has: number, could: number] {
  let [has, could] = [0, 0];
  for (const place of indexesInMask(held)) {
    if (state[place] === out) continue;
    could += 1;
    if (state[place] === forced) has += 1;
  }
  return [has, could];
}

function fillable({ banes }: KingdomCase, one: PileCountRule): boolean {
  return one.bane && (banes ?? []).some((place) => one.held[place] === 1);
}

function matters(one: PileCountRule, [has, could]: readonly [number, number], given: KingdomCase): boolean {
  const top = Math.min(could, has + kingdomSize - given.forced.length) + (fillable(given, one) ? 1 : 0);
  for (let count = has; count <= top; count += 1) if (!isCountAllowed(one, count)) return true;
  return false;
}
