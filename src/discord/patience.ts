/** Time limits in milliseconds. */
export interface Patience {
  /** Older interactions are not started: Discord accepts a first answer within three seconds (T10). */
  readonly age: number;
  /** After this, the user gets a private message that the answer takes a moment (T10). */
  readonly decision: number;
  /** After this, a message is sent without its picture. */
  readonly picture: number;
  /** After this, a completion gets an empty list. */
  readonly completion: number;
}

export const PATIENCE: Patience = { age: 2_500, decision: 1_500, picture: 150, completion: 2_000 };
