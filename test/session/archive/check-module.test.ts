import { describe, expect, test } from 'vitest';
import type { Module } from '../../../src/engine/index.ts';
import { findModuleFault } from '../../../src/session/archive/check-module.ts';
import { moduleHash } from '../../../src/session/text/hash.ts';
import { moduleFrom } from '../../support/modules/modules.ts';

const MODULE = moduleFrom(`
module: chosen
title: Chosen
sides: [{ name: Red }, { name: Blue }]
terrain: { wood: {} }
edges: { road: {} }
properties: { Power: natural }
maps:
  - name: Field
    boards:
      - name: Main
        grid: { kind: square, columns: 4, rows: 4 }
        terrain: { wood: [A1] }
        edges: { road: [[A1, A2]] }
        zones: [{ name: North, cells: [A1, B1] }]
  - { name: Red Hand, private: Red }
prototypes: { guard: { Power: 3 }, card: {} }
decks:
  - { name: Pile, at: Field, discards: Heap, pieces: [{ prototype: card, count: 2 }] }
  - { name: Heap, at: Field, pieces: [] }
setup: [{ at: A2, side: Red, pieces: [{ prototype: guard, count: 2 }] }]
variants:
  - name: Length
    choices:
      - { name: Long }
      - name: Short
        setup: [{ at: B2, side: Blue, pieces: [{ prototype: guard }] }]
        decks: [{ name: Pile, pieces: [{ prototype: card }] }]
scorekeepers: |
  (scorekeeper points (title "Points") (initial 0))
`);

type Loose = Record<string, never>;
/** The module with a part of it changed, as whoever edits a file of a game would. */
const spoiled = (change: (module: Loose) => void): { readonly hash: string; readonly definition: Module } => {
  const definition = structuredClone(MODULE);
  change(definition as unknown as Loose);
  return { hash: moduleHash(definition), definition };
};
const choice = (module: Loose): unknown =>
  (module['variants'] as unknown as readonly { readonly choices: readonly unknown[] }[])[0]?.choices[1];
const put = (of: unknown, path: string, value: unknown): void => {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const at = keys.reduce<Record<string, unknown>>((one, key) => one[key] as Record<string, unknown>, of as never);
  at[last] = value;
};

/** So many pieces, a thousand in a stack. */
const stacks = (pieces: number): readonly object[] =>
  MODULE.setup.flatMap((stack) =>
    Array.from({ length: Math.ceil(pieces / 1000) }, (_, at) => ({
      ...stack,
      pieces: [{ ...stack.pieces[0], count: Math.min(1000, pieces - 1000 * at) }],
    })),
  );

describe('[T20] a module in a game file', () => {
  test('a module in a game file is accepted as the bot wrote it', async () => {
    expect(await findModuleFault(spoiled(() => undefined))).toBeUndefined();
    expect(await findModuleFault({ hash: '0'.repeat(64), definition: MODULE })).toEqual({ code: 'module', at: 'hash' });
  });

  test('a module in a game file is accepted with the maximum of pieces, decks included', async () => {
    expect(await findModuleFault(spoiled((one) => put(choice(one), 'setup', stacks(99_999))))).toBeUndefined();
    expect(await findModuleFault(spoiled((one) => put(one, 'setup', stacks(99_998))))).toBeUndefined();
  });

  test.each<[string, (module: Loose) => void, string, string]>([
    ['a form that is another', (one) => put(one, 'sides.0.name', 7), 'form', 'module.definition.sides[0].name'],
    ['a stack of another form', (one) => put(one, 'setup.0.pieces.0.count', 'x'), 'form', 'module.definition.setup[0]'],
    ['a deck of another form', (one) => put(one, 'decks.1.name', 7), 'form', 'module.definition.decks[1]'],
    ['a choice’s stack', (one) => put(choice(one), 'setup.0.map', 7), 'form', 'module.definition.variants[0]'],
    ['a choice’s deck', (one) => put(choice(one), 'decks.0.name', 7), 'form', 'module.definition.variants[0]'],
    ['two sides of one name', (one) => put(one, 'sides.1.name', 'Red'), 'module', 'sides'],
    ['two decks of one name', (one) => put(one, 'decks.1.name', 'Pile'), 'module', 'decks'],
    ['a side that is not there', (one) => put(one, 'setup.0.side', 'Green'), 'module', 'setup'],
    ['a prototype that is not there', (one) => put(one, 'setup.0.pieces.0.prototype', 'x'), 'module', 'setup'],
    ['one of a choice', (one) => put(choice(one), 'setup.0.pieces.0.prototype', 'x'), 'module', 'variants'],
    ['one in a deck of a choice', (one) => put(choice(one), 'decks.0.pieces.0.prototype', 'x'), 'module', 'variants'],
    ['a deck of a choice that is not there', (one) => put(choice(one), 'decks.0.name', 'x'), 'module', 'variants'],
    ['a cell that is not there', (one) => put(one, 'setup.0.cell', 'Z9'), 'module', 'setup'],
    ['a cell of a choice that is not there', (one) => put(choice(one), 'setup.0.cell', 'Z9'), 'module', 'variants'],
    ['discards to itself', (one) => put(one, 'decks.0.discards', 'Pile'), 'module', 'decks'],
    ['discards to nothing', (one) => put(one, 'decks.0.discards', 'Nowhere'), 'module', 'decks'],
    ['ground beyond the board', (one) => put(one, 'maps.0.boards.0.terrain.wood.0', 'Z9'), 'module', 'boards: Main'],
    ['a road beyond it', (one) => put(one, 'maps.0.boards.0.edges.road.0.1', 'Z9'), 'module', 'boards: Main'],
    ['a zone beyond it', (one) => put(one, 'maps.0.boards.0.zones.0.cells.1', 'Z9'), 'module', 'boards: Main'],
    ['scorekeepers that hide', (one) => put(one, 'scorekeepers.hides', true), 'module', 'scorekeepers'],
    ['too many pieces', (one) => put(one, 'setup', stacks(100_001)), 'module', 'setup'],
    ['too many with the decks', (one) => put(one, 'setup', stacks(99_999)), 'module', 'decks'],
    ['too many in a choice', (one) => put(choice(one), 'setup', stacks(100_000)), 'module', 'variants'],
  ])('a module in a game file is refused with %s', async (_, change, code, at) => {
    expect(await findModuleFault(spoiled(change))).toEqual({ code, at });
  });
});
