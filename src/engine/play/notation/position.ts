import { cellLabelAt } from '../../../table/grid/index.ts';
import type { World } from '../../../table/index.ts';
import { piecesStandingOn } from '../captures/position.ts';
import { findCastlingPartners } from '../moves/castling.ts';
import { moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { ownerOf } from '../rights.ts';
import { CASTLING_LETTERS, canPrototypeCastle } from './fen.ts';
import { type ChessNotation, chessNotationOf, columnIndexOfCell } from './notation.ts';
import { isEnPassantCapture, legalMovesToCell } from './san.ts';

/** Returns the present position as FEN; undefined if the module has no chess notation. */
export const fenOf = (world: World): string | undefined => {
  const notation = chessNotationOf(moduleOf(world));
  const turn = world.get('turn', 'turn');
  if (!notation || !turn) return undefined;
  const { grid } = notation;
  const rows = Array.from({ length: grid.rows }, (_, row) => rowOf(world, notation, row));
  const quiet = world.get('course', notation.map)?.quiet ?? 0;
  const who = turn.position === 0 ? 'w' : 'b';
  return [rows.join('/'), who, castlingOf(world, notation), passingOf(world, notation), quiet, turn.number].join(' ');
};

const rowOf = (world: World, { container, grid, sides, letters }: ChessNotation, row: number): string => {
  const signs = Array.from({ length: grid.columns }, (_, column) => {
    const [piece] = piecesStandingOn(world, container, cellLabelAt(grid, { column, row }));
    const letter = piece && letters.get(piece.prototype ?? '');
    if (!piece || letter === undefined) return ' ';
    return ownerOf(world, piece) === sides[0] ? letter : letter.toLowerCase();
  });
  return signs.join('').replace(/ +/g, (free) => String(free.length));
};

const castlingOf = (world: World, notation: ChessNotation): string => {
  const { container, sides } = notation;
  const rights = sides.flatMap((side, index) => {
    const castlers = [...world.all('piece')].filter(
      (piece) =>
        piece.place.in === container &&
        ownerOf(world, piece) === side &&
        !piece.old &&
        canPrototypeCastle(moduleOf(world), piece.prototype ?? ''),
    );
    const partners = castlers.flatMap((piece) =>
      findCastlingPartners(world, piece).map((partner) => ({ piece, partner })),
    );
    return CASTLING_LETTERS.filter((_, at) =>
      partners.some(({ piece, partner }) => isRightOf(notation, partner, piece) === (at === 0)),
    ).map((letter) => (index === 0 ? letter : letter.toLowerCase()));
  });
  return rights.length > 0 ? rights.join('') : '-';
};

const isRightOf = (notation: ChessNotation, one: Piece, other: Piece): boolean =>
  columnIndexOfCell(notation, one.place.cell) > columnIndexOfCell(notation, other.place.cell);

/** Returns the cell on which a capture in passing is possible, or `-`. */
const passingOf = (world: World, notation: ChessNotation): string => {
  const [cell] = world.get('passing', 'passing')?.cells ?? [];
  if (cell === undefined) return '-';
  const takers = legalMovesToCell(world, notation, cell).filter(({ piece }) =>
    isEnPassantCapture(world, notation, piece, cell),
  );
  return takers.length > 0 ? cell.toLowerCase() : '-';
};
