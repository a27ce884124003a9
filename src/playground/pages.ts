import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { type Log, stackOf } from '../session/base/ports.ts';
import type { Games } from '../session/games/games.ts';
import { createDominionLoader, type KingdomPagesPorts, kingdomPages, publicPageHeaders } from './kingdom-page.ts';
import { wordsForRequest } from './language.ts';

export interface KingdomServerOptions extends KingdomPagesPorts {
  readonly host: string;
  /** The port; 0 means any free port. */
  readonly port: number;
  readonly log: Log;
}

export interface Pages {
  readonly address: string;
  stop(): Promise<void>;
}

/** Serves only the pages about kingdoms, for a bot that runs on Discord. Rejects if the host and port can't be used. */
export const startKingdomPageServer = async ({
  host,
  port,
  log,
  dominion,
  spoken,
}: KingdomServerOptions): Promise<Pages> => {
  const app = new Hono();
  app.use(publicPageHeaders);
  app.onError((error, context) => {
    log.error({ error: stackOf(error) }, 'a page could not be shown');
    return context.text(wordsForRequest(context, spoken).kingdomPage.failed, 500);
  });
  app.route('/', kingdomPages({ dominion, spoken }));
  const server = serve({ fetch: app.fetch, hostname: host, port }) as Server;
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};

interface ServedPages extends Omit<KingdomServerOptions, 'dominion'> {
  readonly address: string;
  readonly games: () => Games | undefined;
}

/** Serves the pages about kingdoms, unless another process of the bot already uses the port. */
export const serveKingdomPages = async ({ address, games, ...options }: ServedPages): Promise<Pages | undefined> => {
  const { log } = options;
  const pages = await startKingdomPageServer({ ...options, dominion: createDominionLoader(games) }).catch(
    (error: NodeJS.ErrnoException): undefined => {
      if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') throw error;
      log.warn(
        { error: error.message },
        'this process serves no pages of kingdoms: PAGES_PORT is taken, or PAGES_HOST is no address of it',
      );
    },
  );
  if (pages) log.info({ pages: pages.address, for: address }, 'kingdoms have pages');
  return pages;
};
