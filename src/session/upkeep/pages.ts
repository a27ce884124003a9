import type { Store, TextRow } from '../../store/index.ts';
import type { Log } from '../base/ports.ts';

const PAGE = 200;

export async function* readStorePages(store: Pick<Store, 'rowsAfter'>): AsyncGenerator<readonly TextRow[]> {
  for (let key = ''; ; ) {
    const rows = await store.rowsAfter(key, PAGE);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    key = last.key;
  }
}

export async function* rowsOf(store: Pick<Store, 'rowsAfter'>, progress: UpkeepProgress): AsyncGenerator<TextRow> {
  let rows = 0;
  for await (const page of readStorePages(store)) {
    yield* page;
    rows += page.length;
    progress('rows', rows);
  }
}

const ignore = (): void => undefined;
export const SILENT_LOG: Log = { info: ignore, warn: ignore, error: ignore };

/** Called to report the progress of long work; must not throw. */
export type UpkeepProgress = (what: 'rows' | 'games', count: number) => void;
