import { expect, onTestFinished, test } from 'vitest';
import { startLoopback } from '../support/discord/loopback.ts';
import { text } from '../support/discord/text.ts';
import type { Outcome } from '../support/discord/user.ts';
import { shipped } from '../support/modules/shipped.ts';
import { startRig } from '../support/rig.ts';
import { MemoryStore } from '../support/store/memory-store.ts';

const said = ({ answer }: Outcome): string => (answer ? text(answer) : '');

test('[H4] two shard processes share games and direct messages', async () => {
  const servers = [0, 1].map((shard) => ({
    name: `Inn ${shard}`,
    channels: [`inn${shard}`],
    shard: [shard, 2] as const,
  }));
  const discord = await startLoopback({ users: ['alice'], guilds: servers, shards: 2 });
  const store = new MemoryStore();
  const modules = new Map([...(await shipped())].filter(([name]) => name === 'tablut'));
  const rigs = await Promise.all(
    [0, 1].map((id) =>
      startRig(discord, { store: new MemoryStore(store.rows), modules, shards: { ids: [id], count: 2 } }),
    ),
  );
  // Each leaves the posts of what the other wrote to it for a while.
  discord.whileBusy(() => false);
  onTestFinished(async () => {
    await Promise.all(rigs.map((rig) => rig.stop()));
    await discord.stop();
  });
  expect(discord.gateway.connected.map(({ shard }) => shard).toSorted()).toEqual([
    [0, 2],
    [1, 2],
  ]);
  const alice = discord.user('alice');
  const { answer } = await alice.slash('inn1', 'game', { module: 'tablut' }, { subcommand: 'start' });
  if (!answer) throw new Error('no seats');
  await alice.press(answer, 'Try alone');
  await alice.press(answer, 'Begin');
  await alice.slash('inn1', 'game', { posts: 'act' }, { subcommand: 'settings' });
  expect(rigs.map(({ games }) => games.load.games)).toEqual([0, 1]);
  expect(said(await alice.slash('dm', 'move', { piece: 'D1', to: 'D2' }))).toContain('D1 → D2');
  expect(text(discord.messages('inn1').at(-1) ?? expect.fail())).toContain('D1 → D2');
  expect(said(await alice.slash('inn1', 'move', { piece: 'E3', to: 'D3' }))).toContain('E3 → D3');
  expect(said(await alice.slash('dm', 'move', { piece: 'D2', to: 'C2' }))).toContain('D2 → C2');
  expect(rigs.map(({ games }) => games.load.games)).toEqual([1, 1]);
  const log = said(await alice.slash('dm', 'game', {}, { subcommand: 'log' }));
  for (const move of ['D1 → D2', 'E3 → D3', 'D2 → C2']) expect(log.split(move)).toHaveLength(2);
  expect(rigs.flatMap(({ faults }) => faults)).toEqual([]);
});
