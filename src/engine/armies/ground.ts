import { toNatural } from '../core/decimal.ts';
import type { CellId, SideId } from '../core/ids.ts';
import { decimalOf, isList, isTrue } from '../core/value.ts';
import type { World } from '../core/world.ts';
import { cellOf, linkBetween, linksOf, type Net, netOf, numberOf, relinked } from '../grid/net.ts';
import { CLOSED, type Found, type Ground, ROOMY, search } from '../grid/search.ts';
import { isBent, look } from '../modifiers/look.ts';
import { passOf } from '../modifiers/pass.ts';
import { cellSubject, NEIGHBOURS } from '../modifiers/subject.ts';
import { moduleOf } from '../play/queries.ts';
import type { Board, Piece } from '../play/records.ts';
import { stepSubject } from '../play/steps.ts';
import { boardDefinition } from '../play/zones.ts';
import { bentNeighbours, bentSteps } from './bent.ts';
import { baseCosts } from './costs.ts';
import { armyLimit } from './limits.ts';
import { hasCovers, type Occupancy, occupancyOf } from './occupancy.ts';
import { classOf, idsOf } from './units.ts';

/** Units of one side that stand together and are to move together. */
export interface Group {
  readonly board: Board;
  readonly side: SideId;
  readonly units: readonly Piece[];
}

/** A unit's own value of this name, `true`, lets it pass by enemies (A56). */
const IGNORES = 'IgnoresZoneOfControl';

/** What was filled in for searches in one world, good for one revision of its table. */
interface Filled {
  readonly revision: number;
  readonly entries: Map<string, unknown>;
}

const worlds = new WeakMap<World, Filled>();

/** What was made under this key since the table last changed, or makes it. */
const kept = <T>(world: World, key: string, make: () => T): T => {
  const { revision } = world.ground;
  const filled = worlds.get(world);
  const entries = filled?.revision === revision ? filled.entries : new Map<string, unknown>();
  if (filled?.revision !== revision) worlds.set(world, { revision, entries });
  if (!entries.has(key)) entries.set(key, make());
  return entries.get(key) as T;
};

/** Which cells of a board are next to which, as modified. */
export const netFor = (world: World, board: Board): Net => {
  const net = netOf(board.grid);
  if (!isBent(world, 'cell', NEIGHBOURS)) return net;
  return kept(world, `net ${board.id}`, () => {
    const area = bentNeighbours(world, board);
    const cells = area === 'all' ? Array.from({ length: net.size }, (_, cell) => cell) : [...(area ?? [])];
    return relinked(net, new Map(cells.map((cell) => [cell, neighboursOf(world, board, cell)])));
  });
};

const neighboursOf = (world: World, { id, grid }: Board, cell: number): readonly number[] => {
  const found = look(world, { kind: 'cell', id: cellSubject(id, cellOf(grid, cell)), name: NEIGHBOURS });
  return isList(found) ? found.flatMap((label) => numberOf(grid, label as CellId) ?? []) : [];
};

/** What each link of a board costs one unit, but for modifiers: units of one class have one table between them. */
const tableFor = (world: World, board: Board, unit: Piece): Int32Array => {
  const definition = boardDefinition(world, board.id);
  if (!definition) throw new Error(`the module has no board ${board.id}`);
  return baseCosts(moduleOf(world), definition, classOf(world, unit));
};

const dearerTables = new WeakMap<Int32Array, Map<Int32Array, Int32Array>>();

/** The dearer of two tables at each link (A47). */
const dearer = (a: Int32Array, b: Int32Array): Int32Array => {
  const known = dearerTables.get(a) ?? new Map<Int32Array, Int32Array>();
  dearerTables.set(a, known);
  const both = known.get(b) ?? a.map((cost, link) => Math.max(cost, b[link] as number));
  known.set(b, both);
  return both;
};

const isBentStep = (world: World): boolean =>
  isBent(world, 'step', 'cost') || isBent(world, 'step', 'closed') || isBent(world, 'cell', 'Terrain');

/** What one step costs one unit, as it is looked at: where no modifier can change it, that stands in the table, but for cells that one has linked. */
export const stepCost = (world: World, board: Board, unit: Piece, from: CellId, to: CellId): number => {
  const [a, b] = [numberOf(board.grid, from) as number, numberOf(board.grid, to) as number];
  const link = isBentStep(world) ? undefined : linkBetween(netOf(board.grid), a, b);
  if (link !== undefined) return tableFor(world, board, unit)[link] as number;
  const id = stepSubject(unit.id, board.id, from, to);
  if (isTrue(look(world, { kind: 'step', id, name: 'closed' }))) return CLOSED;
  const cost = decimalOf(look(world, { kind: 'step', id, name: 'cost' }));
  return cost === undefined ? 1 : toNatural(cost);
};

/** What the links of a board cost a group, and how those out of a cell are looked at that modifiers may change. */
interface Prices {
  readonly costs: Int32Array;
  /** Whether anything has changed by it. */
  readonly fill: ((cell: number) => boolean) | undefined;
}

const pricesOf = (world: World, group: Group): Prices => {
  const { board, units } = group;
  const [first, ...others] = new Set(units.map((unit) => tableFor(world, board, unit)));
  if (!first) throw new Error('a group without units');
  const costs = others.reduce(dearer, first);
  if (!isBentStep(world) && netFor(world, board) === netOf(board.grid)) return { costs, fill: undefined };
  return kept(world, `costs ${board.id} ${cellOfGroup(group)} ${idsOf(units).join(' ')}`, () => bentPrices(world, group, costs));
};

