/** One figure of a long check, and its bound. */
export interface Result {
  readonly what: string;
  readonly figure: number;
  readonly bound: number;
  /** The bound is the least that the figure may be; otherwise it is the most. */
  readonly isLeast?: true;
  /** `of 200000`, `ms`; empty for shares. */
  readonly unit: string;
}

/** A check that takes too long for `npm test`. What throws has failed. */
export interface Soak {
  readonly name: string;
  /**
   * `count`: how much is checked, if the command line has a number. `parts`: the parts to check, by the other words there;
   * all if there are none. A result may come before the others.
   */
  readonly run: (
    count?: number,
    parts?: readonly string[],
  ) => readonly Result[] | Promise<readonly Result[]> | AsyncIterable<Result>;
}
