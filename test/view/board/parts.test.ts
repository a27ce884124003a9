import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnBoard, sanitizeText } from '../../../src/draw/index.ts';
import { cells, type Grid } from '../../../src/table/grid/index.ts';
import type { CellId } from '../../../src/table/index.ts';
import { boardPicture, visibleCellsOf } from '../../../src/view/board/board.ts';
import { createBoardPartControls, createBoardPartSelects } from '../../../src/view/board/part-controls.ts';
import {
  type BoardPart,
  type BoardPartBlock,
  blockOfAllParts,
  boardPartsIn,
  decodeBoardPartBlock,
  partsOf,
  splitBoardPartBlock,
} from '../../../src/view/board/parts.ts';
import type { BoardView } from '../../../src/view/map-view.ts';
import { en } from '../../support/words.ts';
import { hexes, marches } from '../marches.ts';

/** How wide a picture is on a phone, and how large letters must be there, in pixels. */
const [PHONE, READABLE] = [400, 8];

const squares = (columns: number, rows: number): Grid => ({
  kind: 'square',
  columns,
  rows,
  diagonals: true,
  numbering: { pattern: 'A1', origin: 'bottom', first: 1 },
});

const pictureOf = (grid: Grid, around: readonly CellId[] | undefined) => {
  const { view, board } = marches(grid, 4);
  return boardPicture(view, { board: { ...board, grid }, ...(around ? { around } : {}) }, en.board.legend);
};

/** The cells of which neither the label nor, where columns and rows are named, these can be read on a phone. */
const unreadable = (grid: Grid, around: readonly CellId[]): readonly string[] => {
  const picture = pictureOf(grid, around);
  const { width, ground, sprites } = drawnBoard(picture);
  const sizes = new Map<string, number>();
  for (const svg of [...sprites.map((one) => one.svg), ground.svg(() => false)])
    for (const [, size, text] of svg.matchAll(/<text [^>]*?font-size="([\d.]+)"[^>]*>([^<]*)</g)) {
      const key = sanitizeText(text ?? '');
      sizes.set(key, Math.max(sizes.get(key) ?? 0, (Number(size) * PHONE) / width));
    }
  const isRead = (text: string): boolean => (sizes.get(text) ?? 0) >= READABLE;
  if (picture.axes)
    return [...picture.axes.columns, ...picture.axes.rows].map(({ text }) => text).filter((one) => !isRead(one));
  return picture.cells.map(({ label }) => label).filter((label) => !isRead(label));
};

const sheet = fc
  .record({
    columns: fc.integer({ min: 1, max: 64 }),
    rows: fc.integer({ min: 1, max: 64 }),
    kind: fc.constantFrom('hex' as const, 'square' as const),
  })
  .map(({ columns, rows, kind }) => (kind === 'hex' ? hexes(columns, rows) : squares(columns, rows)));

const regions = (count: number, apart: number): Grid => ({
  kind: 'region',
  regions: Array.from({ length: count }, (_, i) => ({
    name: `Land ${i}`,
    x: (i % 6) * apart + 1,
    y: Math.floor(i / 6) * apart + 1,
    neighbours: i === 0 ? [] : [`Land ${i - 1}`],
  })),
});

const boardOn = (grid: Grid): BoardView => ({ ...marches(hexes(2, 2), 1).board, grid });
const middles = (grid: Grid): readonly BoardPart[] => partsOf(grid).flat();

