export interface PileGroup {
  readonly size: number;
  readonly weight: bigint;
  readonly counts: readonly number[];
}

/**
 * Groups of piles to choose from, with rules about counters. Two choices with the same number from each group are equal
 * for every counter.
 */
export interface PileChoiceProblem {
  readonly picks: number;
  readonly groups: readonly PileGroup[];
  readonly start: readonly number[];
  /**
   * For each counter, the meaning of each final count from 0 to 10. 0: not allowed. All other values are passed to
   * `ends`.
   */
  readonly meaning: readonly (readonly number[])[];
  readonly ends: (meanings: readonly number[]) => boolean;
}

/** The states after each group. States with the same possible continuations are merged, even if the past differs. */
export interface StateGraph {
  readonly steps: readonly Transitions[];
  readonly ends: readonly boolean[];
  readonly work: number;
}

/** The steps of state s are those from `first[s]` to before `first[s + 1]`. */
interface Transitions {
  readonly first: readonly number[];
  readonly take: readonly number[];
  readonly next: readonly number[];
}

const side = 11;

/** The states after a group: the number of cards still to choose, and the counts of all states in a single list. */
interface Layer {
  readonly left: number[];
  readonly counts: number[];
}

interface Counters {
  readonly same: readonly Int8Array[];
  readonly radix: readonly number[];
  readonly coming: number[];
  readonly reduced: Uint8Array;
}

/**
 * Builds the states from the start. Returns undefined if it needs more than `budget` steps, or has too many counters.
 */
export function buildStateGraph(
  { picks, groups, start, meaning, ends }: PileChoiceProblem,
  budget: number,
): StateGraph | undefined {
  const same = meaning.map(sameness);
  const radix = same.map((table) => Math.max(1, ...table.map((one) => one + 1)));
  if (radix.reduce((product, one) => product * one, side) > Number.MAX_SAFE_INTEGER) return undefined;
  const coming = start.map((_, c) =>
    groups.reduce((sum, { size, counts }) => sum + (counts.includes(c) ? size : 0), 0),
  );
  const counters: Counters = { same, radix, coming, reduced: new Uint8Array(start.length) };
  let cards = groups.reduce((sum, { size }) => sum + size, 0);
  let layer: Layer = { left: [picks], counts: [...start] };
  let work = 0;
  const steps: Transitions[] = [];
  for (const group of groups) {
    cards -= group.size;
    for (const c of group.counts) coming[c] = (coming[c] as number) - group.size;
    const grown = past(group, layer, cards, counters, budget - work);
    if (!grown) return undefined;
    work += grown.work;
    steps.push(grown.step);
    layer = grown.layer;
  }
  const right = layer.left.map((left, state) => {
    const counts = layer.counts.slice(state * start.length, (state + 1) * start.length);
    return left === 0 && ends(counts.map((count, c) => meaning[c]?.[count] ?? 0));
  });
  return { steps, ends: right, work };
}

function past(
  group: PileGroup,
  { left, counts }: Layer,
  cards: number,
  counters: Counters,
  budget: number,
): { readonly step: Transitions; readonly layer: Layer; readonly work: number } | undefined {
  const { reduced } = counters;
  const counted = Uint8Array.from(reduced, (_, c) => (group.counts.includes(c) ? 1 : 0));
  const known = new Map<number, number>();
  const after: Layer = { left: [], counts: [] };
  const step = { first: [0], take: [] as number[], next: [] as number[] };
  let work = 0;
  for (let state = 0; state < left.length; state += 1) {
    const room = left[state] as number;
    for (let take = Math.max(0, room - cards); take <= group.size && take <= room; take += 1) {
      work += 1;
      if (work > budget) return undefined;
      const key = reduce(counts, state * reduced.length, counted, take, room - take, counters);
      if (key < 0) continue;
      let next = known.get(key);
      if (next === undefined) {
        next = after.left.push(room - take) - 1;
        for (const one of reduced) after.counts.push(one);
        known.set(key, next);
      }
      step.take.push(take);
      step.next.push(next);
    }
    step.first.push(step.take.length);
  }
  return { step, layer: after, work };
}

