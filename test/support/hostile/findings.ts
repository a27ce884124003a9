/**
 * What came of hostile things: how many were tried, how many of these did something (so that it is known to be no
 * wall), and what was wrong, in words
 * for who mends it.
 */
export interface HostileFindings {
  readonly tried: number;
  readonly done: number;
  readonly wrong: readonly string[];
}
