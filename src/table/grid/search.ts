import { derived } from '../core/derived.ts';
import { charge } from '../core/meter.ts';
import { cellsWithNeighbor, linkBetweenCells, linksFromCell, type NeighborGraph } from './net.ts';
import { CellSearchQueue } from './queue.ts';

/** The cost of a step that is impossible. */
export const IMPASSABLE_COST = 0x7fffffff;
/** The room of a cell without a limit. */
export const ROOMY = 0xffff;
/** The largest number of move points. No search goes further. */
export const MOST_MOVE_POINTS = 1_000_000_000;

/** Data that is computed cell by cell. `fill` computes it for a cell and sets its `filled` to 1. */
export interface LazySearchData {
  readonly filled: Uint8Array;
  fill(cell: number): void;
}

export interface SearchTerrain {
  readonly net: NeighborGraph;
  /** The cost of each link: a whole number from 0 to 10^9, or CLOSED. */
  readonly costs: Int32Array;
  /**
   * Computes some of this data only when a search reaches a cell. For cells with `filled` 0, these are the costs of
   * their links, the room next to them and their stops.
   */
  readonly lazy?: LazySearchData;
  /**
   * The number of movers for which each cell has room. A cell with room for fewer than `size` can't be passed or
   * stopped on (A39).
   */
  readonly room: Uint16Array;
  readonly size: number;
  /** Cells that can be entered but not left again, except the start (A56). */
  readonly stops?: Uint8Array;
}

export interface PathSearchResult {
  /** The cells within reach, by number, cheapest first. */
  readonly cells: Int32Array;
  /** Returns the cost of the cheapest way to a cell; infinite if it is out of reach (A40). */
  cost(cell: number): number;
  /**
   * Returns the cells of a cheapest way, including both ends; empty if there is none. Of several it is always the same
   * one (A44).
   */
  path(cell: number): readonly number[];
}

/**
 * The working memory of searches. It is clean between two searches, so that a short one on a large board costs little.
 */
class Slate {
  /** The least known cost plus 1; negative once the cell is settled; 0 if unknown. */
  readonly reached: Int32Array;
  readonly queue: CellSearchQueue;
  readonly cells: Int32Array;
  readonly costs: Int32Array;

  constructor(size: number) {
    this.reached = new Int32Array(size);
    this.queue = new CellSearchQueue(this.reached);
    this.cells = new Int32Array(size);
    this.costs = new Int32Array(size);
  }
}

const slateOf = derived(({ size }: NeighborGraph) => new Slate(size));

/**
 * Finds the cheapest ways from a cell to all cells that cost at most `most`, by Dijkstra's algorithm on flat arrays.
 * With `target`, it ends when that cell is found. The ground must not change while the result is in use.
 */
export const search = (ground: SearchTerrain, from: number, most: number, target = -1): PathSearchResult => {
  const slate = slateOf(ground.net);
  let found: PathSearchResult | undefined;
  try {
    found = takeUp(ground, slate, settle(ground, slate, from, most, target));
  } finally {
    if (!found) wipe(slate);
  }
  charge(found.cells.length * ground.net.degree);
  return found;
};

const settle = (ground: SearchTerrain, slate: Slate, from: number, most: number, target: number): number => {
  const { net, costs, lazy, room, size, stops } = ground;
  const { degree, shape, offsets } = net;
  const { reached, queue, cells, costs: paid } = slate;
  const filled = lazy?.filled;
  const limit = Math.min(most, MOST_MOVE_POINTS) + 1;
  let count = 0;
  reached[from] = 1;
  queue.push(from, 1);
  let isFound = false;
  for (let waiting = queue.next(); waiting && !isFound; waiting = queue.next()) {
    while (waiting.length > 0) {
      const cell = waiting.pop() as number;
      const key = reached[cell] as number;
      if (key < 0) continue;
      reached[cell] = -key;
      cells[count] = cell;
      paid[count] = key - 1;
      count++;
      isFound = cell === target;
      if (isFound) break;
      if (filled !== undefined && filled[cell] === 0) lazy?.fill(cell);
      if (stops && stops[cell] !== 0 && cell !== from) continue;
      const left = limit - key;
      let link = cell * degree;
      for (let at = shape[cell] as number, end = at + degree; at < end; at++, link++) {
        const cost = costs[link] as number;
        if (cost > left) continue;
        const next = cell + (offsets[at] as number);
        const known = reached[next] as number;
        // Settled cells are negative, and so always skipped here.
        if ((known !== 0 && known <= key + cost) || (room[next] as number) < size) continue;
        reached[next] = key + cost;
        queue.push(next, key + cost);
      }
    }
  }
  return count;
};

