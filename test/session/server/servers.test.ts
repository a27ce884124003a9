import { expect, test } from 'vitest';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import { ServerRulesStore } from '../../../src/session/server/servers.ts';
import { newProcess } from '../../support/session.ts';

const [HERE, THERE] = ['7', '8'] as GuildId[] as [GuildId, GuildId];
const channel = (id: string, isOpen: boolean) => ({ id: id as ChannelId, isOpen });
const UNSET = { starts: 'everyone', uploads: 'everyone', house: 'everyone' };

test('[W6] a server’s settings are the last set values or defaults', async () => {
  const { ports, store } = newProcess();
  const servers = new ServerRulesStore(ports);
  expect(await servers.rules(HERE)).toEqual(UNSET);
  expect(await servers.set(HERE, { starts: 'managers' })).toEqual({ ...UNSET, starts: 'managers' });
  expect(await servers.set(HERE, { games: 5, channel: channel('71', true) })).toEqual({
    ...UNSET,
    starts: 'managers',
    games: 5,
    channels: ['71'],
  });
  await servers.set(HERE, { channel: channel('72', true) });
  await servers.set(HERE, { channel: channel('71', true) });
  expect(await servers.rules(HERE)).toEqual({ ...UNSET, starts: 'managers', games: 5, channels: ['72', '71'] });
  expect([...store.rows.keys()].filter((key) => !key.startsWith(`guild:${HERE}:rules`))).toEqual([]);
  expect(await servers.set(HERE, { channel: channel('72', false), games: null })).toEqual({
    ...UNSET,
    starts: 'managers',
    channels: ['71'],
  });
  expect(await servers.set(HERE, { channel: channel('71', false) })).toEqual({ ...UNSET, starts: 'managers' });
  await servers.set(HERE, { channel: channel('73', true) });
  expect(await servers.set(HERE, { anywhere: true })).toEqual({ ...UNSET, starts: 'managers' });
  await servers.set(HERE, { channel: channel('74', true) });
  expect(await servers.set(HERE, { anywhere: true, channel: channel('75', true) })).toMatchObject({
    channels: ['75'],
  });
  expect(await new ServerRulesStore(newProcess({ store: store.reopen() }).ports).rules(THERE)).toEqual(UNSET);
});

test('[W6] upload rules default to the operator’s; at most a hundred channels', async () => {
  const { ports } = newProcess({ settings: { uploads: 'managers' } });
  const servers = new ServerRulesStore(ports);
  expect(await servers.rules(HERE)).toEqual({ ...UNSET, uploads: 'managers' });
  for (let at = 0; at <= 100; at += 1) await servers.set(HERE, { channel: channel(`${at}`, true) });
  const { channels = [] } = await servers.rules(HERE);
  expect([channels.length, channels[0], channels[99]]).toEqual([100, '1', '100']);
});
