import type { Card, Role } from '../cards/card.ts';
import { allows, type Counter, counter, holding, placesOf } from '../request/counter.ts';
import type { Frame, Wish } from '../request/frame.ts';
import { type Demand, kingdomSize, meets, type Potions } from '../request/request.ts';
import { type Need, type Whole, wholeOf } from '../request/whole.ts';
import { companions, joined } from './companions.ts';
import { outlineOf, type Pairing, type Seat } from './pairing.ts';

/** A kind of kingdom. If a property is undefined, both values are allowed. */
export interface CaseKind {
  readonly attack?: boolean;
  readonly potion?: boolean;
  readonly young?: boolean;
}

/**
 * The kingdoms of one kind that meet all wishes: ten of these piles for which every counter is right. Each possible
 * kingdom belongs to exactly one case.
 */
export interface Case {
  readonly kind: CaseKind;
  readonly free: readonly number[];
  readonly forced: readonly number[];
  readonly counters: readonly Counter[];
  readonly pairings: readonly Pairing[];
  /** If the Young Witch is certain, the piles that may be the bane; none of them is among the required piles. */
  readonly banes: readonly number[] | undefined;
  readonly filling: boolean;
  /** The check that all choices for the ten piles are possible, in addition to the counters (K28). */
  readonly whole: Whole;
}

/** The way to split a request into cases: always by the kinds of `natural` (K14), or only if the wishes require it. */
export interface Split {
  readonly natural: boolean;
  /** The number of piles that may come from outside the chosen sets without a demand (K6). */
  readonly spare: number;
  /** True if the bane may meet demands (K13). */
  readonly filling: boolean;
}

interface Plan {
  readonly frame: Frame;
  readonly wishes: readonly Wish[];
  readonly split: Split;
  readonly common: readonly Counter[];
  /** Demands that each need a card of their own, because of `distinct`. */
  readonly own: readonly Seat[];
  /** The demands that piles from outside the chosen sets may meet, in every kind. */
  readonly seats: readonly Seat[];
  readonly named: readonly Counter[];
  readonly whole: Whole;
}

export function casesOf(frame: Frame, wishes: readonly Wish[], split: Split): readonly Case[] {
  const demands = wishes.flatMap((wish) => (wish.kind === 'demand' ? [demandCounter(frame, wish.demand)] : []));
  const quotas = wishes.flatMap((wish) =>
    wish.kind === 'quota' ? [{ ...demandCounter(frame, wish.demand), bane: false }] : [],
  );
  const includes = wishes.flatMap((wish) => (wish.kind === 'include' ? [single(frame, wish.nr, true)] : []));
  const locks = wishes.flatMap((wish) => (wish.kind === 'lock' ? [single(frame, wish.nr, false)] : []));
  const distinct = wishes.some((wish) => wish.kind === 'distinct');
  const seatOf = ({ held, min }: Counter): Seat => ({ held, count: min });
  const asking = demands.filter(({ min }) => min > 0);
  const wished = wishes.flatMap((wish) =>
    wish.kind === 'demand' && wish.demand.of.kind === 'wished' ? demandCounter(frame, wish.demand) : [],
  );
  const whole = wholeOf(frame, wishes);
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
      ...companions(frame, wishes),
      ...joined(frame, wishes, demands),
    ],
    own: distinct ? [...asking.filter((one) => !wished.includes(one)), ...includes].map(seatOf) : [],
    seats: asking.map(seatOf),
    named: [...includes, ...locks],
    whole,
  };
  return kindsOf(plan).flatMap((kind) => caseOf(plan, kind) ?? []);
}

const counters = new WeakMap<Frame, Map<Demand, Counter>>();

/** Returns the counter of a demand. It is cached, because explanations need it often. */
function demandCounter(frame: Frame, demand: Demand): Counter {
  const known = counters.get(frame) ?? new Map<Demand, Counter>();
  counters.set(frame, known);
  const held = (): Uint8Array => holding(frame.cards.length, (place) => meets(frame.cards[place] as Card, demand.of));
  const one = known.get(demand) ?? counter(held(), demand.min, demand.max);
  known.set(demand, one);
  return one;
}

function single({ cards }: Frame, nr: number, bane: boolean): Counter {
  return counter(
    holding(cards.length, (place) => cards[place]?.nr === nr),
    1,
    1,
    { bane },
  );
}

/** Combines required piles into one counter: a single one of them may be the bane. */
function together(singles: readonly Counter[]): readonly Counter[] {
  const [first] = singles;
  if (!first || singles.length === 1) return [];
  const held = holding(first.held.length, (place) => singles.some((one) => one.held[place]));
  return [counter(held, singles.length, singles.length)];
}

function kindsOf({ frame, wishes, split, common }: Plan): readonly CaseKind[] {
  const rules = wishes.some(({ kind }) => kind === 'moat' || kind === 'reaction');
  const most = kingdomSize + 1;
  const bounded = (one: Counter): boolean => one.bane && one.max < most && frame.banes.some((place) => one.held[place]);
  const young = frame.young >= 0 && (split.filling || frame.banes.length < most || common.some(bounded));
  const sides = <K extends keyof CaseKind>(key: K, apart: boolean): readonly CaseKind[] =>
    apart ? [{ [key]: false }, { [key]: true }] : [{}];
  return sides('attack', split.natural || rules).flatMap((attack) =>
    sides('potion', split.natural).flatMap((potion) =>
      sides('young', young)
        .filter((one) => !(one.young && attack.attack === false))
        .map((one) => ({ ...attack, ...potion, ...one })),
    ),
  );
}