/**
 * Replaces each count by the smallest count with the same possible continuations. Returns a key of the counts, or -1 if
 * a counter can't end at an allowed value.
 */
function reduce(
  counts: readonly number[],
  from: number,
  counted: Uint8Array,
  take: number,
  room: number,
  { same, radix, coming, reduced }: Counters,
): number {
  let key = room;
  for (let c = 0; c < reduced.length; c += 1) {
    const count = (counts[from + c] as number) + take * (counted[c] as number);
    const span = Math.min(room, coming[c] as number);
    const one = (same[c] as Int8Array)[span * side + count] as number;
    if (one < 0) return -1;
    reduced[c] = one;
    key = key * (radix[c] as number) + one;
  }
  return key;
}

/**
 * Returns, for each count and number of cards still to choose, the smallest count with the same possible continuations.
 * -1: no allowed end is possible.
 */
function sameness(meaning: readonly number[]): Int8Array {
  const table = new Int8Array(side * side).fill(-1);
  for (let span = 0; span < side; span += 1) {
    const seen = new Map<string, number>();
    for (let count = 0; count + span < side; count += 1) {
      const future = meaning.slice(count, count + span + 1);
      if (future.every((one) => one === 0)) continue;
      const text = future.join();
      const first = seen.get(text) ?? count;
      seen.set(text, first);
      table[span * side + count] = first;
    }
  }
  return table;
}

export interface StateGraphWithCounts {
  readonly graph: StateGraph;
  /** The weighted numbers of ways to take cards from a group, by group and number of cards. */
  readonly ways: readonly (readonly bigint[])[];
  /** The numbers of ways to continue after each step, by group and step. */
  readonly behind: readonly (readonly bigint[])[];
  readonly total: bigint;
}

export function tally(graph: StateGraph, groups: readonly PileGroup[]): StateGraphWithCounts {
  const ways = groups.map(waysToTake);
  let counts: readonly bigint[] = graph.ends.map((end) => (end ? 1n : 0n));
  const behind: (readonly bigint[])[] = [];
  for (let place = groups.length - 1; place >= 0; place -= 1) {
    const step = graph.steps[place] as Transitions;
    const products = step.next.map((next, i) => {
      const rest = counts[next] as bigint;
      const many = ways[place]?.[step.take[i] as number] as bigint;
      return rest === 0n || many === 1n ? rest : rest * many;
    });
    behind[place] = products;
    counts = step.first.slice(0, -1).map((from, state) => {
      let sum = 0n;
      for (let i = from; i < (step.first[state + 1] as number); i += 1) sum += products[i] as bigint;
      return sum;
    });
  }
  return { graph, ways, behind, total: counts[0] ?? 0n };
}

function waysToTake({ size, weight }: PileGroup): readonly bigint[] {
  const ways = [1n];
  for (let take = 1; take < side; take += 1) {
    ways.push(((ways[take - 1] as bigint) * BigInt(Math.max(0, size - take + 1)) * weight) / BigInt(take));
  }
  return ways;
}

/** Returns the number of cards to take from each group, for the choice with this number among all choices. */
export function takesForChoiceNumber(
  { graph, ways, behind }: StateGraphWithCounts,
  number: bigint,
): readonly { readonly group: number; readonly take: number }[] {
  const takes: { readonly group: number; readonly take: number }[] = [];
  let rest = number;
  let state = 0;
  for (const [group, step] of graph.steps.entries()) {
    const products = behind[group] as readonly bigint[];
    let i = step.first[state] as number;
    while (rest >= (products[i] as bigint)) {
      rest -= products[i] as bigint;
      i += 1;
    }
    const take = step.take[i] as number;
    if (take > 0) {
      takes.push({ group, take });
      rest /= ways[group]?.[take] as bigint;
    }
    state = step.next[i] as number;
  }
  return takes;
}
