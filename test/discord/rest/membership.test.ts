import { expect, onTestFinished, test } from 'vitest';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import type { ChannelAccess } from '../../../src/session/base/messenger.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { REFUSALS } from '../../support/discord/faults.ts';
import { type Loopback, startLoopback } from '../../support/discord/loopback.ts';
import { type Rig, startRig } from '../../support/rig.ts';

/** A bot that serves the server of a loopback Discord, or another shard, and what it finds out of people there. */
const scene = async (isOwnShard = true) => {
  const discord: Loopback = await startLoopback({
    // The first one owns the server, and sees everything.
    users: ['owner', 'alice', 'bob'],
    channels: ['table', { name: 'den', only: ['alice'] }],
    ...(isOwnShard ? {} : { shards: 2 }),
  });
  const own = Number((BigInt(discord.guild.id) >> 22n) % 2n);
  const options = isOwnShard ? {} : { shards: { ids: [1 - own], count: 2 } };
  onTestFinished(() => discord.stop());
  const rig: Rig = await startRig(discord, options);
  onTestFinished(() => rig.stop());
  const ask = (name: string, channel: string): Promise<ChannelAccess> => {
    const { personId, channelId } = discord.world;
    const place = channelId(channel) as ChannelId;
    return rig.bot.messenger.admission(personId(name) as PersonId, discord.guild.id as GuildId, place);
  };
  return { discord, rig, ask };
};

const seen = async (
  ask: (name: string, channel: string) => Promise<ChannelAccess>,
): Promise<readonly ChannelAccess[]> => [
  await ask('alice', 'table'),
  await ask('bob', 'table'),
  await ask('alice', 'den'),
  await ask('bob', 'den'),
];

test('[W10] Discord reports membership and channel access', async () => {
  const { discord, rig, ask } = await scene();
  expect(await seen(ask)).toEqual(['here', 'here', 'here', 'hidden']);
  discord.world.leave('bob', 'table');
  expect(await ask('bob', 'table')).toBe('left');
  expect(rig.faults).toEqual([]);
});

test('[W10] a server of another process is queried, too', async () => {
  const { rig, ask } = await scene(false);
  expect(await seen(ask)).toEqual(['here', 'here', 'here', 'hidden']);
  expect(rig.faults).toEqual([]);
});

test('[W10] [H20] a server that refuses queries is skipped for minutes', async () => {
  const { discord, rig, ask } = await scene();
  const fault = discord.fault('GET /guilds/*/members/*', REFUSALS.missingAccess);
  expect([await ask('alice', 'table'), await ask('bob', 'den'), fault.hits]).toEqual(['unknown', 'unknown', 1]);
  expect(rig.faults[0]).toContain('it is not known who may see a channel');
});
