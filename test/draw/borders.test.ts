import { describe, expect, test } from 'vitest';
import { type BorderSegment, joinBorderSegments, sharedBorderSegments } from '../../src/draw/borders.ts';
import type { OutlinedCell } from '../../src/draw/outlined.ts';
import { type BoardPicture, type Point, storedPictureHref } from '../../src/draw/picture.ts';
import { cells as cellsOf, centre, type Grid, outline } from '../../src/table/grid/index.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { en } from '../support/words.ts';

const numbering = { pattern: 'A1', origin: 'top', first: 1 } as const;
const HEXES: Grid = { kind: 'hex', columns: 4, rows: 4, orientation: 'flat', offset: 'odd', numbering };
const SQUARES: Grid = { kind: 'square', columns: 3, rows: 3, numbering };

const outlinedCells = (grid: Grid): ReadonlyMap<string, OutlinedCell> =>
  new Map(
    [...cellsOf(grid)].map((id) => [
      id,
      { id, label: id, centre: centre(grid, id) ?? { x: 0, y: 0 }, outline: outline(grid, id) },
    ]),
  );

const shared = (grid: Grid, a: string, b: string): readonly BorderSegment[] => {
  const [one, two] = [a, b].map((id) => outlinedCells(grid).get(id));
  if (!one || !two) throw new Error('no such cell');
  return sharedBorderSegments(one, two);
};

const rounded = (points: readonly Point[]): readonly (readonly number[])[] =>
  points.map(({ x, y }) => [Math.round(x * 100) / 100, Math.round(y * 100) / 100]);

describe('the border of two cells', () => {
  test('the border of two cells is their common side', () => {
    expect(shared(SQUARES, 'A1', 'B1').map(rounded)).toEqual([
      [
        [1, 0],
        [1, 1],
      ],
    ]);
    expect(shared(HEXES, 'A1', 'A2').map(rounded)).toEqual([
      [
        [0.75, 0.87],
        [0.25, 0.87],
      ],
    ]);
  });

  test('cells that share no side have a short line across as border', () => {
    expect(shared(SQUARES, 'A1', 'B2').map(rounded)).toEqual([
      [
        [0.78, 1.22],
        [1.22, 0.78],
      ],
    ]);
  });
});

describe('joined borders', () => {
  const at = (x: number, y = 0): Point => ({ x, y });

  test('borders are joined in whatever order and direction they come', () => {
    const sides: readonly BorderSegment[] = [
      [at(2), at(3)],
      [at(1), at(0)],
      [at(7), at(8)],
      [at(2), at(1)],
    ];
    const lines = joinBorderSegments(sides).map((points) => points.map(({ x }) => x));
    expect(lines).toEqual([
      [0, 1, 2, 3],
      [7, 8],
    ]);
  });

  test('borders are joined into a ring that ends at its start', () => {
    const corners = [at(0, 0), at(1, 0), at(1, 1)] as const;
    const [line] = joinBorderSegments([
      [corners[0], corners[1]],
      [corners[2], corners[1]],
      [corners[2], corners[0]],
    ]);
    expect(line).toHaveLength(4);
    expect(line?.at(0)).toEqual(line?.at(-1));
  });
});