const wipe = ({ reached, queue }: Slate): void => {
  for (let waiting = queue.next(); waiting; waiting = queue.next()) waiting.length = 0;
  queue.begin();
  reached.fill(0);
};

const takeUp = (ground: SearchTerrain, { reached, queue, cells, costs }: Slate, count: number): PathSearchResult => {
  for (let waiting = queue.next(); waiting; waiting = queue.next())
    while (waiting.length > 0) reached[waiting.pop() as number] = 0;
  queue.begin();
  const found = new Int32Array(2 * count);
  if (count > ground.net.size / 8) {
    found.set(cells.subarray(0, count));
    found.set(costs.subarray(0, count), count);
    reached.fill(0);
  } else {
    for (let i = 0; i < count; i++) {
      const cell = cells[i] as number;
      found[i] = cell;
      found[count + i] = costs[i] as number;
      reached[cell] = 0;
    }
  }
  return new Ways(ground, found);
};

class Ways implements PathSearchResult {
  readonly cells: Int32Array;
  readonly #ground: SearchTerrain;
  /** The cells, followed by their costs. */
  readonly #found: Int32Array;
  /** The position in `cells` of each cell of the net, from 1; 0 if it is not there. Built on first use. */
  #places: Int32Array | undefined;

  constructor(ground: SearchTerrain, found: Int32Array) {
    this.#ground = ground;
    this.#found = found;
    this.cells = found.subarray(0, found.length / 2);
  }

  cost(cell: number): number {
    const place = this.#place(cell);
    return place < 0 ? Number.POSITIVE_INFINITY : (this.#found[this.cells.length + place] as number);
  }

  path(cell: number): readonly number[] {
    if (this.#place(cell) < 0) return [];
    const way = [cell];
    for (let at = cell; this.#place(at) > 0; ) {
      at = this.#before(at);
      way.push(at);
    }
    return way.reverse();
  }

  /**
   * Returns the cell before this one on a cheapest way: of its neighbors the one that was found first. Only if there is
   * none, it can be a cell with a one-way link to this one.
   */
  #before(cell: number): number {
    const { net } = this.#ground;
    const before = this.#firstOf(linksFromCell(net, cell), cell) ?? this.#firstOf(cellsWithNeighbor(net, cell), cell);
    if (before === undefined) throw new Error(`no way back from cell ${cell}`);
    return before;
  }

  #firstOf(others: readonly number[], cell: number): number | undefined {
    const { net, costs, stops } = this.#ground;
    const own = this.#place(cell);
    let first = own;
    for (const other of others) {
      const place = this.#place(other);
      const link = place >= 0 && place < first ? linkBetweenCells(net, other, cell) : undefined;
      if (link === undefined || (place > 0 && stops?.[other])) continue;
      if (this.cost(other) + (costs[link] as number) === this.cost(cell)) first = place;
    }
    return first === own ? undefined : this.cells[first];
  }

  #place(cell: number): number {
    if (!this.#places) {
      this.#places = new Int32Array(this.#ground.net.size);
      for (let i = 0; i < this.cells.length; i++) this.#places[this.cells[i] as number] = i + 1;
    }
    return (this.#places[cell] ?? 0) - 1;
  }
}
