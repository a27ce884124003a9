import { find, type SquareGrid } from '../../../table/grid/index.ts';
import { type BoardId, derived, type PersonId, type World } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { canPlacePieceOnBoard } from '../moves/judge.ts';
import { boardIdOfNames, onTurn } from '../queries.ts';
import { ownerOf } from '../rights.ts';
import { changedPieceIdsOf, type MoveNotation, type NotatableOperation, type NotatedOperation } from './style.ts';

/** Moves of Go as in the Go Text Protocol: `B D4`, `W pass`. */

interface StoneBoard {
  readonly container: BoardId;
  readonly grid: SquareGrid;
  readonly first: string;
}

/** Returns the board for stones. Undefined if the module's moves are not those of Go, or if it has other boards. */
const stoneBoard = derived((module: Module): StoneBoard | undefined => {
  if (module.notation !== 'go') return undefined;
  const [found, ...others] = module.maps.flatMap(({ name, boards }) => boards.map((board) => ({ name, board })));
  const [first, second, ...more] = module.turn?.order ?? [];
  if (!found || others.length > 0 || first === undefined || second === undefined || more.length > 0) return undefined;
  const { grid, name } = found.board;
  return grid.kind === 'square' ? { container: boardIdOfNames(found.name, name), grid, first } : undefined;
});

const PASS = 'pass';

const pointOf = (world: World, { container }: StoneBoard, operation: NotatableOperation): string | undefined => {
  if (operation.kind === 'pass') return PASS;
  const [id, ...others] = operation.pieces;
  const stone = id === undefined ? undefined : world.get('piece', id);
  const isPut = stone?.place.in !== container && others.length === 0 && operation.to.in === container;
  return stone && isPut ? operation.to.cell : undefined;
};

const colourOf = (world: World, { first }: StoneBoard): 'B' | 'W' => (onTurn(world)?.id === first ? 'B' : 'W');

const TYPED = /^(?:(?<colour>[bw]|black|white)\s+)?(?<point>pass|[a-z]\s*\d{1,2})$/i;

/** Returns the move that puts a stone on the typed point. The rules may still refuse it. */
const putThere = (
  world: World,
  { container, grid }: StoneBoard,
  actor: PersonId,
  point: string,
): readonly NotatedOperation[] | undefined => {
  const cell = find(grid, point);
  if (cell === undefined) return undefined;
  const side = onTurn(world)?.id;
  for (const stone of world.all('piece'))
    if (stone.place.in !== container && ownerOf(world, stone) === side && canPlacePieceOnBoard(world, stone)) {
      const operation = { kind: 'move', actor, pieces: [stone.id], to: { in: container, cell }, captures: [] } as const;
      return [{ text: cell, operation }];
    }
  return [];
};

export const goNotationOf = derived((module: Module): MoveNotation | undefined => {
  const board = stoneBoard(module);
  return (
    board && {
      countsMoves: true,
      texts: (world, operations) =>
        operations.flatMap((operation) => {
          const text = pointOf(world, board, operation);
          return text === undefined ? [] : [{ text, operation }];
        }),
      meant: (world, actor, typed) => {
        const { colour, point } = TYPED.exec(typed.trim())?.groups ?? {};
        if (point === undefined) return undefined;
        if (colour !== undefined && colour[0]?.toUpperCase() !== colourOf(world, board)) return [];
        return point.toLowerCase() === PASS
          ? [{ text: PASS, operation: { kind: 'pass', actor } }]
          : putThere(world, board, actor, point);
      },
      told: ({ before, change }, operation) => {
        const point = pointOf(before, board, operation);
        const stone = operation.kind === 'move' ? operation.pieces[0] : undefined;
        const side = onTurn(before)?.id;
        const isTaken = (id: string): boolean => {
          const piece = before.get('piece', id);
          return piece?.place.in === board.container && ownerOf(before, piece) !== side;
        };
        const isAll = changedPieceIdsOf(change).every((id) => id === stone || isTaken(id));
        return point !== undefined && isAll ? `${colourOf(before, board)} ${point}` : undefined;
      },
    }
  );
});
