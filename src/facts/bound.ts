/**
 * An exceeded limit of the bot's host (H11). `setup`: pieces at the start of a game or in a file. `pieces`: pieces
 * added later. `games`: games at a time in a server.
 */
export interface Bound {
  readonly what: 'steps' | 'setup' | 'pieces' | 'games';
  readonly most: number;
  /** Set by managers of the server. */
  readonly by?: 'server';
}
