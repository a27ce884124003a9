import { linkBetween, linksOf, type Net } from './net.ts';
import { Queue } from './queue.ts';

/** What a step costs that can't be made. */
export const CLOSED = 0x7fffffff;
/** Room for as many as there may ever be. */
export const ROOMY = 0xffff;
/** The most that is ever searched for: no number of move points is larger. */
export const MOST_MOVE_POINTS = 1_000_000_000;

/** What is filled in cell by cell: `fill` makes `filled` 1 there. */
export interface Lazy {
  readonly filled: Uint8Array;
  fill(cell: number): void;
}

/** All that a search reads: it looks at nothing else. */
export interface Ground {
  readonly net: Net;
  /** What each link costs: whole numbers from 0 to 10^9, or CLOSED. */
  readonly costs: Int32Array;
  /**
   * Where some of this is filled in only when a search comes by: of cells for which `filled` is 0 the costs of their
   * links, the room next to them and whether they stop are not there before `fill`.
   */
  readonly lazy?: Lazy;
  /**
   * For how many movers there is room in each cell; one with room for fewer than `size` is neither passed nor stopped
   * on (A39).
   */
  readonly room: Uint16Array;
  readonly size: number;
  /** Cells that can be entered but not left again, but for the one where the way begins (A56). */
  readonly stops?: Uint8Array;
}

/** What a search found. */
export interface SearchResult {
  /** The cells within reach, by number, the nearest first. */
  readonly cells: Int32Array;
  /** What the cheapest way to a cell costs; infinite where there is none within reach (A40). */
  cost(cell: number): number;
  /**
   * The cells of a cheapest way, both ends included; empty where there is none. Of several always the same one (A44).
   */
  path(cell: number): readonly number[];
}

/** What a search writes on; clean between two searches, so that a short one on a large board costs little. */
class Slate {
  /** One more than the least cost known, below zero once it is settled; 0 where nothing is known. */
  readonly reached: Int32Array;
  readonly queue: Queue;
  /** The settled cells in order, and their costs. */
  readonly cells: Int32Array;
  readonly costs: Int32Array;

  constructor(size: number) {
    this.reached = new Int32Array(size);
    this.queue = new Queue(this.reached);
    this.cells = new Int32Array(size);
    this.costs = new Int32Array(size);
  }
}

const slates = new WeakMap<Net, Slate>();

const slateOf = (net: Net): Slate => {
  const slate = slates.get(net) ?? new Slate(net.size);
  slates.set(net, slate);
  return slate;
};

/**
 * The cheapest ways from a cell to all that cost at most `most`, by Dijkstra on flat arrays; with `target` it ends when
 * that one is found. The ground must not change as long as what was found is in use.
 */
export const search = (ground: Ground, from: number, most: number, target = -1): SearchResult => {
  const { net, costs, lazy, room, size, stops } = ground;
  const { degree, shape, offsets } = net;
  const slate = slateOf(net);
  const { reached, queue, cells, costs: paid } = slate;
  const limit = Math.min(most, MOST_MOVE_POINTS) + 1;
  let count = 0;
  reached[from] = 1;
  queue.push(from, 1);
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
    const key = reached[cell] as number;
    reached[cell] = -key;
    cells[count] = cell;
    paid[count] = key - 1;
    count++;
    if (cell === target) break;
    if (lazy !== undefined && lazy.filled[cell] === 0) lazy.fill(cell);
    if (stops && stops[cell] !== 0 && cell !== from) continue;
    const start = shape[cell] as number;
    const link = cell * degree;
    for (let k = 0; k < degree; k++) {
      const next = cell + (offsets[start + k] as number);
      const known = reached[next] as number;
      if (known < 0) continue;
      const sum = key + (costs[link + k] as number);
      if ((known !== 0 && known <= sum) || sum > limit || (room[next] as number) < size) continue;
      reached[next] = sum;
      queue.push(next, sum);
    }
  }
  return takeUp(ground, slate, count);
};

/** Copies what was found, and wipes the slate. */
const takeUp = (ground: Ground, { reached, queue, cells, costs }: Slate, count: number): SearchResult => {
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) reached[cell] = 0;
  queue.begin();
  const found = new Ways(ground, cells.slice(0, count), costs.slice(0, count));
  if (count > ground.net.size / 8) reached.fill(0);
  else for (const cell of found.cells) reached[cell] = 0;
  return found;
};

class Ways implements SearchResult {
  readonly cells: Int32Array;
  readonly #ground: Ground;
  readonly #costs: Int32Array;
  /** For each cell of the net its place in `cells`, from 1; made when it is first asked for. */
  #places: Int32Array | undefined;

  constructor(ground: Ground, cells: Int32Array, costs: Int32Array) {
    this.#ground = ground;
    this.cells = cells;
    this.#costs = costs;
  }

  cost(cell: number): number {
    return this.#costs[this.#place(cell)] ?? Number.POSITIVE_INFINITY;
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

  /** The neighbour from which a cell is reached at its cost; of several the one that was found first. */
  #before(cell: number): number {
    const { net, costs, stops } = this.#ground;
    let first = this.#place(cell);
    for (const other of linksOf(net, cell)) {
      const place = this.#place(other);
      const link = place >= 0 && place < first ? linkBetween(net, other, cell) : undefined;
      if (link === undefined || (place > 0 && stops?.[other])) continue;
      if (this.cost(other) + (costs[link] as number) === this.cost(cell)) first = place;
    }
    const before = this.cells[first] as number;
    if (before === cell) throw new Error(`no way back from cell ${cell}`);
    return before;
  }

  #place(cell: number): number {
    if (!this.#places) {
      this.#places = new Int32Array(this.#ground.net.size);
      for (let i = 0; i < this.cells.length; i++) this.#places[this.cells[i] as number] = i + 1;
    }
    return (this.#places[cell] ?? 0) - 1;
  }
}
