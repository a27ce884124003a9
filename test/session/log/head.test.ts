import { expect, test } from 'vitest';
import {
  checkpointKey,
  emptyCheckpoint,
  type GameCheckpoint,
  HeadKeeper,
  readHead,
} from '../../../src/session/log/checkpoint.ts';
import type { GameId } from '../../../src/table/index.ts';
import { newProcess } from '../../support/session.ts';

const GAME = 'gamegamegame' as GameId;
const snapshot = (step: number, attempt: string) => ({ step, attempt, parts: 1 });

const SOME: GameCheckpoint = { delivered: 3, open: [5], snapshot: snapshot(4, 'a'), turn: { step: 2, at: 20 } };

/** What stands in the store, what a process knows, and what is written then. */
const TOGETHER: readonly (readonly [string, GameCheckpoint, GameCheckpoint, GameCheckpoint])[] = [
  ['nothing and nothing', emptyCheckpoint, emptyCheckpoint, emptyCheckpoint],
  ['what one knows alone', emptyCheckpoint, SOME, { ...SOME, open: [5] }],
  ['what stands there alone', SOME, emptyCheckpoint, SOME],
  [
    'the later snapshot and turn, whoever has them',
    { ...emptyCheckpoint, snapshot: snapshot(9, 'a'), turn: { step: 2, at: 20 } },
    { ...emptyCheckpoint, snapshot: snapshot(8, 'b'), turn: { step: 3, at: 10 } },
    { ...emptyCheckpoint, snapshot: snapshot(9, 'a'), turn: { step: 3, at: 10 } },
  ],
  [
    'of the same step its own',
    { ...emptyCheckpoint, snapshot: snapshot(1, 'a'), turn: { step: 1, at: 20 } },
    { ...emptyCheckpoint, snapshot: snapshot(1, 'b'), turn: { step: 1, at: 10 } },
    { ...emptyCheckpoint, snapshot: snapshot(1, 'b'), turn: { step: 1, at: 10 } },
  ],
  [
    'what either knows to be delivered, and open what both have open or not reached',
    { delivered: 6, open: [2, 4] },
    { delivered: 4, open: [1, 2, 4] },
    { delivered: 6, open: [2, 4] },
  ],
  [
    'a step that one has delivered and the other not reached',
    { delivered: 2, open: [] },
    { delivered: 7, open: [5] },
    { delivered: 7, open: [5] },
  ],
];

test.each(TOGETHER)('a game’s cached head merges the knowledge of processes: %s', async (_, there, own, written) => {
  const { ports, store } = newProcess();
  await store.set(checkpointKey(GAME), there as never);
  const keeper = new HeadKeeper(ports, GAME, emptyCheckpoint);
  keeper.change(own);
  await keeper.flush();
  expect([JSON.parse(store.rows.get(checkpointKey(GAME)) ?? ''), keeper.head]).toEqual([written, written]);
});

test('the cached head of a game is written a second after its first change', async () => {
  const { ports, store, clock } = newProcess();
  const keeper = new HeadKeeper(ports, GAME, emptyCheckpoint);
  await clock.pass(5000);
  expect(store.rows.size).toBe(0);
  keeper.change({ delivered: 1 });
  await clock.pass(999);
  keeper.change({ delivered: 2, open: [3] });
  expect(store.rows.size).toBe(0);
  await clock.pass(1);
  expect(await readHead(ports, GAME)).toEqual({ delivered: 2, open: [3] });
  store.rows.clear();
  await clock.pass(5000);
  await keeper.flush();
  expect(store.rows.size).toBe(0);
});

test.each([
  ['no JSON', 'torn', 'the head of a game is no JSON'],
  ['a number', '7', 'the head of a game is something else'],
  ['steps below nothing', '{"delivered":-1,"open":[]}', 'the head of a game is something else'],
  ['a turn without its time', '{"delivered":1,"open":[],"turn":{"step":1}}', 'the head of a game is something else'],
])('a game’s cached head that is %s counts as missing and is logged', async (_, text, said) => {
  const { ports, store, faults } = newProcess();
  store.rows.set(checkpointKey(GAME), text);
  expect(await readHead(ports, GAME)).toEqual(emptyCheckpoint);
  expect(faults).toEqual([`${said} ${JSON.stringify({ game: GAME, key: checkpointKey(GAME) })}`]);
  const { ports: down } = newProcess({ store: store.reopen() });
  store.down = true;
  await expect(readHead({ ...down, store }, GAME)).rejects.toThrow('down');
});
