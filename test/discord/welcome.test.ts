import { ChannelType, type Client, Collection, Events, PermissionFlagsBits } from 'discord.js';
import { expect, test, vi } from 'vitest';
import type { DiscordMessagePayload } from '../../src/discord/output.ts';
import { welcomeServers } from '../../src/discord/welcome.ts';
import { languages } from '../../src/words/index.ts';
import { de } from '../support/words.ts';

/** Where a welcome stands in a server, and in which language. */

const MAY = PermissionFlagsBits.ViewChannel | PermissionFlagsBits.SendMessages;

interface Channel {
  readonly id: string;
  readonly at: number;
  readonly type?: ChannelType;
  /** What the bot may do there. */
  readonly may?: bigint;
}

interface Joined {
  readonly system?: string;
  readonly locale?: string;
  /** Whether the bot does not know yet what it may do there. */
  readonly unknown?: boolean;
  readonly refused?: boolean;
}

/** The channel and the text of what is posted in a server with these channels, and what the log says. */
const welcomed = async (channels: readonly Channel[], joined: Joined = {}) => {
  const said: unknown[] = [];
  const logged: string[] = [];
  const send = async (id: string, { components }: DiscordMessagePayload) => {
    if (joined.refused) throw new Error('no');
    said.push(id, JSON.stringify(components));
  };
  const made = channels.map(({ id, at, type = ChannelType.GuildText, may = MAY }) => ({
    id,
    send: (payload: DiscordMessagePayload) => send(id, payload),
    rawPosition: at,
    type,
    permissionsFor: () => ({ has: (wanted: bigint) => (may & wanted) === wanted }),
  }));
  let join: (guild: unknown) => void = () => undefined;
  const client = {
    on: (event: string, hear: typeof join) => {
      if (event === Events.GuildCreate) join = hear;
    },
  };
  const note = (_: object, text: string) => void logged.push(text);
  welcomeServers(client as unknown as Client, languages, { info: note, warn: note, error: note });
  join({
    id: '9',
    preferredLocale: joined.locale ?? 'en-US',
    members: { me: joined.unknown ? null : {} },
    channels: { cache: new Collection(made.map((one) => [one.id, one])) },
    systemChannel: made.find(({ id }) => id === joined.system) ?? null,
  });
  await vi.waitFor(() => expect(logged).not.toEqual([]));
  const [channel, text] = said.map(String);
  return { channel, text, logged };
};

const [top, middle, low] = [
  { id: '30', at: 0 },
  { id: '20', at: 1 },
  { id: '10', at: 2 },
];

test('the welcome goes to the system channel, else the first writable one', async () => {
  const chosen = async (channels: readonly Channel[], joined?: Joined) => (await welcomed(channels, joined)).channel;
  expect(await chosen([low, top, middle], { system: '10' })).toBe('10');
  expect(await chosen([low, top, middle])).toBe('30');
  expect(await chosen([low, top, { ...middle, may: 0n }], { system: '20' })).toBe('30');
  expect(await chosen([low, { ...top, may: PermissionFlagsBits.ViewChannel }, middle])).toBe('20');
  expect(await chosen([low, { ...top, may: PermissionFlagsBits.SendMessages }, middle])).toBe('20');
  expect(await chosen([low, { ...top, type: ChannelType.GuildVoice }, middle])).toBe('20');
});

test('the welcome prefers the older of two channels at equal height', async () => {
  const [old, young] = [
    { id: '9', at: 4 },
    { id: '10', at: 4 },
  ];
  expect((await welcomed([young, old])).channel).toBe('9');
  expect((await welcomed([old, young])).channel).toBe('9');
});

test('the welcome is tried if permissions are unknown', async () => {
  expect((await welcomed([{ ...top, may: 0n }], { unknown: true })).channel).toBe('30');
});

test('the welcome uses the language of the server', async () => {
  const { text, logged } = await welcomed([top], { locale: 'de' });
  expect(text).toContain(JSON.stringify(de.discord.welcome));
  expect(logged).toEqual(['joined a server']);
  expect((await welcomed([top])).text).toContain(JSON.stringify(languages.en.discord.welcome));
});

test('the welcome is skipped if no channel is writable', async () => {
  expect(await welcomed([{ ...top, may: 0n }])).toMatchObject({
    channel: undefined,
    logged: ['joined a server, and may write nowhere'],
  });
  expect((await welcomed([top], { refused: true })).logged).toEqual(['joined a server, and the welcome was not taken']);
});
