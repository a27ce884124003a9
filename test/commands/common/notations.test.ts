import { expect, test } from 'vitest';
import type { User } from '../../support/discord/user.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { begun, sitDown, sub } from '../table.ts';

/** Two players who type moves in turn, and what they read. */
const tableOf = async (name: string) => {
  const table = await sitDown({ modules: [await shippedModule(name)] });
  await begun(table, name);
  const [alice, bob] = [table.user('alice'), table.user('bob')];
  const typed = async (who: User, piece: string, values = {}): Promise<string> =>
    plainly(table.heard(await who.slash('table', 'move', { piece, ...values })));
  const offered = async (who: User, piece: string): Promise<readonly unknown[]> =>
    (await who.complete('table', 'move', { piece }, 'piece')).map(({ value }) => value);
  return { table, alice, bob, typed, offered };
};

const plainly = (text: string): string => text.replace(/[*\\]/g, '');
const first = (text: string): string => text.split('\n')[0] ?? '';

test('[U46] draughts moves are typed and shown by square numbers', async () => {
  const { table, alice, bob, typed, offered } = await tableOf('draughts');
  expect((await offered(alice, '1')).slice(0, 4)).toEqual(['10-14', '10-15', '11-15', '11-16']);
  expect(await typed(alice, '11-20')).toBe("private: 11-20 isn't a legal move. You can play 11-15 or 11-16.");
  expect(await typed(bob, '23-19')).toContain("private: It's Dark's turn");
  const moves = ['11-15', '22-18', '15x22', '25x18', '9 - 14'];
  const told: string[] = [];
  for (const [ply, move] of moves.entries()) told.push(first(await typed(ply % 2 === 0 ? alice : bob, move)));
  expect(told).toEqual([
    'public: 1. 11-15',
    'public: 1... 22-18',
    'public: 2. 15x22',
    'public: 2... 25x18',
    'public: 3. 9-14',
  ]);
  expect(await typed(bob, '24-20')).toBe("private: 24-20 isn't a legal move. You can play 18x9.");
  expect(first(await typed(bob, '18', { to: '9' }))).toBe('public: 3... 18x9');
  expect(plainly(table.heard(await sub(bob, 'game', 'log')))).toContain('10. 3... 18x9');
  expect(plainly(table.heard(await sub(bob, 'game', 'undo', { steps: 1 })))).toContain('takes back: 3... 18x9.');
});

test('[U47] Go moves are typed and shown by points', async () => {
  const { alice, bob, typed, offered } = await tableOf('go-9');
  expect((await offered(alice, 'j')).slice(0, 2)).toEqual(['J1', 'J2']);
  expect(first(await typed(alice, 'j1'))).toBe('public: 1. B J1');
  expect(await typed(bob, 'I1')).toContain("private: I can't read I1 as a move. You can play A1, A2, ");
  expect(await typed(bob, 'b D4')).toContain("private: b D4 isn't a legal move. You can play ");
  expect(await typed(bob, 'J1')).toContain('private: Stone (Black) is on J1.');
  expect(first(await typed(bob, 'W H1'))).toBe('public: 2. W H1');
  expect(first(await typed(alice, 'pass'))).toBe('public: 3. B pass');
  expect(first(await typed(bob, 'J2'))).toBe('public: 4. W J2');
  expect(await typed(alice, 'J1')).toMatch(/^private: /);
  expect(first(await typed(alice, 'd4'))).toBe('public: 5. B D4');
});
