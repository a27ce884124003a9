import { describe, expect, test } from 'vitest';
import type { CellId, PieceId } from '../../src/table/index.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { placeQueries } from '../../src/view/places.ts';
import { View } from '../../src/view/view.ts';
import { channelViewer } from '../../src/view/viewer.ts';
import { moduleFrom } from '../support/modules/modules.ts';
import { ANN, newPlay, type Play, played, startOf } from '../support/table.ts';
import { en } from '../support/words.ts';

/** A game on one board, as everybody sees it. */
const gameOn = (lines: string): { readonly game: Play; readonly view: View; readonly board: BoardView } => {
  const module = moduleFrom(`
module: lines
title: Lines
sides: [{ name: Red }, { name: Blue }]
rules: { turns: free }
edges: { road: { colour: "#aa5500" }, river: { runs: between } }
${lines}`);
  const game = newPlay();
  played(game, startOf(module), { kind: 'alone', actor: ANN }, { kind: 'begin', actor: ANN });
  const view = new View(game.table, channelViewer);
  const board = view.of(placeQueries).maps()[0]?.boards[0];
  if (!board) throw new Error('no board');
  return { game, view, board };
};

const around = (cell: string): readonly CellId[] => [cell as CellId];

describe('[T24] roads, rivers and zones', () => {
  const land = `
maps:
  - name: Land
    boards:
      - name: Land
        grid: { kind: square, columns: 40, rows: 12 }
        edges:
          road: [[A1, B1, C1], [H2, I2, J2, K2, J2, I2]]
          river: [[A1, A2, B2], [O5, P5, Q5]]
        zones: [{ name: North, cells: [A1:AN2] }, { name: Far, cells: [AN12] }]`;

  test('a road passes cell centers and continues half a cell beyond the picture', () => {
    const { view, board } = gameOn(land);
    const { edges } = boardPicture(view, { board, around: around('A1') }, en.board.legend);
    const along = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }));
    expect(edges?.slice(0, 3)).toEqual([
      { kind: 'road', colour: '#aa5500', along: along([0.5, 0.5], [1.5, 0.5], [2.5, 0.5]) },
      { kind: 'road', colour: '#aa5500', along: along([7.5, 1.5], [8.5, 1.5], [9, 1.5]) },
      { kind: 'road', colour: '#aa5500', along: along([9, 1.5], [8.5, 1.5]) },
    ]);
  });

  test('a river runs between cells of the picture', () => {
    const { view, board } = gameOn(land);
    const rivers = (cell: string) =>
      boardPicture(view, { board, around: around(cell) }, en.board.legend).edges?.filter(
        ({ kind }) => kind === 'river',
      );
    expect(rivers('A1')).toEqual([{ kind: 'river', between: ['A1', 'A2', 'B2'] }]);
    expect(rivers('T1')).toEqual([{ kind: 'river', between: ['P5', 'Q5'] }]);
  });

  test('a zone is listed with its visible cells', () => {
    const { view, board } = gameOn(land);
    const { zones } = boardPicture(view, { board, around: around('A1') }, en.board.legend);
    expect(zones?.map(({ name, cells }) => [name, cells.length])).toEqual([['North', 18]]);
  });
});

describe('[T24] the top of a stack', () => {
  const stack = (game: Play): readonly PieceId[] => [...game.table.all('piece')].map(({ id }) => id);
  const army = `
maps: [{ name: Land, boards: [{ name: Land, grid: { kind: hex, columns: 3, rows: 3 } }] }]
prototypes:
  guard: { Steps: { value: 2, min: 0, max: 2 }, facing: 6, layers: { levels: [{ name: full, symbol: G }, { name: reduced, symbol: g }], follows: Steps } }
  scout: { facing: 8, layers: [ready, spent] }
setup: [{ at: B2, side: Red, pieces: [{ prototype: guard, count: 2 }] }, { at: C3, side: Blue, pieces: [{ prototype: scout }] }]`;

  test('the top of a stack shows a count and its facing in degrees', () => {
    const { game, view, board } = gameOn(army);
    const [, top, scout] = stack(game) as readonly [PieceId, PieceId, PieceId];
    played(
      game,
      { kind: 'rotate', actor: ANN, piece: top, facing: 2 },
      { kind: 'rotate', actor: ANN, piece: scout, facing: 7 },
    );
    expect(boardPicture(view, { board }, en.board.legend).pieces).toMatchObject([
      { cell: 'B2', count: 2, facing: 120 },
      { cell: 'C3', facing: 315 },
    ]);
  });

  test('the top of a stack shows its layer’s symbol and the name of later layers', () => {
    const { game, view, board } = gameOn(army);
    const [low, top, scout] = stack(game) as readonly [PieceId, PieceId, PieceId];
    expect(boardPicture(view, { board }, en.board.legend).pieces[0]).toMatchObject({
      name: 'guard, reduced',
      label: 'g',
    });
    played(
      game,
      { kind: 'set', actor: ANN, piece: top, values: { Steps: '1' } },
      { kind: 'flip', actor: ANN, piece: scout, layer: undefined },
    );
    expect(boardPicture(view, { board }, en.board.legend).pieces).toMatchObject([
      { name: 'guard', label: 'G' },
      { name: 'scout, spent' },
    ]);
    played(game, { kind: 'set', actor: ANN, piece: low, values: { Steps: '0' } });
    expect(en.board.boardAlt(view, { board })).toBe('The whole board. Red: guard B2 × 2. Blue: scout, spent C3.');
    expect(en.board.boardText(view, { board })).toBe(
      '**Land**, 9 cells.\n**Red**: guard B2 × 2.\n**Blue**: scout, spent C3.',
    );
  });
});

test('[T24] a background picture is passed on with the board', () => {
  const { view, board } = gameOn(
    'maps: [{ name: Land, boards: [{ name: Land, grid: { kind: square, columns: 3, rows: 3 } }] }]',
  );
  const background = { href: 'data:image/png;base64,AAAA', x: 0, y: 0, width: 3, height: 3 };
  expect(boardPicture(view, { board: { ...board, background } }, en.board.legend).background).toEqual(background);
});
