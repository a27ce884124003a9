import { expect, test } from 'vitest';
import type { Outcome, User } from '../../support/discord/user.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { begun, controls, shown, sitDown, sub } from '../table.ts';

const chessTable = async () => {
  const table = await sitDown({ modules: [await shippedModule('chess')] });
  await begun(table, 'chess');
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const typed = async (who: User, piece: string, values = {}): Promise<string> =>
    plainly(table.heard(await who.slash('table', 'move', { piece, ...values })));
  return { table, alice, bob, typed };
};

const plainly = (text: string): string => text.replace(/[*\\]/g, '');
const first = (text: string): string => text.split('\n')[0] ?? '';

test('[U30] [U31] chess is typed and shown in algebraic notation', async () => {
  const { table, alice, bob, typed } = await chessTable();
  const moves = ['e4', 'd5', 'exd5', 'nf6', 'Nf3', 'Nxd5', 'Bc4', 'e6', '0-0', 'Be7', 'Nc3', 'o-o', 'Nxd5', 'exd5'];
  const told: string[] = [];
  for (const [ply, move] of moves.entries()) told.push(first(await typed(ply % 2 === 0 ? alice : bob, move)));
  expect(told).toEqual([
    'public: 1. e4',
    'public: 1... d5',
    'public: 2. exd5',
    'public: 2... Nf6',
    'public: 3. Nf3',
    'public: 3... Nxd5',
    'public: 4. Bc4',
    'public: 4... e6',
    'public: 5. O-O',
    'public: 5... Be7',
    'public: 6. Nc3',
    'public: 6... O-O',
    'public: 7. Nxd5',
    'public: 7... exd5',
  ]);
  expect(plainly(table.heard(await sub(bob, 'game', 'undo', { steps: 1 })))).toContain('takes back: 7... exd5.');
  expect(plainly(table.heard(await sub(bob, 'game', 'log')))).toContain('\n17. 7. Nxd5\n');
});

test('[U30] a refused chess move lists legal ones', async () => {
  const { alice, bob, typed } = await chessTable();
  expect(await typed(bob, 'e5')).toContain("private: It's White's turn");
  expect(await typed(alice, 'Nd4')).toBe("private: Nd4 isn't a legal move. You can play Na3, Nc3, Nf3, Nh3 or d4.");
  expect(await typed(alice, 'castle')).toContain("private: I can't read castle as a move. You can play ");
  await typed(alice, 'Nf3');
  await typed(bob, 'a6');
  for (const move of ['d3', 'a5', 'Nd4', 'a4', 'Nb3', 'a3']) await typed(move.startsWith('a') ? bob : alice, move);
  expect(await typed(alice, 'Nd2')).toBe('private: Nd2 could mean several moves. Choose N1d2 or N3d2.');
  expect(first(await typed(alice, 'N1d2'))).toBe('public: 5. N1d2');
});

test('[U30] completion offers legal chess moves that begin with the typed text', async () => {
  const { alice } = await chessTable();
  const offered = async (piece: string) =>
    (await alice.complete('table', 'move', { piece }, 'piece')).map(({ value }) => value);
  expect((await offered('N')).slice(0, 4)).toEqual(['Na3', 'Nc3', 'Nf3', 'Nh3']);
  expect((await offered('e')).slice(0, 2)).toEqual(['e3', 'e4']);
});

test('[U31] checkmate is reported once in plain words', async () => {
  const { alice, bob, typed } = await chessTable();
  const lines = async (moves: readonly string[]): Promise<readonly string[]> => {
    let last = '';
    for (const [ply, move] of moves.entries()) last = await typed(ply % 2 === 0 ? alice : bob, move);
    return last.split('\n').slice(0, 2);
  };
  expect(await lines(['f3', 'e5', 'g4', 'Qh4#'])).toEqual(['public: 2... Qh4#', 'Checkmate. Black wins.']);
});

test('[U31] stalemate is reported once', async () => {
  const table = await sitDown({ modules: [await shippedModule('chess')] });
  const alice = table.user('alice');
  const seats = shown(
    await sub(alice, 'game', 'start', { module: 'chess', position: '7k/8/5KQ1/8/8/8/8/8 w - - 0 60' }),
  );
  for (const label of controls(seats).filter((one) => one.startsWith('Play '))) await alice.press(seats, label);
  await alice.press(seats, 'Begin');
  const answer: Outcome = await alice.slash('table', 'move', { piece: 'Qf7' });
  expect(plainly(table.heard(answer)).split('\n').slice(0, 2)).toEqual([
    'public: 60. Qf7',
    'Stalemate. The game is drawn.',
  ]);
});
