import { expect, test } from 'vitest';
import { addCellOutlines, type BoardPicture, type PiecePicture } from '../../../src/draw/index.ts';
import { botPlayerId } from '../../../src/engine/index.ts';
import type { BoardId } from '../../../src/table/index.ts';
import { cellAreas } from '../../../src/view/board/areas.ts';
import { boardPicture } from '../../../src/view/board/board.ts';
import { isBoardSelfExplanatory } from '../../../src/view/board/self-evident.ts';
import { placeQueries } from '../../../src/view/places.ts';
import { View } from '../../../src/view/view.ts';
import { channelViewer, personViewer, type Viewer } from '../../../src/view/viewer.ts';
import { gameFromFen, START } from '../../support/games/fen.ts';
import { shippedModule } from '../../support/modules/shipped.ts';
import { boardSvg } from '../../support/pictures/board-svg.ts';
import { ANN, BEN, CLO, join, leave, played, type RED } from '../../support/table.ts';
import { en } from '../../support/words.ts';

const chess = await shippedModule('chess');
const game = gameFromFen(chess, START);

const boardOf = (view: View) => view.of(placeQueries).board('Board/Board' as BoardId) ?? expect.fail('no board');
const pictureFor = (viewer: Viewer): BoardPicture => {
  const view = new View(game.table, viewer);
  return boardPicture(view, { board: boardOf(view) }, en.board.legend);
};

/** The corner of the picture where a cell is. */
const cornerOf = (picture: BoardPicture, cell: string): string => {
  const areas = cellAreas(picture, 1000);
  const [corner] = areas.find((area) => area.cell === cell)?.outline ?? [];
  const [xs, ys] = [
    areas.flatMap(({ outline }) => outline.map(({ x }) => x)),
    areas.flatMap(({ outline }) => outline.map(({ y }) => y)),
  ];
  const isLeft = (corner?.x ?? 0) < (Math.min(...xs) + Math.max(...xs)) / 2;
  const isTop = (corner?.y ?? 0) < (Math.min(...ys) + Math.max(...ys)) / 2;
  return `${isTop ? 'top' : 'bottom'} ${isLeft ? 'left' : 'right'}`;
};

test('[U33] the board is turned around only for a player of Black', () => {
  expect(cornerOf(pictureFor(personViewer(BEN)), 'A1')).toBe('top right');
  for (const viewer of [personViewer(ANN), personViewer(CLO), channelViewer])
    expect(cornerOf(pictureFor(viewer), 'A1')).toBe('bottom left');
});

test('[U33] the board is turned around for all if the bot plays White', () => {
  const solo = gameFromFen(chess, START);
  played(solo, leave(ANN), join(botPlayerId(0), 'White' as typeof RED));
  for (const viewer of [personViewer(BEN), personViewer(CLO), channelViewer]) {
    const view = new View(solo.table, viewer);
    expect(boardPicture(view, { board: boardOf(view) }, en.board.legend).isTurned).toBe(true);
  }
});

test('[U33] coordinates and arrows turn with the board', () => {
  const view = new View(game.table, personViewer(BEN));
  const { axes, cells } = addCellOutlines(pictureFor(personViewer(BEN)));
  const middle = cells.find(({ id }) => id === 'C2')?.centre;
  expect(axes?.columns.find(({ text }) => text === 'C')?.at).toBe(middle?.x);
  expect(axes?.rows.find(({ text }) => text === '2')?.at).toBe(middle?.y);
  const board = boardOf(view);
  const move = { from: 'E7', to: 'E5' } as const;
  const drawn = (viewer: Viewer): string =>
    boardSvg(boardPicture(new View(game.table, viewer), { board, arrows: [move as never] }, en.board.legend));
  expect(drawn(personViewer(BEN))).not.toBe(drawn(personViewer(ANN)));
});

test('[U33] the board is not turned around for a player of both sides', () => {
  const both = gameFromFen(chess, START);
  played(both, leave(ANN), join(BEN, 'White' as typeof RED));
  const view = new View(both.table, personViewer(BEN));
  expect(boardPicture(view, { board: boardOf(view) }, en.board.legend).isTurned).toBeUndefined();
});

test('[U33] a board of pictured pieces on plain cells has no legend', () => {
  const view = new View(game.table, channelViewer);
  const board = boardOf(view);
  const { pieces, ...picture } = pictureFor(channelViewer);
  const art = {
    hash: 'a'.repeat(64),
    x: 0,
    y: 0,
    width: 9,
    height: 9,
    of: { width: 9, height: 9 },
    unframed: true,
  } as const;
  const pictured = pieces.map((piece): PiecePicture => ({ ...piece, art }));
  expect(isBoardSelfExplanatory(view, board, pictured)).toBe(true);
  expect(isBoardSelfExplanatory(view, board, [...pictured, { cell: 'A3', name: 'Flag' }])).toBe(false);
  expect(isBoardSelfExplanatory(view, board, [])).toBe(false);
  const { isSelfEvident: _, ...named } = picture;
  expect(boardSvg({ ...named, pieces: pictured })).toContain('>rook<');
  const clear = boardSvg({ ...named, isSelfEvident: true, pieces: pictured });
  for (const word of ['rook', 'White', 'dark']) expect(clear).not.toContain(`>${word}<`);
});
