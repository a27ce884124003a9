import { STORE_VERSION_KEY } from '../session/log/store-version.ts';
import type { Store } from '../store/index.ts';
import { type MetricGaugeValues, Metrics } from './metrics.ts';
import { type HealthOptions, type HealthServer, startHealthServer } from './server.ts';

interface Watched extends Pick<HealthOptions, 'port' | 'host'> {
  /** The store. A probe reads a row that always exists. */
  readonly store: Pick<Store, 'get'>;
  readonly now: () => number;
  readonly gauges: () => MetricGaugeValues;
  readonly isConnected: () => boolean;
}

export const startHealthAndMetrics = async ({
  port,
  host,
  store,
  now,
  gauges,
  isConnected,
}: Watched): Promise<HealthServer & { readonly metrics: Metrics }> => {
  const metrics = new Metrics(gauges, now);
  const lacking = async (): Promise<readonly string[]> => {
    const isKept = await store.get(STORE_VERSION_KEY).then(
      () => true,
      () => false,
    );
    return [...(isConnected() ? [] : ['gateway']), ...(isKept ? [] : ['store'])];
  };
  return { ...(await startHealthServer({ port, host, metrics, lacking })), metrics };
};
