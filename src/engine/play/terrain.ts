import { type Grid, netOf, numberOf } from '../../table/grid/index.ts';
import { type CellId, derivedOfBoth } from '../../table/index.ts';

/** Which cells lie on which kind of terrain, as a module or a board's record says it: a list of cells for each kind. */
type Kinds = { readonly [kind: string]: readonly string[] };

/** What lies on a board, by the numbers of its cells. */
export interface Terrain {
  /** The names of the kinds; the first stands for none. */
  readonly kinds: readonly (string | undefined)[];
  /** The place among these of a cell's terrain, of several the first that is given. */
  readonly kindAt: (cell: number) => number;
  /**
   * Finds it bit by bit, so that others may have their turn in between; what is not found yet is found when it is asked
   * for.
   */
  readonly survey: () => Generator<undefined>;
}

/** So many cells are looked at in one go. */
const TOGETHER = 2000;

/** The terrain of a board of that grid; what is found once stays known as long as its lists. */
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
  // The last kind first, so that the first one that is given stays.
  for (let place = names.length; place > 0; place -= 1) {
    const cells = terrain[names[place - 1] as string] ?? [];
    for (let at = 0; at < cells.length; at += 1) {
      const cell = numberOf(grid, cells[at] as CellId);
      if (cell !== undefined) found[cell] = place;
      if (at % TOGETHER === TOGETHER - 1) yield;
    }
  }
}
