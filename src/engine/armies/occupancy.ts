import type { BoardId, CellId, SideId } from '../core/ids.ts';
import type { Place } from '../core/place.ts';
import type { AnyRecord } from '../core/record.ts';
import { isList } from '../core/value.ts';
import type { World } from '../core/world.ts';
import type { Grid } from '../grid/grid.ts';
import { linksOf, type Net, numberOf } from '../grid/net.ts';
import { ROOMY } from '../grid/search.ts';
import { look } from '../modifiers/look.ts';
import { locate, moduleOf } from '../play/queries.ts';
import type { Board, Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { isUnit, levelOf } from './units.ts';

/** The property of a piece that stands on several cells: a list of those beside its own. */
const COVERS = 'Covers';

/** What stands in the way of one side's units on a board, cell by cell. */
export interface Occupancy {
  /** How many of the side's own units stand in a cell; each counts once in each of its cells (A35). */
  readonly own: Uint16Array;
  /** One of those who stand in a cell: the limit there is asked for it. */
  readonly hosts: ReadonlyMap<number, Piece>;
  /** Where not 0, nobody of this side enters, at any size. */
  readonly barred: Uint8Array;
  /** Where not 0, an enemy's unit is in the cell or next to it. */
  readonly watched: Uint8Array;
}

/** What an item means to the units of a side that come to it. */
type Standing = 'friend' | 'barrier' | 'nothing';

/**
 * An own unit takes up room. A unit of anybody else bars the way (A31), and so does what another side has there on another level, unless it is taken
 * by entering (A69); other levels take no part (A42).
 */
const standingOf = (world: World, piece: Piece, side: SideId): Standing => {
  const owner = ownerOf(world, piece);
  if (isUnit(world, piece)) return owner === side ? 'friend' : 'barrier';
  if (owner === undefined || owner === side) return 'nothing';
  return isTakenByEntering(world, piece) ? 'nothing' : 'barrier';
};

/** Whether a unit that ends its move where a piece stands makes it its side's. */
export const isTakenByEntering = (world: World, piece: Piece): boolean => {
  const map = locate(world, piece.place.in)?.map;
  const captures = map && moduleOf(world).maps.find(({ name }) => name === map.name)?.captures;
  return captures !== undefined && !isUnit(world, piece) && levelOf(world, piece) === captures.pieces;
};

/** The cells on which a piece stands, each once, by number; those beyond the board left out (A35). */
const cellsOf = (world: World, grid: Grid, piece: Piece): readonly number[] => {
  const covered = hasCovers(world, piece) ? look(world, { kind: 'piece', id: piece.id, name: COVERS }) : undefined;
  const cells = [piece.place.cell, ...(isList(covered) ? (covered as readonly CellId[]) : [])];
  return [...new Set(cells.flatMap((cell) => (cell === undefined ? [] : (numberOf(grid, cell) ?? []))))];
};

/** Whether a piece stands on more cells than its own. */
export const hasCovers = (world: World, { values, prototype }: Piece): boolean => {
  const { prototypes } = moduleOf(world);
  const common = prototype !== undefined && Object.hasOwn(prototypes, prototype) ? prototypes[prototype] : undefined;
  return Object.hasOwn(values, COVERS) || (common !== undefined && Object.hasOwn(common, COVERS));
};

/** One record that stands on a board. */
interface Item {
  readonly record: AnyRecord;
  /** Its cells, by number. */
  readonly cells: readonly number[];
}

/** Everything that stands on a board in this world, but for the pieces of `without`. */
function* itemsOn(world: World, { id: board, grid }: Board, without: ReadonlySet<string>): Iterable<Item> {
  for (const { kind, id } of world.ground.standing.in(board)) {
    const record = without.has(id) ? undefined : world.get(kind, id);
    if (record?.kind === 'piece') yield { record, cells: cellsOf(world, grid, record) };
    else if (record && 'place' in record) yield { record, cells: placeNumber(grid, record.place as unknown as Place) };
  }
}

const placeNumber = (grid: Grid, { cell }: Place): readonly number[] => {
  const number = cell === undefined ? undefined : numberOf(grid, cell);
  return number === undefined ? [] : [number];
};

const isWatching = (world: World, piece: Piece, side: SideId): boolean => {
  const owner = isUnit(world, piece) ? ownerOf(world, piece) : undefined;
  return owner !== undefined && owner !== side;
};

/** What stands in the way of a side on a board. A kind of item that nobody knows bars its cell (A34). */
export const occupancyOf = (world: World, board: Board, net: Net, side: SideId, without: ReadonlySet<string> = new Set()): Occupancy => {
  const [own, barred, watched] = [new Uint16Array(net.size), new Uint8Array(net.size), new Uint8Array(net.size)];
  const hosts = new Map<number, Piece>();
  for (const { record, cells } of itemsOn(world, board, without)) {
    const standing = record.kind === 'piece' ? standingOf(world, record, side) : 'barrier';
    if (standing === 'nothing') continue;
    for (const cell of cells) {
      if (standing === 'barrier') barred[cell] = 1;
      else own[cell] = Math.min((own[cell] as number) + 1, ROOMY - 1);
      if (standing === 'friend' && record.kind === 'piece' && !hosts.has(cell)) hosts.set(cell, record);
      if (record.kind !== 'piece' || !isWatching(world, record, side)) continue;
      for (const near of [cell, ...linksOf(net, cell)]) watched[near] = 1;
    }
  }
  for (const cell of foughtOver(world, board.id)) barred[numberOf(board.grid, cell) as number] = 1;
  return { own, hosts, barred, watched };
};

/** What bars a cell to a side, and how many of its own stand there: why it is closed. */
export interface Crowd {
  readonly barriers: readonly AnyRecord[];
  readonly friends: readonly Piece[];
  readonly battle: boolean;
}

export const crowdOf = (world: World, board: Board, cell: CellId, side: SideId, without: ReadonlySet<string> = new Set()): Crowd => {
  const number = numberOf(board.grid, cell);
  const records: AnyRecord[] = [];
  for (const item of itemsOn(world, board, without)) if (number !== undefined && item.cells.includes(number)) records.push(item.record);
  const standings = records.map((record) => ({ record, standing: record.kind === 'piece' ? standingOf(world, record, side) : 'barrier' }));
  return {
    barriers: standings.flatMap(({ record, standing }) => (standing === 'barrier' ? [record] : [])),
    friends: standings.flatMap(({ record, standing }) => (standing === 'friend' && record.kind === 'piece' ? [record] : [])),
    battle: foughtOver(world, board.id).includes(cell),
  };
};

/** The cells of a board that nobody enters while a battle for them is being fought elsewhere. */
const foughtOver = (world: World, board: BoardId): readonly CellId[] => {
  const battle = world.get('battle', 'battle');
  return battle?.board === board ? [battle.attackers.cell, battle.defenders.cell] : [];
};
