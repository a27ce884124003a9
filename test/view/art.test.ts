import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { cardQueries } from '../../src/features/cards/view/cards.ts';
import { handPicture } from '../../src/features/cards/view/hand.ts';
import { modulePictureFiles, pictured } from '../../src/session/pictures/pictured.ts';
import type { BoardId, Operation, PersonId } from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer, personViewer } from '../../src/view/viewer.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { ANN, BEN, join, newPlay, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';

const MODULE = moduleFrom(`
module: seen
title: Seen
sides: [{ name: Red }, { name: Blue }]
rules: { changes: owner }
maps:
  - { name: Field, boards: [{ name: Main, grid: { kind: square, columns: 4, rows: 2 } }] }
  - { name: Red Hand, private: Red }
sheets: { all: { file: all.png, columns: 4, rows: 2 }, alone: { file: alone.png, columns: 2, rows: 1, frame: false } }
prototypes:
  guard: { picture: { sides: { Red: red.png }, others: other.png }, layers: [fresh, { name: worn, picture: worn.png }], facing: 4 }
  spy: { picture: { sheet: all, at: [2, 2] }, back: back.png, mask: true }
  card: { picture: card.png, back: back.png }
  bare: { Might: 1 }
  horse: { picture: { sheet: alone, at: [2, 1] }, facing: 4 }
decks:
  - { name: Pile, at: Main C1, pieces: [{ prototype: card, count: 3 }] }
  - { name: Heap, at: Main D1, faceDown: never, pieces: [{ prototype: bare }, { prototype: card }] }
setup:
  - { at: Main A1, side: Red, pieces: [{ prototype: guard }] }
  - { at: Main B1, side: Blue, pieces: [{ prototype: guard }] }
  - { at: Main A2, side: Red, pieces: [{ prototype: spy }] }
  - { at: Main B2, side: Red, pieces: [{ prototype: bare }] }
  - { at: Main D2, side: Red, pieces: [{ prototype: horse, name: Horse }] }
  - { at: Red Hand, side: Red, pieces: [{ prototype: card }] }
`);

/** The hash of a file is its name here. */
const withFiles = (module: Module, files = modulePictureFiles(module)): Module =>
  pictured(module, new Map(files.map((file) => [file, { hash: file, width: 400, height: 200 }])));

const play = (module: Module, ...operations: readonly Operation[]) => {
  const game = newPlay();
  played(game, startOf(module), join(ANN, 'Red' as never), join(BEN, 'Blue' as never));
  played(game, { kind: 'begin', actor: ANN }, ...operations);
  return game;
};

type Game = ReturnType<typeof play>;

const viewOf = ({ table }: Game, person?: PersonId): View =>
  new View(table, person === undefined ? channelViewer : personViewer(person));

const seenBy = (game: Game, person?: PersonId) => {
  const view = viewOf(game, person);
  const board = view.of(placeQueries).board('Field/Main' as BoardId);
  if (!board) throw new Error('no board');
  return boardPicture(view, { board }, en.board.legend);
};

/** What is drawn on each cell, by the file. */
const files = (game: Game, person?: PersonId) =>
  Object.fromEntries(seenBy(game, person).pieces.map(({ cell, art }) => [cell, art?.hash]));

const pieceAt = ({ table }: Game, cell: string) => {
  const [item] = table.at('Field/Main' as BoardId, cell as never);
  if (!item) throw new Error(`nothing on ${cell}`);
  return item.id as never;
};

describe('[V1] pictures of pieces on a board', () => {
  const game = play(withFiles(MODULE));

  it('pictures of pieces follow side and layer, sheet parts, and a deck’s top', () => {
    expect(files(game)).toEqual({
      A1: 'red.png',
      B1: 'other.png',
      A2: 'all.png',
      B2: undefined,
      C1: 'back.png',
      D1: 'card.png',
      D2: 'alone.png',
    });
    expect(seenBy(game).pieces.find(({ cell }) => cell === 'A2')?.art).toEqual({
      hash: 'all.png',
      ...{ x: 100, y: 100, width: 100, height: 100 },
      of: { width: 400, height: 200 },
    });
    const turned = play(withFiles(MODULE));
    played(turned, { kind: 'flip', actor: ANN, piece: pieceAt(turned, 'A1'), layer: 2 } as Operation);
    expect(files(turned)['A1']).toBe('worn.png');
  });

  it('pictures keep the pieces’ names, and letters without a picture', () => {
    const named = seenBy(game).pieces.map(({ cell, name }) => `${cell} ${name}`);
    expect(named).toEqual(seenBy(play(MODULE)).pieces.map(({ cell, name }) => `${cell} ${name}`));
  });

  it('pictures of pieces are framed by side or unframed with a legend', () => {
    const { pieces, sides = [], ...board } = seenBy(game);
    const framed = (cell: string): readonly [boolean, boolean] => {
      const svg = boardSvg({ ...board, pieces: pieces.filter((piece) => piece.cell === cell) });
      return [svg.includes('fill="none" stroke="#c9302c"'), />(?:Horse|guard)</.test(svg)];
    };
    expect(sides.map(({ name }) => name)).toEqual(['Red', 'Blue']);
    expect([framed('A1'), framed('D2')]).toEqual([
      [true, false],
      [false, true],
    ]);
    const hidden = pieces.map((piece) => ({ ...piece, hidden: true }));
    expect(boardSvg({ ...board, pieces: hidden })).not.toContain('>Horse<');
  });

  it('pictures of pieces are omitted until their files arrive', () => {
    expect(new Set(Object.values(files(play(MODULE))))).toEqual(new Set([undefined]));
    expect(files(play(withFiles(MODULE, ['red.png'])))).toMatchObject({ A1: 'red.png', B1: undefined });
  });

  it('pictures show the back to uninformed viewers and the face to others', () => {
    const covered = play(withFiles(MODULE));
    played(covered, { kind: 'hide', actor: ANN, piece: pieceAt(covered, 'A2'), what: 'identity' });
    expect([files(covered)['A2'], files(covered, BEN)['A2'], files(covered, ANN)['A2']]).toEqual([
      'back.png',
      'back.png',
      'all.png',
    ]);
  });

  it('pictures include cards in hand for viewers of the hand', () => {
    const view = viewOf(game, ANN);
    const hand = view.of(cardQueries).hand();
    expect(hand && handPicture(view, hand, en.board.legend).pieces.map(({ art }) => art?.hash)).toEqual(['card.png']);
  });
});
