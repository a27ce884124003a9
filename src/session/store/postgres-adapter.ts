import { KeyvPostgres, type KeyvPostgresOptions } from '@keyv/postgres';
import type { Pool } from 'pg';

/** Keyv's adapter on a pool of our own: its own is one for the whole process, and no fault of a connection is heard. */
export class PooledPostgres extends KeyvPostgres {
  /** Why the table could not be made, where it could not. */
  tableFault: unknown;

  constructor(pool: Pool) {
    super({ pool } as KeyvPostgresOptions);
    this.on('error', (error: unknown) => {
      this.tableFault = error;
    });
  }

  /** Called by the constructor of the adapter, whose `opts` are there already. */
  override async connect(): Promise<KeyvPostgres['query']> {
    const { pool } = this.opts as { readonly pool: Pool };
    return async (sql, values) => (await pool.query(sql, values)).rows;
  }

  override async disconnect(): Promise<void> {
    await (this.opts as { readonly pool: Pool }).pool.end();
  }
}
