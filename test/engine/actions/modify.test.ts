import { expect, it } from 'vitest';
import { look } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  endTurn,
  join,
  newPlay,
  outcome,
  type Play,
  played,
  RED,
  replayed,
  startOf,
  undoneWith,
} from '../../support/table.ts';
import { en } from '../../support/words.ts';
import { doing, done, pieceAt, SQUARE } from './market.ts';

const { faultText } = en.moduleFaults;

const FILE = (more = '', beside = ''): string => `module: blessing
title: Blessing
sides: [{ name: Red, values: { Luck: 1 } }, { name: Blue, values: { Luck: 1 } }]
turn: { order: [Red, Blue] }
properties: { Might: natural, Luck: natural, Gloom: natural }
values: { Gloom: 0 }
maps:
  - { name: Square, boards: [{ name: Square, grid: { kind: square, columns: 4, rows: 3, numbering: A1 } }] }
${beside}
prototypes: { guard: { Might: 2${more} } }
setup:
  - { at: Square A2, side: Red, pieces: [{ prototype: guard }] }
  - { at: Square B2, side: Blue, pieces: [{ prototype: guard }] }
modifiers:
  - { name: Blessed, waits: true, change: Might + 2, lasts: 2 goes }
  - { name: Storm, waits: true, scope: game, change: Might - 1, lasts: 1 turns }
  - { name: Favour, waits: true, of: side, change: Luck + 3, lasts: 1 turns }
  - { name: Steady, change: Might at least 1 }
actions:
  - { name: Bless, of: { piece: Owner = $Actor$, on: Square }, does: [{ modify: Blessed }] }
  - { name: Call, does: [{ modify: Storm }, { modify: Favour, of: Actor }] }
  - { name: Bless all, choose: { friends: { piece: "", on: Square, least: 1, most: 2 } }, does: [{ modify: Blessed, of: friends }] }
`;

const begin = (): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(FILE())), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const might = (game: Play, cell: string): unknown =>
  look(game.table, { kind: 'piece', id: pieceAt(game, SQUARE, cell), name: 'Might' });
const luck = ({ table }: Play, id: string): unknown => look(table, { kind: 'side', id, name: 'Luck' });

it('[G9] a line of an action puts a modifier on its subject for some turns', () => {
  const game = begin();
  expect(might(game, 'A2')).toBe(2);
  expect(done(game, doing(ANN, 'Bless', { subject: pieceAt(game, SQUARE, 'A2') }))).toBe('done');
  expect([might(game, 'A2'), might(game, 'B2')]).toEqual([4, 2]);
  played(game, endTurn(ANN));
  expect(might(game, 'A2')).toBe(4);
  played(game, endTurn(BEN));
  expect([might(game, 'A2'), game.table.size('modifier')]).toEqual([2, 0]);
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
});

it('[G9] a line of an action can modify several pieces, sides or the game', () => {
  const game = begin();
  const definition = moduleFrom(FILE()).modifiers?.[0];
  if (definition) expect(outcome(game, { kind: 'modify', actor: BEN, definition, piece: undefined })).not.toBe('done');
  expect(done(game, doing(ANN, 'Call'))).toBe('done');
  expect([might(game, 'A2'), might(game, 'B2'), luck(game, RED), luck(game, BLUE)]).toEqual([1, 1, 4, 1]);
  const friends = ['A2', 'B2'].map((cell) => pieceAt(game, SQUARE, cell));
  expect(done(game, doing(ANN, 'Bless all', { choices: { friends } }))).toBe('done');
  expect([might(game, 'A2'), might(game, 'B2')]).toEqual([3, 3]);
  undoneWith(game, ANN, BEN);
  undoneWith(game, ANN, BEN);
  expect([might(game, 'A2'), luck(game, RED), game.table.size('modifier')]).toEqual([2, 1, 0]);
});

const faultsOf = (text: string): readonly string[] => {
  const read = readModule(text);
  return read.ok ? [] : read.faults.map(faultText);
};

it('[G9] a line of an action can only use modifiers that are defined as waiting', () => {
  expect(faultsOf(FILE().replace('{ modify: Blessed }', '{ modify: Steady }'))).toEqual([
    expect.stringContaining('"Steady" applies automatically; expected: a modifier with `waits: true`'),
  ]);
  expect(faultsOf(FILE().replace('{ modify: Blessed }', '{ modify: Blesed }'))).toEqual([
    expect.stringContaining('there is no modifier "Blesed"; expected: Blessed'),
  ]);
});

it('[G9] [G20] a modifier that waits for an action must declare the hidden pieces it reveals', () => {
  const hidden =
    '  - { name: Den, private: Red, boards: [{ name: Den, grid: { kind: square, columns: 2, rows: 2 } }] }';
  const spying = (more: string): string =>
    FILE('', hidden).replace(
      'change: Might + 2,',
      `near: { scope: game, match: CurrentMap = Den }, of: may, change: move = false,${more}`,
    );
  expect(faultsOf(spying('')).join('\n')).toContain('reveals: [Den]');
  expect(faultsOf(spying(' reveals: [Den],'))).toEqual([]);
});
