import { expect, it } from 'vitest';
import { look } from '../../../src/engine/index.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { stateOf } from '../../support/state.ts';
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
} from '../../support/table.ts';
import { en } from '../../support/words.ts';

const { faultText } = en.moduleFaults;

const FILE = (modifiers: string, more = ''): string => `module: pack
title: Pack
sides: [{ name: Red }, { name: Blue }]
properties: { Might: natural, Pelts: natural, Fear: natural, Rank: natural, Standing: natural }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 4, numbering: A1 }, zones: [{ name: West, cells: ["A1:A4"] }] }] }
  - { name: Red Hand, private: Red }
prototypes: { wolf: { Might: 1, Pelts: 2, Rank: 3 }, hare: { Might: 0, Fear: 1 } }
setup:
  - { at: A1, side: Red, pieces: [{ prototype: wolf }] }
  - { at: B1, side: Blue, pieces: [{ prototype: wolf }] }
  - { at: C1, side: Blue, pieces: [{ prototype: hare }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: wolf }] }
${more}
modifiers: [${modifiers}]
`;

const begin = (modifiers: string, more = ''): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(FILE(modifiers, more))), join(ANN, RED), join(BEN, BLUE), {
    kind: 'begin',
    actor: ANN,
  });
  return game;
};
const of = (game: Play, cell: string, name: string): unknown => {
  const [piece] = game.table.at('Field/Main' as never, cell as never);
  return look(game.table, { kind: 'piece', id: piece?.id ?? '', name });
};
const faultsOf = (modifiers: string, more = ''): string => {
  const read = readModule(FILE(modifiers, more));
  return read.ok ? '' : read.faults.map(faultText).join('\n');
};
const go = (game: Play, from: string, to: string): void =>
  void played(game, move(game, ANN, spot('Field/Main' as never, from), spot('Field/Main' as never, to)));

it('[G14] a modifier can count and sum matching pieces, and follows changes', () => {
  const game = begin(`
  { name: Pack, match: Prototype = wolf, change: "Might + count(Field, Prototype = 'wolf' && LocationName != \\"D4\\")" },
  { name: Flight, match: Prototype = hare, when: "sum(West, Pelts) > 1", change: Fear + 5, near: { scope: same board, match: "Pelts = count(Main, Pelts > 1)" } }`);
  expect([of(game, 'A1', 'Might'), of(game, 'B1', 'Might'), of(game, 'C1', 'Fear')]).toEqual([3, 3, 6]);
  go(game, 'A1', 'D4');
  expect([of(game, 'D4', 'Might'), of(game, 'B1', 'Might'), of(game, 'C1', 'Fear')]).toEqual([2, 2, 1]);
  go(game, 'D4', 'A2');
  expect([of(game, 'A2', 'Might'), of(game, 'C1', 'Fear')]).toEqual([3, 6]);
  expect(stateOf(replayed(game.steps))).toEqual(stateOf(game.table));
  expect([...game.table.all('counter')].map(({ id }) => id)).toEqual(['Field_Pack', 'West_Flight', 'Main_Flight 2']);
});

it('[G14] pieces in decks count for their map, not for a board', () => {
  const decks = 'decks: [{ name: Den, at: Main D1, faceDown: never, pieces: [{ prototype: wolf, count: 2 }] }]';
  const game = begin(
    `{ name: Near, change: "Might + count(Main)" }, { name: Far, change: "Fear + count(Field)" }`,
    decks,
  );
  expect([of(game, 'A1', 'Might'), of(game, 'C1', 'Fear')]).toEqual([4, 6]);
});

it('[G14] nested counts share one counter for each distinct expression', () => {
  const game = begin(
    `
  { name: Pack of $side$, each: side, match: "Owner = $side$", change: ["Might + count(Field, Owner = '$side$')", "Rank + count(Field, Owner = '$side$')"] },
  { name: Alone, match: Prototype = hare, grants: { name: Brave, precedence: 1, change: "Might + count(Main, Might >= count(West))" } }`,
    'counters: [{ name: Alone, on: Field }]',
  );
  expect([of(game, 'A1', 'Might'), of(game, 'A1', 'Rank'), of(game, 'B1', 'Rank')]).toEqual([2, 4, 5]);
  expect([...game.table.all('counter')]).toHaveLength(5);
});

it('[G14] [D2] a modifier must declare hidden counts and use countable expressions', () => {
  const rich = (more = ''): string => `{ name: Rich, change: "Might + count(game, Pelts > 1)"${more} }`;
  expect(faultsOf(rich())).toContain('reveals: [Red Hand]');
  expect(faultsOf(rich(', reveals: [Red Hand]'))).toBe('');
  for (const text of [
    'most(Field, Might)',
    'sum(Field, Might * 2)',
    'count(Feld)',
    'count(Field, Owner = $source.Owner$)',
  ])
    expect(faultsOf(`{ name: Odd, change: "Might + ${text}" }`)).toContain(
      `no counter can keep track of "${text}", and modifiers can read only numbers that counters keep; expected: count(PLACE), count(PLACE, MATCH)`,
    );
  expect(faultsOf('{ name: Odd, change: "Might + count(Field, Mihgt > 1" }')).not.toBe('');
  expect(faultsOf(`{ name: Said, match: "PieceName = 'count(Feld)'", change: Might + 1 }`)).toBe('');
});

it('[G14] a modifier of the game computes a property from others', () => {
  const game = begin(`
  { name: Den, match: "CurrentZone = West", change: Rank + 1 },
  { name: Standing, change: "Standing = {Might + Rank * 2}", precedence: 900 }`);
  expect([of(game, 'A1', 'Standing'), of(game, 'B1', 'Standing')]).toEqual([9, 7]);
  go(game, 'A1', 'A2');
  go(game, 'A2', 'C3');
  expect(of(game, 'C3', 'Standing')).toBe(7);
});

it('[G14] counters of each side count its pieces anywhere', () => {
  const game = begin(
    '',
    `counters: [{ name: Wolves of $side$, each: side, on: game, match: "Owner = $side$ && Prototype = wolf", reveals: [Red Hand] }]`,
  );
  expect(
    ['game_Wolves of Red', 'game_Wolves of Blue'].map((name) => look(game.table, { kind: 'game', id: 'game', name })),
  ).toEqual(['2', '1']);
});
