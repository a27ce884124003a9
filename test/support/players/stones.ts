import type { Board } from '../../../src/engine/index.ts';
import { cells } from '../../../src/table/grid/index.ts';
import type { CellId, LiveTable, SideId } from '../../../src/table/index.ts';

/** The stones on a board of Go. */
export interface Stones {
  readonly cells: readonly CellId[];
  readonly at: (cell: CellId) => SideId | undefined;
  readonly beside: (cell: CellId) => readonly CellId[];
  /** Returns the number of stones that a side would capture by a stone on a free cell. */
  readonly capturedBy: (cell: CellId, side: SideId) => number;
}

/** The letters of the columns; there is no I. */
const COLUMNS = 'ABCDEFGHJKLMNOPQRSTUVWXYZ';

const besideOf = (cell: CellId, all: ReadonlySet<string>): readonly CellId[] => {
  const [column, row] = [COLUMNS.indexOf(cell.charAt(0)), Number(cell.slice(1))];
  const steps = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const;
  return steps
    .map(([right, up]) => `${COLUMNS.charAt(column + right)}${row + up}` as CellId)
    .filter((other) => all.has(other));
};

/** Reads the stones of a board whose columns have letters and whose rows have numbers. */
export const stonesOn = (table: LiveTable, board: Board): Stones => {
  const all = [...cells(board.grid)];
  const known = new Set<string>(all);
  const sides = new Map<CellId, SideId>();
  for (const { place, side } of table.all('piece'))
    if (place.in === board.id && place.cell !== undefined && side !== undefined) sides.set(place.cell, side);
  const neighbors = new Map(all.map((cell) => [cell, besideOf(cell, known)]));
  const beside = (cell: CellId): readonly CellId[] => neighbors.get(cell) ?? [];
  const at = (cell: CellId): SideId | undefined => sides.get(cell);

  /** The stones of the group on a cell, unless it has a liberty besides the given cell. */
  const closedBy = (start: CellId, cell: CellId): ReadonlySet<CellId> => {
    const group = new Set([start]);
    for (const stone of group)
      for (const next of beside(stone)) {
        if (at(next) === undefined && next !== cell) return new Set();
        if (at(next) === at(start)) group.add(next);
      }
    return group;
  };
  const capturedBy = (cell: CellId, side: SideId): number => {
    const captured = new Set<CellId>();
    for (const next of beside(cell))
      if (at(next) !== undefined && at(next) !== side) for (const stone of closedBy(next, cell)) captured.add(stone);
    return captured.size;
  };
  return { cells: all, at, beside, capturedBy };
};
