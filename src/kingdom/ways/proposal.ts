import { counter, countMaskedPiles, isCountAllowed, type PileCountRule } from '../request/counter.ts';
import type { RequestFrame } from '../request/frame.ts';
import { type Luck, pickSeveralRandom, randomBigIntBelow, seededRandomSource } from '../request/luck.ts';
import { kingdomSize } from '../request/request.ts';
import type { KingdomCase } from './case.ts';
import { canPilesFormKingdom, findFirstKingdom } from './fit.ts';
import { equivalentCountRules, findBlockingSeats, hallCountRule } from './pairing.ts';
import { buildStateGraph, type PileGroup, type StateGraphWithCounts, takesForChoiceNumber, tally } from './states.ts';

/**
 * A way to draw the kingdoms of a case. It proposes ten piles by weight such that some counters are right, and discards
 * proposals for which another counter is wrong. So every kingdom has the right probability, whichever counters are used
 * in the proposal.
 */
export interface PileProposalPlan {
  readonly given: KingdomCase;
  readonly counted: readonly PileCountRule[];
  readonly groups: readonly (readonly number[])[];
  readonly tally: StateGraphWithCounts;
  /** The total weight of all proposals, including the required piles. */
  readonly total: bigint;
  /** True if every proposal is a kingdom, so that no check is needed. */
  readonly exact: boolean;
  readonly sample: readonly number[];
  readonly work: number;
}

export interface SearchLimits {
  readonly steps: number;
  /** The number of discarded proposals after which a case counts as unknown. */
  readonly tries: number;
  /**
   * The fraction of valid proposals that is enough. With 1, every counter is used in the proposal, so that the total is
   * exact.
   */
  readonly share: number;
  readonly atOnce?: boolean;
  /** Multiplies `steps` for a last attempt to use every counter, before all kingdoms are listed. */
  readonly lastResort: number;
}

export const defaultSearchLimits: SearchLimits = { steps: 15_000, tries: 2_000, share: 0.1, lastResort: 8 };

const trialSize = 32;
/** The most counters in a proposal: the key of a group has no room for more. */
const mostCounted = 50;
const firstBatch = 8;
const fewTries = 100;
/** The work limit of a case, as a multiple of `steps`. */
const mostRounds = 2;

/** Returns `empty` if the case certainly has no kingdom, and `unknown` if none was found within the limits. */
export function buildPileProposalPlan(
  frame: RequestFrame,
  given: KingdomCase,
  limits: SearchLimits,
): PileProposalPlan | 'empty' | 'unknown' {
  if (limits.share >= 1 || limits.atOnce) {
    const whole = wholeOf(frame, given, limits.steps);
    if (whole) return whole.total === 0n ? 'empty' : finished(whole, whole.work, limits);
  }
  const known = new Map<string, PileCountRule>();
  const tooMuch = new Set<PileCountRule>();
  let best = build(frame, given, [], limits.steps);
  let work = best?.work ?? limits.steps;
  for (let round = 0; best && work < mostRounds * limits.steps; round += 1) {
    if (best.total === 0n) return 'empty';
    if (best.exact) break;
    const trial = tryOut(best, known, limits.share * trialSize);
    work += trialSize;
    if (trial.right >= limits.share * trialSize) break;
    let more = worst(trial.broken, given, tooMuch, round === 0 ? firstBatch : 1);
    if (more.length === 0) break;
    let next: PileProposalPlan | undefined;
    while (!next && more.length > 0) {
      next = build(frame, given, [...best.counted, ...more], limits.steps);
      work += next?.work ?? limits.steps;
      if (!next && more.length === 1) tooMuch.add(more[0] as PileCountRule);
      if (!next) more = more.slice(0, more.length >> 1);
    }
    if (next) best = next;
    else if (trial.right > 1) break;
  }
  if (best?.total === 0n) return 'empty';
  const done = best ? finished(best, work, limits) : 'unknown';
  if (done !== 'unknown') return done;
  const whole = wholeOf(frame, given, limits.lastResort * limits.steps);
  if (whole?.total === 0n) return 'empty';
  const counted = whole ? finished(whole, work + whole.work, limits) : 'unknown';
  if (counted !== 'unknown') return counted;
  const sample = limits.lastResort > 0 ? findFirstKingdom(given) : undefined;
  if (sample === undefined || !best) return 'unknown';
  return sample.length === 0 ? 'empty' : { ...best, sample, work };
}

