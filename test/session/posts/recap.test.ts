import { expect, it } from 'vitest';
import type { RecapPicture } from '../../../src/draw/index.ts';
import type { Module } from '../../../src/engine/index.ts';
import { work } from '../../../src/picture/worker.ts';
import { Session } from '../../../src/session/game/session.ts';
import { withContextWords } from '../../../src/session/posts/drawings.ts';
import { countRecapStatistics, recapDrawingOfGame } from '../../../src/session/posts/recap.ts';
import type { LogStep } from '../../../src/session/steps/log-index.ts';
import type { PersonId, SideId } from '../../../src/table/index.ts';
import { detectPictureMimeType } from '../../../src/view/text/message.ts';
import { languages } from '../../../src/words/index.ts';
import { begun, shown, sitDown, sub, type TableOptions } from '../../commands/table.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { done, GAME, GUILD, moveOf, newGame, newProcess } from '../../support/session.ts';
import { ANN, BEN, BLUE, endTurn, openModule, RED, startOf, withRules } from '../../support/table.ts';

/** The picture of a game that ended. */

const recapIn = async (session: Parameters<typeof recapDrawingOfGame>[0], last: number): Promise<RecapPicture> =>
  (await recapDrawingOfGame(session, last)?.picture()) as RecapPicture;

const endedAt = async (draw?: TableOptions['draw']) => {
  const drawn: (readonly [name: string, picture: unknown])[] = [];
  const table = await sitDown({
    modules: [await shippedModule('tablut')],
    draw: async (drawing) => {
      drawn.push([drawing.name, await drawing.picture()]);
      return draw ? draw(drawing) : Buffer.from('');
    },
  });
  await begun(table);
  const bob = table.user('bob');
  await bob.press(shown(await sub(bob, 'game', 'resign')), 'Resign as Swedes');
  return {
    table,
    recaps: () => drawn.flatMap(([name, picture]) => (name === 'recap.png' ? [picture as RecapPicture] : [])),
  };
};

it('[U43] [U44] a game ends with one picture of the winner', async () => {
  const { table, recaps } = await endedAt();
  const ends = () => table.posted().filter((text) => text.includes('[Replay]'));
  expect(ends()).toHaveLength(1);
  expect(recaps()).toHaveLength(1);
  const [{ board, ...recap } = {} as RecapPicture] = recaps();
  expect(recap).toEqual({
    shape: 'recap',
    title: 'Tablut',
    headline: 'Muscovites won.',
    reason: 'Swedes resigned.',
    rows: [
      { side: { index: 0, name: 'Muscovites', colour: '#9c3d2e' }, players: 'alice', hasWon: true },
      { side: { index: 1, name: 'Swedes', colour: '#2f6690' }, players: 'bob' },
    ],
    figures: [{ value: '1 min', label: 'playing time' }],
  });
  expect([board?.title, board?.cells.length]).toEqual([undefined, 81]);
  await table.restart();
  await table.rig().games.resume([GUILD]);
  await begun(table);
  expect([ends().length, recaps().length]).toEqual([1, 1]);
});

it('[U44] a post describes in words a picture that failed', async () => {
  const { table } = await endedAt(() => Promise.resolve(undefined));
  expect(table.posted().at(-1)).toContain('\n-# Tablut is over. Muscovites won. Swedes resigned. It took 1 min.\n');
});

/** A game of chess by the cells that each move leaves and reaches, which Black then resigns. */
const chess = async (...moves: readonly (readonly [from: string, to: string])[]) =>
  playedOf(await shippedModule('chess'), moves);

const playedOf = async (module: Module, moves: readonly (readonly [from: string, to: string])[]) => {
  const session = Session.empty(newProcess().ports, GAME);
  const [white, black] = ['White', 'Black'] as unknown as readonly [SideId, SideId];
  await done(session, startOf(module));
  await done(session, { kind: 'join', actor: ANN, side: white });
  await done(session, { kind: 'join', actor: BEN, side: black });
  await done(session, { kind: 'begin', actor: ANN });
  const at = (cell: string) => ({ in: 'Board/Board', cell }) as never;
  for (const [i, [from, to]] of moves.entries())
    await done(session, moveOf(session, i % 2 === 0 ? ANN : BEN, at(from), at(to)));
  await done(session, { kind: 'resign', actor: BEN, side: black });
  return session;
};

