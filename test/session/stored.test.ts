import { describe, expect, it } from 'vitest';
import { UncertainStateError } from '../../src/session/base/outcome.ts';
import { Session } from '../../src/session/game/session.ts';
import type { Store } from '../../src/store/index.ts';
import type { Operation } from '../../src/table/index.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import {
  beginning,
  beside,
  done,
  GAME,
  killed,
  load,
  logOf,
  moveOf,
  newGame,
  newInteraction,
  newProcess,
  place,
  rowsOf,
  seenOf,
} from '../support/session.ts';
import { ANN, CAMP, DAN, join, MAIN, openModule, spot } from '../support/table.ts';

const steps = (process: ReturnType<typeof newProcess>): number => rowsOf(process.store, `game:${GAME}:step:`).size;

describe('an operation that the store rejects', () => {
  it('[T1] an operation that the store rejects is not done', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const before = seenOf(session);
    process.store.failNext({ when: 'before' });
    expect(await session.run(moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')), newInteraction())).toEqual({
      kind: 'failed',
    });
    expect(seenOf(session)).toEqual(before);
    expect(steps(process)).toBe(5);
    expect((await done(session, place(spot(CAMP)))).number).toBe(6);
    expect(seenOf(await load(killed(process)))).toEqual(seenOf(session));
  });

  it('[T1] an operation is done if stored although the answer was lost', async () => {
    const process = newProcess();
    const session = await newGame(process);
    process.store.failNext({ when: 'after' });
    const outcome = await session.run(place(spot(CAMP)), newInteraction());
    expect(outcome).toMatchObject({ kind: 'done', repeated: false, step: { number: 6 } });
    expect(seenOf(await load(killed(process)))).toEqual(seenOf(session));
  });

  it('[T1] an operation leaves nothing if another process took its number', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const other = await load(beside(process));
    const stone = await done(other, place(spot(CAMP), 'Other'));
    process.store.failNext({ when: 'after' });
    expect(await session.run(place(spot(CAMP), 'Mine'), newInteraction())).toEqual({ kind: 'failed' });
    await done(session, join(DAN, undefined));
    expect((await logOf(session)).slice(5).map(({ operation }) => operation.kind)).toEqual([
      stone.operation.kind,
      'join',
    ]);
  });

  for (const { what, fails, number } of [
    { what: 'not written is taken back', fails: 'before', number: 5 },
    { what: 'written is kept', fails: 'after', number: 6 },
  ] as const) {
    it(`[T1] an operation that may be stored makes the game wait, and ${what} is resolved`, async () => {
      const process = newProcess();
      const session = await newGame(process);
      const heard: number[] = [];
      session.onStep = (step, isAnswered) => void (isAnswered || heard.push(step.number));
      const before = seenOf(session);
      process.store.failNext({ when: fails });
      for (let i = 0; i < 4; i += 1) process.store.failNext({ when: 'before', call: 'read' });
      const interaction = newInteraction();
      expect(await session.run(place(spot(CAMP)), interaction)).toEqual({ kind: 'unsaved' });
      expect(await session.run(place(spot(CAMP)), newInteraction())).toEqual({ kind: 'unsaved' });
      await expect(session.read(channelViewer, () => 'read')).rejects.toThrow(UncertainStateError);
      await expect(session.read(channelViewer, () => 'read')).rejects.toThrow(UncertainStateError);
      expect(await session.read(channelViewer, () => session.number)).toBe(number);
      if (fails === 'before') expect(seenOf(session)).toEqual(before);
      // Nobody was answered for it, so somebody else must tell it.
      expect(heard).toEqual(fails === 'after' ? [6] : []);
      expect(await session.run(place(spot(CAMP)), interaction)).toMatchObject({
        kind: 'done',
        repeated: fails === 'after',
        step: { number: 6 },
      });
      expect(seenOf(await load(killed(process)))).toEqual(seenOf(session));
    });
  }

  it('[T1] an operation during a store outage blocks the game without loss', async () => {
    const process = newProcess();
    const session = await newGame(process);
    process.store.down = true;
    expect(await session.run(place(spot(CAMP)), newInteraction())).toEqual({ kind: 'unsaved' });
    await expect(session.read(channelViewer, () => 'read')).rejects.toThrow(UncertainStateError);
    process.store.down = false;
    expect((await done(session, place(spot(CAMP)))).number).toBe(6);
    expect(process.faults.filter((fault) => fault.startsWith('the store does not answer'))).toHaveLength(2);
  });

  it('[T1] no operation is done on an outdated copy', async () => {
    const process = newProcess();
    const session = await newGame(process);
    await process.clock.pass(3000);
    process.store.down = true;
    expect(await session.run(place(spot(CAMP)), newInteraction())).toEqual({ kind: 'failed' });
    await expect(session.read(channelViewer, () => 'read')).rejects.toThrow(UncertainStateError);
    process.store.down = false;
    expect((await done(session, place(spot(CAMP)))).number).toBe(6);
  });
});

