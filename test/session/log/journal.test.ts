import { describe, expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { changePartRowKey, stepRowKey } from '../../../src/session/log/chain.ts';
import { Journal } from '../../../src/session/log/journal.ts';
import type { Operation, PieceId } from '../../../src/table/index.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import {
  done,
  GAME,
  idsAt,
  killed,
  load,
  logOf,
  moveOf,
  newGame,
  newInteraction,
  newProcess,
  type Process,
  place,
  rowsOf,
  seenOf,
} from '../../support/session.ts';
import {
  ANN,
  BEN,
  BLUE,
  CAMP,
  endTurn,
  HAND,
  MAIN,
  openModule,
  RED,
  redo,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';

/** A game in which pieces stand on each other. */
const stacking: Module = { ...openModule, maps: openModule.maps.map((map) => ({ ...map, occupied: 'stack' })) };

/** So many pieces that beginning takes rows of its own. */
const crowd = (count: number): Module => ({
  ...stacking,
  setup: [
    ...openModule.setup,
    { map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Long-bearded pawn', count }] },
  ],
});

const bytes = ({ store }: Process, number: number): number =>
  Buffer.byteLength(store.rows.get(stepRowKey(GAME, number)) ?? '');

describe('a big change', () => {
  it('a big change is stored in parts of at most 64 KB', async () => {
    const process = newProcess();
    const session = await newGame(process, crowd(3000));
    const parts = [...rowsOf(process.store, `game:${GAME}:part:`).values()].map((text) => Buffer.byteLength(text));
    expect(parts.length).toBeGreaterThan(5);
    expect(Math.max(...parts)).toBeLessThanOrEqual(64 * 1024);
    expect(bytes(process, 5)).toBeLessThan(1024);
    const next = await load(killed(process));
    expect(seenOf(next)).toEqual(seenOf(session));
    expect(idsAt(next, spot(CAMP), channelViewer)).toHaveLength(3000);
  });

  it('[T1] a big change does not count if only its parts are stored', async () => {
    const process = newProcess();
    const session = await newGame(process, crowd(200));
    const all = moveAll(session, spot(CAMP), spot(MAIN, 'E5'));
    process.store.failNext({ when: 'after' });
    expect(await session.run(all, newInteraction())).toEqual({ kind: 'failed' });
    expect(rowsOf(process.store, `game:${GAME}:part:`).size).toBeGreaterThan(1);
    expect(session.number).toBe(5);
    const next = await load(killed(process));
    expect(next.number).toBe(5);
    expect(seenOf(next)).toEqual(seenOf(session));
    expect((await done(next, all)).number).toBe(6);
    expect(seenOf(await load(process).catch(() => next))).toEqual(seenOf(next));
  });

  it('a big change with a missing part is a fault', async () => {
    const process = newProcess();
    await newGame(process, crowd(200));
    const [step] = (await logOf(await load(process))).slice(4);
    process.store.rows.delete(changePartRowKey(GAME, step?.attempt ?? '', 0));
    await expect(load(process)).rejects.toMatchObject({ step: 5, fault: 'no-part' });
  });

  it('[T15] a big change is undone and redone', async () => {
    const process = newProcess();
    const session = await newGame(process, crowd(200));
    const before = seenOf(session);
    await done(session, moveAll(session, spot(CAMP), spot(MAIN, 'E5')));
    const after = seenOf(session);
    await done(session, undo(ANN));
    expect(seenOf(session)).toEqual(before);
    await done(await load(process), redo(ANN));
    await process.clock.pass(3000);
    await session.read(channelViewer, () => undefined);
    expect(seenOf(session)).toEqual(after);
  });
});

const moveAll = (
  session: Parameters<typeof idsAt>[0],
  from: ReturnType<typeof spot>,
  to: ReturnType<typeof spot>,
): Operation<'move'> => ({
  kind: 'move',
  actor: ANN,
  pieces: [...idsAt(session, from)],
  to,
  captures: [],
});

/** The move ends the turn, and takes an enemy. */
const capturing: Module = withRules(
  {
    ...stacking,
    setup: [
      {
        map: 'Field',
        board: 'Main',
        cell: 'A1',
        side: 'Red',
        pieces: [{ prototype: 'pawn', name: 'Muscovite', count: 1 }],
      },
      {
        map: 'Field',
        board: 'Main',
        cell: 'E2',
        side: 'Blue',
        pieces: [{ prototype: 'pawn', name: 'Swede', count: 1 }],
      },
      {
        map: 'Field',
        board: 'Main',
        cell: 'C5',
        side: 'Red',
        pieces: [{ prototype: 'pawn', name: 'Muscovite', count: 21 }],
      },
    ],
  },
  { captures: 'manual' },
  { order: ['Red', 'Blue'], ends: 'after-move' },
);

describe('a move', () => {
  it('a move is a row of at most 2 KB', async () => {
    const process = newProcess();
    const session = await newGame(process, capturing);
    const before = process.store.rows.size;
    await done(
      session,
      moveOf(session, ANN, spot(MAIN, 'A1'), spot(MAIN, 'E1'), spot(MAIN, 'E2')),
      '1234567890123456789' as ReturnType<typeof newInteraction>,
    );
    expect(process.store.rows.size).toBe(before + 1);
    expect(bytes(process, 6)).toBeLessThan(2048);
    expect((await logOf(session))[5]).toMatchObject({
      change: { removed: [{ name: 'Swede' }] },
      posts: [{ turn: { side: 'Blue', players: [BEN] } }],
    });
  });

  it('a move of a stack adds at most 100 bytes per piece', async () => {
    const rowOf = async (count: number): Promise<number> => {
      const process = newProcess();
      const session = await newGame(process, capturing);
      const pieces: readonly PieceId[] = idsAt(session, spot(MAIN, 'C5')).slice(-count);
      await done(session, { kind: 'move', actor: ANN, pieces, to: spot(MAIN, 'C4'), captures: [] });
      return bytes(process, 6);
    };
    for (const count of [1, 2, 8, 21]) expect(await rowOf(count)).toBeLessThanOrEqual(2048 + 100 * (count - 1));
  });

  it('a move adds at most 300 bytes per private reader', async () => {
    const process = newProcess();
    const session = await newGame(process, withRules(secretModule, { turns: 'free' }));
    const step = await done(session, moveOf(session, ANN, spot(MAIN, 'A5'), spot(HAND)));
    expect(step.posts.map(({ reader }) => reader)).toEqual(['channel', ANN]);
    expect(Buffer.byteLength(JSON.stringify(step.posts[1]))).toBeLessThanOrEqual(300);
    expect(bytes(process, 6)).toBeLessThanOrEqual(2048);
  });
});

describe('the log', () => {
  it('the log is read in order from any step, with parallel reads', async () => {
    const process = newProcess();
    const session = await newGame(process);
    for (let i = 0; i < 30; i += 1) await done(session, place(spot(CAMP)));
    const journal = new Journal(GAME, process.ports);
    for (const since of [0, 4, 19, 34, 35]) {
      for (const ahead of [1, 2, 16]) {
        const numbers: number[] = [];
        for await (const { number } of journal.since(since, ahead)) numbers.push(number);
        expect(numbers).toEqual(Array.from({ length: Math.max(0, 35 - since) }, (_, i) => since + 1 + i));
      }
    }
    expect(await journal.step(36)).toBeUndefined();
  });

  it('the log keeps its first and 32 newest steps in memory', async () => {
    const process = newProcess();
    const session = await newGame(process);
    while (session.number < 70) await done(session, place(spot(CAMP)));
    const read: string[] = [];
    const { getMany } = process.store;
    process.store.getMany = (keys) => {
      read.push(...keys);
      return getMany.call(process.store, keys);
    };
    await session.journal.steps([1, 39, 70]);
    expect(read).toEqual([]);
    await session.journal.step(38);
    expect(read).toEqual([stepRowKey(GAME, 38)]);
  });

  it('the log stores start data and keys only once', async () => {
    const process = newProcess();
    await newGame(process);
    const row = process.store.rows.get(stepRowKey(GAME, 1)) ?? '';
    expect(row.split('"prototypes"')).toHaveLength(2);
    expect(row.split('fedcba9876543210'.repeat(4))).toHaveLength(2);
  });

  it('the log costs the same number of calls per move at any length', async () => {
    const process = newProcess();
    let calls = 0;
    const counting = new Proxy(process.store, {
      get: (store, name) => {
        const value = Reflect.get(store, name, store);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          calls += 1;
          return value.apply(store, args);
        };
      },
    });
    const session = await newGame({
      ...process,
      ports: { ...process.ports, store: counting, settings: { snapshotEvery: 50, memoryForGames: 1 } },
    });
    const costs: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      calls = 0;
      for (let j = 0; j < 100; j += 1) await done(session, endTurn(j % 2 === 0 ? ANN : BEN));
      await done(session, undo(BEN));
      await done(session, redo(BEN));
      await process.clock.pass(1500);
      costs.push(calls);
    }
    expect(costs[2]).toBe(costs[1]);
    expect(costs[2]).toBeLessThan(125);
  });
});

describe('the players of sides', () => {
  it('the log contains the players of sides as ids of the module', async () => {
    const process = newProcess();
    const [, red, blue] = await logOf(await newGame(process));
    expect([red, blue].map((step) => step?.operation)).toEqual([
      { kind: 'join', actor: ANN, side: RED },
      { kind: 'join', actor: BEN, side: BLUE },
    ]);
  });
});
