import { expect, it } from 'vitest';
import { openModule } from '../support/table.ts';
import { begun, controls, shown, sitDown, sub, type Table, words } from './table.ts';

/** A game in which a turn is told in one post, which is the standing board. */
const playing = async (): Promise<Table> => {
  const table = await sitDown({ modules: [openModule] });
  await begun(table, 'skirmish');
  await sub(table.user('alice'), 'game', 'settings', { posts: 'turn' });
  return table;
};

const move = (table: Table, who: string, piece: string, to: string) =>
  table.user(who).slash('table', 'move', { piece, to });

it('[U3] acts are answered privately with the board and a way back, and the board says that a turn is under way', async () => {
  const table = await playing();
  const before = table.posted().length;
  const first = await move(table, 'alice', 'A5', 'A4');
  expect(table.heard(first)).toMatch(
    /^private: @alice moves \*\*Pawn\*\* A5 → A4\.\n-# The others are told when you end/,
  );
  expect(controls(shown(first))).toEqual(['Undo', 'Whole map']);
  expect(table.heard(await table.user('bob').slash('table', 'board'))).toContain('-# A turn is under way');
  expect(table.posted()).toHaveLength(before);
  expect(table.heard(await table.user('alice').press(shown(first), 'Undo'))).toMatch(/^private: @alice takes back/);
  expect(table.heard(await sub(table.user('alice'), 'turn', 'tell'))).toContain('Nothing waits');
  await move(table, 'alice', 'A5', 'A4');
  expect(table.heard(await sub(table.user('alice'), 'turn', 'tell'))).toBe(
    'public: @alice moves **Pawn** A5 → A4.\n[Undo] [Whole map]',
  );
});

it('[U5] the post that ends a turn is the standing board, and says to each what happened since his last turn', async () => {
  const table = await playing();
  await move(table, 'alice', 'A5', 'A4');
  await move(table, 'alice', 'B5', 'B4');
  const first = shown(await sub(table.user('alice'), 'turn', 'end'));
  expect(words(first, table)).toBe(
    '**Blue**, turn 1: @bob, your move.\n@alice:\n1. **Pawn** A5 → A4\n2. **Pawn** B5 → B4\n[Play] [Last turn] [Board] [Take it back] [Help]',
  );
  expect(controls(first)).toEqual(['Play', 'Last turn', 'Board', 'Take it back', 'Help']);
  expect(table.heard(await table.user('bob').press(first, 'Help'))).toMatch(/^private: /);
  expect(table.heard(await table.user('bob').press(first, 'Board'))).toMatch(/^private: /);
  expect(table.heard(await table.user('bob').press(first, 'Play'))).toMatch(/^private: /);
  const seen = await table.user('bob').press(first, 'Last turn');
  expect(table.heard(seen)).toMatch(/^private: \*\*Since your last turn/);
  expect(table.heard(seen)).toContain(
    '- @alice moves **Pawn** A5 → A4\n- @alice moves **Pawn** B5 → B4\n- @alice ends',
  );
  await move(table, 'bob', 'C1', 'C2');
  const second = shown(await sub(table.user('bob'), 'turn', 'end'));
  const own = shown(await table.user('alice').press(second, 'Last turn'));
  expect(words(own, table).split('\n').slice(1)).toEqual([
    '- @bob moves **Blue Pawn** C1 → C2',
    '- @bob ends the turn',
    '[Earlier] [Play]',
  ]);
  expect(controls(own)).toEqual(['Earlier', 'Play']);
  const earlier = await table.user('alice').press(own, 'Earlier');
  expect(table.heard(earlier)).toContain('@alice moves **Pawn** B5 → B4\n- @alice ends the turn');
  const watched = table.heard(await table.user('carol').press(second, 'Last turn'));
  expect(watched).toContain('- @bob moves **Blue Pawn** C1 → C2\n- @bob ends the turn');
  expect(watched).not.toContain('@alice');
});
