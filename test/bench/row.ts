/** One promise about cost, measured: ours against a stated rival in the same run. Lower is better. */
export interface Row {
  /** What costs. */
  readonly what: string;
  /** What it is held against. */
  readonly against: string;
  /** Ours as a share of the rival's. */
  readonly ratio: number;
  /** The most that is promised. */
  readonly most: number;
  readonly note: string;
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
};

/**
 * What one run of each costs, in alternating runs; who begins alternates too, so that neither always finds the machine
 * as the other left it.
 */
export interface Pair {
  readonly ours: number;
  readonly rival: number;
}

export const alternating = async (
  runs: number,
  ours: () => Promise<number>,
  rival: () => Promise<number>,
): Promise<readonly Pair[]> => {
  const pairs: Pair[] = [];
  for (let run = 0; run < runs; run += 1) {
    if (run % 2 === 0) {
      const first = await ours();
      pairs.push({ ours: first, rival: await rival() });
    } else {
      const first = await rival();
      pairs.push({ rival: first, ours: await ours() });
    }
  }
  return pairs;
};

export const medianRatio = (pairs: readonly Pair[]): number => median(pairs.map(({ ours, rival }) => ours / rival));

/** The same of the quickest run of each: other work on the machine only ever adds to a run. */
export const quickestRatio = (pairs: readonly Pair[]): number =>
  Math.min(...pairs.map(({ ours }) => ours)) / Math.min(...pairs.map(({ rival }) => rival));

/**
 * A row in one line: whether it keeps its promise, its share of the rival and the most that is promised, what costs,
 * against what.
 */
export const lineOf = ({ what, against, ratio, most, note }: Row): string => {
  const share = `${ratio.toFixed(2)} of ${most.toFixed(2)}`.padStart(14);
  return `${ratio <= most ? 'kept  ' : 'BROKEN'}  ${share}  ${what} | ${against} | ${note}`;
};
