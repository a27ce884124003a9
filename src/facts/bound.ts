/**
 * A limit by the bot's host that something would exceed (H11). `setup`: pieces at the start of a game or from a file.
 * `pieces`: pieces added later. `games`: games at a time in a server.
 */
export interface Bound {
  readonly what: 'steps' | 'setup' | 'pieces' | 'games';
  readonly most: number;
  /** The limit was set by the managers of the server. */
  readonly by?: 'server';
}
