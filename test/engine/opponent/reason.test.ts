import { expect, test } from 'vitest';
import { knowledgeOfPlayer, type Module, onTurn, playersOf } from '../../../src/engine/index.ts';
import { think } from '../../../src/engine/opponent/think.ts';
import { RandomGame } from '../../../src/session/tryout/random-game.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { shippedModule } from '../../support/modules/shipped.ts';

/** Reasons for hints, proved by playing them out. */

const EFFORT = 5_000_000;

/** The cell to which the best act moves, and its reason; a piece that is won as its kind and cell. */
const hintIn = (module: Module, acts = 0): readonly [string | undefined, string | undefined] => {
  const game = RandomGame.begun(module, 1) ?? expect.fail();
  for (let act = 0; act < acts; act += 1) game.next();
  const { table } = game;
  const person = playersOf(table, onTurn(table)?.id ?? expect.fail())[0] ?? expect.fail();
  const before = JSON.stringify([...table.all('piece')]);
  const thought = think({ knowledge: knowledgeOfPlayer(table, person), effort: EFFORT, seed: 1, reason: true });
  expect(JSON.stringify([...table.all('piece')])).toBe(before);
  const { acts: [act] = [], reason } = thought;
  const cell = act?.kind === 'move' ? act.to.cell : undefined;
  switch (reason?.kind) {
    case 'wins':
      return [cell, `wins in ${reason.turns}`];
    case 'prevents':
      return [cell, `prevents ${reason.side}`];
    case 'takes': {
      const { prototype, place } = table.get('piece', reason.piece) ?? expect.fail();
      return [cell, `takes ${prototype} ${place.cell} in ${reason.turns}`];
    }
    default:
      return [cell, undefined];
  }
};

test.each([
  ['a mate in one', '6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1', 'A8', 'wins in 1'],
  ['a mate in two', '7k/8/8/8/8/8/R7/1R4K1 w - - 0 1', 'A7', 'wins in 2'],
  ['a free queen', '4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1', 'D5', 'takes queen D5 in 1'],
  ['a fork', 'r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1', 'C7', 'takes rook A8 in 2'],
  [
    'a mate that threatens',
    'r1bqkbnr/pppp1ppp/2n5/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 3 3',
    'G6',
    'prevents White',
  ],
  ['a queen for a rook', '3qk3/8/8/8/8/8/8/3RK3 w - - 0 1', 'D8', undefined],
])('[U57] playing a move out proves the reason of a hint: %s', async (_, position, cell, reason) => {
  expect(hintIn({ ...(await shippedModule('chess')), position })).toEqual([cell, reason]);
});

test.each([
  ['tablut', 16, 'I6', 'prevents Swedes'],
  ['tablut', 18, 'B8', 'takes swede C8 in 1'],
  ['brandubh', 14, 'E2', 'wins in 1'],
  ['draughts', 9, 'C5', 'takes man D6 in 1'],
  ['reversi', 9, undefined, undefined],
])('[U57] the reason of a hint fits the game: %s after %s moves', async (name, acts, cell, reason) => {
  const found = hintIn(await shippedModule(name), acts);
  expect(cell === undefined ? found[1] : found).toEqual(cell === undefined ? reason : [cell, reason]);
});

/** Red can capture a hare at once. */
const chase = ({ maps = '', setup = '', sides = '', order = '', more = '' } = {}): Module =>
  moduleFrom(`
module: chase
title: Chase
sides: [{ name: Red }, { name: Blue }${sides}]
turn: { order: [Red, Blue${order}], ends: after-move }
maps:
  - name: Field
    occupied: refuse
    captures: displacement
    boards: [{ name: Field, grid: { kind: square, columns: 6, rows: 3, numbering: A1 } }]
${maps}prototypes: { hunter: { moves: K }, hare: { moves: W } }
setup:
  - { at: C2, side: Red, pieces: [{ prototype: hunter }] }
  - { at: B1, side: Blue, pieces: [{ prototype: hare }] }
  - { at: F3, side: Blue, pieces: [{ prototype: hare }] }
${setup}${more}`);

test.each([
  ['alone', {}, 'takes hare B1 in 1'],
  ['hidden pieces', { maps: '  - { name: $side$ Hand, private: $side$, each: side }\n' }, undefined],
  ['dice', { more: 'actions: [{ name: Throw, does: [{ roll: 1d6, name: thrown }] }]\n' }, undefined],
  [
    'a third side',
    {
      sides: ', { name: Green }',
      order: ', Green',
      setup: '  - { at: A3, side: Green, pieces: [{ prototype: hare }] }\n',
    },
    undefined,
  ],
  ['scores', { more: 'opponent: { score: "1" }\n' }, undefined],
])('[U57] a hint claims no uncertain capture: %s', (_, parts, reason) => {
  expect(hintIn(chase(parts))[1]).toBe(reason);
});
