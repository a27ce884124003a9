import { expect, it } from 'vitest';
import type { InteractionId } from '../../../src/table/index.ts';
import { done, load, newGame, newProcess, place } from '../../support/session.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { BEN, CAMP, leave, spot } from '../../support/table.ts';

/** As Discord numbers what people do, one after the other. */
const [FIRST, SECOND, THIRD, FOURTH] = [0, 1, 2, 3].map((i) => `157628538187834982${i}`) as [
  InteractionId,
  InteractionId,
  InteractionId,
  InteractionId,
];

it('[H27] an operation is refused after another process did a newer one', async () => {
  const process = newProcess();
  const session = await newGame(process);
  const beside = await load(newProcess({ store: new MemoryStore(process.store.rows) }));
  await done(session, place(spot(CAMP), 'Stone'), THIRD);

  expect(await beside.run(place(spot(CAMP), 'Pebble'), SECOND)).toEqual({ kind: 'failed' });
  const started = await load(newProcess({ store: new MemoryStore(process.store.rows) }));
  expect(await started.run(place(spot(CAMP), 'Pebble'), SECOND)).toEqual({ kind: 'failed' });
  expect([beside.number, started.number]).toEqual([session.number, session.number]);

  await done(beside, leave(BEN), SECOND);
  await done(beside, place(spot(CAMP), 'Boulder'), FOURTH);
});

it('[H27] an operation repeated by the same process is still recognized', async () => {
  const session = await newGame(newProcess());
  await done(session, place(spot(CAMP), 'Stone'), SECOND);
  await done(session, place(spot(CAMP), 'Pebble'), FIRST);
  expect(await session.run(place(spot(CAMP), 'Stone'), SECOND)).toMatchObject({ kind: 'done', repeated: true });
});
