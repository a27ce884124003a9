/** Time limits in milliseconds. */
export interface AnswerTimeLimits {
  /** The greatest age of an interaction to start: Discord accepts a first answer within three seconds (T10). */
  readonly age: number;
  /** The time after which the user gets a private message that the answer takes a moment (T10). */
  readonly decision: number;
  /** The time after which a message is sent without its picture. */
  readonly picture: number;
  /** The time after which a completion request gets an empty list. */
  readonly completion: number;
}

export const PATIENCE: AnswerTimeLimits = { age: 2_500, decision: 1_500, picture: 150, completion: 2_000 };
