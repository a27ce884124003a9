import type { CellId, Operation, PieceId, SideId, Table, World } from '../../../table/index.ts';
import { piecesStandingOn } from '../captures/position.ts';
import { findRoyalAttack } from '../moves/attacks.ts';
import { generateCastlings } from '../moves/castling.ts';
import { generateRuledMoves, MOST_TRIED_MOVES } from '../moves/judge.ts';
import { createJudgedMoveLookup } from '../moves/legal-moves.ts';
import { enPassantPieceOn } from '../moves/passing.ts';
import { moveRulesOf } from '../moves/rule.ts';
import { moduleOf, onTurn } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { type ChessNotation, columnIndexOfCell, PAWN_SYMBOL } from './notation.ts';

/** Moves in standard algebraic notation, as in the PGN standard of 1994, 8.2.3. */

export interface NotatedMove {
  readonly piece: Piece;
  readonly to: CellId;
  readonly becomes?: string;
}

export type ChessMoveTextFault = 'unreadable' | 'illegal' | 'ambiguous';

const LONGEST_SAN = 20;
const SAN =
  /^(?:(?<castle>[O0]-[O0](?:-[O0])?)|(?<letter>[A-Z])?(?<column>[a-w])?(?<row>\d{1,2})?[x:-]?(?<to>[a-w]\d{1,2})(?:=?\(?(?<becomes>[A-Za-z])\)?)?)(?:e\.p\.)?[+#!?]*$/;

/** Returns the moves by rules of the side whose turn it is, for pieces with one letter or for all pieces. */
const movesOf = (world: World, { container, letters }: ChessNotation, letter?: string): readonly NotatedMove[] => {
  const table = world as Table;
  const side = onTurn(world)?.id;
  const judged = createJudgedMoveLookup(table, MOST_TRIED_MOVES);
  return [...world.all('piece')].flatMap((piece) => {
    if (piece.place.in !== container || ownerOf(world, piece) !== side) return [];
    if (letter !== undefined && letters.get(piece.prototype ?? '') !== letter) return [];
    const moves = judged(piece) ?? [...generateRuledMoves(table, piece, MOST_TRIED_MOVES)];
    return moves.map(({ to, becomes }) => ({ piece, to, ...(becomes === undefined ? {} : { becomes }) }));
  });
};

export const legalMovesToCell = (world: World, notation: ChessNotation, cell: CellId): readonly NotatedMove[] =>
  movesOf(world, notation).filter(({ to }) => to === cell);

/** Returns the cells to which a piece can castle, and for each if it is towards the right edge. */
const castlingsOf = (world: World, notation: ChessNotation, piece: Piece) =>
  (moveRulesOf(world, piece) ?? [])
    .filter(({ moves }) => moves.kind === 'castles' && piece.old === undefined)
    .flatMap(({ moves }) => [...generateCastlings(world, piece, moves)])
    .map(({ to }) => ({
      to,
      isRight: columnIndexOfCell(notation, to) > columnIndexOfCell(notation, piece.place.cell),
    }));

/** True if a piece captures in passing by a move to this cell. */
export const isEnPassantCapture = (world: World, notation: ChessNotation, piece: Piece, to: CellId): boolean =>
  enPassantPieceOn(world, notation.container, to, ownerOf(world, piece)) !== undefined &&
  columnIndexOfCell(notation, to) !== columnIndexOfCell(notation, piece.place.cell) &&
  (moveRulesOf(world, piece) ?? []).some(({ moves }) => moves.takesPassing);

/** Returns the moves, of the given ones, that a text can mean. Undefined if the text is no move in this notation. */
export const movesMatchingSan = <Move extends NotatedMove>(
  world: World,
  notation: ChessNotation,
  text: string,
  moves: readonly Move[],
): readonly Move[] | undefined => {
  const found = text.length > LONGEST_SAN ? undefined : SAN.exec(text)?.groups;
  if (!found) return undefined;
  const { castle, letter, column, row, to, becomes } = found;
  const isFromCell = column !== undefined && row !== undefined;
  const symbol = letter ?? (castle || isFromCell ? undefined : PAWN_SYMBOL);
  return moves.filter((move) => {
    if (symbol !== undefined && notation.letters.get(move.piece.prototype ?? '') !== symbol) return false;
    const castled = castlingsOf(world, notation, move.piece).find((one) => one.to === move.to);
    if (castle || castled) return castle && castled && castled.isRight === castle.length < 4;
    const from = move.piece.place.cell?.toLowerCase() ?? '';
    return (
      move.to.toLowerCase() === to &&
      (column === undefined || from.startsWith(column)) &&
      (row === undefined || from.slice(1) === row) &&
      (becomes === undefined || move.becomes === notation.prototypes.get(becomes.toUpperCase()))
    );
  });
};

export const parseSan = (world: World, notation: ChessNotation, text: string): NotatedMove | ChessMoveTextFault => {
  const meant = movesMatchingSan(world, notation, text, movesOf(world, notation));
  const [one, ...others] = meant ?? [];
  return !meant ? 'unreadable' : !one ? 'illegal' : others.length > 0 ? 'ambiguous' : one;
};

/**
 * Returns a move in notation, without the sign of check or mate (see `signOfCheckOrMate`). `world` is the state before
 * the move. Undefined if no rule allows the move.
 */
export const formatSan = (world: World, notation: ChessNotation, operation: Operation<'move'>): string | undefined => {
  const [id, ...others] = operation.pieces;
  const piece = id === undefined ? undefined : world.get('piece', id as PieceId);
  const letter = notation.letters.get(piece?.prototype ?? '');
  if (!piece || letter === undefined || others.length > 0 || operation.to.in !== notation.container) return undefined;
  const moves = movesOf(world, notation, letter);
  const own = moves.find(
    (move) => move.piece.id === piece.id && move.to === operation.to.cell && move.becomes === operation.becomes,
  );
  return own && formatSanAmongMoves(world, notation, own, moves);
};

/** Returns one of several given moves in notation. The others decide how exactly its piece must be named. */
export const formatSanAmongMoves = (
  world: World,
  notation: ChessNotation,
  { piece, to, becomes }: NotatedMove,
  moves: readonly NotatedMove[],
): string | undefined => {
  const { container, letters } = notation;
  const letter = letters.get(piece.prototype ?? '');
  const from = piece.place.cell?.toLowerCase();
  if (letter === undefined || from === undefined) return undefined;
  const castled = castlingsOf(world, notation, piece).find((one) => one.to === to);
  if (castled) return castled.isRight ? 'O-O' : 'O-O-O';
  const takes = piecesStandingOn(world, container, to).length > 0 || isEnPassantCapture(world, notation, piece, to);
  const became = becomes === undefined ? undefined : letters.get(becomes);
  const ending = `${takes ? 'x' : ''}${to.toLowerCase()}${became === undefined ? '' : `=${became}`}`;
  if (letter === PAWN_SYMBOL) return `${takes ? from.slice(0, 1) : ''}${ending}`;
  const rivals = moves.flatMap((move) => {
    const isRival = move.to === to && move.piece.id !== piece.id && letters.get(move.piece.prototype ?? '') === letter;
    return isRival ? (move.piece.place.cell?.toLowerCase() ?? []) : [];
  });
  return `${letter}${apart(from, rivals)}${ending}`;
};

/**
 * Returns the shortest origin that distinguishes a piece from its rivals: its column, otherwise its row, otherwise
 * both.
 */
const apart = (from: string, rivals: readonly string[]): string => {
  if (rivals.length === 0) return '';
  if (!rivals.some((cell) => cell.charAt(0) === from.charAt(0))) return from.charAt(0);
  return rivals.some((cell) => cell.slice(1) === from.slice(1)) ? from : from.slice(1);
};

/** Returns the sign of check or mate after a move; empty if it is neither. */
export const signOfCheckOrMate = (world: World): '' | '+' | '#' => {
  const causes = [...world.all('outcome')].flatMap(({ cause }) => cause ?? []);
  if (causes.some((cause) => cause.by === 'ending' && cause.ending === 'checkmate')) return '#';
  const module = moduleOf(world);
  const turn = world.get('turn', 'turn');
  const side = turn && module.turn?.order[turn.position];
  return side !== undefined && findRoyalAttack(world, side as SideId) ? '+' : '';
};
