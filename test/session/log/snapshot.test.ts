import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf, systems } from '../../../src/engine/index.ts';
import type { Step } from '../../../src/session/base/step.ts';
import { Session } from '../../../src/session/game/session.ts';
import { checkpointKey, readHead } from '../../../src/session/log/checkpoint.ts';
import { apply, LiveTable } from '../../../src/table/index.ts';
import { anyAttempts, anyModule, operationOf } from '../../support/generators.ts';
import { runs } from '../../support/runs.ts';
import {
  beginning,
  beside,
  done,
  GAME,
  killed,
  load,
  logOf,
  newGame,
  newInteraction,
  newProcess,
  type Process,
  place,
  playedAgain,
  rowsOf,
  seenOf,
  snapshotOf,
} from '../../support/session.ts';
import { stateOf } from '../../support/state.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { ANN, CAMP, CLO, DAN, join, leave, openModule, spot, undo } from '../../support/table.ts';

const snapshots = ({ store }: Process): readonly string[] => [...rowsOf(store, `game:${GAME}:snap:`).keys()];

const tableOf = (steps: readonly Step[]): LiveTable => {
  const table = new LiveTable(systems);
  for (const { change } of steps) apply(table, change);
  return table;
};

describe('snapshots', () => {
  it('snapshots are written every few steps in the background, newest only', async () => {
    const process = newProcess({ settings: { snapshotEvery: 4 } });
    const session = await newGame(process);
    for (let i = 0; i < 8; i += 1) await done(session, place(spot(CAMP)));
    await session.close();
    expect((await readHead(process.ports, GAME)).snapshot?.step).toBe(12);
    expect(snapshots(process).every((key) => key.startsWith(`game:${GAME}:snap:00000012:`))).toBe(true);
    expect(snapshots(process).length).toBeGreaterThan(1);
  });

  it('snapshots hold the table of their step while the game continues', async () => {
    const process = newProcess({ settings: { snapshotEvery: 6 } });
    const session = await newGame(process);
    await Promise.all(['first', 'second', 'third'].map((name) => done(session, place(spot(CAMP), name))));
    await session.close();
    const { table, step, timeline, interactions, lines } = await snapshotOf(process);
    const steps = (await logOf(session)).slice(0, 6);
    expect(step).toBe(6);
    expect(stateOf(table)).toEqual(stateOf(tableOf(steps)));
    expect(timeline).toEqual({ done: [6], undone: [] });
    expect([...interactions.values()]).toEqual(steps.map(({ number }) => number));
    expect(lines.of('channel').steps).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('snapshots that cannot be written only cost time', async () => {
    const process = newProcess({ settings: { snapshotEvery: 6 } });
    const session = await newGame(process);
    process.store.failNext({ when: 'before', call: 'set' });
    await done(session, place(spot(CAMP)));
    await session.close();
    expect(process.faults.join()).toContain('a snapshot was not written');
    expect((await readHead(process.ports, GAME)).snapshot).toBeUndefined();
    expect(seenOf(await load(killed(process)))).toEqual(seenOf(session));
  });

  it('without a complete snapshot the log is read', async () => {
    const process = newProcess({ settings: { snapshotEvery: 8 } });
    const session = await newGame(process);
    const interaction = newInteraction();
    await done(session, place(spot(CAMP)), interaction);
    await done(session, place(spot(CAMP)));
    await done(session, undo(ANN));
    await done(session, join(DAN, undefined));
    await session.close();
    expect(snapshots(process)).toHaveLength(6);
    const torn = (key: string): string => process.store.rows.get(key)?.slice(0, -9) ?? '';
    const broken: (readonly [string, string | undefined])[] = [[checkpointKey(GAME), undefined]];
    for (const key of snapshots(process)) broken.push([key, undefined], [key, torn(key)]);
    for (const [key, text] of broken) {
      const rows = new Map(process.store.rows);
      if (text === undefined) rows.delete(key);
      else rows.set(key, text);
      const next = newProcess({ store: new MemoryStore(rows) });
      const loaded = await load(next);
      expect(seenOf(loaded), `${key} ${text}`).toEqual(seenOf(session));
      expect([loaded.undoTag, loaded.redoTag]).toEqual([session.names.tag(6), session.names.tag(7)]);
      expect(await loaded.run(place(spot(CAMP)), interaction)).toMatchObject({ kind: 'done', repeated: true });
    }
  });

  it('[H15] snapshots with a changed value are ignored', async () => {
    const process = newProcess({ settings: { snapshotEvery: 8 } });
    const session = await newGame(process);
    for (let i = 0; i < 4; i += 1) await done(session, place(spot(CAMP)));
    await session.close();
    const { rows } = process.store;
    const [modules] = snapshots(process).filter((key) => rows.get(key)?.includes('"kind":"module"'));
    if (!modules) throw new Error('no row of a snapshot with the module');
    const changes: readonly (readonly [string, RegExp, string])[] = [
      [modules, /"rules":/, '"rulez":'],
      ...snapshots(process).map((key) => [key, /\[/, '[null,'] as const),
    ];
    for (const [key, value, other] of changes) {
      const text = rows.get(key) ?? '';
      expect(text).toMatch(value);
      const next = newProcess({ store: new MemoryStore(new Map(rows).set(key, text.replace(value, other))) });
      const loaded = await load(next);
      expect(seenOf(loaded), key).toEqual(seenOf(session));
      expect(next.faults.join()).toContain('a snapshot was not used');
      expect(await loaded.run(undo(ANN), newInteraction())).toMatchObject({ kind: 'done' });
    }
  });

  it('snapshots are cut into rows of at most 64 KB', async () => {
    const process = newProcess({ settings: { snapshotEvery: 2500 } });
    const crowd = { map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: '将军'.repeat(15), count: 1500 }] };
    const session = await newGame(process, { ...openModule, setup: [crowd] });
    for (let i = 5; i < 2500; i += 1)
      await done(session, i % 2 === 1 ? join(DAN, undefined) : leave(DAN), newInteraction());
    await session.close();
    const sizes = snapshots(process).map((key) => Buffer.byteLength(process.store.rows.get(key) ?? ''));
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024);
    expect(stateOf((await snapshotOf(process)).table)).toEqual(stateOf(tableOf(await logOf(session))));
  });
});

