/**
 * What the host of the bot allows, of which something was about to have more (H11). `setup`: pieces with which a game
 * begins or comes from a file; `pieces`: those that are put on a table later; `games`: those that run in a server.
 */
export interface Bound {
  readonly what: 'steps' | 'setup' | 'pieces' | 'games';
  readonly most: number;
  /** Those who manage the server allow no more. */
  readonly by?: 'server';
}
