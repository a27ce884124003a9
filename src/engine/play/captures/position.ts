import { type Grid, neighbours } from '../../../table/grid/index.ts';
import {
  type CellId,
  type ContainerId,
  type Operation,
  type SideId,
  type World,
  within,
} from '../../../table/index.ts';
import { traitsOf } from '../pieces/traits.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';

/** A board as it would be after a move. The move itself is not made on the table. */
export interface BoardAfterMove {
  readonly world: World;
  readonly container: ContainerId;
  readonly grid: Grid;
  /** The pieces on a cell that take up room, the lowest first. */
  readonly standing: (cell: CellId) => readonly Piece[];
  readonly holder: (cell: CellId) => SideId | undefined;
}

/** Returns the pieces on a cell that take up room. Pieces on other levels, such as cities, don't. */
export const piecesStandingOn = (world: World, container: string, cell: CellId): readonly Piece[] => {
  const items = world.at(container, cell);
  if (items.length === 0) return NOBODY;
  const found: Piece[] = [];
  for (const { kind, id } of items) {
    const piece = kind === 'piece' ? world.get('piece', id) : undefined;
    if (piece && traitsOf(world, piece).level === undefined) found.push(piece);
  }
  return found;
};

const NOBODY: readonly Piece[] = [];

export interface BoardCellLookup {
  readonly standing: (cell: CellId) => readonly Piece[];
  readonly holder: (cell: CellId) => SideId | undefined;
}

/** Returns the cells of a board, each read only once. The result is valid as long as the world stays the same. */
export const createBoardCellLookup = (world: World, container: ContainerId): BoardCellLookup => {
  const pieces = new Map<CellId, readonly Piece[]>();
  const holders = new Map<CellId, { readonly side: SideId | undefined }>();
  const standing = (cell: CellId): readonly Piece[] =>
    within(pieces, cell, () => piecesStandingOn(world, container, cell));
  return {
    standing,
    holder: (cell) => within(holders, cell, () => ({ side: sideOf(world, standing(cell)) })).side,
  };
};

const boardCellsNow = (world: World, container: ContainerId): BoardCellLookup => ({
  standing: (cell) => piecesStandingOn(world, container, cell),
  holder: (cell) => sideOf(world, piecesStandingOn(world, container, cell)),
});

/** Returns the board after a move, without the pieces in `gone`; undefined if the move does not end on a board. */
export const boardAfterMove = (
  world: World,
  { pieces, to }: Pick<Operation<'move'>, 'pieces' | 'to'>,
  gone: ReadonlySet<string>,
  ground = boardCellsNow(world, to.in),
): BoardAfterMove | undefined => {
  const grid = world.get('board', to.in)?.grid;
  if (!grid || to.cell === undefined) return undefined;
  const moving = pieces.flatMap((id) => world.get('piece', id) ?? []);
  const stays = ({ id }: Piece): boolean => !gone.has(id) && !pieces.includes(id);
  const standing = (cell: CellId): readonly Piece[] => {
    const there = ground.standing(cell);
    const staying = there.every(stays) ? there : there.filter(stays);
    return cell === to.cell ? [...staying, ...moving] : staying;
  };
  const isSame = (cell: CellId): boolean =>
    gone.size === 0 && cell !== to.cell && moving.every(({ place }) => place.cell !== cell || place.in !== to.in);
  return {
    world,
    container: to.in,
    grid,
    standing,
    holder: (cell) => (isSame(cell) ? ground.holder(cell) : sideOf(world, standing(cell))),
  };
};

/** Returns the side that owns all these pieces. Undefined if there are none, or if they belong to several sides. */
const sideOf = (world: World, there: readonly Piece[]): SideId | undefined => {
  const [first] = there;
  const side = first && ownerOf(world, first);
  if (there.length < 2) return side;
  return there.every((piece) => ownerOf(world, piece) === side) ? side : undefined;
};

export const sideHoldingCell = ({ holder }: BoardAfterMove, cell: CellId): SideId | undefined => holder(cell);

export const isEnemyCell = (position: BoardAfterMove, cell: CellId, side: SideId): boolean => {
  const holder = sideHoldingCell(position, cell);
  return holder !== undefined && holder !== side;
};

export const neighborCellsOnBoard = ({ grid }: BoardAfterMove, cell: CellId): readonly CellId[] =>
  neighbours(grid, cell);
