import { expect, it } from 'vitest';
import { begun, shown, sitDown, sub, type Table, words } from '../commands/table.ts';
import { scored } from '../support/gdl.ts';
import { moduleFrom } from '../support/modules/modules.ts';
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

it('[U16] everyone is answered in the language of their Discord', async () => {
  const table = await playing();
  expect(await move(table, 'bob', 'C1', 'C2')).toMatch(/^private: .*[Zz]ug/);
  expect(await move(table, 'alice', 'C1', 'C2')).toMatch(/^private: \*\*Blue Pawn\*\* belongs to/);
  expect(table.heard(await sub(table.user('bob'), 'game', 'settings'))).toContain('Posts hier sind auf English');
  expect(table.heard(await sub(table.user('bob'), 'game', 'status'))).toContain('Gastgeber: @alice');
});

it('[U16] a turn is posted in the game’s language', async () => {
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

it('[U16] a German sentence names at most twelve targets, then "elsewhere"', async () => {
  const rooks = `
module: rooks
title: Rooks
sides: [{ name: Red }, { name: Blue }]
turn: { order: [Red, Blue], ends: by-command }
rules: { turns: free }
maps: [{ name: Main, boards: [{ name: Field, grid: { kind: square, columns: 7, rows: 8, numbering: A1 } }] }]
prototypes: { rook: { moves: R } }
setup:
  - { at: Field A1, side: Red, pieces: [{ prototype: rook }] }
  - { at: Field G8, side: Blue, pieces: [{ prototype: rook }] }`;
  const users = ['alice', { name: 'bob', locale: 'de' }, 'carol', 'dan'];
  const table = await sitDown({ users, modules: [moduleFrom(rooks)] });
  await begun(table, 'rooks');
  const [red, blue] = [await move(table, 'alice', 'A1', 'B2'), await move(table, 'bob', 'G8', 'F7')];
  const named = (text: string): number | undefined =>
    text.split(/It can go to|Möglich ist/)[1]?.match(/[A-G][1-8]/g)?.length;
  expect([named(red), named(blue)]).toEqual([12, 12]);
  expect(red).toMatch(/It can go to \*\*.*\*\* or elsewhere\.$/);
  expect(blue).toMatch(/Möglich ist ein Zug nach \*\*.*\*\* oder auf ein anderes Feld\.$/);
});

it('[U16] a scorekeeper without title uses its name in every language', async () => {
  const keeper = '(scorekeeper best_points (initial 3) (ranks most) (do (add 1)))';
  const table = await sitDown({ modules: [scored(keeper)] });
  await begun(table, 'skirmish');
  await sub(table.user('alice'), 'game', 'settings', { posts: 'turn' });
  const ended = await sub(table.user('alice'), 'turn', 'end');
  expect(words(shown(ended), table)).toMatch(/\n-# best points: Red \d/);
  await sub(table.user('alice'), 'game', 'settings', { language: 'Deutsch' });
  await sub(table.user('bob'), 'turn', 'end');
  await table.discord.until(() => table.posted().some((post) => post.includes('Zug 2')));
  expect(table.posted().at(-1)).toMatch(/\n-# best points: Red \d/);
});

it('[U39] a server has one language for public answers', async () => {
  const table = await sitDown({ users: ['alice', { name: 'bob', locale: 'de' }, 'carol', 'dan'] });
  const roll = async (who: string): Promise<string> =>
    table.heard(await table.user(who).slash('table', 'roll', { dice: '1d1' }));
  expect([await roll('alice'), await roll('bob')]).toEqual([
    expect.stringMatching(/^public: .* rolls /),
    expect.stringMatching(/^public: .* würfelt /),
  ]);
  table.discord.world.speak('de', 'table');
  expect([await roll('alice'), await roll('bob')]).toEqual([
    expect.stringMatching(/^public: .* würfelt /),
    expect.stringMatching(/^public: .* würfelt /),
  ]);
});
