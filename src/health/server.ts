import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface HealthOptions {
  /** 0: any that is free. */
  readonly port: number;
  /** The address that is listened at. */
  readonly host: string;
  readonly metrics: Metrics;
  /** What keeps this process from its work, in a word each; nothing where it can do it. Rejects where that can't be told. */
  readonly lacking: () => Promise<readonly string[]>;
}

export interface Health {
  readonly address: string;
  stop(): Promise<void>;
}

/** How long it is waited for what is lacking (ms): who asks gives up a little later. */
const HEALTH_PATIENCE = 2000;

/**
 * What an operator's tools ask: `/healthz`, whether the event loop turns at all; `/readyz`, whether people can be
 * served; `/metrics`, Prometheus's figures. Nothing in it names anybody. Rejects where the port can't be had.
 */
export const startHealth = async ({ port, host, metrics, lacking }: HealthOptions): Promise<Health> => {
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

/** What was promised, or a rejection after so many milliseconds. */
const within = async <T>(promised: Promise<T>, limit: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), limit);
  });
  return Promise.race([promised, late]).finally(() => clearTimeout(timer));
};