/** The same with modifiers: a table of its own, in which the links that these may change, or have made, are looked at when they are needed. */
const bentPrices = (world: World, { board, units }: Group, table: Int32Array): Prices => {
  const { grid } = board;
  const [base, net] = [netOf(grid), netFor(world, board)];
  const area = isBentStep(world) ? bentSteps(world, board, units) : undefined;
  const costs = base === net ? table.slice() : carriedOver(base, net, table);
  const different = alike(world, units);
  const filled = new Uint8Array(net.size);
  const fill = (cell: number): boolean => {
    if (filled[cell] !== 0) return false;
    filled[cell] = 1;
    let changed = false;
    for (const to of linksOf(net, cell)) {
      const link = linkBetween(net, cell, to) as number;
      if (area !== 'all' && !area?.has(to) && costs[link] !== UNKNOWN) continue;
      const cost = Math.max(...different.map((unit) => stepCost(world, board, unit, cellOf(grid, cell), cellOf(grid, to))));
      changed ||= cost !== costs[link];
      costs[link] = cost;
    }
    return changed;
  };
  return { costs, fill };
};

/** Stands for what a link costs that the grid does not have, until it is looked at: more than anybody pays. */
const UNKNOWN = CLOSED - 1;

/** The costs of the links of one net, for those of another that it has too. */
const carriedOver = (base: Net, net: Net, costs: Int32Array): Int32Array => {
  const carried = new Int32Array(net.size * net.degree).fill(UNKNOWN);
  for (let cell = 0, link = 0; cell < net.size; cell++) {
    const start = net.shape[cell] as number;
    for (let k = 0; k < net.degree; k++, link++) {
      const known = linkBetween(base, cell, cell + (net.offsets[start + k] as number));
      if (known !== undefined) carried[link] = costs[known] as number;
    }
  }
  return carried;
};

/** One of those units that differ in nothing a rule could see: what a step costs one of them it costs the others. */
const alike = (world: World, units: readonly Piece[]): readonly Piece[] => {
  const sources = passOf(world)?.order.bySource;
  const kinds = new Map<string, Piece>();
  for (const unit of units) {
    const {
      id,
      alias: _,
      place: { rank: __, ...place },
      ...rest
    } = unit;
    kinds.set(sources?.has(id) ? id : JSON.stringify([place, rest]), unit);
  }
  return [...kinds.values()];
};

const occupancyFor = (world: World, board: Board, side: SideId): Occupancy =>
  kept(world, `occupancy ${board.id} ${side}`, () => occupancyOf(world, board, netFor(world, board), side));

/** For how many there is room in each cell: for any number where none of the side's own stand. */
const roomIn = (world: World, side: SideId, { own, hosts, barred }: Occupancy): Uint16Array => {
  const room = new Uint16Array(own.length).fill(ROOMY);
  for (const [cell, host] of hosts) {
    const limit = armyLimit(world, side, host);
    if (Number.isFinite(limit)) room[cell] = Math.max(0, Math.min(ROOMY, limit - (own[cell] as number)));
  }
  for (let cell = 0; cell < room.length; cell++) if (barred[cell] !== 0) room[cell] = 0;
  return room;
};

/** Whether enemies hold a group back where it comes next to one. */
const isHeldUp = (world: World, { units }: Group): boolean =>
  moduleOf(world).rules.zoneOfControl === true && !units.every(({ id }) => isTrue(look(world, { kind: 'piece', id, name: IGNORES })));

/**
 * Everything that a search for this group reads (A31-A43); `gone`: pieces that are as good as off the table, because they are taken by the same move.
 * The same inputs give the same ground: it is kept until the table changes.
 */
const groundFor = (world: World, group: Group, gone: ReadonlySet<string>): Ground & Prices => {
  const { board, units } = group;
  if (gone.size > 0) return groundOf(world, group, gone);
  return kept(world, `ground ${board.id} ${cellOfGroup(group)} ${idsOf(units).join(' ')}`, () => groundOf(world, group, gone));
};

const groundOf = (world: World, group: Group, gone: ReadonlySet<string>): Ground & Prices => {
  const { board, side, units } = group;
  const without = new Set([...gone, ...units.flatMap((unit) => (hasCovers(world, unit) ? unit.id : []))]);
  const net = netFor(world, board);
  const occupancy = without.size === 0 ? occupancyFor(world, board, side) : occupancyOf(world, board, net, side, without);
  const room =
    without.size === 0 ? kept(world, `room ${board.id} ${side}`, () => roomIn(world, side, occupancy)) : roomIn(world, side, occupancy);
  const ground = { net, room, size: units.length, ...pricesOf(world, group) };
  return isHeldUp(world, group) ? { ...ground, stops: occupancy.watched } : ground;
};

/**
 * The cheapest ways of a group from where it stands, for at most `most`. What modifiers may change is looked at between two searches, never within one:
 * until no cell was found whose links had not been looked at.
 */
export const searchFor = (
  world: World,
  group: Group,
  most: number,
  { target, gone = new Set() }: { readonly target?: number; readonly gone?: ReadonlySet<string> | undefined } = {},
): Found => {
  const ground = groundFor(world, group, gone);
  const from = numberOf(group.board.grid, cellOfGroup(group)) as number;
  for (;;) {
    const found = search(ground, from, most, target);
    let changed = false;
    if (ground.fill) for (const cell of found.cells) changed = ground.fill(cell) || changed;
    if (!changed) return found;
  }
};

/** Whether a group that comes to a cell can't go on from there. */
export const isHeldAt = (world: World, group: Group, cell: CellId, gone: ReadonlySet<string> = new Set()): boolean =>
  groundFor(world, group, gone).stops?.[numberOf(group.board.grid, cell) as number] === 1;

/** The cell where a group stands. */
export const cellOfGroup = ({ units, board }: Group): CellId => {
  const cell = units[0]?.place.cell;
  if (cell === undefined) throw new Error(`units without a cell on ${board.id}`);
  return cell;
};
