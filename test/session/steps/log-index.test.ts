import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Reader } from '../../../src/session/base/step.ts';
import { readLogLinesAt, readLogLinesBetween } from '../../../src/session/channel/log-lines.ts';
import { Session } from '../../../src/session/game/session.ts';
import { roomOf } from '../../../src/session/steps/room.ts';
import { ownPost } from '../../../src/session/steps/told.ts';
import { anyAttempts, anyModule, operationOf } from '../../support/generators.ts';
import { ENGLISH, lineOf } from '../../support/play/told.ts';
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
  playedAgain,
} from '../../support/session.ts';
import {
  ANN,
  BEN,
  CELLAR,
  CLO,
  DAN,
  HAND,
  MAIN,
  redo,
  secretModule,
  spot,
  undo,
  withRules,
} from '../../support/table.ts';

const READERS: readonly Reader[] = ['channel', ANN, BEN, CLO, DAN];

/** A reader's log, found by reading all of the game. */
const readThrough = async (session: Session, reader: Reader): Promise<unknown> => {
  const lines = (await logOf(session))
    .map((step) => ({ step, post: ownPost(step, reader) }))
    .filter(({ step }) => lineOf(step, reader) !== '');
  return {
    steps: lines.map(({ step }) => step.number),
    rooms: lines.map(({ step, post }) => post && roomOf(step, post)),
  };
};

const found = async (session: Session, reader: Reader): Promise<unknown> => {
  const { steps, rooms } = await session.lines(reader);
  return { steps, rooms };
};

describe('[Q2] the log of each reader', () => {
  const free = withRules(secretModule, { turns: 'free' });

  it('the log of each reader is known without reading the game', async () => {
    const session = await newGame(newProcess(), free);
    await done(session, moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    await done(session, moveOf(session, ANN, spot(HAND), spot(MAIN, 'A1')));
    const told = async (reader: Reader) => (await session.lines(reader)).steps.slice(5);
    expect(await Promise.all(READERS.map(told))).toEqual([[7], [6, 7], [7], [7], [7]]);
    const [line] = await readLogLinesAt(ENGLISH, session, ANN, [6]);
    expect(line).toMatchObject({ line: 6, step: 6, actor: ANN });
  });

  it('the log of each reader includes undo, redo and others’ steps', async () => {
    const process = newProcess({ settings: { snapshotEvery: 4 } });
    const session = await newGame(process, free);
    await done(session, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C3')));
    await done(session, moveOf(session, ANN, spot(CELLAR, 'B2'), spot(CELLAR, 'A1')));
    await done(session, undo(BEN));
    await done(session, redo(BEN));
    await session.close();
    const next = killed(process);
    const loaded = await load(next);
    for (const reader of READERS) expect(await found(loaded, reader)).toEqual(await readThrough(loaded, reader));
    const other = await load(beside(next));
    for (const reader of READERS) await other.lines(reader);
    await done(loaded, moveOf(loaded, ANN, spot(CELLAR, 'A1'), spot(CELLAR, 'B1')));
    other.markStale();
    for (const reader of READERS) expect(await found(other, reader)).toEqual(await readThrough(loaded, reader));
  });

  it('the log of each reader is read from its end, few lines at a time', async () => {
    const session = await newGame(newProcess());
    const steps: number[] = [];
    for await (const { step } of readLogLinesBetween(ENGLISH, session, ANN, 5, 2)) steps.push(step);
    expect(steps).toEqual([5, 4, 3, 2]);
  });

  it('the log of each reader equals reading the whole game', async () => {
    const property = fc.asyncProperty(
      anyModule,
      anyAttempts,
      fc.integer({ min: 2, max: 9 }),
      async (module, attempts, snapshotEvery) => {
        const process = newProcess({ settings: { snapshotEvery } });
        const session = Session.empty(process.ports, GAME);
        for (const operation of beginning(module)) await done(session, operation);
        await session.lines(ANN);
        for (const attempt of attempts)
          await session.run(operationOf(playedAgain(await logOf(session), module), attempt), newInteraction());
        await session.close();
        const loaded = await load(killed(process));
        for (const reader of READERS) {
          const all = await readThrough(loaded, reader);
          expect(await found(loaded, reader)).toEqual(all);
        }
      },
    );
    await fc.assert(property, { numRuns: 20 });
  });
});
