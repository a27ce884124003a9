import { expect, it } from 'vitest';
import { ImportLossCollector } from '../../src/vassal/module/losses.ts';
import type { ImportedBoard } from '../../src/vassal/module/made-board.ts';
import { convertGridBoard } from '../../src/vassal/module/sheet-board.ts';
import { convertBoardToSpots } from '../../src/vassal/module/spot-board.ts';
import {
  boardPlaceAtPixel,
  namedLocationsOf,
  pixelOfLocation,
  readBoard,
  type VassalBoard,
} from '../../src/vassal/source/board.ts';
import { layOutBoardsOfMap } from '../../src/vassal/source/board-layout.ts';
import { type Element, parseBuildFile } from '../../src/vassal/source/element.ts';
import { gridCellsInPixelBox } from '../../src/vassal/source/grids.ts';
import { inLine } from '../support/chronicle.ts';
import { element } from './small-module.ts';

/** [V6] Small boards of every kind: where each pixel is, what has a name, and what they become. */

type Attributes = Readonly<Record<string, string | number>>;

const read = (text: string): Element => {
  const found = parseBuildFile(Buffer.from(text));
  return typeof found === 'string' ? expect.unreachable(found) : found;
};
const part = (kind: string, attributes: Attributes, ...inside: string[]): string =>
  element(`VASSAL.build.module.map.boardPicker.board.${kind}`, attributes, ...inside);
const boardText = (attributes: Attributes, ...inside: string[]): string =>
  element('VASSAL.build.module.map.boardPicker.Board', { name: 'Field', ...attributes }, ...inside);
const numbers = (kind: string, attributes: Attributes = {}): string => part(`mapgrid.${kind}Numbering`, attributes);
const zone = (name: string, path: string, attributes: Attributes, ...inside: string[]): string =>
  part('mapgrid.Zone', { name, path, ...attributes }, ...inside);
const region = (name: string, originx: number, originy: number): string => part('Region', { name, originx, originy });

const SMALL = { width: 120, height: 90 };
const BOX = '0,0;60,0;60,45;0,45';

const BOARDS: { readonly [name: string]: readonly [Attributes, ...string[]] } = {
  'squares as they are made anew': [SMALL, part('SquareGrid', {}, numbers('SquareGrid'))],
  'squares whose measures are nothing': [SMALL, part('SquareGrid', { dx: 0, dy: -3 }, numbers('SquareGrid'))],
  'squares without names': [SMALL, part('SquareGrid', { x0: 20, y0: 15, dx: 40, dy: 30 })],
  'squares counted from the far end, the row first': [
    SMALL,
    part(
      'SquareGrid',
      { x0: 20, y0: 15, dx: 40, dy: 30 },
      numbers('SquareGrid', { first: 'V', sep: '.', hDescend: 'true', vDescend: 'true', vLeading: 0, hOff: 0 }),
    ),
  ],
  'squares by letters': [
    SMALL,
    part(
      'SquareGrid',
      { x0: 20, y0: 15, dx: 40, dy: 30 },
      numbers('SquareGrid', { hType: 'A', hOff: 25, vLeading: 2, vOff: 3 }),
    ),
  ],
  'squares whose names ours cannot say': [
    SMALL,
    part(
      'SquareGrid',
      { x0: 20, y0: 15, dx: 40, dy: 30 },
      numbers('SquareGrid', { locationFormat: 'at $column$ by $row$' }),
    ),
  ],
  'hexes as they are made anew': [SMALL, part('HexGrid', {}, numbers('HexGrid'))],
  'hexes, every second column shoved': [
    SMALL,
    part('HexGrid', { x0: 10, y0: 12, dx: 26, dy: 30 }, numbers('HexGrid', { vDescend: 'true', stagger: 'true' })),
  ],
  'hexes from a column that is shoved': [
    SMALL,
    part('HexGrid', { x0: -20, y0: 12, dx: 26, dy: 30 }, numbers('HexGrid', { hOff: 2 })),
  ],
  'hexes counted from the far end': [
    SMALL,
    part(
      'HexGrid',
      { x0: 10, y0: 12, dx: 26, dy: 30 },
      numbers('HexGrid', { hDescend: 'true', sep: '-', vLeading: 12 }),
    ),
  ],
  'hexes that lie sideways': [
    SMALL,
    part('HexGrid', { x0: 10, y0: 12, dx: 26, dy: 30, sideways: 'true' }, numbers('HexGrid', { vType: 'A' })),
  ],
  'hexes that lie sideways, counted from both far ends': [
    SMALL,
    part(
      'HexGrid',
      { x0: 36, y0: 12, dx: 26, dy: 30, sideways: 'true' },
      numbers('HexGrid', { hDescend: 'true', vDescend: 'true', stagger: 'true', first: 'V' }),
    ),
  ],
  'oblique hexes': [SMALL, part('HexGrid', { x0: 10, y0: 12, dx: 26, dy: 30 }, numbers('ObliqueHexGrid'))],
  'oblique hexes that are staggered': [
    SMALL,
    part('HexGrid', { x0: 10, y0: 12, dx: 26, dy: 30 }, numbers('ObliqueHexGrid', { stagger: 'true', vOff: -1 })),
  ],
  'zones beside squares, with cells of their own, of the board, of none, and one too small for a cell': [
    SMALL,
    part(
      'ZonedGrid',
      {},
      zone(
        'Own',
        BOX,
        { locationFormat: '$name$: $gridLocation$' },
        part('SquareGrid', { x0: 10, y0: 10, dx: 20, dy: 20 }, numbers('SquareGrid')),
      ),
      zone('Shared', '60,0;120,0;120,45;60,45', { useParentGrid: 'true', locationFormat: '$gridLocation$!' }),
      zone('Plain', '0,45;60,45;60,90;0,90;x', {}),
      zone('Line', '100,80;110,80', {}),
      part('SquareGrid', { x0: 15, y0: 15, dx: 30, dy: 30 }, numbers('SquareGrid', { vType: 'A', hType: 'A' })),
    ),
  ],
  'zones of the squares around them': [
    SMALL,
    part(
      'ZonedGrid',
      {},
      zone('West', BOX, { useParentGrid: 'true' }),
      zone('West', '60,0;120,0;120,45;60,45', { useParentGrid: 'true' }),
      zone('Dot', '61,46;64,46;64,49;61,49', { useParentGrid: 'true' }),
      zone('Same dot', '61,46;64,46;64,49;61,49', { useParentGrid: 'true' }),
      part('SquareGrid', { x0: 15, y0: 15, dx: 30, dy: 30 }, numbers('SquareGrid')),
    ),
  ],
  'regions, one in the place of another, without a size': [
    {},
    part(
      'RegionGrid',
      {},
      region('Town', 100, 100),
      region('Gone', 980, 20),
      region('Field', 980, 20),
      region('Far', 20, 1300),
      region('Town', 300, 100),
    ),
  ],
  'regions in a zone that is bent': [
    { width: 100, height: 0 },
    part(
      'ZonedGrid',
      {},
      zone(
        'Bent',
        '0,0;90,0;90,10;10,10;10,90;0,90',
        { locationFormat: '$gridLocation$ in $name$' },
        part('RegionGrid', {}, region('Corner', 5, 5), region('Edge', 80, 8)),
      ),
      zone('Bow', '50,50;90,50;90,55;55,55;55,90;50,90', {}),
    ),
  ],
  'nothing at all': [{ width: 80, height: 60, reversible: 'true' }],
};

