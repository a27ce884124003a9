import { describe, expect, it } from 'vitest';
import { Session } from '../../../src/session/game/session.ts';
import { gameQueries } from '../../../src/view/game.ts';
import { pieceQueries } from '../../../src/view/pieces.ts';
import { channelViewer } from '../../../src/view/viewer.ts';
import { deedFor, postsInWords } from '../../support/play/told.ts';
import {
  done,
  GAME,
  killed,
  load,
  logOf,
  moveOf,
  newGame,
  newInteraction,
  newProcess,
  type Process,
  place,
  seenOf,
  snapshotOf,
} from '../../support/session.ts';
import { ANN, BEN, CAMP, DAN, join, MAIN, openModule, redo, spot, undo, withRules } from '../../support/table.ts';

const names = (session: Session): readonly string[] =>
  session
    .viewNow(channelViewer)
    .of(pieceQueries)
    .at(CAMP)
    .map(({ name }) => name);

const restarted = async (
  process: Process,
  session: Session,
): Promise<{ readonly next: Process; readonly again: Session }> => {
  await session.close();
  const next = killed(process);
  return { next, again: await load(next) };
};

describe('undo and redo', () => {
  it('[T15] undo and redo go back to any step from the store, also after restarts', async () => {
    const process = newProcess({ settings: { snapshotEvery: 60 } });
    const session = await newGame(process);
    const states = [seenOf(session)];
    for (let i = 0; i < 90; i += 1) {
      await done(session, place(spot(CAMP), `Stone ${i}`));
      states.push(seenOf(session));
    }
    const { again } = await restarted(process, session);
    await done(again, undo(ANN, 85));
    expect(names(again)).toEqual(['Stone 0', 'Stone 1', 'Stone 2', 'Stone 3', 'Stone 4']);
    expect(seenOf(again)).toEqual(states[5]);
    await done(again, undo(ANN, 5));
    expect(seenOf(again)).toEqual(states[0]);
    expect(await again.run(undo(ANN), newInteraction())).toMatchObject({
      refusal: { code: 'nothing-to-undo', there: 0 },
    });
    await done(again, redo(ANN, 3));
    expect(seenOf(again)).toEqual(states[3]);
    await done(again, redo(ANN, 87));
    expect(seenOf(again)).toEqual(states[90]);
    expect(await again.run(redo(ANN), newInteraction())).toMatchObject({
      refusal: { code: 'nothing-to-redo', there: 0 },
    });
  });

  it('[T15] undo and redo are steps of the log, which only grows', async () => {
    const process = newProcess();
    const session = await newGame(process);
    await done(session, place(spot(CAMP)));
    const rows = new Map(process.store.rows);
    await done(session, undo(ANN));
    await done(session, redo(ANN));
    expect((await logOf(session)).slice(5).map(({ operation }) => operation.kind)).toEqual(['place', 'undo', 'redo']);
    for (const [key, text] of rows) expect(process.store.rows.get(key)).toBe(text);
  });

  it('[T15] undo and redo take all requested steps or none', async () => {
    const session = await newGame(newProcess());
    await done(session, place(spot(CAMP)));
    const before = seenOf(session);
    expect(await session.run(undo(ANN, 2), newInteraction())).toMatchObject({
      refusal: { code: 'nothing-to-undo', asked: 2, there: 1 },
    });
    expect(seenOf(session)).toEqual(before);
  });

  it('[T15] an act of play ends redo; taking a seat does not', async () => {
    const session = await newGame(newProcess());
    await done(session, place(spot(CAMP), 'first'));
    await done(session, undo(ANN));
    await done(session, join(DAN, undefined));
    await done(session, redo(ANN));
    expect(names(session)).toEqual(['first']);
    await done(session, undo(ANN));
    await done(session, place(spot(CAMP), 'second'));
    expect(await session.run(redo(ANN), newInteraction())).toMatchObject({ refusal: { code: 'nothing-to-redo' } });
    expect(names(session)).toEqual(['second']);
  });

  it('[T15] undo and redo survive a restart from a snapshot taken between them', async () => {
    const process = newProcess({ settings: { snapshotEvery: 8 } });
    const session = await newGame(process);
    for (const name of ['first', 'second']) await done(session, place(spot(CAMP), name));
    await done(session, undo(ANN));
    const { next, again } = await restarted(process, session);
    expect((await snapshotOf(next)).timeline).toEqual({ done: [6], undone: [7] });
    expect(again.undoTag).toBe(again.names.tag(6));
    expect(again.redoTag).toBe(again.names.tag(7));
    await done(again, redo(ANN));
    expect(names(again)).toEqual(['first', 'second']);
  });

  it('[T15] undo and redo take back the turn’s end with the move that ended it', async () => {
    const process = newProcess();
    const session = await newGame(process, withRules(openModule, {}, { order: ['Red', 'Blue'], ends: 'after-move' }));
    const before = seenOf(session);
    await done(session, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    expect(session.viewNow(channelViewer).of(gameQueries).turn()?.side.name).toBe('Blue');
    const { again } = await restarted(process, session);
    const undone = await done(again, undo(ANN));
    expect(undone.posts.map(({ reader }) => reader)).toEqual(['channel']);
    expect(deedFor(undone, 'channel')).toBe('takes back: moves **Pawn** A5 → A4');
    expect(seenOf(again)).toEqual(before);
  });

  it('[T15] undoing another’s step needs consent, also across a restart', async () => {
    const process = newProcess();
    const session = await newGame(process);
    const before = seenOf(session);
    await done(session, moveOf(session, ANN, spot(MAIN, 'A5'), spot(MAIN, 'A4')));
    const refused = await session.run(undo(BEN), newInteraction());
    expect(refused).toMatchObject({ refusal: { code: 'undo-needs-consent', steps: [6] } });
    const asked = await done(session, { kind: 'ask', actor: BEN, wants: { what: 'undo', steps: [6] } });
    expect(postsInWords(asked)).toMatchObject([{ deed: 'asks to take back: moves **Pawn** A5 → A4', asks: [ANN] }]);
    const { again } = await restarted(process, session);
    const request = asked.change.added[0]?.id as string;
    await done(again, { kind: 'agree', actor: ANN, request });
    await done(again, undo(BEN));
    expect(seenOf(again)).toEqual(before);
  });

  it('[T15] an undo that can’t read the store changes nothing', async () => {
    const process = newProcess();
    const session = await newGame(process);
    for (let i = 0; i < 80; i += 1) await done(session, place(spot(CAMP)));
    const before = seenOf(session);
    process.store.failNext({ when: 'before', call: 'read' });
    await expect(session.run(undo(ANN, 80), newInteraction())).rejects.toThrow();
    expect(seenOf(session)).toEqual(before);
    await done(session, undo(ANN, 80));
    expect(names(session)).toEqual([]);
  });
});

describe('a session', () => {
  it('a missing game has no session', async () => {
    expect(await Session.load(newProcess().ports, GAME)).toBeUndefined();
  });
});
