import type { Store, TextRow } from '../../store/index.ts';
import type { Log } from '../base/ports.ts';

/** So many rows are read and written at a time. */
const PAGE = 200;

/** Every row of a store, in pages. */
export async function* pagesOf(store: Pick<Store, 'rowsAfter'>): AsyncGenerator<readonly TextRow[]> {
  for (let key = ''; ; ) {
    const rows = await store.rowsAfter(key, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    key = last.key;
  }
}

/** Every row of a store, one after the other. */
export async function* rowsOf(store: Pick<Store, 'rowsAfter'>, progress: UpkeepProgress): AsyncGenerator<TextRow> {
  let rows = 0;
  for await (const page of pagesOf(store)) {
    yield* page;
    rows += page.length;
    progress('rows', rows);
  }
}

const ignore = (): void => undefined;
/** A log that nobody reads: what is found is said in other words. */
export const SILENT: Log = { info: ignore, warn: ignore, error: ignore };

/** Hears how far a work has come, for whoever waits; must not throw. */
export type UpkeepProgress = (what: 'rows' | 'games', count: number) => void;
