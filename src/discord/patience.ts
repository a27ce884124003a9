/** How long what may take a while is waited for, in milliseconds. */
export interface Patience {
  /** Older than this an interaction is not begun: Discord takes a first answer within three seconds (T10). */
  readonly age: number;
  /** Without a decision the asker is then told, privately, that it takes a moment (T10). */
  readonly decision: number;
  /** A message then goes out without its picture. */
  readonly picture: number;
  /** A completion is then answered by an empty list. */
  readonly completion: number;
}

export const PATIENCE: Patience = { age: 2_500, decision: 1_500, picture: 150, completion: 2_000 };
