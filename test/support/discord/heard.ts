import { type Client, Events, type Interaction } from 'discord.js';
import { createClient, type DiscordConnectionOptions } from '../../../src/discord/client.ts';

/** Interactions as discord.js makes them of what the gateway says, without a gateway. */

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Fields that every interaction has, unless a test sets others. */
const ENVELOPE = {
  application_id: '1',
  token: 'token',
  version: 1,
  locale: 'en-US',
  entitlements: [],
  app_permissions: '0',
  authorizing_integration_owners: { 0: '9' },
  context: 0,
};

/** Private methods of discord.js. */
interface Inside {
  readonly ws: { handlePacket(packet: object): void };
  readonly guilds: { _add(data: object): void };
}

/** A client that is connected to nothing, and knows these servers. */
export const hearing = (guilds: readonly object[] = [], connection: Partial<DiscordConnectionOptions> = {}) => {
  const client: Client = createClient({ apiUrl: undefined, log: silent, onLost: undefined, ...connection });
  Object.assign(client, { user: { id: '1' } });
  const { ws, guilds: known } = client as unknown as Inside;
  for (const guild of guilds) known._add(guild);
  /** Returns undefined if discord.js emits no interaction. */
  const hear = (raw: object): Interaction | undefined => {
    let heard: Interaction | undefined;
    const note = (interaction: Interaction): void => {
      heard = interaction;
    };
    client.on(Events.InteractionCreate, note);
    ws.handlePacket({ t: 'INTERACTION_CREATE', d: { ...ENVELOPE, ...raw } });
    client.off(Events.InteractionCreate, note);
    return heard;
  };
  return { client, hear };
};

const { hear } = hearing();

/** An interaction of a person in a server of which nothing is known. */
export const interactionOf = (raw: object): Interaction => {
  const heard = hear(raw);
  if (!heard) throw new Error('no interaction');
  return heard;
};

export const chatInputOf = (raw: object) => {
  const interaction = interactionOf({ type: 2, ...raw });
  if (!interaction.isChatInputCommand()) throw new Error('no command');
  return interaction;
};
