import type { CellId, SideId } from '../core/ids.ts';
import { isTrue } from '../core/value.ts';
import type { World } from '../core/world.ts';
import { linkBetween, numberOf } from '../grid/net.ts';
import { CLOSED, type Found, type Ground, ROOMY, search } from '../grid/search.ts';
import { look } from '../modifiers/look.ts';
import { moduleOf } from '../play/queries.ts';
import type { Board } from '../play/records.ts';
import { wholeTicks } from './costs.ts';
import { cellOfGroup, type Group } from './group.ts';
import { kept } from './kept.ts';
import { armyLimit } from './limits.ts';
import { netFor } from './links.ts';
import { hasCovers, type Occupancy, occupancyOf } from './occupancy.ts';
import { type Prices, pricesOf } from './steps.ts';
import { idsOf } from './units.ts';

/** A unit's own value of this name, `true`, lets it pass by enemies (A56). */
const IGNORES = 'IgnoresZoneOfControl';

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
 * Everything that a search for this group reads (A31 to A43); `gone`: pieces that are as good as off the table, because they are taken by the same move.
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
 * The cheapest ways of a group from where it stands, for so many points at most; what was found is in points, too. What modifiers may change is looked at between two
 * searches, never within one: until no cell was found whose links had not been looked at.
 */
export const searchFor = (
  world: World,
  group: Group,
  points: number,
  { target, gone = new Set() }: { readonly target?: number; readonly gone?: ReadonlySet<string> | undefined } = {},
): Found => {
  const ground = groundFor(world, group, gone);
  const from = numberOf(group.board.grid, cellOfGroup(group)) as number;
  const most = wholeTicks(points, ground.per);
  for (;;) {
    const found = search(ground, from, most, target);
    let changed = false;
    if (ground.fill) for (const cell of found.cells) changed = ground.fill(cell) || changed;
    if (!changed) return inPoints(found, ground.per);
  }
};

const inPoints = (found: Found, per: number): Found =>
  per === 1 ? found : { cells: found.cells, cost: (cell) => found.cost(cell) / per, path: (cell) => found.path(cell) };

/** Whether a group that comes to a cell can't go on from there. */
export const isHeldAt = (world: World, group: Group, cell: CellId, gone: ReadonlySet<string> = new Set()): boolean =>
  groundFor(world, group, gone).stops?.[numberOf(group.board.grid, cell) as number] === 1;

/** Whether a group can go from one cell to the next at any price, as the search has it. */
export const isOpenStep = (world: World, group: Group, from: CellId, to: CellId, gone: ReadonlySet<string>): boolean => {
  const { net, costs, room, size, fill } = groundFor(world, group, gone);
  const [a, b] = [numberOf(group.board.grid, from) as number, numberOf(group.board.grid, to) as number];
  const link = linkBetween(net, a, b);
  fill?.(a);
  return link !== undefined && costs[link] !== CLOSED && ((room[b] as number) >= size || to === cellOfGroup(group));
};
