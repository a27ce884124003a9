import { expect, test } from 'vitest';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import { CompareAndSetValue } from '../../../src/session/base/compare-and-set.ts';
import { UncertainStateError } from '../../../src/session/base/outcome.ts';
import { systemRandom } from '../../../src/session/base/ports.ts';
import { MOST_PLAYED_KINGDOMS, PlayedKingdoms } from '../../../src/session/kingdom/played.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const clock = new FakeClock();
const playedAt = (store: MemoryStore): PlayedKingdoms =>
  new PlayedKingdoms(new CompareAndSetValue({ store, random: systemRandom }), { clock });
const table = { guild: '7' as GuildId, channel: '8' as ChannelId, person: { id: '1' as PersonId } };
const direct = { ...table, guild: undefined };
const keys = async (played: PlayedKingdoms, place = table): Promise<readonly string[]> =>
  (await played.list(place)).map(({ key }) => key);

test('[K25] a channel remembers its played kingdoms, newest first', async () => {
  const store = new MemoryStore();
  const played = playedAt(store);
  expect(await played.list(table)).toEqual([]);
  await played.add(table, 'one', 'CODE1');
  await played.add(table, 'two', 'CODE2');
  expect(await keys(playedAt(store))).toEqual(['two', 'one']);
  expect([await played.list({ ...table, channel: '9' as ChannelId }), await played.list(direct as never)]).toEqual([
    [],
    [],
  ]);
  await played.add(direct as never, 'three', 'CODE3');
  expect(await keys(played, { ...direct, channel: '99' as ChannelId } as never)).toEqual(['three']);
  expect([...store.rows.keys()].some((key) => key.startsWith('channel:8:played'))).toBe(true);
});

test('[K25] the Played button counts once, and can be withdrawn', async () => {
  const store = new MemoryStore();
  const [here, there] = [playedAt(store), playedAt(store)];
  const twice = await Promise.all([here.add(table, 'one', 'CODE1'), there.add(table, 'one', 'CODE1')]);
  expect(twice.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
  expect(await keys(here)).toEqual(['one']);
  expect(await here.remove(table, 'one')).toMatchObject({ code: 'CODE1' });
  expect([await there.remove(table, 'one'), await keys(there)]).toEqual([undefined, []]);
  expect(await there.add(table, 'one', 'CODE1')).toMatchObject({ isNew: true });
});

test('[K25] concurrently entered played kingdoms are all kept, at most fifty', async () => {
  const store = new MemoryStore();
  const processes = [store, store, store].map(playedAt);
  await Promise.all(Array.from({ length: 24 }, (_, i) => processes[i % 3]?.add(table, `key${i}`, `CODE${i}`)));
  expect(new Set(await keys(playedAt(store))).size).toBe(24);
  const [played] = processes;
  for (let i = 24; i < 60; i += 1) await played?.add(table, `key${i}`, `CODE${i}`);
  const all = await keys(playedAt(store));
  expect([all.length, all[0], all.includes('key59')]).toEqual([MOST_PLAYED_KINGDOMS, 'key59', true]);
});

test('[K25] the winner of a played kingdom can be set, changed and removed', async () => {
  const store = new MemoryStore();
  const played = playedAt(store);
  await played.add(table, 'one', 'CODE1');
  await played.add(table, 'two', 'CODE2');
  expect(await played.won(table, 'one', 'Ann')).toMatchObject({ code: 'CODE1', won: 'Ann' });
  await Promise.all([played.won(table, 'two', 'Bob'), playedAt(store).won(table, 'one', 'Cyd')]);
  expect((await played.list(table)).map(({ won }) => won)).toEqual(['Bob', 'Cyd']);
  expect(await played.won(table, 'one', '')).not.toHaveProperty('won');
  expect(await played.won(table, 'gone', 'Ann')).toBeUndefined();
});

test('[K25] no played kingdom counts while the store is unavailable', async () => {
  const store = new MemoryStore();
  store.down = true;
  await expect(playedAt(store).add(table, 'one', 'CODE1')).rejects.toThrow(UncertainStateError);
  store.down = false;
  expect(await keys(playedAt(store))).toEqual([]);
});
