import { type Grid, netOf, numberOf } from '../../table/grid/index.ts';
import { type CellId, derivedOfBoth } from '../../table/index.ts';

/** The cells of each kind of terrain, as in a module or a board's record. */
type Kinds = { readonly [kind: string]: readonly string[] };

/** The terrain of a board, by the numbers of its cells. */
export interface Terrain {
  /** The names of the kinds; the first means none. */
  readonly kinds: readonly (string | undefined)[];
  /** Returns the index of a cell's terrain in `kinds`; of several kinds the first. */
  readonly kindAt: (cell: number) => number;
  /** Reads the terrain in small steps, so that other work can run between them. Missing parts are read on demand. */
  readonly survey: () => Generator<undefined>;
}

/** Number of cells read in one step. */
const TOGETHER = 2000;

/** Returns the terrain of a board with this grid. The result is kept as long as its lists. */
export const terrainOf = derivedOfBoth((grid: Grid, terrain: Kinds): Terrain => {
  const names = Object.keys(terrain);
  const found = new Uint16Array(netOf(grid).size);
  const rest = finding(grid, terrain, names, found);
  let isFound = false;
  const next = (): boolean => {
    isFound ||= rest.next().done === true;
    return !isFound;
  };
  return {
    kinds: [undefined, ...names],
    kindAt: (cell) => {
      while (!isFound) next();
      return found[cell] as number;
    },
    *survey() {
      while (next()) yield;
    },
  };
});

function* finding(grid: Grid, terrain: Kinds, names: readonly string[], found: Uint16Array): Generator<undefined> {
  // From the last kind to the first, so that the first kind wins.
  for (let place = names.length; place > 0; place -= 1) {
    const cells = terrain[names[place - 1] as string] ?? [];
    for (let at = 0; at < cells.length; at += 1) {
      const cell = numberOf(grid, cells[at] as CellId);
      if (cell !== undefined) found[cell] = place;
      if (at % TOGETHER === TOGETHER - 1) yield;
    }
  }
}
