import { expect, it } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import type { Outcome } from '../../../src/session/base/outcome.ts';
import type { OperatorSettings } from '../../../src/session/base/ports.ts';
import type { SavedGame } from '../../../src/session/file/format.ts';
import { exceededLimitOf, exceededLimitOfSaved } from '../../../src/session/game/bounds.ts';
import { Session } from '../../../src/session/game/session.ts';
import type { Change, Operation, PersonId } from '../../../src/table/index.ts';
import { beginning, done, GAME, newGame, newInteraction, newProcess, place, seenOf } from '../../support/session.ts';
import { ANN, BEN, begun, CAMP, openModule, secretModule, spot, startOf } from '../../support/table.ts';

const bounded = (settings: Partial<OperatorSettings>, module?: Module): Promise<Session> =>
  newGame(newProcess({ settings }), module);
const run = (session: Session, operation: Operation): Promise<Outcome> => session.run(operation, newInteraction());
/** How many pieces a module sets up. */
const LAID = openModule.setup.length;
const limits = (gameSteps: number, tablePieces: number): OperatorSettings => {
  return { snapshotEvery: 1, memoryForGames: 1, gameSteps, tablePieces };
};
const full = (what: string, most: number) => ({ kind: 'full', bound: { what, most } });

it('[H11] a game at its limit of steps can only be stopped', async () => {
  const session = await bounded({ gameSteps: 6 });
  await done(session, place(spot(CAMP), 'Sixth'));
  const before = seenOf(session);
  expect(await run(session, place(spot(CAMP), 'Seventh'))).toEqual(full('steps', 6));
  expect(seenOf(session)).toEqual(before);
  await done(session, { kind: 'stop', actor: ANN });
});

it('[H11] a game cannot start above the limit of pieces', async () => {
  const few = Session.empty(newProcess({ settings: { tablePieces: LAID - 1 } }).ports, GAME);
  expect(await run(few, startOf(openModule))).toEqual(full('setup', LAID - 1));
  expect(few.number).toBe(0);
  expect((await bounded({ tablePieces: LAID })).number).toBe(5);
});

it('[H11] the pieces of optional sides count toward the limit at the start', async () => {
  const seats = { least: 1 } as Module['seats'] & object;
  const settings = { tablePieces: LAID - 1 };
  const session = Session.empty(newProcess({ settings }).ports, GAME);
  const [start, ann, ben, , begin] = beginning({ ...openModule, seats }) as readonly [...(readonly Operation[])];
  for (const operation of [start, ann, ben]) if (operation) await done(session, operation);
  const before = seenOf(session);
  expect(begin && (await run(session, begin))).toEqual(full('setup', LAID - 1));
  expect(seenOf(session)).toEqual(before);
  await done(session, { kind: 'leave', actor: BEN, side: undefined });
  if (begin) await done(session, begin);
});

it('[H11] a game at its limit of pieces accepts more only by undo', async () => {
  const session = await bounded({ tablePieces: LAID + 1 });
  await done(session, place(spot(CAMP), 'Last'));
  expect(await run(session, place(spot(CAMP), 'More'))).toEqual(full('pieces', LAID + 1));
  await done(session, { kind: 'undo', actor: ANN, steps: 1 });
  await done(session, { kind: 'redo', actor: ANN, steps: 1 });
  expect(await run(session, place(spot(CAMP), 'More'))).toEqual(full('pieces', LAID + 1));
});

it('[H11] the limit of pieces reveals no hidden pieces', () => {
  const { table } = begun(secretModule);
  const operation = place(spot(CAMP));
  const added = { kind: 'piece' } as Change['added'][number];
  const change: Change = { added: [added], updated: [], removed: [] };
  const boundFor = (actor: PersonId, tablePieces: number): unknown =>
    exceededLimitOf(limits(100, tablePieces), { ...operation, actor }, change, 5, table);
  expect(secretModule.setup).toHaveLength(LAID + 2);
  expect(boundFor(ANN, LAID + 1)).toEqual({ what: 'pieces', most: LAID + 1 });
  expect([boundFor(BEN, LAID + 1), boundFor(BEN, LAID)]).toEqual([undefined, undefined]);
  expect(boundFor(BEN, LAID - 1)).toEqual({ what: 'pieces', most: LAID - 1 });
});

it('[H11] a game file above the limit of steps or pieces is refused', () => {
  const step = { number: 1, at: '', operation: place(spot(CAMP)), posts: [] };
  const piece = { kind: 'piece' } as const;
  const change = { added: [piece, piece], updated: [], removed: [] };
  const saved = { steps: [step, { ...step, number: 2, change }] } as unknown as SavedGame;
  expect(exceededLimitOfSaved(limits(3, 2), saved)).toBeUndefined();
  expect(exceededLimitOfSaved(limits(2, 2), saved)).toEqual({ what: 'steps', most: 2 });
  expect(exceededLimitOfSaved(limits(3, 1), saved)).toEqual({ what: 'setup', most: 1 });
});
