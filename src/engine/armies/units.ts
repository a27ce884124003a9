import { type ArmyId, type BoardId, isOn, type PieceId, type World } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { classOfMover } from '../play/pieces/prices.ts';
import { traitsOf } from '../play/pieces/traits.ts';
import type { Piece } from '../play/records.ts';
import { rosterIndex } from './roster.ts';

/** The level of units. Other pieces are on the level that their prototype names, such as a city or a marker. */
const UNITS = 'unit';
const MARKERS = 'marker';

export const isUnit = (world: World, piece: Piece): boolean => isOn(traitsOf(world, piece).unit);

/** Returns the level of a piece on the board, such as unit, city or marker (A42). */
export const boardLevelOfPiece = (world: World, piece: Piece): string => {
  const { unit, level } = traitsOf(world, piece);
  return isOn(unit) ? UNITS : (level ?? MARKERS);
};

export const unitsOfArmy = (world: World, army: ArmyId): readonly Piece[] =>
  (world.ground.index(rosterIndex).members.get(army) ?? []).flatMap(({ id }) => {
    const piece = world.get('piece', id);
    return piece?.army === army ? [piece] : [];
  });

/** Returns the class of a unit, which decides its step costs: its `Class`, prototype or name. */
export const unitClassOf = (world: World, { id }: Piece): string =>
  classOfMover(world, id, effectiveValue(world, { kind: 'piece', id, name: 'Class' }));

export const piecesInBoardCell = (world: World, board: BoardId, cell: string): readonly Piece[] =>
  world.at(board, cell).flatMap(({ kind, id }) => (kind === 'piece' ? (world.get('piece', id) ?? []) : []));

/** Groups pieces of a cell into armies and loose units, lowest first. */
export const groupByArmy = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const items: Piece[][] = [];
  for (const piece of pieces) {
    const item = piece.army === undefined ? undefined : items.find(([first]) => first?.army === piece.army);
    if (item) item.push(piece);
    else items.push([piece]);
  }
  return items;
};

export const pieceIdsOf = (pieces: readonly Piece[]): readonly PieceId[] => pieces.map(({ id }) => id);
