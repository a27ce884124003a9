import { expect, it } from 'vitest';
import { look } from '../../../../src/engine/index.ts';
import { readModule } from '../../../../src/session/module/read.ts';
import { moduleFrom } from '../../../support/modules/modules.ts';
import { stateOf } from '../../../support/state.ts';
import {
  ANN,
  BEN,
  BLUE,
  join,
  move,
  newPlay,
  type Play,
  played,
  RED,
  replayed,
  spot,
  startOf,
  undoneWith,
} from '../../../support/table.ts';
import { en } from '../../../support/words.ts';
import { countedAnew } from './scratch.ts';

const { faultText } = en.moduleFaults;

const FILE = (counter: string): string => `module: treasures
title: Treasures
sides: [{ name: Red }, { name: Blue }]
properties: { Worth: natural }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4, numbering: A1 }, zones: [{ name: West, cells: ["A1:A4"] }] }] }
  - { name: Box, boards: [] }
  - { name: Red Hand, private: Red }
prototypes: { gem: { Worth: 5 }, coin: { Worth: 1 } }
decks: [{ name: Stock, at: Main D4, pieces: [{ prototype: coin, count: 3 }] }]
setup:
  - { at: A1, side: Red, pieces: [{ prototype: gem }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: gem }] }
  - { at: Box, pieces: [{ prototype: coin, count: 2 }] }
counters: [${counter}]
actions:
  - { name: Cash, of: { piece: "", on: Main }, does: [{ remove: it }] }
`;

const worth = (more = ''): string => `{ name: Worth, on: game, sum: Worth${more} }`;
const begin = (counter: string): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(FILE(counter))), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};
const value = ({ table }: Play, name = 'game_Worth'): unknown =>
  Number(look(table, { kind: 'game', id: 'game', name }));

it('[G14] a counter on the game counts pieces anywhere and stays current', () => {
  const game = begin(
    `${worth(', reveals: [Red Hand, Stock]')}, { name: Gems, on: game, decks: false, match: Worth > 3, reveals: [Red Hand] }`,
  );
  expect([value(game), value(game, 'game_Gems')]).toEqual([15, 2]);
  const [gem] = game.table.at('Field/Main' as never, 'A1' as never);
  played(game, move(game, ANN, spot('Field/Main' as never, 'A1'), spot('Field/Main' as never, 'B2')));
  expect(value(game)).toBe(15);
  played(game, { kind: 'act', actor: ANN, action: 'Cash', subject: gem?.id, choices: {}, payment: undefined });
  expect([value(game), value(game, 'game_Gems')]).toEqual([10, 1]);
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  expect(game.table.get('tally', 'game_Worth')?.sum).toBe(countedAnew(game.table).get('game_Worth'));
  played(game, { kind: 'refresh-counters', actor: ANN });
  expect([value(game), value(game, 'game_Gems')]).toEqual([10, 1]);
  undoneWith(game, ANN, BEN);
  expect([value(game), value(game, 'game_Gems')]).toEqual([15, 2]);
});

it('[G14] [D2] a counter that reveals hidden pieces must declare that to all', () => {
  const faults = (counter: string): readonly string[] => {
    const read = readModule(FILE(counter));
    return read.ok ? [] : read.faults.map(faultText);
  };
  expect(faults(worth()).join('\n')).toContain('reveals: [Red Hand, Stock]');
  expect(faults(worth(', reveals: [Red Hand, Stock]'))).toEqual([]);
  expect(faults(worth().replace('on: game', 'on: gmae')).join('\n')).toContain('gmae');
});
