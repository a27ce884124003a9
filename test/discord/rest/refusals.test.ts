import { type BaseInteraction, DiscordAPIError, PermissionsBitField, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { MissingPermissionReporter } from '../../../src/discord/permissions.ts';
import { Refusals, type RestClient } from '../../../src/discord/refusals.ts';
import type { ChannelId } from '../../../src/facts/where.ts';
import { Metrics } from '../../../src/health/metrics.ts';
import { REFUSALS } from '../../support/discord/faults.ts';
import { sitDown } from '../table.ts';

const MINUTE = 60_000;
const POST = Routes.channelMessages('1');

type Refusal = (typeof REFUSALS)[keyof typeof REFUSALS] | undefined;

/** A Discord whose answers the test sets, and a clock that it moves. */
const setUp = () => {
  const state: { now: number; refusal: Refusal } = { now: 0, refusal: undefined };
  const asked: string[] = [];
  const told: number[] = [];
  const by =
    (method: string): RestClient['get'] =>
    async (route) => {
      asked.push(`${method} ${route}`);
      const { refusal } = state;
      if (refusal) throw new DiscordAPIError(refusal.body, refusal.body.code, refusal.status, method, route, {});
      return 'well';
    };
  const refusals = new Refusals(
    () => state.now,
    (status) => told.push(status),
  );
  const rest = refusals.guarded({
    get: by('GET'),
    post: by('POST'),
    put: by('PUT'),
    patch: by('PATCH'),
    delete: by('DELETE'),
  });
  /** How many of so many minutes, each with one request, reach Discord. */
  const reached = async (minutes: number, request = () => rest.post(POST)): Promise<number> => {
    const before = asked.length;
    for (let i = 0; i < minutes; i += 1) {
      await request().catch(() => undefined);
      state.now += MINUTE;
    }
    return asked.length - before;
  };
  return { state, asked, told, refusals, rest, reached };
};

describe('a route that refuses', () => {
  test.each(['missingAccess', 'missingPermissions', 'unknownChannel'] as const)(
    '[H20] a route that refuses is retried after doubling minutes: %s',
    async (name) => {
      const { state, reached, told } = setUp();
      state.refusal = REFUSALS[name];
      expect(await reached(60)).toBe(5);
      expect(told).toEqual(Array(5).fill(REFUSALS[name].status));
      expect(await reached(12 * 60)).toBeLessThan(10);
    },
  );

  test('[H20] a route that refuses gives Discord’s error until retried', async () => {
    const { state, rest } = setUp();
    state.refusal = REFUSALS.missingPermissions;
    await expect(rest.post(POST)).rejects.toMatchObject({ status: 403, code: 50013 });
    state.refusal = undefined;
    await expect(rest.post(POST)).rejects.toMatchObject({ status: 403, code: 50013 });
  });

  test('[H20] a route that refused is used normally after a success', async () => {
    const { state, reached } = setUp();
    state.refusal = REFUSALS.missingPermissions;
    await reached(3);
    state.refusal = undefined;
    expect(await reached(10)).toBeGreaterThan(5);
    state.refusal = REFUSALS.missingPermissions;
    expect(await reached(2)).toBe(1);
  });

  test('[H20] a route that refuses does not block other routes', async () => {
    const { state, rest } = setUp();
    state.refusal = REFUSALS.missingAccess;
    await rest.post(POST).catch(() => undefined);
    state.refusal = undefined;
    await expect(rest.get(POST)).rejects.toMatchObject({ code: 50001 });
    expect(await rest.post(Routes.channelMessages('2'))).toBe('well');
    expect(await rest.post(Routes.interactionCallback('1', 'token'))).toBe('well');
  });

  test('[H20] a route may refuse one kind of request and take another', async () => {
    const { state, rest } = setUp();
    const files = [{ name: 'board.png', data: 'x' }];
    state.refusal = REFUSALS.missingPermissions;
    await rest.post(POST, { files }).catch(() => undefined);
    state.refusal = undefined;
    await expect(rest.post(POST, { files })).rejects.toThrow();
    expect(await rest.post(POST)).toBe('well');
    expect(await rest.get(POST)).toBe('well');
  });

  test.each(['unknownMessage', 'directClosed', 'unavailable', 'alreadyAnswered'] as const)(
    '[H20] a route stays in use if only one request failed: %s',
    async (name) => {
      const { state, reached } = setUp();
      state.refusal = REFUSALS[name];
      expect(await reached(10)).toBe(10);
    },
  );

  test('[H20] a route that refuses is retried once a permission is granted', async () => {
    const { state, refusals, rest } = setUp();
    const permissions = new MissingPermissionReporter((channel) => refusals.reopen(channel));
    const place = (bits: bigint) =>
      ({
        ...{ guildId: '9', context: null, authorizingIntegrationOwners: { guildId: '9' } },
        ...{ appPermissions: new PermissionsBitField(bits), channel: { id: '1', isThread: () => false } },
      }) as unknown as BaseInteraction;
    permissions.due(place(0n), 'channel')?.said();
    state.refusal = REFUSALS.missingAccess;
    await rest.post(POST).catch(() => undefined);
    state.refusal = undefined;
    permissions.due(place(0n), 'channel');
    await expect(rest.post(POST)).rejects.toThrow();
    permissions.due(place(8n), 'channel');
    expect(await rest.post(POST)).toBe('well');
  });
});

test('[H20] many refusing routes leave most requests for others', async () => {
  const { state, asked, rest } = setUp();
  state.refusal = REFUSALS.missingPermissions;
  const ask = async (first: number): Promise<number> => {
    const before = asked.length;
    for (let i = 0; i < 6_000; i += 1) await rest.get(Routes.channelMessages(String(first + i))).catch(() => undefined);
    return asked.length - before;
  };
  expect(await ask(1)).toBe(4_000);
  state.refusal = undefined;
  await expect(rest.get(Routes.channelMessages('7'))).rejects.toThrow();
  expect(await rest.post(Routes.interactionCallback('1', 'token'))).toBe('well');
  state.now += 10 * MINUTE;
  expect(await ask(10_000)).toBe(6_000);
});

test('[H20] a game in an invisible channel costs few requests', async () => {
  const { bot, discord } = await sitDown({});
  const channel = discord.world.channelId('table') as ChannelId;
  discord.fault('POST /channels/*/messages', REFUSALS.missingAccess);
  discord.fault('GET /channels/*/messages', REFUSALS.missingAccess);
  let asked = 0;
  const stop = discord.onRequest(({ path }) => {
    if (path.includes(channel)) asked += 1;
  });
  for (let move = 0; move < 22; move += 1) {
    const nonce = `move ${move}`.padEnd(22, '-');
    expect(await bot.messenger.post(channel, { text: 'White moves.' }, nonce)).toEqual({
      kind: 'refused',
      why: 'forbidden',
    });
    await bot.messenger.edit(channel, { tag: nonce, since: 0 });
  }
  stop();
  expect(asked).toBe(1);
});

test('[H20] the operating figures count refusals by status', async () => {
  const metrics = new Metrics(
    () => ({ games: 0, undelivered: 0, oldest: undefined, storeLog: 0, shards: { ready: 0, all: 0 } }),
    () => 0,
  );
  metrics.refused(403);
  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('quartermaster_discord_refusals'));
  expect(lines).toEqual(
    [401, 403, 404, 429].map(
      (status) => `quartermaster_discord_refusals_total{status="${status}"} ${Number(status === 403)}`,
    ),
  );
});
