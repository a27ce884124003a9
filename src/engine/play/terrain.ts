import { cellNumberOf, type Grid, neighborGraphOf } from '../../table/grid/index.ts';
import { type CellId, cachePerObjectPair } from '../../table/index.ts';

type Kinds = { readonly [kind: string]: readonly string[] };

export interface Terrain {
  /** The kinds of terrain on the board. The first entry, undefined, means no terrain. */
  readonly kinds: readonly (string | undefined)[];
  /** Returns a cell's terrain as an index in `kinds`. If a cell has several kinds, the first one counts. */
  readonly kindAt: (cell: number) => number;
  /** Reads the terrain in small steps, so that other work can run between them. */
  readonly survey: () => Generator<undefined>;
}

const TOGETHER = 2000;

/** Returns the terrain of a board. The result is cached for the same grid and terrain lists. */
export const terrainOfBoard = cachePerObjectPair((grid: Grid, terrain: Kinds): Terrain => {
  const names = Object.keys(terrain);
  const found = new Uint16Array(neighborGraphOf(grid).size);
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
  // The loop goes from the last kind to the first, so that the first kind overwrites the others.
  for (let place = names.length; place > 0; place -= 1) {
    const cells = terrain[names[place - 1] as string] ?? [];
    for (let at = 0; at < cells.length; at += 1) {
      const cell = cellNumberOf(grid, cells[at] as CellId);
      if (cell !== undefined) found[cell] = place;
      if (at % TOGETHER === TOGETHER - 1) yield;
    }
  }
}