describe('[Q3] the cost of snapshots', () => {
  const EVERY = 50;
  const crowded = (count: number) => ({
    ...openModule,
    setup: [{ map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Pawn', count }] }],
  });

  /**
   * Characters of snapshots that are written, a step, from the beginning until the second snapshot behind it; and the
   * most rows in one turn of the event loop.
   */
  const written = async (pieces: number): Promise<{ readonly share: number; readonly together: number }> => {
    const process = newProcess({ settings: { snapshotEvery: EVERY } });
    const session = await newGame(process, crowded(pieces));
    let characters = 0;
    let [together, now] = [0, 0];
    const set = process.store.set.bind(process.store);
    process.store.set = (key, value) => {
      if (!key.includes(':snap:')) return set(key, value);
      characters += JSON.stringify(value).length;
      if (now === 0) setImmediate(() => (now = 0));
      now += 1;
      together = Math.max(together, now);
      return set(key, value);
    };
    const first = session.number;
    for (let taken = 0; taken < 2; ) {
      const before = characters;
      await done(session, session.number % 2 === 1 ? join(DAN, undefined) : leave(DAN));
      if (session.number % EVERY === 0) await session.close();
      if (characters > before) taken += 1;
    }
    return { share: characters / (session.number - first), together };
  };

  it('a snapshot costs a small part of a step, yielding between rows', async () => {
    const [small, large] = [await written(100), await written(20_000)];
    expect(large.share).toBeLessThan(25 * 200);
    expect(large.share).toBeLessThan(2 * small.share + 25 * 200);
    expect(Math.max(small.together, large.together)).toBeLessThanOrEqual(8);
    expect(large.together).toBeLessThanOrEqual(small.together + 1);
  });

  it('a snapshot leaves fewer steps to replay than records to read', async () => {
    const process = newProcess({ settings: { snapshotEvery: EVERY } });
    const session = await newGame(process, crowded(3000));
    const newest = async (): Promise<number> => (await readHead(process.ports, GAME)).snapshot?.step ?? 0;
    const taken: number[] = [];
    while (session.number < 290) {
      await done(session, session.number % 2 === 1 ? join(DAN, undefined) : leave(DAN));
      if (session.number % EVERY !== 0) continue;
      await session.close();
      if ((await newest()) === session.number) taken.push(session.number);
    }
    expect(taken).toEqual([100, 200]);
    expect(25 * (session.number - 200)).toBeLessThan(3000 + 4 * session.number);
    expect(seenOf(await load(killed(process)))).toEqual(seenOf(session));
  });
});

describe('two processes at one game', () => {
  it('two processes never return to a deleted older snapshot', async () => {
    const process = newProcess({ settings: { snapshotEvery: 4 } });
    const session = await newGame(process);
    await session.close();
    const other = beside(process);
    const second = await load(other);
    for (let i = 0; i < 3; i += 1) await done(session, place(spot(CAMP)));
    await session.close();
    second.head.change({ delivered: 3 });
    await second.close();
    expect((await readHead(process.ports, GAME)).snapshot?.step).toBe(8);
    expect((await snapshotOf(process)).step).toBe(8);
  });
});

describe('random games', () => {
  it('[T5] a snapshot plus later steps equals the whole log', async () => {
    const property = fc.asyncProperty(
      anyModule,
      anyAttempts,
      fc.integer({ min: 2, max: 9 }),
      async (module, attempts, snapshotEvery) => {
        const process = newProcess({ settings: { snapshotEvery } });
        const session = Session.empty(process.ports, GAME);
        for (const operation of beginning(module)) await done(session, operation);
        for (const attempt of attempts)
          await session.run(operationOf(playedAgain(await logOf(session), module), attempt), newInteraction());
        await session.close();
        const next = newProcess({ store: new MemoryStore(process.store.rows), settings: { snapshotEvery: 1 } });
        const loaded = await load(next);
        expect(seenOf(loaded)).toEqual(seenOf(session));
        await loaded.run(leave(CLO), newInteraction());
        await loaded.run(join(DAN, undefined), newInteraction());
        await loaded.close();
        const steps = await logOf(loaded);
        // Nobody comes or goes in a game that is over.
        const isOver = gameOf(tableOf(steps)).phase === 'over';
        expect(steps.length > session.number || isOver).toBe(true);
        if (steps.length === session.number) return;
        const { table, timeline, interactions } = await snapshotOf(next);
        expect(stateOf(table)).toEqual(stateOf(tableOf(steps)));
        expect(timeline).toEqual(playedAgain(steps, module).timeline);
        expect([...interactions]).toEqual(steps.map(({ interaction, number }) => [interaction, number]));
      },
    );
    await fc.assert(property, { numRuns: runs(15), endOnFailure: true });
  });
});
