import { expect, it } from 'vitest';
import { effectiveValue } from '../../../src/engine/modifiers/effective-value.ts';
import { deckIdOfName } from '../../../src/engine/play/queries.ts';
import type { ContainerId, PieceId } from '../../../src/table/index.ts';
import { moduleFrom } from '../../support/modules/modules.ts';
import { ANN, BEN, BLUE, join, newPlay, outcome, type Play, played, RED, startOf } from '../../support/table.ts';

const FILE = (modifiers: string): string => `module: docks
title: Docks
sides: [{ name: Red }, { name: Blue }]
values: { Tide: 1, Wet: false }
maps:
  - name: Harbour
    values: { Tide: 2 }
    boards:
      - name: North
        grid: { kind: square, columns: 3, rows: 1, numbering: A1 }
        values: { Tide: 3 }
        zones: [{ name: Quay, cells: [C1], values: { Tide: 4 } }]
      - { name: South, grid: { kind: square, columns: 2, rows: 1, numbering: 1A } }
  - { name: Red Hand, private: Red }
prototypes: { crate: {}, boat: { MovePoints: 1 } }
decks:
  - { name: Cargo, at: North A1, values: { Tide: 5 }, discards: Shed, reshuffle: always, pieces: [{ prototype: crate }] }
  - { name: Shed, at: Harbour, faceDown: never, pieces: [{ prototype: crate, name: Crane }, { prototype: crate }] }
rules: { turns: free }
setup:
  - { at: North B1, side: Red, pieces: [{ prototype: boat, name: Ada }] }
  - { at: North C1, side: Red, pieces: [{ prototype: boat, name: Bea }] }
  - { at: South 1A, side: Red, pieces: [{ prototype: boat, name: Cid }] }
counters: [{ name: Flood, on: Harbour, sum: Tide, decks: true, visible: all }]
modifiers: [${modifiers}]
`;

const begin = (modifiers = ''): Play => {
  const game = newPlay();
  played(game, startOf(moduleFrom(FILE(modifiers))), join(ANN, RED), join(BEN, BLUE), { kind: 'begin', actor: ANN });
  return game;
};

const named = ({ table }: Play, name: string): PieceId =>
  [...table.all('piece')].find((piece) => piece.name === name)?.id as PieceId;

/** The tide of the boats, of what lies in the two decks, of the boards, and of the decks themselves; the flood last. */
const tides = (game: Play): readonly unknown[] => {
  const { table } = game;
  const tide = (kind: string, id: string): unknown => effectiveValue(table, { kind, id, name: 'Tide' as string });
  const inside = (deck: string): string => table.at(deckIdOfName(deck) as ContainerId)[0]?.id ?? '';
  return [
    ...['Ada', 'Bea', 'Cid'].map((name) => tide('piece', named(game, name))),
    ...['Cargo', 'Shed'].map((deck) => tide('piece', inside(deck))),
    ...['Harbour/North', 'Harbour/South'].map((board) => tide('board', board)),
    ...['Cargo', 'Shed'].map((deck) => tide('deck', deckIdOfName(deck))),
    Number(effectiveValue(table, { kind: 'counter', id: 'Harbour_Flood', name: 'value' })),
  ];
};

it('[G13] [C12] a piece’s missing value comes from deck, zone, board, map, then game', () => {
  expect(tides(begin())).toEqual([3, 4, 2, 5, 2, 3, 2, 5, 2, 3 + 4 + 2 + 5 + 2 + 2]);
});

it('[G13] modifiers of boards and decks change their pieces and counters', () => {
  const boards = '{ name: Storm, of: board, match: BoardName = North, change: Tide + 10, when: "Wet = false" }';
  expect(tides(begin(boards))).toEqual([13, 4, 2, 5, 2, 13, 2, 5, 2, 13 + 4 + 2 + 5 + 2 + 2]);
  const decks = '{ name: Leak, on: { piece: Ada }, of: deck, scope: adjacent, change: Tide * 2 }';
  expect(tides(begin(decks))).toEqual([3, 4, 2, 10, 2, 3, 2, 10, 2, 3 + 4 + 2 + 10 + 2 + 2]);
});

it('[G13] a modifier on a boat moves with it and updates counters', () => {
  const game = begin('{ name: Leak, on: { piece: Ada }, of: deck, scope: same map, change: Tide + 1 }');
  expect(tides(game).slice(7)).toEqual([6, 3, 3 + 4 + 2 + 6 + 3 + 3]);
  played(game, {
    kind: 'move',
    actor: ANN,
    pieces: [named(game, 'Ada')],
    to: { in: 'Red Hand' as never },
    captures: [],
  });
  expect(tides(game).slice(7)).toEqual([5, 2, 4 + 2 + 5 + 2 + 2]);
});

it('[G13] a near condition may search for a deck', () => {
  const near = (most: string): string =>
    `{ name: Hoist, on: boat, change: Tide + 100, near: { of: deck, scope: adjacent, match: DeckName = Cargo${most} } }`;
  expect(tides(begin(near(''))).slice(0, 3)).toEqual([103, 4, 2]);
  expect(tides(begin(near(', least: 2'))).slice(0, 3)).toEqual([3, 4, 2]);
});

it('[G13] modifiers change how a deck is drawn and reshuffled', () => {
  const draw = (game: Play, deck: string, count: number, piece?: string): string =>
    outcome(game, {
      kind: 'draw',
      actor: ANN,
      deck: deckIdOfName(deck),
      count,
      named: piece === undefined ? [] : [named(game, piece)],
      to: { in: 'Red Hand' as never },
    });
  const plain = begin();
  expect([draw(plain, 'Shed', 1, 'Crane'), draw(plain, 'Cargo', 2)]).toEqual(['not-by-name', 'done']);
  const bent = begin(`{ name: Key, of: deck, match: DeckName = Shed, change: pick = true },
    { name: Lock, of: deck, match: DeckName = Cargo, change: reshuffle = never }`);
  expect([draw(bent, 'Cargo', 2), draw(bent, 'Shed', 1, 'Crane')]).toEqual(['too-few-cards', 'done']);
  const shuffle = { kind: 'shuffle', actor: ANN, deck: deckIdOfName('Cargo'), discards: true } as const;
  expect(outcome(bent, shuffle)).toBe('never-reshuffled');
});