function wholeOf(frame: RequestFrame, given: KingdomCase, steps: number): PileProposalPlan | undefined {
  const pairs = given.pairings.map((one) => equivalentCountRules(one));
  if (pairs.includes(undefined)) return undefined;
  const all = [...given.counters, ...pairs.flatMap((one) => one ?? [])];
  return build(frame, given, [...all, ...crowds(frame, given, all)], steps, true);
}

/** Adds an example of a kingdom. Without it, a draw might never end (K16). */
function finished(
  proposal: PileProposalPlan,
  work: number,
  { tries }: SearchLimits,
): PileProposalPlan | 'unknown' | 'empty' {
  const luck = seededRandomSource(2);
  for (let tried = 1; tried <= tries; tried += 1) {
    const sample = tried === fewTries ? findFirstKingdom(proposal.given, tries / 2) : undefined;
    if (sample) return sample.length === 0 ? 'empty' : { ...proposal, sample, work: work + tries / 2 };
    const ten = drawProposedPiles(proposal, luck);
    if (canPilesFormKingdom(proposal.given, ten)) return { ...proposal, sample: ten, work: work + tried };
  }
  return 'unknown';
}

/** Counts how often proposals break each counter. Ends after `enough` valid proposals. */
function tryOut(
  proposal: PileProposalPlan,
  known: Map<string, PileCountRule>,
  enough: number,
): { readonly right: number; readonly broken: ReadonlyMap<PileCountRule, number> } {
  const { given } = proposal;
  const luck = seededRandomSource();
  const broken = new Map<PileCountRule, number>();
  let right = 0;
  const wrong = (one: PileCountRule, ten: readonly number[]): boolean => {
    const count = countMaskedPiles(one.held, ten);
    return !isCountAllowed(one, count) && !(given.filling && one.bane && isCountAllowed(one, count + 1));
  };
  for (let tried = 0; tried < trialSize && right < enough; tried += 1) {
    const ten = drawProposedPiles(proposal, luck);
    if (canPilesFormKingdom(given, ten)) {
      right += 1;
      continue;
    }
    const wrongs = [...given.counters.filter((one) => wrong(one, ten)), ...jamsOf(given, ten, known)];
    for (const one of wrongs) broken.set(one, (broken.get(one) ?? 0) + 1);
  }
  for (const one of proposal.counted) broken.delete(one);
  return { right, broken };
}

function jamsOf(
  { pairings }: KingdomCase,
  ten: readonly number[],
  known: Map<string, PileCountRule>,
): readonly PileCountRule[] {
  return pairings.flatMap((pairing, index) => {
    const jam = findBlockingSeats(pairing, ten);
    if (!jam) return [];
    const name = `${index}: ${[...jam].sort((a, b) => a - b)}`;
    const one = known.get(name) ?? hallCountRule(pairing, jam);
    known.set(name, one);
    return [one];
  });
}

/** Returns the counters that are broken most often. Ties are decided by their piles. */
function worst(
  broken: ReadonlyMap<PileCountRule, number>,
  given: KingdomCase,
  tooMuch: ReadonlySet<PileCountRule>,
  most: number,
): readonly PileCountRule[] {
  const size = (one: PileCountRule): number => (one.min > 0 ? 1 : -1) * countMaskedPiles(one.held, given.free);
  const ranked = [...broken]
    .filter(([one]) => !tooMuch.has(one))
    .sort(([a, often], [b, seldom]) => seldom - often || size(a) - size(b))
    .map(([one]) => one);
  const often = ranked.filter((one) => (broken.get(one) ?? 0) >= trialSize / 2).sort((a, b) => size(a) - size(b));
  return often.length > 0 ? often.slice(0, most) : ranked.slice(0, 1);
}

