import type { CellId, Operation, PieceId, SideId, Table, World } from '../../../table/index.ts';
import { standingOn } from '../captures/position.ts';
import { attackedOf } from '../moves/attacks.ts';
import { castlings } from '../moves/castling.ts';
import { MOST_TRIED, ruledMoves } from '../moves/judge.ts';
import { judgedMovesOn } from '../moves/legal-moves.ts';
import { passerOn } from '../moves/passing.ts';
import { rulesOf } from '../moves/rule.ts';
import { moduleOf, onTurn } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { type ChessNotation, columnOf, PAWN } from './notation.ts';

/** Moves as chess players write them: standard algebraic notation, by the PGN standard of 1994, 8.2.3. */

/** A move of the side on turn, as an operation has it. */
export interface WrittenMove {
  readonly piece: Piece;
  readonly to: CellId;
  /** The prototype that it becomes, where there is a choice. */
  readonly becomes?: string;
}

/** Why a text is no move there. */
export type SanFault = 'unreadable' | 'illegal' | 'ambiguous';

const LONGEST_SAN = 20;
const SAN =
  /^(?:(?<castle>[O0]-[O0](?:-[O0])?)|(?<letter>[A-Z])?(?<column>[a-w])?(?<row>\d{1,2})?[x:-]?(?<to>[a-w]\d{1,2})(?:=?\(?(?<becomes>[A-Za-z])\)?)?)(?:e\.p\.)?[+#!?]*$/;

/** What the side on turn can do by the rules, of every piece of one letter, or of all. */
const movesOf = (world: World, { container, letters }: ChessNotation, letter?: string): readonly WrittenMove[] => {
  const table = world as Table;
  const side = onTurn(world)?.id;
  const judged = judgedMovesOn(table, MOST_TRIED);
  return [...world.all('piece')].flatMap((piece) => {
    if (piece.place.in !== container || ownerOf(world, piece) !== side) return [];
    if (letter !== undefined && letters.get(piece.prototype ?? '') !== letter) return [];
    const moves = judged(piece) ?? [...ruledMoves(table, piece, MOST_TRIED)];
    return moves.map(({ to, becomes }) => ({ piece, to, ...(becomes === undefined ? {} : { becomes }) }));
  });
};

/** Those of them that end on a cell. */
export const movesTo = (world: World, notation: ChessNotation, cell: CellId): readonly WrittenMove[] =>
  movesOf(world, notation).filter(({ to }) => to === cell);

/** Where a piece gets to by castling, and whether it is towards the right edge of the board. */
const castlingsOf = (world: World, notation: ChessNotation, piece: Piece) =>
  (rulesOf(world, piece) ?? [])
    .filter(({ moves }) => moves.kind === 'castles' && piece.old === undefined)
    .flatMap(({ moves }) => [...castlings(world, piece, moves)])
    .map(({ to }) => ({ to, isRight: columnOf(notation, to) > columnOf(notation, piece.place.cell) }));

/** Whether a piece that ends its move on a cell takes whoever went through it just now. */
export const takesInPassing = (world: World, notation: ChessNotation, piece: Piece, to: CellId): boolean =>
  passerOn(world, notation.container, to, ownerOf(world, piece)) !== undefined &&
  columnOf(notation, to) !== columnOf(notation, piece.place.cell) &&
  (rulesOf(world, piece) ?? []).some(({ moves }) => moves.takesPassing);

/** The moves that a text means, of those that can be made; undefined if it is no move in this notation. */
export const movesMeant = <Move extends WrittenMove>(
  world: World,
  notation: ChessNotation,
  text: string,
  moves: readonly Move[],
): readonly Move[] | undefined => {
  const found = text.length > LONGEST_SAN ? undefined : SAN.exec(text)?.groups;
  if (!found) return undefined;
  const { castle, letter, column, row, to, becomes } = found;
  const isFromCell = column !== undefined && row !== undefined;
  const symbol = letter ?? (castle || isFromCell ? undefined : PAWN);
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

/** The move of the side on turn that a text means. */
export const moveOfSan = (world: World, notation: ChessNotation, text: string): WrittenMove | SanFault => {
  const meant = movesMeant(world, notation, text, movesOf(world, notation));
  const [one, ...others] = meant ?? [];
  return !meant ? 'unreadable' : !one ? 'illegal' : others.length > 0 ? 'ambiguous' : one;
};

/**
 * A move as it is written, but for check and mate: see `checkSign`. The world is as it was before; undefined where no
 * rule lets the side on turn do it.
 */
export const sanOf = (world: World, notation: ChessNotation, operation: Operation<'move'>): string | undefined => {
  const [id, ...others] = operation.pieces;
  const piece = id === undefined ? undefined : world.get('piece', id as PieceId);
  const letter = notation.letters.get(piece?.prototype ?? '');
  if (!piece || letter === undefined || others.length > 0 || operation.to.in !== notation.container) return undefined;
  const moves = movesOf(world, notation, letter);
  const own = moves.find(
    (move) => move.piece.id === piece.id && move.to === operation.to.cell && move.becomes === operation.becomes,
  );
  return own && sanAmong(world, notation, own, moves);
};

/** The same of a move among those that can be made: these tell whether its piece has to be told from another. */
export const sanAmong = (
  world: World,
  notation: ChessNotation,
  { piece, to, becomes }: WrittenMove,
  moves: readonly WrittenMove[],
): string | undefined => {
  const { container, letters } = notation;
  const letter = letters.get(piece.prototype ?? '');
  const from = piece.place.cell?.toLowerCase();
  if (letter === undefined || from === undefined) return undefined;
  const castled = castlingsOf(world, notation, piece).find((one) => one.to === to);
  if (castled) return castled.isRight ? 'O-O' : 'O-O-O';
  const takes = standingOn(world, container, to).length > 0 || takesInPassing(world, notation, piece, to);
  const became = becomes === undefined ? undefined : letters.get(becomes);
  const ending = `${takes ? 'x' : ''}${to.toLowerCase()}${became === undefined ? '' : `=${became}`}`;
  if (letter === PAWN) return `${takes ? from.slice(0, 1) : ''}${ending}`;
  const rivals = moves.flatMap((move) => {
    const isRival = move.to === to && move.piece.id !== piece.id && letters.get(move.piece.prototype ?? '') === letter;
    return isRival ? (move.piece.place.cell?.toLowerCase() ?? []) : [];
  });
  return `${letter}${apart(from, rivals)}${ending}`;
};

/** What tells a cell from others: its column if that is enough, else its row, else both. */
const apart = (from: string, rivals: readonly string[]): string => {
  if (rivals.length === 0) return '';
  if (!rivals.some((cell) => cell.charAt(0) === from.charAt(0))) return from.charAt(0);
  return rivals.some((cell) => cell.slice(1) === from.slice(1)) ? from : from.slice(1);
};

/** What stands behind a move, by how it has left the world: whether it gave check, or mate. */
export const checkSign = (world: World): '' | '+' | '#' => {
  const causes = [...world.all('outcome')].flatMap(({ cause }) => cause ?? []);
  if (causes.some((cause) => cause.by === 'ending' && cause.ending === 'checkmate')) return '#';
  const module = moduleOf(world);
  const turn = world.get('turn', 'turn');
  const side = turn && module.turn?.order[turn.position];
  return side !== undefined && attackedOf(world, side as SideId) ? '+' : '';
};
