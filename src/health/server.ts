import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  /** The port; 0 means any free port. */
  readonly port: number;
  readonly host: string;
  readonly metrics: Metrics;
  /**
   * Returns the reasons why this process can't work, each in one word; empty if it can. Rejects if that can't be
   * determined.
   */
  readonly lacking: () => Promise<readonly string[]>;
}

export interface HealthServer {
  readonly address: string;
  stop(): Promise<void>;
}

/** The time to wait for `lacking` in ms. Probes usually give up a little later. */
const HEALTH_PATIENCE = 2000;

/**
 * Serves addresses for an operator's monitoring, without anything that identifies a player. `/healthz` answers if the
 * event loop runs. `/readyz` says if the bot can serve players. `/metrics` returns Prometheus's format. Rejects if the
 * port can't be used.
 */
export const startHealthServer = async ({ port, host, metrics, lacking }: HealthOptions): Promise<HealthServer> => {
  const answers: Readonly<Record<string, () => Promise<HealthAnswer>>> = {
    '/healthz': async () => ({ status: 200, text: 'ok\n' }),
    '/readyz': async () => {
      const found = await within(lacking(), HEALTH_PATIENCE).catch(() => ['store']);
      return found.length === 0 ? { status: 200, text: 'ok\n' } : { status: 503, text: `${found.join('\n')}\n` };
    },
    '/metrics': async () => ({ status: 200, text: await metrics.text(), type: metrics.type }),
  };
  const server = createServer((request, response) => {
    const answer = request.method === 'GET' ? answers[request.url?.split('?')[0] ?? ''] : undefined;
    const made = answer ? answer() : Promise.resolve({ status: 404, text: 'not found\n' });
    made.then(
      (one) => send(response, one),
      () => send(response, { status: 500, text: 'failed\n' }),
    );
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: own, family } = server.address() as AddressInfo;
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${own}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

interface HealthAnswer {
  readonly status: number;
  readonly text: string;
  readonly type?: string;
}

const send = (response: ServerResponse, { status, text, type = 'text/plain; charset=utf-8' }: HealthAnswer): void => {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
};

const within = async <T>(promised: Promise<T>, limit: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), limit);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
};