function build(
  frame: RequestFrame,
  given: KingdomCase,
  counted: readonly PileCountRule[],
  budget: number,
  whole = false,
): PileProposalPlan | undefined {
  if (counted.length > mostCounted) return undefined;
  const { groups, places } = grouped(frame, given, counted);
  const signs = given.banes && signsOf(given.banes, counted);
  const graph = buildStateGraph(
    {
      picks: kingdomSize - given.forced.length,
      groups,
      start: counted.map((one) => countMaskedPiles(one.held, given.forced)),
      meaning: counted.map((one) => meaningOf(one, given)),
      ends: signs
        ? (meanings) => signs.some((sign) => meanings.every((meaning, c) => (meaning & (sign[c] ? 2 : 1)) !== 0))
        : () => true,
    },
    budget,
  );
  if (!graph) return undefined;
  const counts = tally(graph, groups);
  const total = given.forced.reduce((product, place) => product * (frame.weights[place] as bigint), counts.total);
  const exact =
    !given.whole.test &&
    (whole ||
      (counted.length >= given.counters.length &&
        given.pairings.length === 0 &&
        crowds(frame, given, counted).length === 0));
  return { given, counted, groups: places, tally: counts, total, exact, sample: [], work: graph.work };
}

/** Groups the piles that aren't required, by counters and weight. Groups with rare counters come first. */
function grouped(
  frame: RequestFrame,
  given: KingdomCase,
  counted: readonly PileCountRule[],
): { groups: readonly PileGroup[]; places: readonly number[][] } {
  const order = counted
    .map((one, index) => ({ one, index, size: countMaskedPiles(one.held, given.free) }))
    .sort((a, b) => a.size - b.size);
  const found = new Map<number, { readonly sign: number; readonly weight: bigint; readonly places: number[] }[]>();
  const signs = new Float64Array(given.free.length);
  for (const { one } of order)
    for (let at = 0; at < signs.length; at += 1)
      signs[at] = (signs[at] as number) * 2 + 1 - (one.held[given.free[at] as number] as number);
  for (const [at, place] of given.free.entries()) {
    const sign = signs[at] as number;
    const weight = frame.weights[place] as bigint;
    const alike = found.get(sign);
    const group = alike?.find((one) => one.weight === weight);
    if (group) group.places.push(place);
    else if (alike) alike.push({ sign, weight, places: [place] });
    else found.set(sign, [{ sign, weight, places: [place] }]);
  }
  const places = [...found.values()]
    .flat()
    .sort((a, b) => a.sign - b.sign)
    .map((group) => group.places);
  const groups = places.map((group) => {
    const first = group[0] as number;
    return {
      size: group.length,
      weight: frame.weights[first] as bigint,
      counts: counted.flatMap((one, index) => (one.held[first] ? [index] : [])),
    };
  });
  return { groups, places };
}

/**
 * Returns a number for each count. 3: the count is always right. 1: only with a bane that doesn't count. 2: only with a
 * bane that counts. 0: never.
 */
function meaningOf(one: PileCountRule, given: KingdomCase): readonly number[] {
  return Array.from({ length: kingdomSize + 1 }, (_, count) => {
    const now = isCountAllowed(one, count);
    if (!given.banes || !one.bane) return now ? 3 : 0;
    if (!now && !given.filling) return 0;
    return (now ? 1 : 0) + (isCountAllowed(one, count + 1) ? 2 : 0);
  });
}

function signsOf(banes: readonly number[], counters: readonly PileCountRule[]): readonly (readonly boolean[])[] {
  const signs = new Map<string, readonly boolean[]>();
  for (const place of banes) {
    const sign = counters.map((one) => one.bane && one.held[place] === 1);
    signs.set(sign.join(), sign);
  }
  return [...signs.values()];
}

/**
 * Returns a limit for each kind of possible bane: the ten and a bane together may not use more of these piles than
 * exist.
 */
function crowds(
  { cards }: RequestFrame,
  given: KingdomCase,
  counters: readonly PileCountRule[],
): readonly PileCountRule[] {
  const kinds = new Map<string, number[]>();
  for (const place of given.banes ?? []) {
    const sign = counters.map((one) => (one.bane ? one.held[place] : 0)).join('');
    kinds.set(sign, [...(kinds.get(sign) ?? []), place]);
  }
  return [...kinds.values()].flatMap((kind) => {
    if (kind.length > kingdomSize) return [];
    const held = new Uint8Array(cards.length);
    for (const place of kind) held[place] = 1;
    return [counter(held, 0, kind.length)];
  });
}

export function drawProposedPiles({ given, groups, tally: counts }: PileProposalPlan, luck: Luck): readonly number[] {
  const takes = takesForChoiceNumber(counts, randomBigIntBelow(luck, counts.total));
  return [
    ...given.forced,
    ...takes.flatMap(({ group, take }) => pickSeveralRandom(luck, groups[group] as readonly number[], take)),
  ];
}
