import { bounds, cellLabelAt, cells, centre, type Grid, window } from '../../table/grid/index.ts';
import { type CellId, derived } from '../../table/index.ts';

/**
 * The size of the part shown around a move, in cells. On a phone, 400 pixels wide, its labels are still readable (U13).
 */
export const SURROUNDINGS_SIZE = { columns: 9, rows: 9 };
export const LARGEST_WHOLE_BOARD_SIZE = { columns: 60, rows: 60 };

export interface BoardPart {
  readonly middle: CellId;
  readonly first: CellId;
  readonly last: CellId;
}

export const largestWholeBoardWindow = derived((grid: Grid): ReturnType<typeof window> => {
  const [first] = cells(grid);
  return window(
    grid,
    first === undefined ? [] : [first],
    LARGEST_WHOLE_BOARD_SIZE.columns,
    LARGEST_WHOLE_BOARD_SIZE.rows,
  );
});

export interface NumberedPart extends BoardPart {
  readonly number: number;
}

/** Returns the parts by row and column. A place is undefined if a board of regions has no part there. */
const layoutOf = derived((grid: Grid): readonly (readonly (NumberedPart | undefined)[])[] => {
  let number = 0;
  const rows = (grid.kind === 'region' ? regionParts(grid) : sheetParts(grid)).map((row) =>
    row.map((part): NumberedPart | undefined => part && { ...part, number: number++ }),
  );
  return number > 1 ? rows : [];
});

/**
 * Returns the parts of a board in rows from the top, each small enough for a phone. A board that is readable as a whole
 * has none.
 */
export const partsOf = derived((grid: Grid): readonly (readonly NumberedPart[])[] =>
  layoutOf(grid).map((row) => row.flatMap((part) => part ?? [])),
);

export interface BoardPartBlock {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const blockOfAllParts = (grid: Grid): BoardPartBlock => {
  const rows = layoutOf(grid);
  return { left: 0, top: 0, right: rows[0]?.length ?? 0, bottom: rows.length };
};

export const boardPartsIn = (grid: Grid, { left, top, right, bottom }: BoardPartBlock): readonly NumberedPart[] =>
  layoutOf(grid)
    .slice(top, bottom)
    .flatMap((row) => row.slice(left, right).flatMap((part) => part ?? []));

export const splitBoardPartBlock = (grid: Grid, block: BoardPartBlock, most: number): readonly BoardPartBlock[] => {
  const [wide, high] = [block.right - block.left, block.bottom - block.top];
  const usual = Math.floor(Math.sqrt(most));
  const across = Math.min(wide, Math.max(usual, Math.floor(most / Math.min(high, usual))));
  const down = Math.min(high, Math.floor(most / across));
  const cuts = (from: number, long: number, count: number): readonly number[] =>
    Array.from({ length: count + 1 }, (_, i) => from + Math.round((i * long) / count));
  const [columns, rows] = [cuts(block.left, wide, across), cuts(block.top, high, down)];
  return rows
    .slice(1)
    .flatMap((bottom, y) =>
      columns.slice(1).map((right, x): BoardPartBlock => ({ left: columns[x] ?? 0, top: rows[y] ?? 0, right, bottom })),
    )
    .filter((one) => boardPartsIn(grid, one).length > 0);
};

export const encodeBoardPartBlock = ({ left, top, right, bottom }: BoardPartBlock): string =>
  [left, top, right, bottom].join('-');
export const decodeBoardPartBlock = (grid: Grid, text: string): BoardPartBlock | undefined => {
  if (!/^\d{1,4}(-\d{1,4}){3}$/.test(text)) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = text.split('-').map(Number);
  const all = blockOfAllParts(grid);
  const block = { left, top, right, bottom };
  return right <= all.right && bottom <= all.bottom && boardPartsIn(grid, block).length > 0 ? block : undefined;
};

interface Stretch {
  readonly from: number;
  readonly to: number;
}

const stretches = (length: number, longest: number): readonly Stretch[] => {
  const count = Math.max(1, Math.ceil(length / longest));
  return Array.from({ length: count }, (_, i) => ({ from: (i * length) / count, to: ((i + 1) * length) / count }));
};

const sheetParts = (grid: Exclude<Grid, { kind: 'region' }>): readonly (readonly BoardPart[])[] => {
  const at = (column: number, row: number): CellId => cellLabelAt(grid, { column, row });
  const whole = (all: readonly Stretch[]): readonly Stretch[] =>
    all.map(({ from, to }) => ({ from: Math.round(from), to: Math.round(to) - 1 }));
  const columns = whole(stretches(grid.columns, SURROUNDINGS_SIZE.columns));
  return whole(stretches(grid.rows, SURROUNDINGS_SIZE.rows)).map((down) =>
    columns.map((across) => ({
      middle: at((across.from + across.to) >> 1, (down.from + down.to) >> 1),
      first: at(across.from, down.from),
      last: at(across.to, down.to),
    })),
  );
};

/** Groups regions by the position of their centers. Each part is around the region nearest to its middle. */
const regionParts = (grid: Extract<Grid, { kind: 'region' }>): readonly (readonly (BoardPart | undefined)[])[] => {
  const { width, height } = bounds(grid);
  const middles = [...cells(grid)].flatMap((cell) => {
    const point = centre(grid, cell);
    return point ? [{ cell, ...point }] : [];
  });
  const left = Math.min(...middles.map(({ x }) => x));
  const top = Math.min(...middles.map(({ y }) => y));
  // A window around a region reaches half as far as a part around it.
  const [wide, high] = [SURROUNDINGS_SIZE.columns, SURROUNDINGS_SIZE.rows].map((most) => most / 2) as [number, number];
  if (width <= SURROUNDINGS_SIZE.columns && height <= SURROUNDINGS_SIZE.rows) return [];
  const [columns, rows] = [stretches(width, wide), stretches(height, high)];
  const inside = new Map<string, typeof middles>();
  const index = (at: number, long: number, count: number): number =>
    Math.min(count - 1, Math.floor((at * count) / long));
  for (const one of middles) {
    const key = `${index(one.x - left, width, columns.length)} ${index(one.y - top, height, rows.length)}`;
    const others = inside.get(key);
    if (others) others.push(one);
    else inside.set(key, [one]);
  }
  return rows.map((down, row) =>
    columns.map((across, column) => {
      const [x, y] = [left + (across.from + across.to) / 2, top + (down.from + down.to) / 2];
      const far = (one: { readonly x: number; readonly y: number }): number => Math.hypot(one.x - x, one.y - y);
      const [first, ...others] = inside.get(`${column} ${row}`) ?? [];
      const nearest = first && others.reduce((best, one) => (far(one) < far(best) ? one : best), first);
      return nearest && { middle: nearest.cell, first: nearest.cell, last: nearest.cell };
    }),
  );
};
