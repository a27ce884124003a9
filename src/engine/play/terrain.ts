import { type Grid, netOf, numberOf } from '../../table/grid/index.ts';
import { type CellId, derivedOfBoth } from '../../table/index.ts';

type Kinds = { readonly [kind: string]: readonly string[] };

export interface Terrain {
  /** The first means none. */
  readonly kinds: readonly (string | undefined)[];
  /** Returns an index in `kinds`; of several kinds the first. */
  readonly kindAt: (cell: number) => number;
  /** Reads the terrain in small steps, so that other work can run between them. */
  readonly survey: () => Generator<undefined>;
}

const TOGETHER = 2000;

/** Returns a board's terrain. The result is kept as long as its lists. */
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
