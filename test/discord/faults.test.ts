import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/port/command.ts';
import { type How, REFUSALS, rateLimited } from '../support/discord/faults.ts';
import { PERMISSIONS } from '../support/discord/wire.ts';
import { BOT_PERMISSIONS } from '../support/discord/world.ts';
import { read, reads, sitDown } from './table.ts';

const CALLBACK = 'POST /interactions/*/*/callback';
const say = (to: 'channel' | 'asker', text: string): NonNullable<Reply['answer']> => ({ to, text });

describe('[T12] trouble with the first answer', () => {
  const moved = async (to: 'channel' | 'asker', how: How, answerWithinMs = 10_000) => {
    const told: boolean[] = [];
    const table = await sitDown(
      { execute: () => ({ answer: say(to, 'Moved.'), settled: (out) => void told.push(out) }) },
      { loopback: { answerWithinMs } },
    );
    table.discord.fault(CALLBACK, how);
    const outcome = await table.alice.slash('table', 'do');
    await table.discord.until(() => told.length > 0);
    return { ...table, told, outcome };
  };

  test.each<[string, How]>([
    ['a rate limit', rateLimited(0.01)],
    ['an outage of a moment', { ...REFUSALS.unavailable, times: 2 }],
  ])('after %s the answer still arrives', async (_, how) => {
    const { outcome, told } = await moved('channel', how);
    expect(read(outcome.answer)).toBe('Moved.');
    expect(told).toEqual([true]);
  });

  test.each<[string, How]>([
    ['an outage', REFUSALS.unavailable],
    ['a rate limit beyond use', rateLimited(60)],
    ['a connection that is cut before', 'drop'],
    ['an interaction that Discord does not know any more', REFUSALS.unknownInteraction],
    ['a permission that is missing', REFUSALS.missingPermissions],
  ])('after %s the fate of the answer is unknown and logged', async (_, how) => {
    const { outcome, told, log } = await moved('channel', how, 300);
    expect(outcome.failed).toBe('no answer');
    expect(told).toEqual([false]);
    expect(log).toContainEqual(expect.objectContaining({ level: 'warn', message: 'an answer was not taken' }));
    expect(JSON.stringify(log)).not.toMatch(/Moved|interaction-/);
  });

  test.each<[string, 'channel' | 'asker', How]>([
    ['a connection cut after a public answer', 'channel', 'drop-after'],
    ['a connection reset after a public answer, so that it is sent twice', 'channel', 'reset-after'],
    ['a connection cut after a private answer', 'asker', 'drop-after'],
  ])('after %s the answer is found to be sent', async (_, to, how) => {
    const { told, outcome } = await moved(to, how);
    expect(read(outcome.answer)).toBe('Moved.');
    expect(told).toEqual([true]);
  });

  test('an answer sent by another process with the token is logged', async () => {
    const { log, told } = await moved('channel', REFUSALS.alreadyAnswered, 300);
    expect(told).toEqual([false]);
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'warn', message: expect.stringContaining('another bot has the same token') }),
    );
  });

  test('an invalid answer is reported to the person who asked', async () => {
    const { outcome, told } = await moved('channel', {
      status: 400,
      times: 1,
      body: { code: 50035, message: 'Invalid Form Body' },
    });
    expect(outcome.ephemeral).toBe(true);
    expect(read(outcome.answer)).toBe("Discord didn't accept my reply, so I can't show it here.");
    expect(told).toEqual([false]);
  });
});

test('[T12] a lost acknowledgement is detected, and work continues', async () => {
  const told: boolean[] = [];
  const { alice, discord } = await sitDown(
    {
      execute: (_, { acknowledged }) =>
        acknowledged.then(() => ({ answer: say('channel', 'Moved.'), settled: (out) => void told.push(out) })),
    },
    { decision: 5 },
  );
  discord.fault(CALLBACK, 'drop-after', 1);
  const outcome = await alice.slash('table', 'do');
  expect([read(outcome.answer), outcome.ephemeral]).toEqual(["Done. You'll find it in the channel.", true]);
  expect(told).toEqual([false]);
});

test('[T12] after a lost acknowledgement the private message is changed in place', async () => {
  const { alice, discord } = await sitDown(
    {
      execute: () => ({
        answer: { ...say('asker', 'Board'), rows: [[{ kind: 'button', id: 'do:go', label: 'Go', style: 'primary' }]] },
      }),
      press: (_, { acknowledged }) => acknowledged.then(() => ({ update: { text: 'Gone.' } })),
    },
    { decision: 5 },
  );
  const { answer } = await alice.slash('table', 'do');
  discord.fault(CALLBACK, 'drop-after', 1);
  await alice.press(answer ?? expect.fail(), 'Go');
  expect(alice.messages('table').map(read)).toEqual(['Gone.']);
});

test('[T12] a missing permission is reported once per loss', async () => {
  const { alice, bob, discord } = await sitDown({
    execute: ({ options }) => ({ answer: say(options.text('what') === 'quietly' ? 'asker' : 'channel', 'Moved.') }),
  });
  const notice =
    'Moved.\n-# I need another permission in this channel: Attach Files. A person who manages the server can give it to me.';
  const act = async (who = alice, channel = 'table') => read((await who.slash(channel, 'do')).answer);
  const quietly = async (who = alice) => read((await who.slash('table', 'do', { what: 'quietly' })).answer);

  expect(await act()).toBe('Moved.');
  discord.world.permit('table', BOT_PERMISSIONS & ~PERMISSIONS.attachFiles);
  expect([await quietly(bob), await quietly(bob)]).toEqual([notice, 'Moved.']);
  expect([await act(), await act(bob), await quietly(), await act(alice, 'garden')]).toEqual([
    notice,
    'Moved.',
    'Moved.',
    'Moved.',
  ]);
  discord.world.permit('table', BOT_PERMISSIONS);
  expect(await act()).toBe('Moved.');
  discord.world.permit('table', BOT_PERMISSIONS & ~PERMISSIONS.attachFiles);
  expect(await act()).toBe(notice);
});

describe('[T12] the connection', () => {
  test.each(['drop', 'reconnect'] as const)(
    'after %s requests in between are answered on reconnecting',
    async (how) => {
      const { alice, discord } = await sitDown({ execute: () => ({ answer: say('channel', 'Moved.') }) });
      discord.gateway[how]();
      expect(read((await alice.slash('table', 'do')).answer)).toBe('Moved.');
      expect(reads(discord.messages('table'))).toEqual(['Moved.']);
    },
  );
});
