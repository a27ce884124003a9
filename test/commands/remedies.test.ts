import { describe, expect, test } from 'vitest';
import { freeTablut } from '../support/games/free-tablut.ts';
import { moduleFrom, open } from '../support/modules/modules.ts';
import { begun, move, sitDown, started, sub } from './table.ts';

/** Two boards that have the same cells, and a piece on the second of them alone. */
const twin = moduleFrom(`
module: twin
title: Twin
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free }
maps:
  - name: Land
    boards: [{ name: North, grid: { kind: square, columns: 3, rows: 3 } }]
  - name: Arena
    boards: [{ name: Ring, grid: { kind: square, columns: 3, rows: 3 } }]
prototypes: { guard: { unit: true } }
setup:
  - { at: North B2, side: Blue, pieces: [{ prototype: guard, name: Northman }] }
  - { at: Ring A1, side: Red, pieces: [{ prototype: guard, name: Fighter }] }
`);

describe('[D16] suggested remedies work', () => {
  test('a refusal’s suggested capture takes the enemy', async () => {
    const table = await sitDown({ modules: [await freeTablut()] });
    await begun(table);
    const alice = table.user('alice');
    const refused = table.heard(await move(alice, 'D1', 'D5'));
    const [, capture = ''] = /capture it: `capture:(\S+)`/.exec(refused) ?? [];
    expect(table.heard(await move(alice, 'D1', 'D5', capture))).toMatch(/^public: .*D1 → D5/);
  });

  test('a typed cell finds its piece on any board', async () => {
    const table = await sitDown({ modules: [twin] });
    await begun(table, 'twin');
    const alice = table.user('alice');
    expect(table.heard(await sub(alice, 'piece', 'show', { piece: 'A1' }))).toContain('Fighter');
    expect(table.heard(await move(alice, 'A1', 'A2'))).toMatch(/^public: .*Fighter/);
    expect(table.heard(await sub(alice, 'piece', 'show', { piece: 'B2' }))).toContain('Northman');
  });

  test('a refused empty cell suggests how to see the board', async () => {
    const table = await sitDown({ modules: [twin] });
    await begun(table, 'twin');
    const alice = table.user('alice');
    expect(table.heard(await move(alice, 'C3', 'C2'))).toBe(
      "private: You can't see anything on **North C3**. `/piece list` shows all pieces.",
    );
    expect(table.heard(await sub(alice, 'piece', 'list'))).toContain('Fighter');
  });

  test('the game master’s seat can be taken and left by name', async () => {
    const table = await sitDown({ modules: [open] });
    await started(table, 'open');
    const carol = table.user('carol');
    expect(table.heard(await sub(carol, 'game', 'join', { side: 'game master' }))).toMatch(/^public: .*game master/);
    expect(table.heard(await sub(carol, 'game', 'leave', { side: 'Game master' }))).toMatch(/^public: /);
  });
});
