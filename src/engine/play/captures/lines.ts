import { countGridDirections, nextCell, oppositeDirection } from '../../../table/grid/index.ts';
import { type CellId, derived, type Operation, type PieceId, type SideId, type World } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { traitsOf } from '../pieces/traits.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { captureRuleOfPiece } from './capture-rule.ts';
import { type BoardAfterMove, type BoardCellLookup, boardAfterMove, sideHoldingCell } from './position.ts';

/** Captures by completing a line: the player chooses one enemy of the board. */

const hasLineCaptures = derived(({ maps, traits }: Module): boolean =>
  [...maps, ...Object.values(traits ?? {})].some(({ captures }) => captures?.by === 'line'),
);

/** Returns the length of the longest straight line of a side's cells through one of them. */
const lineThrough = (position: BoardAfterMove, at: CellId, side: SideId): number => {
  const { grid } = position;
  const reach = (direction: number): number => {
    let length = 0;
    let cell = nextCell(grid, at, direction);
    for (; cell !== undefined && sideHoldingCell(position, cell) === side; cell = nextCell(grid, cell, direction))
      length += 1;
    return length;
  };
  let longest = 1;
  for (let way = 0; way < countGridDirections(grid) / 2; way += 1)
    longest = Math.max(longest, 1 + reach(way) + reach(oppositeDirection(grid, way)));
  return longest;
};

/** Returns the enemies of which a move captures one. Empty if the move completes no line. */
export const takenByLine = (
  world: World,
  move: Pick<Operation<'move'>, 'pieces' | 'to'>,
  ground?: BoardCellLookup,
): readonly Piece[] => {
  if (!hasLineCaptures(moduleOf(world))) return NOBODY;
  const [mover] = move.pieces.flatMap((id) => world.get('piece', id) ?? []);
  const rule = mover && captureRuleOfPiece(world, mover, move.to.in);
  const side = mover && ownerOf(world, mover);
  const position = rule?.by === 'line' ? boardAfterMove(world, move, new Set(), ground) : undefined;
  if (rule?.by !== 'line' || !position || side === undefined || move.to.cell === undefined) return NOBODY;
  if (lineThrough(position, move.to.cell, side) < rule.count) return NOBODY;
  const enemies: Piece[] = [];
  for (const piece of world.all('piece')) {
    const owner = ownerOf(world, piece);
    if (piece.place.in !== move.to.in || piece.place.cell === undefined || owner === undefined || owner === side)
      continue;
    if (traitsOf(world, piece).level === undefined) enemies.push(piece);
  }
  if (!rule.spares) return enemies;
  const isInLine = (piece: Piece): boolean =>
    lineThrough(position, piece.place.cell as CellId, ownerOf(world, piece) as SideId) >= rule.count;
  const loose = enemies.filter((piece) => !isInLine(piece));
  return loose.length > 0 ? loose : enemies;
};

const NOBODY: readonly Piece[] = [];

/** Yields a move once for each enemy of which it must capture one. */
export function* expandLineCaptures(world: World, move: Operation<'move'>): Generator<Operation<'move'>> {
  const choices = takenByLine(world, move);
  if (choices.length === 0) yield move;
  else for (const { id } of choices) yield { ...move, captures: [id as PieceId] };
}
