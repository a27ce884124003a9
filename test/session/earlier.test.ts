import { describe, expect, it } from 'vitest';
import { readLogLinesBetween } from '../../src/session/channel/log-lines.ts';
import type { History } from '../../src/session/game/history.ts';
import type { Session } from '../../src/session/game/session.ts';
import { Games } from '../../src/session/games/games.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { ENGLISH } from '../support/play/told.ts';
import {
  done,
  killed,
  load,
  logOf,
  moveOf,
  newInteraction,
  newProcess,
  newTable,
  type Process,
  place,
  stepOf,
} from '../support/session.ts';
import { recordsOf, stateOf } from '../support/state.ts';
import {
  ANN,
  BEN,
  CAMP,
  CELLAR,
  CLO,
  DAN,
  HAND,
  join,
  leave,
  MAIN,
  openModule,
  RED,
  redo,
  replayed,
  secretModule,
  spot,
  undo,
  withRules,
} from '../support/table.ts';

const free = withRules(secretModule, { turns: 'free' });

/** A game of many steps, with undos and redos. */
const longGame = async (
  process: Process,
  steps = 60,
): Promise<{ readonly games: Games; readonly session: Session }> => {
  const { games, game } = await newTable(process, openModule);
  const { session } = game;
  for (let i = 0; session.number < steps; i += 1) {
    await done(session, place(spot(CAMP), `Stone ${i}`));
    if (i % 5 === 4) await done(session, undo(ANN, 3));
    if (i % 10 === 9) await done(session, redo(ANN, 2));
  }
  return { games, session };
};

/** The game after a step, played again from the log alone. */
const expected = async (session: Session, step: number): Promise<unknown> =>
  stateOf(replayed((await logOf(session)).slice(0, step)));

const stateAt = (history: History, session: Session, step: number): Promise<unknown> =>
  history.at(session, step, (table) => stateOf(table));

