/** One figure of a long check, and what it must not pass. */
export interface Result {
  readonly what: string;
  readonly figure: number;
  readonly bound: number;
  /** `of 200000`, `ms`; empty for shares. */
  readonly unit: string;
}

/** A check that takes too long for `npm test`. What throws has failed. */
export interface Soak {
  readonly name: string;
  /** `count`: how much is checked, where that was said and the check has a use for it. A part may come before the rest. */
  readonly run: (count?: number) => readonly Result[] | Promise<readonly Result[]> | AsyncIterable<Result>;
}