const boardOf = ([attributes, ...inside]: readonly [Attributes, ...string[]]): VassalBoard =>
  readBoard(read(boardText(attributes, ...inside)), () => undefined);

/** Pixels all over a board, of both its edges, and of what lies beside it. */
const pixelsOf = ({ width, height }: VassalBoard) =>
  [-1, 0, height / 3, height / 2, height, height + 15].map((y) =>
    [-1, 0, width / 4, width / 2, width, width + 15].map((x) => ({ x, y })),
  );

/** How far beside the board a pixel is still taken for one of it, on each of its sides, and one beyond. */
const besideOf = ({ width, height, grid }: VassalBoard) => {
  const far = grid && grid.kind !== 'region' ? Math.max(grid.dx, grid.dy) : 50;
  return [far, far + 1].map((by) => [
    { x: -by, y: 0 },
    { x: width + by, y: 0 },
    { x: 0, y: -by },
    { x: 0, y: height + by },
  ]);
};

const madeLines = (board: VassalBoard, made: ImportedBoard): readonly string[] => [
  `unit ${made.unit.toFixed(3)}`,
  ...[...pixelsOf(board), ...besideOf(board)].map(
    (row) => `at ${row.map((pixel) => made.cellAt(pixel, 'Asked') ?? '-').join(', ')}`,
  ),
  ...Object.entries(made.written()).map(([key, value]) => `${key}: ${inLine(value)}`),
];

const placeOf = ({ location, cell }: { readonly location: string; readonly cell: string }): string =>
  location === cell ? cell : `${location} (${cell})`;

const told = (board: VassalBoard): readonly string[] => {
  const losses = new ImportLossCollector();
  const spots = [...namedLocationsOf(board)];
  const sheet = convertGridBoard(board, losses);
  const { name, width, height, reversible, grid, zones } = board;
  const box = { left: 0, top: 0, right: width, bottom: height };
  const cells = grid && grid.kind !== 'region' && !grid.numbering ? [...gridCellsInPixelBox(grid, box)] : [];
  return [
    inLine({ name, width, height, reversible }),
    `grid: ${inLine(grid)}`,
    ...zones.map((one) => `zone: ${inLine(one)}`),
    ...cells.map(({ column, row, x, y }) => `cell ${column},${row} has its middle at ${x},${y}`),
    ...pixelsOf(board).map((row) => `is ${row.map((pixel) => placeOf(boardPlaceAtPixel(board, pixel))).join(', ')}`),
    ...spots.map((one) => {
      const [found, byCell] = [pixelOfLocation(board, one.location), pixelOfLocation(board, one.cell)];
      const at = ({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number } = {}): string => `${x},${y}`;
      const names = [found, byCell].map((pixel) => at(pixel)).filter((pixel) => pixel !== at(one));
      const elsewhere = names.length > 0 ? `, found at ${names.join(' and ')}` : '';
      return `spot ${placeOf(one)} of ${one.zone?.name} at ${at(one)}${elsewhere}`;
    }),
    ...(sheet ? ['as a sheet', ...madeLines(board, sheet).map((line) => `  ${line}`)] : ['no sheet']),
    'as spots',
    ...madeLines(board, convertBoardToSpots(board, 20, losses)).map((line) => `  ${line}`),
    `lost: ${inLine(losses.counts())}`,
  ];
};

