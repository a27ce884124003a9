import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../../src/session/base/outcome.ts';
import { Session } from '../../src/session/game/session.ts';
import type { Store } from '../../src/store/index.ts';
import type { Operation } from '../../src/table/index.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { anyAttempts, anyModule, operationOf } from '../support/generators.ts';
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
  playedAgain,
  rowsOf,
  seenOf,
  stepOf,
} from '../support/session.ts';
import { ANN, BEN, CAMP, DAN, endTurn, join, MAIN, redo, spot, undo } from '../support/table.ts';

describe('simultaneous operations', () => {
  it('[T2] simultaneous operations are all done in order of arrival', async () => {
    const session = await newGame(newProcess());
    const names = Array.from({ length: 100 }, (_, i) => `Stone ${i}`);
    const steps = await Promise.all(names.map((name) => done(session, place(spot(CAMP), name))));
    expect(steps.map(({ number }) => number)).toEqual(names.map((_, i) => i + 6));
    expect(
      session
        .viewNow({ who: 'channel' })
        .of(pieceQueries)
        .at(CAMP)
        .map(({ name }) => name),
    ).toEqual(names);
  });

  it('[T2] simultaneous operations that conflict: the first wins, others are refused', async () => {
    const session = await newGame(newProcess());
    const move = moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'));
    const outcomes = await Promise.all([1, 2, 3].map(() => session.run(move, newInteraction())));
    expect(outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.refusal.code : outcome.kind))).toEqual([
      'done',
      'already-there',
      'already-there',
    ]);
  });

  it('[T2] simultaneous operations are visible to later readers', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const release = process.store.hold();
    const placed = session.run(place(spot(CAMP)), newInteraction());
    let seen = -1;
    const read = session.read({ who: 'channel' }, (view) => {
      seen = view.of(pieceQueries).at(CAMP).length;
    });
    await process.clock.pass(0);
    expect(seen).toBe(-1);
    release();
    await Promise.all([placed, read]);
    expect(seen).toBe(1);
  });
});

describe('a repeated interaction', () => {
  it('[T2] a repeated interaction is answered from its step, even simultaneously', async () => {
    const session = await newGame(newProcess());
    const interaction = newInteraction();
    const outcomes = await Promise.all([1, 2, 3].map(() => session.run(place(spot(CAMP)), interaction)));
    expect(outcomes.map((outcome) => outcome.kind === 'done' && outcome.repeated)).toEqual([false, true, true]);
    expect(new Set(outcomes.map((outcome) => stepOf(outcome).number))).toEqual(new Set([6]));
    expect(await session.run(endTurn(BEN), interaction)).toMatchObject({
      kind: 'done',
      repeated: true,
      step: { operation: { kind: 'place' } },
    });
    expect(session.number).toBe(6);
  });

  it('[T2] a repeated interaction is answered from its step after a restart', async () => {
    for (const snapshotEvery of [1, 1000]) {
      const process = newProcess({ settings: { snapshotEvery } });
      const session = await newGame(process);
      const interaction = newInteraction();
      await done(session, place(spot(CAMP)), interaction);
      await session.close();
      const next = await load(killed(process));
      expect(await next.run(place(spot(CAMP)), interaction)).toMatchObject({
        kind: 'done',
        repeated: true,
        step: { number: 6 },
      });
    }
  });

  it('[T2] a repeated interaction in another process is answered from its step', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const other = await load(beside(process));
    const interaction = newInteraction();
    await done(session, place(spot(CAMP)), interaction);
    expect(await other.run(place(spot(CAMP)), interaction)).toMatchObject({
      kind: 'done',
      repeated: true,
      step: { number: 6 },
    });
    expect(seenOf(other)).toEqual(seenOf(session));
  });

  it('[T2] a repeated interaction is recognized among the last 1,000', async () => {
    const process = newProcess({ settings: { snapshotEvery: 700 } });
    const session = await newGame(process);
    const asked = Array.from({ length: 1001 }, () => newInteraction());
    for (const interaction of asked) await done(session, place(spot(CAMP)), interaction);
    await session.close();
    for (const now of [session, await load(beside(process))]) {
      expect(await now.run(place(spot(CAMP)), asked[1] ?? newInteraction())).toMatchObject({
        repeated: true,
        step: { number: 7 },
      });
      expect(await now.run(place(spot(CAMP)), asked[1000] ?? newInteraction())).toMatchObject({
        repeated: true,
        step: { number: 1006 },
      });
    }
  });
});

