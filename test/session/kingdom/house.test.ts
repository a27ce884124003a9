import { expect, test } from 'vitest';
import type { GuildId } from '../../../src/facts/where.ts';
import { CompareAndSetValue } from '../../../src/session/base/compare-and-set.ts';
import { systemRandom } from '../../../src/session/base/ports.ts';
import { HouseRulesStore, type Owner } from '../../../src/session/kingdom/house.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const houseAt = (store: MemoryStore): HouseRulesStore =>
  new HouseRulesStore(new CompareAndSetValue({ store, random: systemRandom }));
const ann = { id: '1' as PersonId };
const server: Owner = { guild: '7' as GuildId, person: ann };
const alone: Owner = { guild: undefined, person: ann };

test('[K17] kingdom settings belong to a server, or to a person in direct messages', async () => {
  const house = houseAt(new MemoryStore());
  expect(await house.rules(server)).toEqual({ weights: {}, across: {} });
  await house.setBoxes(server, ['base2', 'sea2']);
  await house.weigh(server, { piles: [3, 4], landscapes: [] }, 0);
  await house.weigh(server, { piles: [4, 5], landscapes: [] }, 250);
  expect(await house.rules(server)).toEqual({
    boxes: ['base2', 'sea2'],
    weights: { 3: 0, 4: 250, 5: 250 },
    across: {},
  });
  await house.weigh(server, { piles: [3, 5], landscapes: [] }, 100);
  await house.setBoxes(server, undefined);
  expect(await house.rules(server)).toEqual({ weights: { 4: 250 }, across: {} });
  expect(await house.rules(alone)).toEqual({ weights: {}, across: {} });
  await house.setBoxes(alone, ['dark']);
  expect(await house.rules({ ...alone, person: { id: '2' as PersonId } })).toEqual({ weights: {}, across: {} });
  expect(await house.rules({ ...server, person: { id: '2' as PersonId } })).toEqual({
    weights: { 4: 250 },
    across: {},
  });
});

test('concurrent kingdom settings by two processes are all kept', async () => {
  const store = new MemoryStore();
  const [one, two] = [houseAt(store), houseAt(new MemoryStore(store.rows))];
  await Promise.all([
    one.setBoxes(server, ['base2']),
    ...Array.from({ length: 20 }, (_, i) =>
      (i % 2 === 0 ? one : two).weigh(server, { piles: [i + 1], landscapes: [] }, 0),
    ),
  ]);
  const { boxes, weights } = await two.rules(server);
  expect([boxes, Object.keys(weights).length]).toEqual([['base2'], 20]);
});
