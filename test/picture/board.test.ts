import { Resvg } from '@resvg/resvg-js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type BoardPicture, drawnBoard } from '../../src/draw/index.ts';
import { BoardDrawer } from '../../src/picture/board.ts';
import { rasterOf } from '../../src/picture/raster.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { marches, realm, tablut } from '../draw/boards.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { pixelsOf, pixelsOfSvg, unlike } from '../support/pictures/pixels.ts';
import { en } from '../support/words.ts';
import { marches as field, hexes } from '../view/marches.ts';

afterEach(() => vi.restoreAllMocks());

const hex600 = (): BoardPicture => {
  const { view, board } = field(hexes(30, 20), 100);
  return boardPicture(view, { board }, en.board.legend);
};

/** The board after somebody has moved: another piece elsewhere, and other words below. */
const afterMove = (board: BoardPicture, to: number): BoardPicture => ({
  ...board,
  caption: `A piece moves to ${board.cells[to]?.label}.`,
  pieces: board.pieces.map((piece, i) =>
    i === 0 ? { ...piece, cell: board.cells[to]?.id ?? '', changed: true } : piece,
  ),
});

describe('[T24] a composed board looks like one drawn whole', () => {
  test.each([
    ['tablut', tablut],
    ['a window of hexes with all kinds of marks', marches],
    ['regions', realm],
  ])('a board composed of parts looks like one drawn whole: %s', async (_, board) => {
    const [drawn, whole] = [await pixelsOf(await new BoardDrawer().draw(board())), pixelsOfSvg(boardSvg(board()))];
    expect(unlike(drawn, whole, 16)).toBeLessThan(0.004);
    expect(unlike(drawn, whole, 6)).toBeLessThan(0.02);
  });

  test('a composed board that is scaled down looks like one drawn whole', async () => {
    const cells = Array.from({ length: 14 * 14 }, (_, i) => ({ x: (i % 14) + 0.5, y: Math.floor(i / 14) + 0.5 }));
    const names = Array.from({ length: 30 }, (_, i) => `The very long name of a guard: the guard ${i}`);
    const board: BoardPicture = {
      shape: 'square',
      legend: en.board.legend,
      title: 'A board',
      caption: names.join(', '),

      cells: cells.map((centre, i) => ({ id: `${i}`, label: `${i}`, centre })),
      outline: [-0.5, 0.5].flatMap((x) => [x, -x].map((y) => ({ x, y }))),
      pieces: names.map((name, i) => ({ cell: `${i * 5}`, name })),
      sides: names.slice(0, 16).map((name, index) => ({ name, index })),
    };
    const drawn = await pixelsOf(await new BoardDrawer().draw(board));
    expect(drawn.height).toBe(1600);
    expect(unlike(drawn, pixelsOfSvg(boardSvg(board)), 48)).toBeLessThan(0.03);
  });
});

test('[T24] everything on a board is inside its box, uncut', () => {
  const boards = [tablut(), marches(), realm(), hex600()];
  const sprites = new Map(boards.flatMap((board) => drawnBoard(board).sprites).map((one) => [one.svg, one]));
  expect(sprites.size).toBeGreaterThan(200);
  // Labels of cells are all alike.
  const some = [...sprites.values()].filter(({ svg }, i) => i % 8 === 0 || !svg.startsWith('<text'));
  for (const { svg, box } of some) {
    const wide = { left: box.left - 40, top: box.top - 40, width: box.width + 80, height: box.height + 80 };
    const [drawn, all] = [rasterOf(svg, box, 1), rasterOf(svg, wide, 1)];
    expect([drawn.left, drawn.top, drawn.width, drawn.height], svg).toEqual([all.left, all.top, all.width, all.height]);
  }
});

test('[T6] earlier drawings do not change a byte of a picture', async () => {
  const boards = [tablut(), afterMove(tablut(), 40), marches(), { ...marches(), pieces: [] }, realm()];
  const fresh = await Promise.all(boards.map((board) => new BoardDrawer().draw(board)));
  const one = new BoardDrawer();
  for (const i of [3, 1, 4, 0, 2, 2, 0, 4, 1, 3])
    expect(Buffer.from(await one.draw(boards[i] as BoardPicture)).equals(fresh[i] as Uint8Array)).toBe(true);
});

describe('[Q12] a picture after a move', () => {
  test.each([
    ['of 600 hexes with 100 pieces', hex600, 250_000],
    ['of 9 x 9 squares', tablut, 30_000],
  ])('a picture after a move, %s, draws only new parts into a small file', async (_, board, most) => {
    const drawer = new BoardDrawer();
    await drawer.draw(afterMove(board(), 5));
    const render = vi.spyOn(Resvg.prototype, 'render');
    const file = await drawer.draw(afterMove(board(), 7));
    // The words below that are new, and at most what stands where it is now, and what it left.
    expect(render.mock.calls.length).toBeLessThanOrEqual(4);
    const drawn = render.mock.results.reduce((sum, { value }) => sum + value.width * value.height, 0);
    expect(drawn).toBeLessThan(60_000);
    expect(file.byteLength).toBeLessThanOrEqual(most);
    render.mockClear();
    await drawer.draw(afterMove(board(), 5));
    expect(render).not.toHaveBeenCalled();
  });

  test('a picture after a move has the exact colors of sides and ground', async () => {
    const { rgb } = await pixelsOf(await new BoardDrawer().draw(tablut()));
    const met = new Set<string>();
    for (let at = 0; at < rgb.length; at += 3) met.add(Buffer.from(rgb.subarray(at, at + 3)).toString('hex'));
    const svg = boardSvg(tablut());
    const fills = [...svg.matchAll(/fill="#([0-9a-f]{6})"/g)].map(([, fill]) => fill ?? '');
    expect(fills.length).toBeGreaterThan(10);
    const near = (fill: string): boolean =>
      [...met].some((one) => [0, 2, 4].every((i) => Math.abs(hex(one, i) - hex(fill, i)) <= 2));
    expect([...new Set(fills)].filter((fill) => !near(fill))).toEqual([]);
  });
});

const hex = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16);
