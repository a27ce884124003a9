import { derived } from '../../engine/core/derived.ts';
import type { CellId } from '../../engine/core/ids.ts';
import { bounds, cells, centre, type Grid, size, window } from '../../engine/grid/grid.ts';

/**
 * The part of a board shown around a move, in cells: so few that on a phone, 400 pixels wide, the labels of cells can
 * be read (U13).
 */
export const AROUND = { columns: 9, rows: 9 };
/** The most of a board that one picture shows. */
export const WHOLE = { columns: 60, rows: 60 };

/** A part of a board: what is shown around its middle covers it. */
export interface BoardPart {
  readonly middle: CellId;
  /** The cells in its corners at the upper left and the lower right; both the middle one on a board of regions. */
  readonly first: CellId;
  readonly last: CellId;
}

/** All parts of a board are offered up to so many cells; of a larger one those of what its picture shows. */
const MOST_PARTED_CELLS = 126 * 126;

/** What the picture of a whole board shows of it. */
export const wholeWindow = (grid: Grid): ReturnType<typeof window> => windowFromFirst(grid, WHOLE);

const windowFromFirst = (grid: Grid, { columns, rows }: typeof WHOLE): ReturnType<typeof window> => {
  const [first] = cells(grid);
  return window(grid, first === undefined ? [] : [first], columns, rows);
};

/**
 * The parts of a board in rows from the top, each part small enough to be read on a phone; none where all of the board
 * is. It follows from the grid alone.
 */
export const partsOf = derived((grid: Grid): readonly (readonly BoardPart[])[] => {
  const rows = grid.kind === 'region' ? regionParts(grid) : sheetParts(grid);
  return rows.flat().length > 1 ? rows : [];
});

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A length in as few equal stretches as are no longer than so much. */
const stretches = (length: number, longest: number): readonly Stretch[] => {
  const count = Math.max(1, Math.ceil(length / longest));
  return Array.from({ length: count }, (_, i) => ({ from: (i * length) / count, to: ((i + 1) * length) / count }));
};

const sheetParts = (grid: Exclude<Grid, { kind: 'region' }>): readonly (readonly BoardPart[])[] => {
  const isParted = size(grid) <= MOST_PARTED_CELLS;
  const shown = windowFromFirst(grid, isParted ? grid : WHOLE).cells;
  const columns = isParted ? grid.columns : Math.min(grid.columns, WHOLE.columns);
  const rows = shown.length / columns;
  const at = (column: number, row: number): CellId => shown[row * columns + column] as CellId;
  const whole = (all: readonly Stretch[]): readonly Stretch[] =>
    all.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) - 1 }));
  return whole(stretches(rows, AROUND.rows)).map((down) =>
    whole(stretches(columns, AROUND.columns)).map((across) => ({
      middle: at((across.from + across.to) >> 1, (down.from + down.to) >> 1),
      first: at(across.from, down.from),
      last: at(across.to, down.to),
    })),
  );
};

/** Parts by where the middles of regions are; each is around the region that is nearest to its middle. */
const regionParts = (grid: Extract<Grid, { kind: 'region' }>): readonly (readonly BoardPart[])[] => {
  const { width, height } = bounds(grid);
  const middles = wholeWindow(grid).cells.flatMap((cell) => {
    const point = centre(grid, cell);
    return point ? [{ cell, ...point }] : [];
  });
  const left = Math.min(...middles.map(({ x }) => x));
  const top = Math.min(...middles.map(({ y }) => y));
  // What is shown around a region reaches half as far as a part that is around it.
  const [wide, high] = [AROUND.columns, AROUND.rows].map((most) => most / 2) as [number, number];
  if (width <= AROUND.columns && height <= AROUND.rows) return [];
  return stretches(height, high).map((down) =>
    stretches(width, wide).flatMap((across) => {
      const inside = middles.filter(
        ({ x, y }) => x - left >= across.from && x - left < across.to && y - top >= down.from && y - top < down.to,
      );
      const [x, y] = [left + (across.from + across.to) / 2, top + (down.from + down.to) / 2];
      const far = (one: { readonly x: number; readonly y: number }): number => Math.hypot(one.x - x, one.y - y);
      const nearest = inside.reduce<(typeof inside)[number] | undefined>(
        (best, one) => (best === undefined || far(one) < far(best) ? one : best),
        undefined,
      );
      return nearest ? [{ middle: nearest.cell, first: nearest.cell, last: nearest.cell }] : [];
    }),
  );
};