it('[U43] a recap shows since when the winner led in captures', async () => {
  const opening = [
    ['E2', 'E4'],
    ['D7', 'D5'],
    ['E4', 'D5'],
    ['D8', 'D5'],
    ['B1', 'C3'],
    ['A7', 'A6'],
    ['C3', 'D5'],
    ['A6', 'A5'],
  ] as const;
  const { opponent: _, ...equal } = await shippedModule('chess');
  const turningIn = async (count: number, module: Module = equal) => {
    const session = await playedOf(module, opening.slice(0, count));
    return (await recapIn(session, session.number)).turning;
  };
  expect(await turningIn(8)).toBe('From 4. Nxd5 to the end, White led in captures.');
  // The last move turned nothing, and before it both had taken one.
  expect([await turningIn(7), await turningIn(6), await turningIn(2)]).toEqual([undefined, undefined, undefined]);
  // A queen is worth more than a pawn, so the number of captures doesn't show who is ahead.
  expect(await turningIn(8, await shippedModule('chess'))).toBeUndefined();
});

it('[U43] a recap shows since which round the winner led', async () => {
  const session = await newGame(newProcess(), withRules(openModule, { turns: 'strict', points: 'host' }));
  const points = (actor: PersonId, side: SideId, count: number): Promise<unknown> =>
    done(session, { kind: 'add-points', actor, side, points: count });
  await points(ANN, BLUE, 5);
  await done(session, endTurn(ANN));
  await done(session, endTurn(BEN));
  await points(ANN, RED, 7);
  await done(session, endTurn(ANN));
  await done(session, endTurn(BEN));
  await points(ANN, BLUE, 1);
  await done(session, { kind: 'resign', actor: BEN, side: BLUE });
  const { rows, turning, scoreTitle } = await recapIn(session, session.number);
  expect(turning).toBe('Red took the lead for good in round 2.');
  expect([scoreTitle, rows.map(({ side, score }) => [side.name, score])]).toEqual([
    'Points',
    [
      ['Red', '7'],
      ['Blue', '6'],
    ],
  ]);
  const german = recapDrawingOfGame(withContextWords(languages['de'] ?? languages.en, session), session.number);
  expect(
    [(await german?.picture()) as RecapPicture].map(({ headline, reason, turning: turn }) => [headline, reason, turn]),
  ).toEqual([['Gewonnen: Red.', 'Blue hat aufgegeben.', 'Red ging in Runde 2 endgültig in Führung.']]);
  expect(german?.alt).not.toMatch(/<@|Ann/);
});

it('[U44] a recap of a long game reads little of its log', async () => {
  const session = await newGame(newProcess(), openModule);
  let read = 0;
  const long = (count: number) => ({
    ...withContextWords(languages['de'] ?? languages.en, session),
    stands: () => true,
    lines: () => Promise.resolve({ steps: Array.from({ length: count }, (_, i) => i + 1), rooms: [] }),
    journal: {
      told: (numbers: readonly number[]): Promise<readonly LogStep[]> => {
        read += numbers.length;
        return Promise.resolve(
          numbers.map((number) => ({
            number,
            at: number * 1000,
            operation: number === 5 ? { kind: 'begin', actor: ANN } : endTurn(ANN),
            posts: [],
          })),
        );
      },
    },
  });
  expect([await countRecapStatistics(long(5000), 5000), read]).toEqual([{ time: 4_995_000, captures: [] }, 201]);
});

it('[U43] a recap is a PNG, with a board or alone', async () => {
  const session = await chess(['E2', 'E4']);
  const recap = await recapIn(session, session.number);
  const many = Array.from({ length: 12 }, (_, index) => ({
    side: { index, name: `Side ${index} of a very long name` },
    players: 'Somebody of a name that has no end, and somebody else',
    score: String(index * 1000),
  }));
  const { board: _, ...alone } = recap;
  for (const picture of [recap, alone, { ...alone, rows: many, more: 'And 3 more sides.' }, { ...alone, rows: [] }]) {
    const drawn = await work({ data: JSON.stringify(picture) });
    expect('file' in drawn && detectPictureMimeType(drawn.file)).toBe('image/png');
    if ('file' in drawn) expect(drawn.file.length).toBeLessThan(250_000);
  }
});
