import { matches, readExpression } from '../../../table/expression/index.ts';
import { countGridDirections, type Grid, nextCell, oppositeDirection } from '../../../table/grid/index.ts';
import { type CellId, derived, type SideId } from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { cellSubjectId } from '../../modifiers/subject.ts';
import { traitsOf } from '../pieces/traits.ts';
import type { Piece } from '../records.ts';
import type { CaptureCondition, CaptureDefinition } from './form.ts';
import {
  type BoardAfterMove,
  type BoardCellLookup,
  isEnemyCell,
  neighborCellsOnBoard,
  sideHoldingCell,
} from './position.ts';

type Custodial = Extract<CaptureDefinition, { readonly by: 'custodial' }>;

/**
 * Names that a match of hostile cells can use besides the cell's properties. They are the number of pieces on the cell,
 * and of enemies next to it.
 */
export const HOSTILE_CELL_PROPERTIES = ['StackSize', 'Enemies'] as const;

const hostileOf = derived(({ hostile = 'false' }: Custodial) => readExpression(hostile));
const whenOf = derived(({ when = '' }: CaptureCondition) => readExpression(when));

/** True if a cell acts like a piece of that side, so that enemies next to it can be captured against it. */
const isHostile = (position: BoardAfterMove, rule: Custodial, cell: CellId, side: SideId): boolean => {
  if (sideHoldingCell(position, cell) === side) return true;
  const read = hostileOf(rule);
  if (!read.ok || rule.hostile === undefined) return false;
  const { world, container, standing } = position;
  return matches(read.expression, (name) => {
    if (name === 'StackSize') return standing(cell).length;
    if (name === 'Enemies')
      return neighborCellsOnBoard(position, cell).filter((next) => sideHoldingCell(position, next) === side).length;
    return effectiveValue(world, { kind: 'cell', id: cellSubjectId(container, cell), name });
  });
};

/** Returns the number of neighboring cells that enemies must hold; undefined if two on opposite sides are enough. */
const sidesNeeded = ({ world }: BoardAfterMove, piece: Piece, around: number): number | undefined => {
  const { taken } = traitsOf(world, piece);
  if (!taken) return undefined;
  const read = whenOf(taken);
  const isMeant =
    read.ok && matches(read.expression, (name) => effectiveValue(world, { kind: 'piece', id: piece.id, name }));
  if (!isMeant) return undefined;
  return taken.sides === 'all' ? around : taken.sides;
};

export const findCustodialCaptures = (
  position: BoardAfterMove,
  rule: Custodial,
  to: CellId,
  side: SideId,
): readonly Piece[] => {
  const { grid, standing } = position;
  const taken: Piece[] = [];
  for (let direction = 0; direction < countGridDirections(grid); direction += 1) {
    const cell = nextCell(grid, to, direction);
    if (cell === undefined || !isEnemyCell(position, cell, side)) continue;
    const behind = nextCell(grid, cell, direction);
    for (const piece of standing(cell)) {
      const around = neighborCellsOnBoard(position, cell);
      const needed = sidesNeeded(position, piece, around.length);
      const isTaken =
        needed === undefined
          ? behind !== undefined && isHostile(position, rule, behind, side)
          : around.filter((next) => isHostile(position, rule, next, side)).length >= needed;
      if (isTaken) taken.push(piece);
    }
  }
  return taken;
};

/** Returns the pairs of enemies on opposite sides of the cell where a move ends. */
export const findInterventionCaptures = (position: BoardAfterMove, to: CellId, side: SideId): readonly Piece[] => {
  const { grid, standing } = position;
  const taken: Piece[] = [];
  for (let direction = 0; direction < countGridDirections(grid) / 2; direction += 1) {
    const ends = [nextCell(grid, to, direction), nextCell(grid, to, oppositeDirection(grid, direction))];
    const cells = ends.filter((cell) => cell !== undefined && isEnemyCell(position, cell, side));
    if (cells.length === 2) taken.push(...cells.flatMap((cell) => (cell === undefined ? [] : standing(cell))));
  }
  return taken;
};

/** True if a piece that comes to a free cell from off the board turns any enemy. */
export const canFlipEnemies = (grid: Grid, { holder }: BoardCellLookup, to: CellId, side: SideId): boolean => {
  for (let direction = 0; direction < countGridDirections(grid); direction += 1) {
    let cell = nextCell(grid, to, direction);
    let last: SideId | undefined;
    for (let length = 0; cell !== undefined; length += 1) {
      last = holder(cell);
      if (last === undefined || last === side) {
        if (length > 0 && last === side) return true;
        break;
      }
      cell = nextCell(grid, cell, direction);
    }
  }
  return false;
};

/** Returns the enemies on straight lines between the cell where a move ends and another piece of its side. */
export const findFlippedEnemies = (position: BoardAfterMove, to: CellId, side: SideId): readonly Piece[] => {
  const { grid, standing } = position;
  const turned: Piece[] = [];
  for (let direction = 0; direction < countGridDirections(grid); direction += 1) {
    const line: Piece[] = [];
    let cell = nextCell(grid, to, direction);
    for (; cell !== undefined && isEnemyCell(position, cell, side); cell = nextCell(grid, cell, direction))
      line.push(...standing(cell));
    if (cell !== undefined && sideHoldingCell(position, cell) === side) turned.push(...line);
  }
  return turned;
};
