import { ComponentType } from 'discord.js';
import { expect, test, vi } from 'vitest';
import { DiscordMessenger, type DiscordMessengerPorts } from '../../src/discord/messenger.ts';
import type { ChannelId } from '../../src/facts/where.ts';
import type { SentMessageReference } from '../../src/session/base/messenger.ts';
import type { InteractionId, PersonId } from '../../src/table/index.ts';

const SELF = '1100000000000000000';
const CHANNEL = '700000000000000001' as ChannelId;
/** Behind what Discord's ids begin with at its epoch. */
const FIRST = 1n << 40n;

/** Discord with a channel of so many messages, of which one bears the tag; it counts who was written to. */
const discord = ({ count, tagged }: { readonly count: number; readonly tagged?: number }) => {
  const opened: string[] = [];
  const message = (i: number) => ({
    id: String(FIRST + BigInt(i)),
    author: { id: SELF },
    components: [{ custom_id: i === tagged ? 'the tag' : 'another' }],
  });
  const get = async (_: string, { query }: { readonly query: URLSearchParams }) => {
    const after = query.get('after');
    const from = after === null ? count - 100 : Math.max(0, Number(BigInt(after) - FIRST) + 1);
    return Array.from({ length: Math.max(0, Math.min(100, count - from)) }, (_, i) => message(from + i)).reverse();
  };
  const post = async (_: string, { body }: { readonly body: { readonly recipient_id: string } }) => {
    opened.push(body.recipient_id);
    return { id: `direct ${body.recipient_id}` };
  };
  const messaging = {
    rest: { get, post },
    self: () => SELF,
    log: { warn: vi.fn() },
  } as unknown as DiscordMessengerPorts;
  return { messenger: new DiscordMessenger(messaging), opened };
};

const marks = { tag: 'the tag', since: 0 };

test('[T3] a sent message is searched for in exactly 50 pages', async () => {
  expect(await discord({ count: 6000, tagged: 4999 }).messenger.find(CHANNEL, marks)).toBe(true);
  expect(await discord({ count: 6000, tagged: 5000 }).messenger.find(CHANNEL, marks)).toBeUndefined();
  expect(await discord({ count: 6000, tagged: 5900 }).messenger.find(CHANNEL, marks)).toBe(true);
  expect(await discord({ count: 5099 }).messenger.find(CHANNEL, marks)).toBe(false);
});

test('exactly 5,000 direct message channels are remembered', async () => {
  const { messenger, opened } = discord({ count: 0 });
  const ask = (person: string): Promise<unknown> => messenger.find({ person: person as PersonId }, marks);
  for (let i = 0; i < 5000; i += 1) await ask(`${i}`);
  await ask('0');
  expect(opened).toHaveLength(5000);
  await ask('one more');
  await ask('1');
  expect(opened.slice(5000)).toEqual(['one more']);
  await ask('0');
  expect(opened.slice(5000)).toEqual(['one more', '0']);
});

/** A channel of these messages, the newest first; what is edited is noted. */
const channelOf = (...messages: readonly object[]) => {
  const asked: (readonly [string, unknown])[] = [];
  const rest = {
    get: async () => messages,
    patch: async (path: string, { body }: { readonly body: unknown }) => void asked.push([path, body]),
  };
  const messaging = {
    rest,
    self: () => SELF,
    log: { warn: vi.fn() },
    underway: { add: vi.fn() },
  } as unknown as DiscordMessengerPorts;
  return { messenger: new DiscordMessenger(messaging), asked };
};

const bearing = { id: '9', author: { id: SELF }, components: [{ custom_id: 'the tag' }] };

test('[T3] a sent message is recognized by author, tag or interaction', async () => {
  const found = (message: object, more: Partial<SentMessageReference> = {}): Promise<boolean | undefined> =>
    channelOf(message).messenger.find(CHANNEL, { ...marks, ...more });
  const plain = { ...bearing, components: [] };
  const beside = { type: 9, components: [{ type: 10 }], accessory: { type: 2, custom_id: 'with the tag in it' } };
  const answer = { ...plain, interaction_metadata: { id: '7' } };
  expect(
    await Promise.all([
      found(bearing),
      found({ ...bearing, author: { id: '1' } }),
      found({ ...plain, components: [{ type: 17, components: [{ type: 1, components: [bearing] }] }] }),
      found({ ...plain, components: [beside] }),
      found({ ...plain, components: [{ ...beside, accessory: { custom_id: 'another' } }] }),
      found(plain),
      found(answer, { interaction: '7' as InteractionId }),
      found(answer, { interaction: '8' as InteractionId }),
      found({ ...answer, author: { id: '1' } }, { interaction: '7' as InteractionId }),
    ]),
  ).toEqual([true, false, true, true, false, false, true, false, false]);
});

test('[U5] removing controls keeps text, pictures and files', async () => {
  const media = { url: 'https://files/board.png' };
  const elsewhere = { url: 'https://elsewhere/flag.png' };
  const text = { type: ComponentType.TextDisplay, content: 'White moves.' };
  const { messenger, asked } = channelOf({
    ...bearing,
    components: [
      text,
      { type: ComponentType.MediaGallery, items: [{ media, description: 'The board' }, { media: elsewhere }] },
      { type: ComponentType.File, file: { url: 'https://files/game.txt' }, spoiler: false },
      { type: ComponentType.ActionRow, components: [{ custom_id: 'the tag' }] },
    ],
    attachments: [
      { id: '1', filename: 'board.png', url: media.url, description: 'The board', size: 5 },
      { id: '2', filename: 'game.txt', url: 'https://files/game.txt', size: 6 },
    ],
  });
  expect(await messenger.edit(CHANNEL, marks)).toEqual({ kind: 'sent', message: '9' });
  expect(asked).toEqual([
    [
      `/channels/${CHANNEL}/messages/9`,
      {
        components: [
          text,
          {
            type: ComponentType.MediaGallery,
            items: [{ media: { url: 'attachment://board.png' }, description: 'The board' }, { media: elsewhere }],
          },
          { type: ComponentType.File, file: { url: 'attachment://game.txt' }, spoiler: false },
        ],
        allowed_mentions: { parse: [] },
        attachments: [
          { id: '1', filename: 'board.png', description: 'The board' },
          { id: '2', filename: 'game.txt' },
        ],
      },
    ],
  ]);
});
