import { type Grid, neighbours } from '../../table/grid/index.ts';
import { type BoardForm, type Check, knownNamesOfKind, type MapForm, tell } from '../checking/check.ts';
import { parseCells } from '../format/cells.ts';
import { childEntriesOf, childNodeOf, type FileNode, itemsIn, textIn } from '../text/spot.ts';
import { checkGrid } from './grid-faults.ts';

export interface ParsedMap {
  readonly name: string;
  readonly window: string | undefined;
  /** True if each of the map's cells holds only one piece. */
  readonly refuses: boolean;
  readonly boards: readonly { readonly name: string; readonly grid: Grid }[];
}

/** The maps of a file that could be read; `complete`: true if these are all. */
export interface ParsedMaps {
  readonly maps: readonly ParsedMap[];
  readonly complete: boolean;
}

export const checkMaps = (check: Check): ParsedMaps => {
  let complete = knownNamesOfKind(check, 'map').complete && knownNamesOfKind(check, 'board').complete;
  const maps: ParsedMap[] = [];
  for (const map of itemsIn(check.root, 'maps')) {
    checkPublishes(check, map);
    const boards = itemsIn(map, 'boards').map((board) => ({
      name: textIn(board, 'name'),
      grid: checkBoard(check, board),
    }));
    complete &&= boards.every(({ grid }) => grid !== undefined);
    const name = textIn(map, 'name');
    if (name === undefined) continue;
    const usable = boards.flatMap((board) =>
      board.name !== undefined && board.grid ? [{ name: board.name, grid: board.grid }] : [],
    );
    maps.push({ name, window: textIn(map, 'private'), refuses: textIn(map, 'occupied') === 'refuse', boards: usable });
  }
  return { maps, complete };
};

const checkPublishes = (check: Check, map: FileNode<MapForm>): void => {
  const publishes = childNodeOf(map, 'publishes');
  if (publishes && !childNodeOf(map, 'private'))
    tell(check, 'wrong-value', publishes, { is: 'seen-by-all' }, { is: 'private-map' });
};

const checkBoard = (check: Check, board: FileNode<BoardForm>): Grid | undefined => {
  const spot = childNodeOf(board, 'grid');
  const grid = spot && checkGrid(check, spot);
  if (!grid) return undefined;
  checkTerrain(check, board, grid);
  for (const zone of itemsIn(board, 'zones')) for (const item of itemsIn(zone, 'cells')) cellsAt(check, grid, item);
  for (const { spot: chains } of childEntriesOf(board, 'edges').values())
    for (const chain of chains.items ?? []) checkChain(check, grid, chain);
  return grid;
};

const checkTerrain = (check: Check, board: FileNode<BoardForm>, grid: Grid): void => {
  const covered = new Map<string, string>();
  for (const [kind, { spot }] of childEntriesOf(board, 'terrain')) {
    for (const item of spot.items ?? []) {
      const cells = cellsAt(check, grid, item);
      const twice = cells.find((cell) => covered.has(cell));
      if (twice !== undefined)
        tell(
          check,
          'duplicate',
          item,
          { is: 'second-terrain', cell: twice, terrain: covered.get(twice) ?? '' },
          { is: 'one-terrain' },
        );
      for (const cell of cells) covered.set(cell, kind);
    }
  }
};

const checkChain = (check: Check, grid: Grid, chain: FileNode): void => {
  let before: string | undefined;
  for (const item of chain.items ?? []) {
    const some = cellsAt(check, grid, item);
    for (const [i, cell] of some.entries()) {
      const last = i === 0 ? before : some[i - 1];
      if (last === undefined || neighbours(grid, last as typeof cell).includes(cell)) continue;
      tell(check, 'bad-cell', item, { is: 'not-adjacent', cell, before: last }, { is: 'adjacent-cell' });
      break;
    }
    before = some.at(-1);
  }
};

/** Returns the cells of a node, or reports that they are not on the board. */
const cellsAt = (check: Check, grid: Grid, spot: FileNode): ReturnType<typeof parseCells> & object => {
  if (typeof spot.value !== 'string') return [];
  const cells = parseCells(grid, spot.value, check.work);
  if (!cells) tell(check, 'bad-cell', spot, { is: 'no-cell', name: spot.value }, { is: 'board-cell' });
  return cells ?? [];
};
