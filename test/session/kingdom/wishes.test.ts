import { expect, test } from 'vitest';
import type { ChannelId, GuildId } from '../../../src/facts/where.ts';
import { CompareAndSetValue } from '../../../src/session/base/compare-and-set.ts';
import { UncertainStateError } from '../../../src/session/base/outcome.ts';
import { systemRandom } from '../../../src/session/base/ports.ts';
import { KingdomWishes } from '../../../src/session/kingdom/wishes.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const wishesAt = (store: MemoryStore): KingdomWishes =>
  new KingdomWishes({ store }, new CompareAndSetValue({ store, random: systemRandom }));
const table = { guild: '7' as GuildId, channel: '8' as ChannelId, person: { id: '1' as PersonId } };
const direct = { ...table, guild: undefined };

test('[K19] a kingdom wish has a permanent id, independent of typing order', async () => {
  const store = new MemoryStore();
  const id = await wishesAt(store).keep({ sets: 'base2', require: '2 Attack' });
  expect(id).toMatch(/^[\w-]{16}$/);
  expect(await wishesAt(store.reopen()).find(id)).toEqual({ sets: 'base2', require: '2 Attack' });
  const again = wishesAt(store.reopen());
  expect(await again.keep({ require: '2 Attack', sets: 'base2' })).toBe(id);
  expect(await again.keep({ require: '2 attack', sets: 'base2' })).not.toBe(id);
  const rows = store.rows.size;
  const nothing = await again.keep({});
  expect([await again.find(nothing), await again.find('unknown'), store.rows.size]).toEqual([{}, undefined, rows]);
});

test('[K21] the last ten kingdom wishes are kept per channel or person', async () => {
  const wishes = wishesAt(new MemoryStore());
  for (let i = 0; i < 12; i += 1) await wishes.remember(table, await wishes.keep({ require: `${i} Attack` }));
  await wishes.remember(table, await wishes.keep({ require: '5 Attack' }));
  await wishes.remember(table, await wishes.keep({}));
  const asked = (await wishes.remembered(table)).map(({ wish }) => wish.require);
  expect(asked).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((i) => `${i} Attack`));
  expect(await wishes.remembered(direct)).toEqual([]);
  await wishes.remember(direct, await wishes.keep({ ban: 'Witch' }));
  expect((await wishes.remembered({ ...direct, channel: '9' as ChannelId })).map(({ wish }) => wish)).toEqual([
    { ban: 'Witch' },
  ]);
});

test('an unsaved kingdom wish gets no id; a lost answer is resolved', async () => {
  const store = new MemoryStore();
  store.failNext({ when: 'before' });
  await expect(wishesAt(store).keep({ ban: 'Witch' })).rejects.toThrow(UncertainStateError);
  store.failNext({ when: 'after' });
  const id = await wishesAt(store).keep({ ban: 'Witch' });
  expect(await wishesAt(store).find(id)).toEqual({ ban: 'Witch' });
});
