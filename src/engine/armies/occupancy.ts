import {
  cellNumberOf,
  cellsWithNeighbor,
  cellWithNumber,
  type Grid,
  type NeighborGraph,
  ROOMY,
} from '../../table/grid/index.ts';
import {
  type AnyRecord,
  type BoardId,
  type CellId,
  isList,
  type PieceId,
  type Place,
  type SideId,
  type World,
} from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { placeOfCellName } from '../modifiers/subject.ts';
import { locateContainer, moduleOf } from '../play/queries.ts';
import type { Board, Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { boardInAreaAt, type CrossableArea, cellNumberOnBoard } from './area.ts';
import { COVERED_CELLS_PROPERTY, rosterIndex } from './roster.ts';
import { boardLevelOfPiece, isUnit } from './units.ts';
import { canStopUnitsOf, canZoneReachCell } from './zones-of-control.ts';

/** The things in a cell that matter to one side's units. */
export interface CellOccupancy {
  /** The number of the side's own units in the cell. A unit that covers several cells counts in each of them (A35). */
  readonly own: number;
  /** One of the side's own units in the cell. Its army limit applies to the cell. */
  readonly host: Piece | undefined;
  readonly isBarred: boolean;
}

export interface BoardOccupancy {
  at(cell: number): CellOccupancy;
  /** True if an enemy's zone of control covers the cell. */
  isWatched(cell: number): boolean;
}

type Relation = 'friend' | 'barrier' | 'nothing';

/**
 * Returns how a piece affects a side's units. Units of other sides block the way (A31). So do other sides' pieces on
 * other levels, unless they are captured by entering (A69). All other pieces on other levels don't matter (A42).
 */
const standingOf = (world: World, piece: Piece, side: SideId): Relation => {
  const owner = ownerOf(world, piece);
  if (isUnit(world, piece)) return owner === side ? 'friend' : 'barrier';
  if (owner === undefined || owner === side) return 'nothing';
  return isPieceCapturedByEntering(world, piece) ? 'nothing' : 'barrier';
};

export const isPieceCapturedByEntering = (world: World, piece: Piece): boolean => {
  const map = locateContainer(world, piece.place.in)?.map;
  const captures = map && moduleOf(world).maps.find(({ name }) => name === map.name)?.captures;
  return captures?.by === 'enter' && !isUnit(world, piece) && boardLevelOfPiece(world, piece) === captures.pieces;
};

/** Returns the cells that a piece covers, each once. Cells that are not on the board are left out (A35). */
const cellsOf = (world: World, grid: Grid, piece: Piece): readonly number[] => {
  const covered = hasCoversProperty(world, piece)
    ? effectiveValue(world, { kind: 'piece', id: piece.id, name: COVERED_CELLS_PROPERTY })
    : undefined;
  const cells = [piece.place.cell, ...(isList(covered) ? (covered as readonly CellId[]) : [])];
  return [...new Set(cells.flatMap((cell) => (cell === undefined ? [] : (cellNumberOf(grid, cell) ?? []))))];
};

export const hasCoversProperty = (world: World, { values, prototype }: Piece): boolean => {
  const { prototypes } = moduleOf(world);
  const common = prototype !== undefined && Object.hasOwn(prototypes, prototype) ? prototypes[prototype] : undefined;
  return (
    Object.hasOwn(values, COVERED_CELLS_PROPERTY) ||
    (common !== undefined && Object.hasOwn(common, COVERED_CELLS_PROPERTY))
  );
};

/** Returns the pieces that may cover several cells. If a prototype has `Covers`, these are all pieces of the board. */
const widePieces = (world: World, board: BoardId): readonly Piece[] => {
  const isAny = Object.values(moduleOf(world).prototypes).some((common) =>
    Object.hasOwn(common, COVERED_CELLS_PROPERTY),
  );
  const ids = isAny
    ? Array.from(world.ground.standing.in(board)).flatMap(({ kind, id }) => (kind === 'piece' ? [id as PieceId] : []))
    : [...world.ground.index(rosterIndex).wide];
  return ids.flatMap((id) => {
    const piece = world.get('piece', id);
    return piece?.place.in === board && hasCoversProperty(world, piece) ? [piece] : [];
  });
};

const findItems = (
  world: World,
  { id: board, grid }: Board,
  without: ReadonlySet<string>,
): ((cell: number) => readonly AnyRecord[]) => {
  const beside = new Map<number, Piece[]>();
  for (const piece of widePieces(world, board)) {
    if (without.has(piece.id)) continue;
    for (const cell of cellsOf(world, grid, piece)) beside.set(cell, [...(beside.get(cell) ?? []), piece]);
  }
  return (cell) => {
    const wide = beside.get(cell) ?? [];
    const label = cellWithNumber(grid, cell);
    const own = world.ground.standing.at(board, label).flatMap(({ kind, id }): readonly AnyRecord[] => {
      const record = without.has(id) || wide.some((piece) => piece.id === id) ? undefined : world.get(kind, id);
      return record && isOn(record, label) ? [record] : [];
    });
    return [...wide, ...own];
  };
};

const findItemsIn = (
  world: World,
  area: CrossableArea,
  without: ReadonlySet<string>,
): ((cell: number) => readonly AnyRecord[]) => {
  const [only, ...others] = area.parts;
  if (only && others.length === 0) return findItems(world, only.board, without);
  const finders = new Map(area.parts.map((part) => [part, findItems(world, part.board, without)]));
  return (cell) => {
    const part = boardInAreaAt(area, cell);
    return finders.get(part)?.(cell - part.first) ?? [];
  };
};

const isOn = (record: AnyRecord, cell: CellId): boolean =>
  'place' in record && (record.place as unknown as Place).cell === cell;

/**
 * Returns the pieces that matter in each cell of an area, for one side. A record of an unknown kind blocks its cell
 * (A34).
 */
export const occupancyOf = (
  world: World,
  area: CrossableArea,
  net: NeighborGraph,
  side: SideId,
  without: ReadonlySet<string> = new Set(),
): BoardOccupancy => {
  const itemsAt = findItemsIn(world, area, without);
  const fought = new Set(foughtOver(world).map(({ in: board, cell }) => cellNumberOnBoard(area, board, cell)));
  const holdsWatch = (cell: number): boolean =>
    itemsAt(cell).some((record) => record.kind === 'piece' && canStopUnitsOf(world, record, side));
  return {
    at: (cell) => {
      let [own, isBarred] = [0, fought.has(cell)];
      let host: Piece | undefined;
      for (const record of itemsAt(cell)) {
        const standing = record.kind === 'piece' ? standingOf(world, record, side) : 'barrier';
        isBarred ||= standing === 'barrier';
        if (standing !== 'friend' || record.kind !== 'piece') continue;
        own = Math.min(own + 1, ROOMY - 1);
        host ??= record;
      }
      return { own, host, isBarred };
    },
    isWatched: (cell) =>
      holdsWatch(cell) ||
      cellsWithNeighbor(net, cell).some((from) => holdsWatch(from) && canZoneReachCell(world, area, from, cell)),
  };
};

export interface CellOccupants {
  readonly barriers: readonly AnyRecord[];
  readonly friends: readonly Piece[];
  readonly battle: boolean;
}

export const cellOccupantsOf = (
  world: World,
  board: Board,
  cell: CellId,
  side: SideId,
  without: ReadonlySet<string> = new Set(),
): CellOccupants => {
  const number = cellNumberOf(board.grid, cell);
  const records = number === undefined ? [] : findItems(world, board, without)(number);
  const standings = records.map((record) => ({
    record,
    standing: record.kind === 'piece' ? standingOf(world, record, side) : 'barrier',
  }));
  return {
    barriers: standings.flatMap(({ record, standing }) => (standing === 'barrier' ? [record] : [])),
    friends: standings.flatMap(({ record, standing }) =>
      standing === 'friend' && record.kind === 'piece' ? [record] : [],
    ),
    battle: foughtOver(world).some((one) => one.in === board.id && one.cell === cell),
  };
};

const foughtOver = (world: World): readonly ReturnType<typeof placeOfCellName>[] => {
  const battle = world.get('battle', 'battle');
  return battle ? [battle.attackers, battle.defenders].map(({ cell }) => placeOfCellName(battle.board, cell)) : [];
};
