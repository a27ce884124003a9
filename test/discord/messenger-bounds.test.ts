import { expect, test, vi } from 'vitest';
import { DiscordMessenger, type Messaging } from '../../src/discord/messenger.ts';
import type { PersonId } from '../../src/engine/core/ids.ts';
import type { ChannelId } from '../../src/session/where.ts';

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
  const messaging = { rest: { get, post }, self: () => SELF, log: { warn: vi.fn() } } as unknown as Messaging;
  return { messenger: new DiscordMessenger(messaging), opened };
};

const marks = { tag: 'the tag', since: 0 };

test('[T3] a message is looked for in 50 pages of 100 behind the newest, and in not one more', async () => {
  expect(await discord({ count: 6000, tagged: 4999 }).messenger.find(CHANNEL, marks)).toBe(true);
  expect(await discord({ count: 6000, tagged: 5000 }).messenger.find(CHANNEL, marks)).toBeUndefined();
  expect(await discord({ count: 6000, tagged: 5900 }).messenger.find(CHANNEL, marks)).toBe(true);
  expect(await discord({ count: 5099 }).messenger.find(CHANNEL, marks)).toBe(false);
});

test('5,000 channels of direct messages are remembered, and not one more', async () => {
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
