import type { CellId } from '../core/ids.ts';
import { linkBetween, type Net, netOf, numberOf } from '../grid/net.ts';
import { CLOSED, MOST } from '../grid/search.ts';
import type { BoardDefinition, Module } from '../play/module.ts';
import { type Price, pointsIn, stepPrice } from '../play/prices.ts';

/**
 * What steps cost by terrain, roads and rivers, before modifiers, as searches read it: whole *ticks*, of which so many make a move point that no cost has a fraction:
 * 1, 10, 100 or 1,000.
 */

/** What lies on a board, by the numbers of cells and links. */
interface Lie {
  readonly net: Net;
  /** The names of the kinds of terrain; the first stands for none. */
  readonly kinds: readonly (string | undefined)[];
  /** The place among these of each cell's terrain. */
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
    for (const cell of cells) {
      const number = numberOf(board.grid, cell as CellId) as number;
      if (terrain[number] === 0) terrain[number] = kind + 1;
    }
  }
  const lie = { net, kinds: [undefined, ...Object.keys(board.terrain)], terrain, edges: edgesOf(board, net) };
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

/** The finest ticks that there are: points have so many parts at most. */
export const FINEST = 1_000;

/** Points as ticks; so many that they are beyond all reach are as good as any more. */
export const ticksOf = (points: number, per: number): number => Math.min(MOST, Math.round(points * per));

/** How many whole ticks so many points pay; infinite points pay for everything. */
export const wholeTicks = (points: number, per: number): number => Math.floor(Math.round(points * FINEST) / (FINEST / per));

const ticksIn = (price: Price, per: number): number => (price === 'closed' ? CLOSED : ticksOf(price, per));

const perModule = new WeakMap<Module, number>();

/** How many ticks a point has by the costs of a module. */
export const ticksPerPoint = (module: Module): number => {
  const known = perModule.get(module);
  if (known !== undefined) return known;
  const kinds = [...Object.values(module.terrain), ...Object.values(module.edges ?? {})];
  const prices = kinds.flatMap(({ cost = {} }) => Object.values(cost)).flatMap((price) => (price === 'closed' ? [] : pointsIn(price)));
  const per = [1, 10, 100].find((ticks) => prices.every((price) => Math.round(price * FINEST) % (FINEST / ticks) === 0)) ?? FINEST;
  perModule.set(module, per);
  return per;
};

const filled = new WeakMap<BoardDefinition, { readonly module: Module; readonly classes: Map<string, Int32Array> }>();

/** What each link of a board costs a mover of this class, in as many ticks to the point as the module says. Kept as long as the module is. */
export const baseCosts = (module: Module, board: BoardDefinition, className: string): Int32Array => {
  const known = filled.get(board);
  const classes = known?.module === module ? known.classes : new Map<string, Int32Array>();
  if (known?.module !== module) filled.set(board, { module, classes });
  const costs = classes.get(className) ?? fill(module, board, className);
  classes.set(className, costs);
  return costs;
};

const NO_EDGES: readonly string[] = [];

const fill = (module: Module, board: BoardDefinition, className: string): Int32Array => {
  const { net, kinds, terrain, edges } = lieOf(board);
  const per = ticksPerPoint(module);
  const entering = kinds.map((kind) => ticksIn(stepPrice(module, { terrain: kind, edges: NO_EDGES }, className), per));
  const costs = new Int32Array(net.size * net.degree);
  for (let cell = 0, link = 0; cell < net.size; cell++) {
    const start = net.shape[cell] as number;
    for (let k = 0; k < net.degree; k++, link++)
      costs[link] = entering[terrain[cell + (net.offsets[start + k] as number)] as number] as number;
  }
  for (const [link, lines] of edges) {
    const cell = Math.floor(link / net.degree);
    const to = cell + (net.offsets[(net.shape[cell] as number) + (link % net.degree)] as number);
    costs[link] = ticksIn(stepPrice(module, { terrain: kinds[terrain[to] as number], edges: lines }, className), per);
  }
  return costs;
};

const finer = new WeakMap<Int32Array, Map<number, Int32Array>>();

/** The same costs in so many times as many ticks. */
export const inFinerTicks = (costs: Int32Array, times: number): Int32Array => {
  if (times === 1) return costs;
  const known = finer.get(costs) ?? new Map<number, Int32Array>();
  finer.set(costs, known);
  const made = known.get(times) ?? costs.map((cost) => (cost === CLOSED ? CLOSED : Math.min(MOST, cost * times)));
  known.set(times, made);
  return made;
};
