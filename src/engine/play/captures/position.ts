import type { CellId, ContainerId, SideId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import type { World } from '../../core/table.ts';
import { type Grid, neighbours } from '../../grid/grid.ts';
import { traitsOf } from '../pieces/traits.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';

/** A board as it stands once pieces went and others came, nothing of which is written. */
export interface Position {
  readonly world: World;
  readonly container: ContainerId;
  readonly grid: Grid;
  /** What of the pieces on a cell takes up room, the lowest first. */
  readonly standing: (cell: CellId) => readonly Piece[];
}

/** What of the pieces on a cell takes up room: not those of a level of their own, such as cities. */
export const standingOn = (world: World, container: string, cell: CellId): readonly Piece[] => {
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

/** A board where a move has been made, and these pieces are gone; undefined where it does not end on a board. */
export const positionAfter = (
  world: World,
  { pieces, to }: Pick<Operation<'move'>, 'pieces' | 'to'>,
  gone: ReadonlySet<string>,
): Position | undefined => {
  const grid = world.get('board', to.in)?.grid;
  if (!grid || to.cell === undefined) return undefined;
  const moving = pieces.flatMap((id) => world.get('piece', id) ?? []);
  return {
    world,
    container: to.in,
    grid,
    standing(cell) {
      const staying = standingOn(world, to.in, cell).filter(({ id }) => !gone.has(id) && !pieces.includes(id));
      return cell === to.cell ? [...staying, ...moving] : staying;
    },
  };
};

/** Whose a cell is: the side of all that stands on it; undefined where nothing does, or pieces of several sides do. */
export const holderOf = ({ world, standing }: Position, cell: CellId): SideId | undefined => {
  const [first, ...others] = standing(cell);
  const side = first && ownerOf(world, first);
  return others.every((piece) => ownerOf(world, piece) === side) ? side : undefined;
};

/** Whether enemies of a side alone stand on a cell. */
export const isEnemyCell = (position: Position, cell: CellId, side: SideId): boolean => {
  const holder = holderOf(position, cell);
  return holder !== undefined && holder !== side;
};

/** The cells next to a cell. */
export const cellsAround = ({ grid }: Position, cell: CellId): readonly CellId[] => neighbours(grid, cell);
