import FlatQueue from 'flatqueue';
import { type Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid';

/**
 * Searches to hold ours against: what one would write with a grid library and a queue, and a bare one on flat arrays.
 * Neither knows any rules.
 */

/** Finds what can be reached for at most `budget`, and says how many cells that are. */
export type Rival = (from: { readonly column: number; readonly row: number }, budget: number) => number;

/** The sides that a flat hex has, as the library names directions. */
const SIDES: readonly Direction[] = [0, 1, 3, 4, 5, 7];

export const honeycomb = (columns: number, rows: number, costs: Int32Array): Rival => {
  class Tile extends defineHex({ orientation: Orientation.FLAT, offset: -1 }) {
    get cost(): number {
      return costs[this.row * columns + this.col] as number;
    }
  }
  const grid = new Grid(Tile, rectangle({ width: columns, height: rows }));
  return ({ column, row }, budget) => {
    const start = grid.getHex({ col: column, row });
    if (!start) throw new Error('the library has no such hex');
    const reached = new Map<Tile, number>([[start, 0]]);
    const queue = new FlatQueue<Tile>();
    queue.push(start, 0);
    while (queue.length > 0) {
      const cost = queue.peekValue() as number;
      const tile = queue.pop() as Tile;
      if (cost > (reached.get(tile) as number)) continue;
      for (const side of SIDES) {
        const next = grid.neighborOf(tile, side, { allowOutside: false });
        if (!next) continue;
        const sum = cost + next.cost;
        if (sum > budget || sum >= (reached.get(next) ?? Number.POSITIVE_INFINITY)) continue;
        reached.set(next, sum);
        queue.push(next, sum);
      }
    }
    return reached.size;
  };
};

const EVEN = [0, -1, 1, -1, 1, 0, 0, 1, -1, 0, -1, -1] as const;
const ODD = [0, -1, 1, 0, 1, 1, 0, 1, -1, 1, -1, 0] as const;

/** On flat arrays, with a heap of cells of its own. */
export const bare = (columns: number, rows: number, costs: Int32Array): Rival => {
  const size = columns * rows;
  const heap = new Int32Array(4 * size);
  const keys = new Int32Array(4 * size);
  return (from, budget) => {
    const reached = new Int32Array(size);
    let length = 0;
    let found = 0;
    const push = (cell: number, key: number): void => {
      let at = length++;
      while (at > 0) {
        const up = (at - 1) >> 1;
        if ((keys[up] as number) <= key) break;
        keys[at] = keys[up] as number;
        heap[at] = heap[up] as number;
        at = up;
      }
      keys[at] = key;
      heap[at] = cell;
    };
    const pop = (): void => {
      length--;
      const [key, cell] = [keys[length] as number, heap[length] as number];
      let at = 0;
      for (let down = 1; down < length; down = 2 * at + 1) {
        if (down + 1 < length && (keys[down + 1] as number) < (keys[down] as number)) down++;
        if ((keys[down] as number) >= key) break;
        keys[at] = keys[down] as number;
        heap[at] = heap[down] as number;
        at = down;
      }
      keys[at] = key;
      heap[at] = cell;
    };
    reached[from.row * columns + from.column] = 1;
    push(from.row * columns + from.column, 0);
    while (length > 0) {
      const [cell, cost] = [heap[0] as number, keys[0] as number];
      pop();
      if (cost + 1 > (reached[cell] as number)) continue;
      found++;
      const [column, row] = [cell % columns, (cell / columns) | 0];
      const around = column % 2 === 0 ? EVEN : ODD;
      for (let i = 0; i < 12; i += 2) {
        const [x, y] = [column + (around[i] as number), row + (around[i + 1] as number)];
        if (x < 0 || x >= columns || y < 0 || y >= rows) continue;
        const next = y * columns + x;
        const sum = cost + (costs[next] as number);
        const known = reached[next] as number;
        if (sum > budget || (known !== 0 && known <= sum + 1)) continue;
        reached[next] = sum + 1;
        push(next, sum);
      }
    }
    return found;
  };
};

/** Dial's search: neighbour tables, a bucket for each cost, and stamps that say in which search a cell was reached. */
export const dial = (columns: number, rows: number, costs: Int32Array): Rival => {
  const size = columns * rows;
  const neighbours = new Int32Array(6 * size).fill(-1);
  for (let cell = 0; cell < size; cell++) {
    const [column, row] = [cell % columns, (cell / columns) | 0];
    const around = column % 2 === 0 ? EVEN : ODD;
    for (let i = 0; i < 12; i += 2) {
      const [x, y] = [column + (around[i] as number), row + (around[i + 1] as number)];
      if (x >= 0 && x < columns && y >= 0 && y < rows) neighbours[6 * cell + i / 2] = y * columns + x;
    }
  }
  const [reached, stamps, settled] = [new Int32Array(size), new Int32Array(size), new Int32Array(size)];
  const buckets: number[][] = [];
  const bucketOf = (cost: number): number[] => {
    const bucket = buckets[cost] ?? [];
    buckets[cost] = bucket;
    return bucket;
  };
  let stamp = 0;
  return (from, budget) => {
    stamp++;
    const start = from.row * columns + from.column;
    let [found, waiting] = [0, 1];
    reached[start] = 0;
    stamps[start] = stamp;
    bucketOf(0).push(start);
    for (let cost = 0; waiting > 0; cost++) {
      const bucket = bucketOf(cost);
      while (bucket.length > 0) {
        const cell = bucket.pop() as number;
        waiting--;
        if (reached[cell] !== cost || settled[cell] === stamp) continue;
        settled[cell] = stamp;
        found++;
        for (let i = 6 * cell, end = i + 6; i < end; i++) {
          const next = neighbours[i] as number;
          if (next < 0) continue;
          const sum = cost + (costs[next] as number);
          if (sum > budget || (stamps[next] === stamp && (reached[next] as number) <= sum)) continue;
          reached[next] = sum;
          stamps[next] = stamp;
          bucketOf(sum).push(next);
          waiting++;
        }
      }
    }
    return found;
  };
};
