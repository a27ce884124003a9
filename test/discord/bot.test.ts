import { describe, expect, test } from 'vitest';
import { gate, read, reads, sitDown } from './table.ts';

describe('[T27] registration', () => {
  const asked = (calls: readonly string[], id: string): readonly string[] =>
    calls.map((line) => line.replaceAll(id, 'APP'));

  test('commands are registered globally once; a second start changes nothing', async () => {
    const { discord, begin, bot } = await sitDown({});
    expect(discord.commands().map(({ name }) => name)).toEqual(['do']);
    await bot.stop();
    const calls: string[] = [];
    discord.onRequest(({ method, path }) => void calls.push(`${method} ${path}`));
    const again = await begin();
    await discord.settled();
    await again.stop();
    expect(asked(calls, again.applicationId).filter((line) => line.includes('commands'))).toEqual([
      'GET /applications/APP/commands',
    ]);
  });

  test('commands are registered in one server if configured', async () => {
    const guilds: string[] = [];
    const { discord } = await sitDown({}, { onReady: (all) => void guilds.push(...all) });
    expect(guilds).toEqual([discord.guild.id]);
    const there = await sitDown({}, { guildId: '1100000000000000009' });
    expect(there.discord.commands()).toEqual([]);
    expect(there.discord.commands('1100000000000000009').map(({ name }) => name)).toEqual(['do']);
  });
});

describe('completion', () => {
  test('completion returns the command’s offers', async () => {
    const { alice } = await sitDown({
      complete: async ({ focused }) => [{ name: `${focused.typed}!`, value: focused.typed }],
    });
    expect(await alice.complete('table', 'do', { what: 'te' }, 'what')).toEqual([{ name: 'te!', value: 'te' }]);
  });

  test('[T10] completion is empty if the command fails or is slow', async () => {
    const { alice, log } = await sitDown(
      {
        complete: ({ focused }) => (focused.typed === 'bad' ? Promise.reject(new Error('a fault')) : gate<[]>().opened),
      },
      { completion: 5 },
    );
    expect(await alice.complete('table', 'do', { what: 'bad' }, 'what')).toEqual([]);
    expect(await alice.complete('table', 'do', { what: 'slow' }, 'what')).toEqual([]);
    expect(log).toContainEqual(expect.objectContaining({ level: 'error', message: 'a completion failed' }));
  });
});

test('[T36] the bot answers while another server is unreachable', async () => {
  const { discord, bot, begin, alice } = await sitDown({ execute: () => ({ answer: { to: 'asker', text: 'Here.' } }) });
  await bot.stop();
  const away = { id: '1100000000000000077', unavailable: true };
  const { welcome, identifies } = discord.gateway;
  discord.gateway.welcome = (session) =>
    welcome(session).map(({ event, data }) => {
      const { guilds } = data as { readonly guilds?: readonly object[] };
      return { event, data: guilds ? { ...data, guilds: [...guilds, away] } : data };
    });
  let isReady = false;
  const connecting = begin().finally(() => {
    isReady = true;
  });
  await discord.until(() => discord.gateway.identifies > identifies);
  expect(read((await alice.slash('table', 'do', {}, { settle: false })).answer)).toBe('Here.');
  expect(isReady).toBe(false);
  discord.gateway.dispatch('GUILD_DELETE', away, discord.guild.id);
  await (await connecting).stop();
});

describe('the welcome', () => {
  test('the welcome is sent once to a joined server’s system channel', async () => {
    const { discord } = await sitDown({});
    discord.joinGuild({ name: 'The Castle', channels: ['hall', 'tower'] });
    await discord.settled();
    const [said, ...more] = reads(discord.messages('hall'));
    expect(said).toMatch(/`\/game start`.*`\/help`/s);
    expect([more, discord.messages('tower')]).toEqual([[], []]);
  });

  test('the welcome is not sent to known servers or after reconnecting', async () => {
    const { discord, alice } = await sitDown({ execute: () => ({ answer: { to: 'asker', text: 'Here.' } }) });
    discord.gateway.drop();
    expect(read((await alice.slash('table', 'do')).answer)).toBe('Here.');
    expect(discord.messages('table')).toEqual([]);
  });
});

describe('[T28] a stop', () => {
  test('a stop reports no connection that is being restored', async () => {
    const { discord, bot, log } = await sitDown({});
    discord.gateway.drop();
    await discord.until(() => log.some(({ message }) => message === 'the gateway is back'));
    const before = log.length;
    await bot.stop();
    expect(log.slice(before)).toEqual([]);
  });

  test('a stop starts nothing new and finishes running work', async () => {
    const going = gate();
    const begun = gate();
    const { alice, bob, bot, discord } = await sitDown({
      execute: async ({ options }) => {
        if (options.text('what') !== 'slowly') return { answer: { to: 'channel', text: 'New.' } };
        begun.open();
        await going.opened;
        return { answer: { to: 'channel', text: 'Finished.' } };
      },
    });
    const slow = alice.slash('table', 'do', { what: 'slowly' }, { settle: false });
    await begun.opened;
    const drained = bot.drain();
    expect(read((await bob.slash('table', 'do', {}, { settle: false })).answer)).toBe(
      "I'm restarting, so I haven't done anything. Try again in a moment.",
    );
    going.open();
    expect([await drained, read((await slow).answer)]).toEqual([true, 'Finished.']);
    expect(reads(discord.messages('table'))).toEqual(['Finished.']);
    await bot.stop();
    expect(discord.gateway.connected).toEqual([]);
  });

  test('a stop does not wait forever', async () => {
    const begun = gate();
    const { alice, bot, discord, log } = await sitDown(
      {
        execute: () => {
          begun.open();
          return gate<never>().opened;
        },
      },
      { loopback: { answerWithinMs: 50 } },
    );
    const slow = alice.slash('table', 'do', {}, { settle: false });
    await begun.opened;
    await bot.stop(5);
    expect(log).toContainEqual(expect.objectContaining({ level: 'warn', message: 'something was still under way' }));
    expect(discord.gateway.connected).toEqual([]);
    expect((await slow).failed).toBe('no answer');
  });
});

test('only existing Discord routes are requested', async () => {
  const { alice, discord } = await sitDown({ execute: () => ({ answer: { to: 'channel', text: 'Here.' } }) });
  await alice.slash('table', 'do');
  expect(discord.unknown).toEqual([]);
});

test('[D32] one process opens the recommended number of connections', async () => {
  const guilds = Array.from({ length: 6 }, (_, i) => ({ name: `Inn ${i}`, channels: [`inn-${i}`] }));
  const { bot, discord, alice } = await sitDown(
    { execute: () => ({ answer: { to: 'asker', text: 'Here.' } }) },
    { loopback: { shards: 3, guilds } },
  );
  expect(bot.shards).toEqual({ ready: 3, all: 3 });
  expect(discord.gateway.connected.map(({ shard }) => shard).sort()).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
  ]);
  for (const channel of ['table', ...guilds.map((_, i) => `inn-${i}`)])
    expect(read((await alice.slash(channel, 'do')).answer)).toBe('Here.');
});