const holders = new WeakMap<Frame, Map<Role, Uint8Array>>();

export function roleHeld(frame: Frame, role: Role): Uint8Array {
  const known = holders.get(frame) ?? new Map<Role, Uint8Array>();
  holders.set(frame, known);
  const held =
    known.get(role) ?? holding(frame.cards.length, (place) => frame.cards[place]?.roles.includes(role) ?? false);
  known.set(role, held);
  return held;
}

function caseOf(plan: Plan, kind: CaseKind): Case | undefined {
  const { frame, wishes, split } = plan;
  const length = frame.cards.length;
  const [attacks, potions] = [roleHeld(frame, 'attack'), roleHeld(frame, 'potion')];
  const counters: Counter[] = [...plan.common];
  const seats: Seat[] = [...plan.seats];

  if (kind.attack === false) counters.push(counter(attacks, 0, 0));
  if (kind.attack === true) {
    counters.push(counter(attacks, 1, length, { bane: false }));
    for (const wish of wishes) {
      if (wish.kind !== 'moat' && wish.kind !== 'reaction') continue;
      const held = roleHeld(frame, wish.kind);
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
    const held = holding(length, (place) => place === frame.young);
    counters.push(kind.young ? counter(held, 1, 1, { bane: false }) : counter(held, 0, 0));
  }
  const outside = holding(length, (place) => !frame.home[place] && !plan.named.some((one) => one.held[place]));
  const pairings: Pairing[] = [
    ...(plan.own.length > 1 ? [{ kind: 'filled', seats: plan.own } as const] : []),
    ...(outside.includes(1) ? [{ kind: 'seated', piles: outside, seats, spare: split.spare } as const] : []),
  ];
  const banes = kind.young ? frame.banes : undefined;
  return settled(frame.cards.length, {
    kind,
    free: [],
    forced: [],
    counters: [...counters, ...pairings.flatMap(outlineOf)],
    pairings,
    banes,
    filling: split.filling && banes !== undefined,
    whole: plan.whole,
  });
}

function potionCounter(held: Uint8Array, rule: Potions, some: boolean | undefined): Counter | undefined {
  if (rule.kind === 'need' && some === false) return undefined;
  if (rule.kind === 'none' && some === true) return undefined;
  if (rule.kind === 'none' || some === false) return counter(held, 0, 0);
  const [min, max] = rule.kind === 'any' ? [some ? 1 : 0, held.length] : [rule.min, rule.max];
  return counter(held, min, max, { orNone: rule.kind === 'or-none' && some === undefined });
}

const [out, free, forced] = [0, 1, 2];

/** Simplifies a case; undefined if no kingdom is possible. `known`: the number of needs that are already processed. */
function settled(length: number, given: Case, known = -1): Case | undefined {
  const state = new Uint8Array(length).fill(free);
  const set = (one: Counter, to: number): void => {
    for (const place of placesOf(one.held)) if (state[place] === free) state[place] = to;
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
function roomFor(all: readonly Need[]): readonly Counter[] {
  const needs = all.filter(({ held }) => placesOf(held).length < kingdomSize + all.length);
  const unions: Uint8Array[] = [];
  const rooms: Counter[] = [];
  for (let bits = 1; bits < 2 ** needs.length; bits += 1) {
    const last = 31 - Math.clz32(bits);
    const own = needs[last]?.held ?? new Uint8Array();
    const before = unions[bits ^ (1 << last)];
    const held = before ? own.map((one, place) => one | (before[place] as number)) : own;
    unions[bits] = held;
    const size = bits.toString(2).replaceAll('0', '').length;
    const max = placesOf(held).length - size;
    if (max < kingdomSize) rooms.push(counter(held, 0, max, { bane: false }));
  }
  return rooms;
}

function withoutVain({ whole: { needs } }: Case): readonly Counter[] {
  return needs.flatMap(({ bringers, held }) => (bringers && !held.includes(1) ? [counter(bringers, 0, 0)] : []));
}

/**
 * True if two counters obviously contradict each other: one requires more piles than the other allows in a larger
 * group.
 */
function contradict(counters: readonly Counter[], given: Case): boolean {
  const least = (one: Counter): number => (one.orNone ? 0 : one.min - (given.filling && fillable(given, one) ? 1 : 0));
  const within = (one: Counter, other: Counter): boolean =>
    placesOf(one.held).every((place) => other.held[place] === 1);
  return counters.some(
    (one) => least(one) > kingdomSize || counters.some((other) => least(one) > other.max && within(one, other)),
  );
}

function reach({ held }: Counter, state: Uint8Array): readonly [has: number, could: number] {
  let [has, could] = [0, 0];
  for (const place of placesOf(held)) {
    if (state[place] === out) continue;
    could += 1;
    if (state[place] === forced) has += 1;
  }
  return [has, could];
}

function fillable({ banes }: Case, one: Counter): boolean {
  return one.bane && (banes ?? []).some((place) => one.held[place] === 1);
}

function matters(one: Counter, [has, could]: readonly [number, number], given: Case): boolean {
  const top = Math.min(could, has + kingdomSize - given.forced.length) + (fillable(given, one) ? 1 : 0);
  for (let count = has; count <= top; count += 1) if (!allows(one, count)) return true;
  return false;
}
