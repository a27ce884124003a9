import type { Log } from '../game/ports.ts';
import type { KeyvStore } from '../store/keyv-store.ts';
import type { TextRow } from '../store/keyv-table.ts';

/** So many rows are read and written at a time. */
const PAGE = 200;

/** Every row of a store, in pages. */
export async function* pagesOf(store: KeyvStore): AsyncGenerator<readonly TextRow[]> {
  for (let key = ''; ; ) {
    const rows = await store.rowsAfter(key, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    key = last.key;
  }
}

const ignore = (): void => undefined;
/** A log that nobody reads: what is found is said in other words. */
export const SILENT: Log = { info: ignore, warn: ignore, error: ignore };

/** Hears how far a work has come, for whoever waits; must not throw. */
export type UpkeepProgress = (what: 'rows' | 'games', count: number) => void;
