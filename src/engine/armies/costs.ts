import type { CellId } from '../core/ids.ts';
import { linkBetween, type Net, netOf, numberOf } from '../grid/net.ts';
import { CLOSED } from '../grid/search.ts';
import type { BoardDefinition, Costs, Module } from '../play/module.ts';

/** What steps cost by terrain, roads and rivers, before modifiers. */

/** What lies on a board, by the numbers of cells and links. */
interface Lie {
  readonly net: Net;
  /** The kind of terrain of each cell, from 1; 0 where there is none. */
  readonly terrain: Uint16Array;
  /** The kinds of edges along which or across which a link goes. */
  readonly edges: ReadonlyMap<number, readonly string[]>;
}

const lies = new WeakMap<BoardDefinition, Lie>();

const lieOf = (board: BoardDefinition): Lie => {
  const known = lies.get(board);
  if (known) return known;
  const net = netOf(board.grid);
  const terrain = new Uint16Array(net.size);
  for (const [kind, cells] of Object.values(board.terrain).entries()) {
    for (const cell of cells) terrain[numberOf(board.grid, cell as CellId) as number] = kind + 1;
  }
  const lie = { net, terrain, edges: edgesOf(board, net) };
  lies.set(board, lie);
  return lie;
};

const edgesOf = ({ grid, edges = {} }: BoardDefinition, net: Net): ReadonlyMap<number, readonly string[]> => {
  const found = new Map<number, string[]>();
  for (const [kind, chains] of Object.entries(edges)) {
    for (const chain of chains) {
      const numbers = chain.map((cell) => numberOf(grid, cell as CellId) as number);
      for (const [i, b] of numbers.entries()) {
        const a = numbers[i - 1];
        for (const link of a === undefined ? [] : [linkBetween(net, a, b), linkBetween(net, b, a)]) {
          const kinds = link === undefined ? undefined : (found.get(link) ?? []);
          if (link === undefined || !kinds || kinds.includes(kind)) continue;
          found.set(link, [...kinds, kind]);
        }
      }
    }
  }
  return found;
};

/** What a mover of this class pays by a table of costs; undefined where that says nothing of it. */
const priceOf = (costs: Costs | undefined, className: string): number | undefined => {
  const cost = costs && ((Object.hasOwn(costs, className) ? costs[className] : undefined) ?? costs['default']);
  return cost === 'closed' ? CLOSED : cost;
};

/** What a step costs: its terrain, or instead of it the cheapest road along which it goes, and all the edges that it crosses. */
const stepOf = (entering: number, kinds: readonly string[], { edges = {} }: Module, className: string): number => {
  const prices = kinds.map((kind) => ({ runs: edges[kind]?.runs, price: priceOf(edges[kind]?.cost, className) }));
  const roads = prices.flatMap(({ runs, price }) => (runs === 'along' && price !== undefined ? [price] : []));
  const crossed = prices.flatMap(({ runs, price }) => (runs === 'between' && price !== undefined ? [price] : []));
  const ground = roads.length > 0 ? Math.min(...roads) : entering;
  return [ground, ...crossed].includes(CLOSED) ? CLOSED : crossed.reduce((sum, price) => sum + price, ground);
};

const natural = (cost: number): number => (cost === CLOSED ? CLOSED : Math.floor(cost));

const filled = new WeakMap<BoardDefinition, { readonly module: Module; readonly classes: Map<string, Int32Array> }>();

/** What each link of a board costs a mover of this class: whole numbers, or CLOSED. Kept as long as the module is. */
export const baseCosts = (module: Module, board: BoardDefinition, className: string): Int32Array => {
  const known = filled.get(board);
  const classes = known?.module === module ? known.classes : new Map<string, Int32Array>();
  if (known?.module !== module) filled.set(board, { module, classes });
  const costs = classes.get(className) ?? fill(module, board, className);
  classes.set(className, costs);
  return costs;
};

const fill = (module: Module, board: BoardDefinition, className: string): Int32Array => {
  const { net, terrain, edges } = lieOf(board);
  const entering = [1, ...Object.keys(board.terrain).map((kind) => priceOf(module.terrain[kind]?.cost, className) ?? 1)];
  const costs = new Int32Array(net.size * net.degree);
  for (let cell = 0, link = 0; cell < net.size; cell++) {
    const start = net.shape[cell] as number;
    for (let k = 0; k < net.degree; k++, link++) {
      const to = cell + (net.offsets[start + k] as number);
      costs[link] = natural(entering[terrain[to] as number] as number);
    }
  }
  for (const [link, kinds] of edges) {
    const cell = Math.floor(link / net.degree);
    const to = cell + (net.offsets[(net.shape[cell] as number) + (link % net.degree)] as number);
    costs[link] = natural(stepOf(entering[terrain[to] as number] as number, kinds, module, className));
  }
  return costs;
};
