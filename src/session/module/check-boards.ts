import { type GridFault, gridFaults } from '../../engine/grid/faults.ts';
import type { Grid } from '../../engine/grid/grid.ts';
import { cellsNamed } from './cells.ts';
import { type Check, type Names, namesInList, tell, tellUnknown } from './check.ts';
import { quoted } from './fault.ts';
import { gridOf, gridSchema } from './grid.ts';
import { entriesIn, itemsIn, partOf, type Spot, textIn } from './spot.ts';

/** A map as far as it can be read. */
export interface ReadMap {
  readonly name: string;
  readonly refuses: boolean;
  readonly boards: readonly { readonly name: string; readonly grid: Grid }[];
}

/** Checks maps, boards, grids and what lies on their cells. `complete` when all of it could be read. */
export const checkMaps = (
  check: Check,
  sides: Names,
  terrain: Names,
): { readonly maps: readonly ReadMap[]; readonly complete: boolean } => {
  const names = namesInList(check, check.root, 'maps');
  let complete = names.complete && partOf(check.root, 'maps') !== undefined;
  const maps = itemsIn(check.root, 'maps').flatMap((map): ReadMap[] => {
    tellUnknown(check, sides, partOf(map, 'private'), 'side');
    const boardNames = namesInList(check, map, 'boards');
    const boards = itemsIn(map, 'boards').flatMap((board) => {
      const grid = checkBoard(check, board, terrain);
      const name = textIn(board, 'name');
      complete &&= grid !== undefined;
      return grid && name !== undefined ? [{ name, grid }] : [];
    });
    const name = textIn(map, 'name');
    complete &&= boardNames.complete;
    return name === undefined ? [] : [{ name, refuses: textIn(map, 'occupied') === 'refuse', boards }];
  });
  return { maps, complete };
};

const checkBoard = (check: Check, board: Spot, terrain: Names): Grid | undefined => {
  const spot = partOf(board, 'grid');
  const grid = spot && checkGrid(check, spot);
  for (const [kind, { keyAt, spot: cells }] of entriesIn(board, 'terrain')) {
    tellUnknown(check, terrain, { ...cells, value: kind, at: keyAt }, 'terrain');
  }
  if (grid) checkTerrain(check, board, grid);
  return grid;
};

const checkGrid = (check: Check, spot: Spot): Grid | undefined => {
  const read = gridSchema.safeParse(spot.value);
  if (!read.success) return undefined;
  const grid = gridOf(read.data);
  const faults = gridFaults(grid);
  for (const fault of faults) tellGridFault(check, spot, fault);
  return faults.length === 0 ? grid : undefined;
};

const tellGridFault = (check: Check, grid: Spot, fault: GridFault): void => {
  const region = (index: number, key: string): Spot => partOf(itemsIn(grid, 'regions')[index], key) ?? grid;
  switch (fault.code) {
    case 'size':
      return tell(check, 'bad-grid', partOf(grid, fault.of) ?? grid, `this many ${fault.of} can't be`, 'from 1 to 1000');
    case 'numbering':
      return tell(
        check,
        'bad-grid',
        partOf(grid, 'numbering') ?? grid,
        `${quoted(fault.fault.pattern)} is no sample label`,
        'a label such as A1, 1A, B-06, "0101"',
      );
    case 'too-narrow':
      return tell(
        check,
        'bad-grid',
        partOf(grid, 'numbering') ?? grid,
        'these labels are too short for so many cells',
        'more digits, or a sign between the numbers: "01.01"',
      );
    case 'name':
      return tell(check, 'bad-name', region(fault.region, 'name'), 'this is no name for a region', 'a name with a letter or digit');
    case 'duplicate':
      return tell(check, 'duplicate', region(fault.region, 'name'), 'another region has this name, as people type it', 'a name of its own');
    case 'unknown-neighbour':
    case 'own-neighbour': {
      const spot = region(fault.region, 'neighbours').items?.[fault.neighbour] ?? grid;
      const own = fault.code === 'own-neighbour';
      return tell(
        check,
        own ? 'wrong-value' : 'unknown-name',
        spot,
        own ? 'this is the region itself' : 'there is no region of this name',
        'the name of another region',
      );
    }
  }
};

/** Every cell is on the board, and has one terrain at most. */
const checkTerrain = (check: Check, board: Spot, grid: Grid): void => {
  const covered = new Map<string, string>();
  for (const [kind, { spot }] of entriesIn(board, 'terrain')) {
    for (const item of spot.items ?? []) {
      for (const cell of cellsAt(check, grid, item)) {
        const other = covered.get(cell);
        if (other !== undefined) tell(check, 'duplicate', item, `${cell} is ${quoted(other)} already`, 'one terrain for each cell');
        covered.set(cell, kind);
      }
    }
  }
};

/** The cells that a spot names, after telling when they are not on the board. */
export const cellsAt = (check: Check, grid: Grid, spot: Spot): readonly string[] => {
  if (typeof spot.value !== 'string') return [];
  const cells = cellsNamed(grid, spot.value, check.work);
  if (!cells)
    tell(check, 'bad-cell', spot, `the board has no cell ${quoted(spot.value)}`, 'a cell of this board, or a range such as B2:D4');
  return cells ?? [];
};