describe('[T24] lines on a board', () => {
  const picture = (grid: Grid, more: Partial<BoardPicture>): BoardPicture => ({
    shape: grid.kind,
    legend: en.board.legend,
    cells: [...outlinedCells(grid).values()],
    pieces: [],
    ...more,
  });
  const paths = (svg: string, stroke: string): readonly string[] =>
    svg
      .split('\n')
      .flatMap((line) => (line.includes(`stroke="${stroke}"`) ? [/ d="([^"]+)"/.exec(line)?.[1] ?? ''] : []));
  /** How many points a path has before the legend's, which come last. */
  const points = (d: string): number => d.split(/[ML]/).length - 1;

  test('a river between the same banks is drawn as one line', () => {
    const [river] = paths(
      boardSvg(picture(HEXES, { edges: [{ kind: 'river', between: ['A1', 'B1', 'A2', 'B2', 'A2'] }] })),
      '#4c93cf',
    );
    expect(points(river ?? '')).toBe(4);
    expect(river?.match(/M/g)).toHaveLength(1);
  });

  test('a bridge that is crossed twice is drawn once', () => {
    const drawn = (between: readonly string[]): string =>
      boardSvg(picture(HEXES, { edges: [{ kind: 'bridge', between }] }));
    expect(drawn(['A1', 'B1', 'A1'])).toBe(drawn(['A1', 'B1']));
  });

  test('a bridge is drawn across the river, a road along its cells', () => {
    const bridge = boardSvg(picture(HEXES, { edges: [{ kind: 'bridge', between: ['A1', 'B1'] }] }));
    expect(paths(bridge, '#4c93cf')).toHaveLength(2);
    expect(paths(bridge, '#4a3b2a')).toHaveLength(2);
    const road = boardSvg(picture(HEXES, { edges: [{ kind: 'road', along: [0, 1].map((x) => ({ x, y: 1 })) }] }));
    expect(paths(road, '#7c5a34')).toHaveLength(2);
  });

  test('a line with a custom color has a darker edge', () => {
    const svg = boardSvg(
      picture(SQUARES, { edges: [{ kind: 'road', colour: '#aa0000', along: [0, 1].map((x) => ({ x, y: 1 })) }] }),
    );
    expect([paths(svg, '#aa0000').length, paths(svg, '#6f0000').length]).toEqual([2, 2]);
  });

  test('a zone border runs once between zones, not at the rim', () => {
    const border = (...zones: readonly (readonly string[])[]): string =>
      paths(
        boardSvg(picture(SQUARES, { zones: zones.map((cells, i) => ({ name: `Zone ${i}`, cells })) })),
        '#5b3f8c',
      ).join('');
    expect(points(border(['A1', 'B1', 'A2', 'B2']))).toBe(5);
    expect(points(border(['A1', 'A2', 'A3'], ['B1', 'B2', 'B3']))).toBe(8);
    expect(border([...cellsOf(SQUARES)])).toBe('');
    expect(points(border(['B2']))).toBe(5);
  });

  test('[U12] a zone’s name is on the bottom of the zone’s border', () => {
    const grid = { zones: [{ name: 'Vale', cells: [...cellsOf(SQUARES)] }] };
    const svg = boardSvg(
      picture(SQUARES, { ...grid, pieces: [...cellsOf(SQUARES)].map((cell) => ({ cell, name: 'Guard' })) }),
    );
    const heights = (text: RegExp): readonly number[] =>
      [...svg.matchAll(text)].map(([, y]) => Number(y)).filter((y) => !Number.isNaN(y));
    const [vale = 0] = heights(/translate\([\d.]+ ([\d.]+)\)"><text[^>]*>Vale/g);
    const others = heights(/translate\([\d.]+ ([\d.]+)\)"><path/g).slice(0, 9);
    expect(others.length).toBeGreaterThan(0);
    expect(vale).toBeGreaterThan(Math.max(...others));
  });

  test('a background picture under a part of the board is clipped', () => {
    const background = { href: storedPictureHref('aa'.repeat(32)), x: -5, y: -5, width: 20, height: 20 };
    const svg = boardSvg(picture(SQUARES, { background }));
    const [, width, inner] =
      /<svg x="[\d.]+" y="[\d.]+" width="([\d.]+)" height="[\d.]+">\n<image [^>]* width="([\d.]+)"/.exec(svg) ?? [];
    expect(Number(inner) / Number(width)).toBeCloseTo(20 / 3, 2);
    expect(
      boardSvg(picture(SQUARES, { background: { ...background, href: 'https://example.com/a.png' } })),
    ).not.toContain('<image');
  });
});
