import { type CellId, derived, type World } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { type ChessNotation, chessNotationOf } from './notation.ts';
import { formatSan, formatSanAmongMoves, movesMatchingSan, type NotatedMove, signOfCheckOrMate } from './san.ts';
import { changedPieceIdsOf, type MoveNotation, type NotatableOperation, type NotatedOperation } from './style.ts';

interface MoveOnBoard extends NotatedMove {
  readonly operation: NotatableOperation;
}

const onBoard = (
  world: World,
  { container }: ChessNotation,
  operations: readonly NotatableOperation[],
): readonly MoveOnBoard[] =>
  operations.flatMap((operation) => {
    const piece = operation.kind === 'move' ? world.get('piece', operation.pieces[0] ?? '') : undefined;
    if (operation.kind !== 'move' || !piece || operation.to.in !== container) return [];
    const { becomes } = operation;
    const to = operation.to.cell as CellId;
    return [{ operation, piece, to, ...(becomes === undefined ? {} : { becomes }) }];
  });

/** Returns the number of pieces that a move in notation touches: two for a capture or castling, otherwise one. */
const piecesOf = (san: string): number => (san.includes('x') || san.startsWith('O') ? 2 : 1);

/**
 * Corrects upper and lower case, such as a capital that a phone's keyboard put first. It also accepts `nf3` and `o-o`.
 */
const withUsualCase = ({ grid, prototypes }: ChessNotation, typed: string): string => {
  const text = typed.trim();
  const [first = ''] = text;
  if (/^o-o/i.test(text)) return text.toUpperCase();
  if (prototypes.has(first)) return text;
  const isColumn = first.toLowerCase() <= columnLetter(grid.columns - 1);
  const isSymbol = !isColumn && prototypes.has(first.toUpperCase());
  return (isSymbol ? first.toUpperCase() : first.toLowerCase()) + text.slice(1);
};

const columnLetter = (column: number): string => String.fromCharCode('a'.charCodeAt(0) + column);

export const algebraicNotationOf = derived((module: Module): MoveNotation | undefined => {
  const notation = chessNotationOf(module);
  return (
    notation && {
      countsMoves: false,
      texts: (world, operations) => {
        const moves = onBoard(world, notation, operations);
        return moves.flatMap((move): readonly NotatedOperation[] => {
          const text = formatSanAmongMoves(world, notation, move, moves);
          return text === undefined ? [] : [{ text, operation: move.operation }];
        });
      },
      meant: (world, _actor, typed, legal) => {
        const all = legal();
        const texts = new Map(all.map(({ text, operation }) => [operation, text]));
        const moves = onBoard(
          world,
          notation,
          all.map(({ operation }) => operation),
        );
        return movesMatchingSan(world, notation, withUsualCase(notation, typed), moves)?.map(({ operation }) => ({
          text: texts.get(operation) ?? '',
          operation,
        }));
      },
      told: ({ before, after, change }, operation) => {
        const san = operation.kind === 'move' ? formatSan(before, notation, operation) : undefined;
        const isAll = san !== undefined && changedPieceIdsOf(change).length === piecesOf(san);
        return isAll ? `${san}${signOfCheckOrMate(after)}` : undefined;
      },
    }
  );
});
