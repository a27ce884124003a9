/** A connection to a database, which waits for no lock. Each call throws what SQLite says. */
export class Connection {
  constructor(file: string);
  /** Runs one statement and gives its rows. */
  all(sql: string, values: readonly unknown[]): Record<string, unknown>[];
  /** Runs one statement that gives no rows; how many it has written. */
  run(sql: string, values: readonly unknown[]): number;
  close(): void;
}

/** SQLite's name for what went wrong, `SQLITE_BUSY` say. */
export function codeOf(error: unknown): string;