it('[V6] imported boards match the golden file: pixels, names, our boards', async () => {
  const lines = Object.entries(BOARDS).flatMap(([name, of]) => [name, ...told(boardOf(of)).map((one) => `  ${one}`)]);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../golden/vassal/boards.txt');
});

it('[V6] imported boards have at most 400 lines and 40,000 cells, else spots', () => {
  const squares = (columns: number, rows: number): VassalBoard =>
    boardOf([
      { width: columns * 10, height: rows * 10 },
      part('SquareGrid', { x0: 5, y0: 5, dx: 10, dy: 10 }, numbers('SquareGrid', { vLeading: 2, hLeading: 2 })),
    ]);
  const isSheet = ([columns, rows]: readonly [number, number]): boolean =>
    convertGridBoard(squares(columns, rows), new ImportLossCollector()) !== undefined;
  expect(
    (
      [
        [400, 1],
        [401, 1],
        [1, 400],
        [1, 401],
        [200, 200],
        [201, 200],
      ] as const
    ).map(isSheet),
  ).toEqual([true, false, true, false, true, false]);
  const losses = new ImportLossCollector();
  const made = convertBoardToSpots(squares(30, 29), 20, losses);
  expect(losses.counts()).toEqual([{ loss: 'many-spots', count: 20, names: ['Field'] }]);
  // Room for 150 more, wherever something stands; then it stands on the nearest.
  const names = Array.from({ length: 152 }, (_, at) => made.cellAt({ x: 500 + 100 * at, y: 900 + at }, 'Asked'));
  expect([names[149], names[150] === names[149], names[151] === names[149]]).toEqual([names[149], true, true]);
  expect(new Set(names).size).toBe(150);
});

it('[V7] imported boards are laid out in columns and rows behind the edge', () => {
  const boards = [
    ['A', 100, 50],
    ['B', 70, 90],
    ['C', 30, 30],
    ['D', 10, 10],
  ] as const;
  const picker = (attributes: Attributes, setup?: readonly (string | number)[]): Element =>
    read(
      element(
        'VASSAL.build.module.map.BoardPicker',
        {},
        ...boards.map(([name, width, height]) => boardText({ name, width, height, ...attributes })),
        ...(setup ? [`<setup>${['MainBoardPicker', ...setup].join('\t')}</setup>`] : []),
      ),
    );
  const laid = (from: Element | undefined, map = 'Main') => {
    const {
      boards: lying,
      laidBy: _,
      ...rest
    } = layOutBoardsOfMap(from, map, { width: 5, height: 7 }, () => undefined);
    return { ...rest, lying: lying.map(({ board, left, top }) => `${board.name} ${left},${top}`) };
  };
  const setup = ['B', 0, 1, 'A', 0, 0, 'C/rev', 1, 1, 'None', 2, 2, 'D', 2, 2, 'A', 1] as const;
  expect(laid(picker({}, setup))).toEqual({
    lying: ['B 5,57', 'A 5,7', 'C 105,57', 'D 135,147'],
    otherBoards: [],
    turnedBoards: ['C'],
    isAsked: false,
  });
  const unsaid = { lying: ['A 5,7'], otherBoards: ['B', 'C', 'D'], turnedBoards: [], isAsked: true };
  expect(laid(picker({}))).toEqual(unsaid);
  expect(laid(picker({ reversible: 'true' }))).toEqual(unsaid);
  expect(laid(picker({}), '')).toEqual({ ...unsaid, isAsked: false });
  expect(laid(undefined)).toEqual({ lying: [], otherBoards: [], turnedBoards: [], isAsked: false });
  const one = (...attributes: readonly Attributes[]): Element =>
    read(element('VASSAL.build.module.map.BoardPicker', {}, ...attributes.map((its) => boardText(its))));
  expect(laid(one({ name: 'Back', reversible: 'true' }, { name: 'Front' }))).toEqual({
    lying: ['Front 5,7'],
    otherBoards: ['Back'],
    turnedBoards: [],
    isAsked: true,
  });
  expect(laid(one({ name: 'Front' }))).toEqual({
    lying: ['Front 5,7'],
    otherBoards: [],
    turnedBoards: [],
    isAsked: false,
  });
  expect(laid(one({ name: 'Back', reversible: 'true' }))).toMatchObject({ lying: ['Back 5,7'], isAsked: true });
});
