import { expect, it } from 'vitest';
import {
  axes,
  bounds,
  cells,
  centre,
  complete,
  distance,
  type Grid,
  line,
  neighbours,
  outline,
  ring,
  size,
  window,
  within,
} from '../../../src/table/grid/grid.ts';
import { cellsWithinSteps, neighborGraphOf } from '../../../src/table/grid/net.ts';
import type { BoardCellNumbering } from '../../../src/table/grid/numbering.ts';
import {
  countGridDirections,
  directionNamesOfGrid,
  directionsNearestToAngle,
  nextCell,
  oppositeDirection,
} from '../../../src/table/grid/ways.ts';
import type { CellId } from '../../../src/table/ids/index.ts';
import { numbered } from './support.ts';

const FROM_TOP: BoardCellNumbering = { pattern: 'A1', origin: 'top', first: 1 };
const FROM_BELOW: BoardCellNumbering = { pattern: '0101', origin: 'bottom', first: 0, second: 3, rowFirst: true };

/** A harbour with its own shape, a town, two shores, and an isle to which nothing leads. */
const coast: Grid = {
  kind: 'region',
  regions: [
    {
      name: 'Harbour',
      x: 1,
      y: 1,
      neighbours: ['Old Town'],
      outline: [
        { x: 0, y: 0 },
        { x: 2, y: 0 },
        { x: 1, y: 2 },
      ],
    },
    { name: 'Old Town', x: 3, y: 1, neighbours: ['West Shore', 'East Shore'] },
    { name: 'West Shore', x: 2, y: 2.5, neighbours: [] },
    { name: 'East Shore', x: 4, y: 2.5, neighbours: ['West Shore'] },
    { name: 'Isle', x: 7, y: 4, neighbours: [] },
  ],
  lines: [
    ['Harbour', 'Old Town', 'West Shore'],
    ['West Shore', 'East Shore'],
  ],
};

const GRIDS: readonly (readonly [string, Grid])[] = [
  ['squares', { kind: 'square', columns: 4, rows: 3, numbering: FROM_TOP }],
  ['squares with diagonals', { kind: 'square', columns: 3, rows: 4, numbering: FROM_BELOW, diagonals: true }],
  ...(['pointy', 'flat'] as const).flatMap((orientation) =>
    (['odd', 'even'] as const).map((offset): readonly [string, Grid] => [
      `${orientation} hexes, ${offset} ones pushed`,
      { kind: 'hex', columns: 4, rows: 3, orientation, offset, numbering: FROM_TOP },
    ]),
  ),
  ['regions', coast],
];

const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;
const point = (at: { readonly x: number; readonly y: number } | undefined): string =>
  at ? `(${rounded(at.x)} ${rounded(at.y)})` : 'nowhere';
const flags = (more: { readonly [side: string]: boolean }): string =>
  Object.keys(more)
    .filter((side) => more[side])
    .join(' ');

/** All that a grid answers, cell by cell. */
const answersOf = (grid: Grid): readonly string[] => {
  const all = [...cells(grid)];
  const [first, last] = [all[0], all.at(-1)] as [CellId, CellId];
  const middle = all[Math.floor(all.length / 2)] as CellId;
  const { width, height } = bounds(grid);
  const views = [
    [[first], 2, 2],
    [[middle], 1, 1],
    [[first, last], 2, 2],
    [[first, middle], 3, 3],
    [[], 2, 1],
    [[last], 0, 99],
  ] as const;
  const ways = Array.from({ length: countGridDirections(grid) }, (_, way) => way);
  return [
    `${size(grid)} cells, ${rounded(width)} x ${rounded(height)}`,
    ...all.map(
      (cell, number) =>
        `${cell} ${point(centre(grid, cell))} beside ${neighbours(grid, cell).join(', ') || 'nothing'}; two away ${
          ring(grid, cell, 2).join(', ') || 'nothing'
        }; to ${last} ${distance(grid, cell, last) ?? 'no'} steps by ${line(grid, cell, last).join(', ') || 'no way'}; numbers near ${[
          ...cellsWithinSteps(neighborGraphOf(grid), number, 1),
        ].join(' ')}`,
    ),
    `within 2 of ${middle}: ${within(grid, middle, 2).join(', ')}`,
    `${first} is ${outline(grid, first).map(point).join(' ')}`,
    `${middle} is ${outline(grid, middle).map(point).join(' ')}`,
    ...ways.map(
      (way) =>
        `way ${way}, ${directionNamesOfGrid(grid)[way] ?? 'a line'}, back ${oppositeDirection(grid, way)}: ${all
          .map((cell) => nextCell(grid, cell, way) ?? '-')
          .join(' ')}`,
    ),
    `towards ${[0, 15, 30, 45, 90, 179, 200, 270, 330, 720]
      .map((degrees) => `${degrees}: ${directionsNearestToAngle(grid, degrees).join(' ')}`)
      .join(', ')}`,
    ...views.map(([around, columns, rows]) => {
      const view = window(grid, around, columns, rows);
      const { x, y, width: across, height: down } = view.box;
      const edges = axes(grid, view);
      return `${columns} x ${rows} around ${around.join(', ') || 'nothing'}: ${view.cells.join(', ')} in ${point({ x, y })} ${rounded(across)} x ${rounded(down)}, more ${
        flags(view.more) || 'nowhere'
      }${edges ? `, named ${JSON.stringify(edges)}` : ''}`;
    }),
  ];
};

it('grids of every kind return cells in a fixed order', async () => {
  const lines = GRIDS.flatMap(([name, grid]) => [`# ${name}`, ...answersOf(grid), '']);
  await expect(lines.join('\n')).toMatchFileSnapshot('../../golden/grids.txt');
});

it('labels of every kind of grid continue and complete in order', () => {
  const labelled = (pattern: string, options: Parameters<typeof numbered>[1] = {}): string => {
    const sheet: Grid = { kind: 'square', columns: 54, rows: 12, numbering: numbered(pattern, options) };
    const all = [...cells(sheet)];
    return [
      ...[0, 1, 11, 12, 25 * 12, 26 * 12, 27 * 12 + 3, 52 * 12, all.length - 1].map((at) => all[at]),
      '|',
      ...complete(sheet, all[0]?.slice(0, 1) ?? '', 3),
    ].join(' ');
  };
  expect(
    [
      labelled('A1'),
      labelled('a-01', { origin: 'bottom' }),
      labelled('1A', { rowFirst: true }),
      labelled('A0', { doubled: true }),
      labelled('0101'),
      labelled('01.1', { first: [5, 0], origin: 'bottom' }),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "A1 A2 A12 B1 Z1 AA1 AB4 BA1 BB12 | A1 A2 A3
    a-01 a-02 a-12 b-01 z-01 aa-01 ab-04 ba-01 bb-12 | a-01 a-02 a-03
    1A 1B 1L 1M 6AE 6AQ 7D 12AE 12BB | 1A 1B 1C
    A0 A1 A11 B0 Z0 AA0 BB3 AAA0 BBB11 | A0 A1 A2
    0101 0102 0112 0201 2601 2701 2804 5301 5412 | 0101 0102 0103
    05.0 05.1 05.11 06.0 30.0 31.0 32.3 57.0 58.11 | 05.0 05.1 05.2"
  `);
});
