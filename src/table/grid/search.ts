import { derived } from '../core/derived.ts';
import { charge } from '../core/meter.ts';
import { linkBetween, linksOf, type Net, neighboursTo } from './net.ts';
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

const slateOf = derived(({ size }: Net) => new Slate(size));

/**
 * The cheapest ways from a cell to all that cost at most `most`, by Dijkstra on flat arrays; with `target` it ends when
 * that one is found. The ground must not change as long as what was found is in use.
 */
export const search = (ground: Ground, from: number, most: number, target = -1): SearchResult => {
  const slate = slateOf(ground.net);
  let found: SearchResult | undefined;
  try {
    found = takeUp(ground, slate, settle(ground, slate, from, most, target));
  } finally {
    if (!found) wipe(slate);
  }
  charge(found.cells.length * ground.net.degree);
  return found;
};

/** Settles cells in the order of their costs; returns how many. */
const settle = (ground: Ground, slate: Slate, from: number, most: number, target: number): number => {
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
        // What is settled is below zero, and so never dearer.
        if ((known !== 0 && known <= key + cost) || (room[next] as number) < size) continue;
        reached[next] = key + cost;
        queue.push(next, key + cost);
      }
    }
  }
  return count;
};

/** Makes a slate clean again whose search was cut off. */
const wipe = ({ reached, queue }: Slate): void => {
  for (let waiting = queue.next(); waiting; waiting = queue.next()) waiting.length = 0;
  queue.begin();
  reached.fill(0);
};

/** Copies what was found, and wipes the slate. */
const takeUp = (ground: Ground, { reached, queue, cells, costs }: Slate, count: number): SearchResult => {
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

class Ways implements SearchResult {
  readonly cells: Int32Array;
  readonly #ground: Ground;
  /** The cells, and behind them what each costs. */
  readonly #found: Int32Array;
  /** For each cell of the net its place in `cells`, from 1; made when it is first asked for. */
  #places: Int32Array | undefined;

  constructor(ground: Ground, found: Int32Array) {
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
   * The cell from which a cell is reached at its cost: of several neighbours the one that was found first, or one from
   * which a way leads here alone.
   */
  #before(cell: number): number {
    const { net } = this.#ground;
    const before = this.#firstOf(linksOf(net, cell), cell) ?? this.#firstOf(neighboursTo(net, cell), cell);
    if (before === undefined) throw new Error(`no way back from cell ${cell}`);
    return before;
  }

  #firstOf(others: readonly number[], cell: number): number | undefined {
    const { net, costs, stops } = this.#ground;
    const own = this.#place(cell);
    let first = own;
    for (const other of others) {
      const place = this.#place(other);
      const link = place >= 0 && place < first ? linkBetween(net, other, cell) : undefined;
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