describe('[T16] a game at an earlier step', () => {
  it('a game at an earlier step equals the log, forwards and backwards', async () => {
    const { games, session } = await longGame(newProcess());
    for (const step of [1, 5, 60, 59, 31, 32, 2, 60, 1, 45]) {
      expect(await stateAt(games.history, session, step), `step ${step}`).toEqual(await expected(session, step));
    }
  });

  it('a game at an earlier step is built with or without a snapshot', async () => {
    const process = newProcess({ settings: { snapshotEvery: 20 } });
    const { games, session } = await longGame(process, 70);
    await games.close();
    const next = killed(process);
    const again = await load(next, session.game);
    expect(again.head.head.snapshot?.step).toBe(60);
    const read: string[] = [];
    const wrapped = { ...next.ports, store: next.store };
    const get = next.store.get.bind(next.store);
    next.store.get = async (key) => {
      read.push(key);
      return get(key);
    };
    expect(await stateAt(new Games(wrapped).history, again, 61)).toEqual(await expected(again, 61));
    expect(read.some((key) => key.includes(':snap:'))).toBe(true);
    for (const key of [...next.store.rows.keys()]) if (key.includes(':snap:')) next.store.rows.delete(key);
    expect(await stateAt(new Games(wrapped).history, again, 61)).toEqual(await expected(again, 61));
  });

  it('showing an earlier step leaves the current game unchanged', async () => {
    const { games, session } = await longGame(newProcess());
    const before = await expected(session, session.number);
    await stateAt(games.history, session, 3);
    expect(await stateAt(games.history, session, session.number)).toEqual(before);
    await done(session, place(spot(CAMP), 'Last'));
    expect(await stateAt(games.history, session, session.number)).toEqual(await expected(session, session.number));
    expect(session.viewNow(channelViewer).of(pieceQueries).at(CAMP).at(-1)?.name).toBe('Last');
  });

  it('an earlier step can be shown to many requests in turn', async () => {
    const { games, session } = await longGame(newProcess());
    const steps = [10, 50, 20, 40, 30, 1, 60];
    const states = await Promise.all(steps.map((step) => stateAt(games.history, session, step)));
    for (const [i, step] of steps.entries()) expect(states[i]).toEqual(await expected(session, step));
  });

  it('earlier steps are cached for a few games, and rebuilt for others', async () => {
    const process = newProcess();
    const { games, session } = await longGame(process, 12);
    const first = await games.history.at(session, 12, (table) => table);
    for (let i = 0; i < 6; i += 1) {
      const other = await games.start({
        channel: `71${i}` as never,
        guild: undefined,
        module: openModule,
        host: ANN,
        interaction: newInteraction(),
        seed: '',
      });
      if (other.kind !== 'started') throw new Error('runs');
      await games.history.at(other.game.session, stepOf(other.outcome).number, recordsOf);
    }
    expect(await games.history.at(session, 12, (table) => table)).not.toBe(first);
  });

  it('showing an earlier step works again after an error', async () => {
    const { games, session } = await longGame(newProcess());
    await expect(games.history.at(session, 20, () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
    await expect(stateAt(games.history, session, 999)).rejects.toThrow('step 61');
    expect(await stateAt(games.history, session, 20)).toEqual(await expected(session, 20));
  });

  it('an earlier step of thousands of pieces is built part by part', async () => {
    const module = {
      ...openModule,
      setup: [{ map: 'Camp', pieces: [{ prototype: 'stone', name: 'Stone', count: 1000 }] }],
    };
    const { games, game } = await newTable(newProcess(), module);
    const before = await games.history.at(game.session, 4, (table) => table.size('piece'));
    const after = await games.history.at(game.session, 5, (table) => [table.size('piece'), table.at(CAMP).length]);
    const again = await games.history.at(game.session, 4, (table) => [table.size('piece'), table.at(CAMP).length]);
    expect([before, after, again]).toEqual([0, [1000, 1000], [0, 0]]);
  });
});

describe('[T16] [T6] visibility at an earlier step', () => {
  const secret = async () => {
    const { games, game } = await newTable(newProcess(), free);
    const { session } = game;
    await done(session, moveOf(session, ANN, spot(HAND), spot(CELLAR, 'A1')));
    await done(session, moveOf(session, BEN, spot(MAIN, 'C1'), spot(MAIN, 'C2')));
    return { games, session };
  };
  const namesAt = ({ games: { history }, session }: Awaited<ReturnType<typeof secret>>, step: number, person = ANN) =>
    history.at(session, step, (table) => {
      const view = session.glanceAt(table, personViewer(person));
      return [...view.of(pieceQueries).all()].map(({ name }) => name);
    });

  it('an earlier step shows the side’s present player its former secrets', async () => {
    const table = await secret();
    expect(await namesAt(table, 5)).toEqual(expect.arrayContaining(['Spy', 'Hoard']));
    for (const person of [BEN, CLO, DAN])
      expect(await namesAt(table, 5, person)).not.toEqual(expect.arrayContaining(['Spy']));
    await done(table.session, leave(ANN, RED));
    await done(table.session, join(DAN, RED));
    expect(await namesAt(table, 5)).not.toEqual(expect.arrayContaining(['Spy']));
    expect(await namesAt(table, 5, DAN)).toEqual(expect.arrayContaining(['Spy', 'Hoard']));
  });

  it('[T19] an earlier step is numbered as each person learned of it', async () => {
    const { session } = await secret();
    const deeds = async (person: typeof ANN) => {
      const told: string[] = [];
      const { length } = (await session.lines(person)).steps;
      for await (const { line, deed } of readLogLinesBetween(ENGLISH, session, person, 1, length))
        told.push(`${line} ${deed}`);
      return told;
    };
    expect((await deeds(ANN)).slice(5)).toEqual(['6 moves **Spy** Red Hand → A1', '7 moves **Blue Pawn** C1 → C2']);
    for (const person of [BEN, CLO, DAN])
      expect((await deeds(person)).slice(5)).toEqual(['6 moves **Blue Pawn** C1 → C2']);
    await done(session, moveOf(session, BEN, spot(MAIN, 'C2'), spot(MAIN, 'C3')));
    expect((await deeds(BEN)).at(-1)).toBe('7 moves **Blue Pawn** C2 → C3');
  });
});
