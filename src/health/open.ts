import { STORE_VERSION } from '../session/log/store-version.ts';
import type { Store } from '../store/index.ts';
import { type Gauges, Metrics } from './metrics.ts';
import { type Health, type HealthOptions, startHealth } from './server.ts';

interface Watched extends Pick<HealthOptions, 'port' | 'host'> {
  /** The store. A probe reads a row that always exists. */
  readonly store: Pick<Store, 'get'>;
  readonly now: () => number;
  readonly gauges: () => Gauges;
  readonly isConnected: () => boolean;
}

export const openHealth = async ({
  port,
  host,
  store,
  now,
  gauges,
  isConnected,
}: Watched): Promise<Health & { readonly metrics: Metrics }> => {
  const metrics = new Metrics(gauges, now);
  const lacking = async (): Promise<readonly string[]> => {
    const isKept = await store.get(STORE_VERSION).then(
      () => true,
      () => false,
    );
    return [...(isConnected() ? [] : ['gateway']), ...(isKept ? [] : ['store'])];
  };
  return { ...(await startHealth({ port, host, metrics, lacking })), metrics };
};
