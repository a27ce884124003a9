import { expect, it } from 'vitest';
import { begun, shown, sitDown, sub, type Table, words } from '../commands/table.ts';
import { openModule } from '../support/table.ts';

/** A game of an English host, in which bob's Discord is German. */
const playing = async (): Promise<Table> => {
  const users = ['alice', { name: 'bob', locale: 'de' }, 'carol', 'dan'];
  const table = await sitDown({ users, modules: [openModule] });
  await begun(table, 'skirmish');
  return table;
};

const move = async (table: Table, who: string, piece: string, to: string): Promise<string> =>
  table.heard(await table.user(who).slash('table', 'move', { piece, to }));

it('[U16] everybody is answered in the language of his own Discord', async () => {
  const table = await playing();
  expect(await move(table, 'bob', 'C1', 'C2')).toMatch(/^private: .*[Zz]ug/);
  expect(await move(table, 'alice', 'C1', 'C2')).toMatch(/^private: \*\*Blue Pawn\*\* belongs to/);
  expect(table.heard(await sub(table.user('bob'), 'game', 'settings'))).toContain('Allen wird in English berichtet');
  expect(table.heard(await sub(table.user('bob'), 'game', 'status'))).toContain('Gastgeber: @alice');
});

it('[U16] a turn is told in the language of the game', async () => {
  const table = await playing();
  await sub(table.user('alice'), 'game', 'settings', { language: 'Deutsch' });
  await sub(table.user('alice'), 'game', 'settings', { posts: 'turn' });
  expect(await move(table, 'alice', 'A5', 'A4')).toMatch(
    /^private: @alice moves \*\*Pawn\*\* A5 → A4\.\n-# The others/,
  );
  expect(await move(table, 'alice', 'B5', 'B4')).toMatch(/^private: /);
  const post = words(shown(await sub(table.user('alice'), 'turn', 'end')), table);
  await expect(`${post}\n`).toMatchFileSnapshot('../golden/german-turn.txt');
  expect(await move(table, 'bob', 'C1', 'C2')).toMatch(
    /^private: @bob zieht \*\*Blue Pawn\*\* C1 → C2\.\n-# Die anderen/,
  );
});