describe('an error', () => {
  it('[T1] an error while making a step leaves table and queue intact', async () => {
    const process = newProcess();
    let broken = false;
    const random = (bytes: number): Buffer => {
      if (broken) throw new Error('no chance');
      return process.ports.random(bytes);
    };
    const session = await newGame({ ...process, ports: { ...process.ports, random } });
    const before = seenOf(session);
    broken = true;
    const first = session.run(place(spot(CAMP)), newInteraction());
    const second = session.read(channelViewer, () => seenOf(session));
    await expect(first).rejects.toThrow('no chance');
    expect(await second).toEqual(before);
    broken = false;
    expect((await done(session, place(spot(CAMP)))).number).toBe(6);
  });

  it('[T1] an error in the rules leaves table and queue intact', async () => {
    const session = await newGame(newProcess());
    const before = seenOf(session);
    const nonsense = { kind: 'move', actor: ANN, pieces: 7, captures: [] } as unknown as Operation;
    await expect(session.run(nonsense, newInteraction())).rejects.toThrow();
    await expect(session.run({ ...nonsense, kind: 'dance' } as unknown as Operation, newInteraction())).rejects.toThrow(
      'dance',
    );
    expect(seenOf(session)).toEqual(before);
    expect((await done(session, place(spot(CAMP)))).number).toBe(6);
  });

  it('[T1] an error on the way to the store leaves the table unchanged', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const before = seenOf(session);
    const unstorable = { ...place(spot(CAMP)), note: 1n };
    expect(await session.run(unstorable, newInteraction())).toEqual({ kind: 'failed' });
    expect(seenOf(session)).toEqual(before);
    expect(process.faults.join()).toContain('a step could not be written');
  });

  it('an error in a reader leaves the queue intact', async () => {
    const session = await newGame(newProcess());
    const fault = (): never => {
      throw new Error('a bad reader');
    };
    await expect(session.read(channelViewer, fault)).rejects.toThrow('a bad reader');
    expect((await done(session, place(spot(CAMP)))).number).toBe(6);
  });
});

describe('a refused operation', () => {
  it('a refused operation is not stored and does not count', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const interaction = newInteraction();
    const outcome = await session.run({ kind: 'stop', actor: DAN }, interaction);
    expect(outcome).toMatchObject({ kind: 'refused', refusal: { code: 'host-only' } });
    expect(steps(process)).toBe(5);
    expect((await done(session, place(spot(CAMP)), interaction)).number).toBe(6);
  });
});

/** A store that goes down at its call of that number. */
const fatal = (store: Store, at: number): { readonly store: Store; readonly calls: () => number } => {
  let calls = 0;
  const count = (): boolean => {
    calls += 1;
    return calls >= at;
  };
  const dead = (): never => {
    throw new Error('killed');
  };
  const wrapped: Store = {
    get: async (key) => (count() ? dead() : store.get(key)),
    getMany: async (keys) => (count() ? dead() : store.getMany(keys)),
    rowsAfter: (...page) => store.rowsAfter(...page),
    append: async (...row) => (count() ? 'unknown' : store.append(...row)),
    set: async (key, value) => (count() ? dead() : store.set(key, value)),
    delete: async (keys) => (count() ? dead() : store.delete(keys)),
    close: () => store.close(),
  };
  return { store: wrapped, calls: () => calls };
};

/** Starts, begins and plays on until something is not done; answers how many operations were acknowledged. */
const script = async (session: Session): Promise<number> => {
  const operations = [...beginning(crowd), ...Array.from({ length: 6 }, (_, i) => place(spot(CAMP), `Stone ${i}`))];
  for (const [acknowledged, operation] of operations.entries()) {
    const outcome = await session.run(operation, newInteraction());
    if (outcome.kind === 'refused') throw new Error(outcome.refusal.code);
    if (outcome.kind !== 'done') return acknowledged;
  }
  await session.close();
  return operations.length;
};

/** So many pieces that beginning takes rows of its own. */
const crowd = {
  ...openModule,
  setup: [...openModule.setup, { map: 'Camp', side: 'Red', pieces: [{ prototype: 'pawn', name: 'Pawn', count: 200 }] }],
};

describe('a killed process', () => {
  it('[T1] a kill at any store call loses no acknowledged operation', async () => {
    const whole = newProcess({ settings: { snapshotEvery: 3 } });
    const counter = fatal(whole.store, Number.POSITIVE_INFINITY);
    const all = await script(Session.empty({ ...whole.ports, store: counter.store }, GAME));
    expect(all).toBe(11);
    expect(counter.calls()).toBeGreaterThan(20);
    for (let at = 1; at <= counter.calls(); at += 1) {
      const process = newProcess({ settings: { snapshotEvery: 3 } });
      const session = Session.empty({ ...process.ports, store: fatal(process.store, at).store }, GAME);
      const acknowledged = await script(session);
      const next = await Session.load(killed(process).ports, GAME);
      expect(next?.number ?? 0, `killed at call ${at}`).toBe(acknowledged);
      if (next) await done(next, join(DAN, undefined));
    }
  });
});
