import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { ChannelId, GuildId } from '../facts/where.ts';
import type { Command } from '../port/command.ts';
import type { Messenger } from '../session/base/messenger.ts';
import type { Clock, Log } from '../session/base/ports.ts';
import type { Languages } from '../words/index.ts';
import { PlaygroundActions } from './actions.ts';
import { type ChatPorts, PlaygroundChat } from './chat.ts';
import { type GalleryPorts, GameGallery } from './gallery.ts';
import { createDominionLoader } from './kingdom-page.ts';
import { PlaygroundMessenger } from './messenger.ts';
import { createPlaygroundServer } from './server.ts';
import { GUILD, PLAYGROUND_CHANNELS, PlaygroundPeople } from './world.ts';

export interface PlaygroundOptions {
  readonly host: string;
  /** The port; 0 means any free port. */
  readonly port: number;
  readonly commands: (messenger: Messenger) => readonly Command[];
  readonly sources: GalleryPorts['sources'];
  readonly games: GalleryPorts['games'];
  readonly draw: ChatPorts['draw'];
  /** The languages. Each user gets the language of their page, and messages for all are in English. */
  readonly spoken: Languages;
  readonly clock: Clock;
  readonly log: Log;
}

export interface Playground {
  readonly address: string;
  readonly guild: GuildId;
  notice(text: string): void;
  /** Accepts nothing new and waits for running work; stored messages can still be delivered. */
  drain(): Promise<void>;
  stop(): Promise<void>;
}

/** The time in ms that open pages get to receive the last messages. */
const GRACE = 300;

/** Starts the playground. Rejects if the host and port can't be used. */
export const startPlayground = async (options: PlaygroundOptions): Promise<Playground> => {
  const { host, port, draw, clock, log, spoken } = options;
  const dominion = createDominionLoader(options.games);
  const words = spoken.en;
  const now = (): number => clock.now();
  const chat = new PlaygroundChat({ draw, now, log, words });
  const people = new PlaygroundPeople();
  const actions = new PlaygroundActions({
    commands: options.commands(new PlaygroundMessenger(chat)),
    chat,
    people: () => people.all,
    now,
    log,
  });
  const gallery = new GameGallery({ sources: options.sources, games: options.games, draw, log });
  const streams = new Set<() => void>();
  const app = await createPlaygroundServer({ chat, people, actions, gallery, streams, log, dominion, words, spoken });
  const server = serve({ fetch: app.fetch, hostname: host, port }) as Server;
  await once(server, 'listening');

  const notice = (text: string): void => {
    for (const { id } of PLAYGROUND_CHANNELS)
      chat.put({ place: id as ChannelId, from: { kind: 'notice' }, message: { text } });
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    guild: GUILD,
    notice,
    drain: () => actions.drain(),
    stop: async () => {
      await actions.drain();
      for (const end of streams) end();
      const closed = once(server, 'close');
      server.close();
      const rest = setTimeout(() => server.closeAllConnections(), GRACE);
      await closed;
      clearTimeout(rest);
    },
  };
};