describe('two processes at one game', () => {
  it('[T2] the slower of two processes adopts the quicker one’s step and redecides', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const other = await load(beside(process));
    const advance = moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4'));
    await done(session, advance);
    expect(await other.run(advance, newInteraction())).toMatchObject({
      kind: 'refused',
      refusal: { code: 'already-there' },
    });
    expect((await done(other, endTurn(ANN))).number).toBe(7);
    expect((await done(session, join(DAN, undefined))).number).toBe(8);
    expect(seenOf(other)).not.toEqual(seenOf(session));
    await process.clock.pass(3000);
    await Promise.all([session, other].map((one) => one.read({ who: 'channel' }, () => undefined)));
    expect(seenOf(other)).toEqual(seenOf(session));
  });

  it('a game copy older than 2 s checks for new steps', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const other = await load(beside(process));
    const count = (one: Session): Promise<number> =>
      one.read({ who: 'channel' }, (view) => view.of(pieceQueries).at(CAMP).length);
    await done(session, place(spot(CAMP)));
    await process.clock.pass(1999);
    expect(await count(other)).toBe(0);
    await process.clock.pass(2);
    expect(await count(other)).toBe(1);
    await done(other, place(spot(CAMP)));
    await process.clock.pass(2001);
    expect(await count(session)).toBe(2);
    await done(other, place(spot(CAMP)));
    await process.clock.pass(2001);
    const outcome = await session.run({ kind: 'stop', actor: DAN }, newInteraction());
    expect(outcome.kind).toBe('refused');
    expect(session.number).toBe(8);
  });

  it('two processes hear each step of either once', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const other = await load(beside(process));
    const heard: (readonly [number, boolean])[] = [];
    other.onStep = ({ number }, isAnswered) => void heard.push([number, isAnswered]);
    await done(session, place(spot(CAMP)));
    await done(other, place(spot(CAMP)));
    expect(heard).toEqual([
      [6, false],
      [7, true],
    ]);
  });
});

/** A store whose calls and answers come in the order that the scheduler chooses. */
const scheduled = (store: Store, scheduler: fc.Scheduler): Store => {
  const wait = <T>(call: () => Promise<T>): Promise<T> =>
    scheduler
      .schedule(Promise.resolve())
      .then(call)
      .then((answer) => scheduler.schedule(Promise.resolve(answer)));
  return {
    get: (key) => wait(() => store.get(key)),
    getMany: (keys) => wait(() => store.getMany(keys)),
    append: (...row) => wait(() => store.append(...row)),
    set: (key, value) => wait(() => store.set(key, value)),
    rowsAfter: (...page) => store.rowsAfter(...page),
    delete: (keys) => wait(() => store.delete(keys)),
    close: () => store.close(),
  };
};

describe('random games', () => {
  it('[T2] two processes number steps uniquely and reach the same table', async () => {
    const property = fc.asyncProperty(anyModule, anyAttempts, fc.scheduler(), async (module, attempts, scheduler) => {
      const process = newProcess({ settings: { snapshotEvery: 4 }, wrap: (store) => scheduled(store, scheduler) });
      const { ports } = newProcess({
        store: process.store,
        clock: process.clock,
        settings: { snapshotEvery: 3 },
        wrap: (store) => scheduled(store, scheduler),
      });
      const first = Session.empty(process.ports, GAME);
      await scheduler.waitFor(Promise.all(beginning(module).map((operation) => done(first, operation))));
      const second = (await scheduler.waitFor(Session.load(ports, GAME))) as Session;
      const outcomes: Outcome[] = [];
      for (let round = 0; round < attempts.length; round += 6) {
        const game = playedAgain(await scheduler.waitFor(logOf(first)), module);
        const operations: Operation[] = attempts.slice(round, round + 6).map((attempt) => operationOf(game, attempt));
        const runs = operations.map((operation, i) => (i % 2 === 0 ? first : second).run(operation, newInteraction()));
        outcomes.push(...(await scheduler.waitFor(Promise.all(runs))));
        await process.clock.pass(2001);
      }
      const reads = [first, second].map((session) => session.read({ who: 'channel' }, () => session.number));
      const [number, same] = await scheduler.waitFor(Promise.all(reads));
      const steps = await scheduler.waitFor(logOf(first));
      expect(steps.map((step) => step.number)).toEqual(steps.map((_, i) => i + 1));
      expect([number, same]).toEqual([steps.length, steps.length]);
      expect(rowsOf(process.store, `game:${GAME}:step:`).size).toBe(steps.length);
      const numbers = outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.step.number : []));
      expect(numbers.sort((a, b) => a - b)).toEqual(steps.slice(5).map((step) => step.number));
      expect(seenOf(first)).toEqual(seenOf(second));
      playedAgain(steps, module);
      const loaded = await load({ ...process, ports: { ...ports, store: process.store } });
      expect(seenOf(loaded)).toEqual(seenOf(first));
    });
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
  });
});

it('[D37] a refusal based on an outdated copy is decided again', async () => {
  const process = newProcess();
  const session = await newGame(process);
  const other = await load(beside(process));
  await done(session, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
  await done(session, undo(ANN));
  expect(other.number).toBe(5);
  expect(await other.run(redo(ANN), newInteraction())).toMatchObject({ kind: 'done', step: { number: 8 } });
  expect(await other.run(redo(ANN), newInteraction())).toMatchObject({
    kind: 'refused',
    refusal: { code: 'nothing-to-redo' },
  });
});