describe('[U13] parts of a map', () => {
  test('the map of 30 x 20 hexes has twelve parts, named by corners', () => {
    expect(partsOf(hexes(30, 20)).map((row) => row.map(({ first, last }) => `${first}–${last}`))).toEqual([
      ['0101–0807', '0901–1507', '1601–2307', '2401–3007'],
      ['0108–0813', '0908–1513', '1608–2313', '2408–3013'],
      ['0114–0820', '0914–1520', '1614–2320', '2414–3020'],
    ]);
  });

  test('a board that is readable as a whole has no parts', () => {
    expect([hexes(9, 9), squares(8, 8), squares(9, 9), regions(6, 1)].map((grid) => partsOf(grid))).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(unreadable(squares(9, 9), ['E5' as CellId])).toEqual([]);
  });

  test('every shown cell belongs to some part of the map', () => {
    fc.assert(
      fc.property(sheet, (grid) => {
        const board = boardOn(grid);
        const parts = middles(grid);
        if (parts.length === 0) return;
        const seen = new Set(parts.flatMap(({ middle }) => visibleCellsOf({ board, around: [middle] })));
        expect(visibleCellsOf({ board }).filter((cell) => !seen.has(cell))).toEqual([]);
      }),
      { seed: 13, numRuns: 40 },
    );
    for (const grid of [regions(36, 2), regions(40, 5), regions(60, 1)]) {
      const board = boardOn(grid);
      const seen = new Set(middles(grid).flatMap(({ middle }) => visibleCellsOf({ board, around: [middle] })));
      expect(visibleCellsOf({ board }).filter((cell) => !seen.has(cell))).toEqual([]);
    }
  });

  test('all parts of a large board are reached with a few presses', () => {
    const id = (...part: readonly string[]): string => part.join(':');
    type Rows = ReturnType<typeof createBoardPartControls>;
    const valuesOf = (rows: Rows): readonly string[] =>
      rows.flat().flatMap((one) => (one.kind === 'button' ? one.id : one.options.map(({ value }) => value)));
    const reached = (grid: Grid, rows: (block?: BoardPartBlock) => Rows) => {
      const found = new Map<string, number>();
      const open: { readonly at?: BoardPartBlock; readonly presses: number }[] = [{ presses: 1 }];
      for (let next = open.pop(); next; next = open.pop()) {
        const shown = rows(next.at);
        expect(shown.length).toBeLessThanOrEqual(8);
        for (const value of valuesOf(shown)) {
          const at = decodeBoardPartBlock(grid, value);
          if (at) open.push({ at, presses: next.presses + 1 });
          else found.set(value, Math.max(next.presses, found.get(value) ?? 0));
        }
      }
      return found;
    };
    const scattered: Grid = {
      kind: 'region',
      regions: Array.from({ length: 900 }, (_, i) => ({
        name: `Land ${i}`,
        x: (i * 37) % 1000,
        y: (i * 71) % 977,
        neighbours: [],
      })),
    };
    for (const [grid, own, post] of [
      [squares(126, 126), 1, 2],
      [hexes(300, 300), 2, 3],
      [squares(1000, 3), 1, 2],
      [squares(1000, 1000), 3, 4],
      [scattered, 2, 3],
    ] as const) {
      const all = middles(grid).map((_, i) => String(i));
      for (const [found, most] of [
        [reached(grid, (block) => createBoardPartControls('Parts', id, grid, block)), own],
        [reached(grid, (block) => createBoardPartSelects('Parts', id, grid, block)), post],
      ] as const) {
        expect([...found.keys()].sort()).toEqual([...all].sort());
        expect(Math.max(...found.values())).toBeLessThanOrEqual(most);
      }
    }
    const whole = squares(126, 126);
    const seen = new Set(
      middles(whole).flatMap(({ middle }) => visibleCellsOf({ board: boardOn(whole), around: [middle] })),
    );
    expect([...cells(whole)].filter((cell) => !seen.has(cell))).toEqual([]);
    const lands = new Set(
      middles(scattered).flatMap(({ middle }) => visibleCellsOf({ board: boardOn(scattered), around: [middle] })),
    );
    expect([...cells(scattered)].filter((cell) => !lands.has(cell))).toEqual([]);
  });

  test('neighboring parts of a map are shown whole or around their middle', () => {
    const grid = squares(250, 250);
    const board = boardOn(grid);
    const [first = blockOfAllParts(grid)] = splitBoardPartBlock(grid, blockOfAllParts(grid), 25);
    const shown = new Set(visibleCellsOf({ board, parts: boardPartsIn(grid, first) }));
    const corners = boardPartsIn(grid, first).flatMap((part) => [part.first, part.last]);
    expect(shown.size).toBeLessThanOrEqual(3600);
    expect(corners.filter((cell) => !shown.has(cell))).toEqual([]);
    expect(visibleCellsOf({ board, parts: boardPartsIn(grid, blockOfAllParts(grid)) })).toHaveLength(3600);
    for (const name of ['', 'x', '0-0-0-0', '5-5-2-2', '0-0-99-1', '0-0-1'])
      expect(decodeBoardPartBlock(grid, name)).toBeUndefined();
  });

  test('all labels in a part of a map are readable at 400 pixels', () => {
    for (const grid of [hexes(30, 20), squares(19, 19), regions(36, 2)])
      for (const { middle } of middles(grid)) expect(unreadable(grid, [middle])).toEqual([]);
    const all = [...cells(hexes(30, 20))];
    for (let i = 0; i < all.length; i += 83)
      expect(unreadable(hexes(30, 20), [all[i], all[(i * 7) % 600]] as CellId[])).toEqual([]);
  });

  test('each part of a map is offered once, as a button or in a list', () => {
    const id = (...part: readonly string[]): string => part.join(':');
    const small = createBoardPartControls('Parts', id, hexes(30, 20));
    expect(small.map((row) => row.map((one) => (one.kind === 'button' ? one.label : '')).join(' '))[0]).toBe(
      '0101–0807 0901–1507 1601–2307 2401–3007',
    );
    fc.assert(
      fc.property(sheet, (grid) => {
        for (const rows of [createBoardPartControls('Parts', id, grid), createBoardPartSelects('Parts', id, grid)]) {
          expect(rows.length).toBeLessThanOrEqual(3);
          const values = rows
            .flat()
            .flatMap((one) => (one.kind === 'button' ? one.id : one.options.map(({ value }) => value)));
          expect(values).toEqual(middles(grid).map((_, i) => String(i)));
          for (const row of rows) {
            expect(row.length).toBeLessThanOrEqual(row[0]?.kind === 'select' ? 1 : 5);
            for (const one of row) if (one.kind === 'select') expect(one.options.length).toBeLessThanOrEqual(25);
          }
        }
      }),
      { seed: 14, numRuns: 60 },
    );
  });
});
