/**
 * A limit of the bot's host that was exceeded (H11). `setup`: pieces at the start of a game or in a file. `pieces`:
 * pieces added later. `games`: games at the same time in a server.
 */
export interface ExceededHostLimit {
  readonly what: 'steps' | 'setup' | 'pieces' | 'games';
  readonly most: number;
  /** Set if managers of the server set the limit, not the host. */
  readonly by?: 'server';
}
