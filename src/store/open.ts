import { KeyvStore } from './keyv-store.ts';
import { memoryAdapter } from './memory.ts';
import { isMemoryStoreUrl, type OpenedStore, type StoreSettings } from './opened.ts';

export const DEFAULT_NAMESPACE = 'quartermaster';

/**
 * Opens the store of games, and tests it with a write, a read and a delete (T1). Returns a fault for every problem, and
 * never throws.
 */
export async function openStore(settings: StoreSettings): Promise<OpenedStore> {
  if (isMemoryStoreUrl(settings.url))
    return { kind: 'opened', store: new KeyvStore(memoryAdapter(), settings.namespace, settings.writeFailed) };
  if (isPostgres(settings.url)) {
    const { openPostgres } = await import('./postgres.ts');
    return openPostgres(settings);
  }
  const { openSqlite } = await loadSqlite();
  return openSqlite(settings);
}

export const isPostgres = (url: string): boolean => /^postgres(ql)?:\/\//i.test(url);

export const loadSqlite = () => import('./sqlite.ts');
