import { type ArmyId, type BoardId, isOn, type PieceId, type World } from '../../table/index.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import { classIn } from '../play/pieces/prices.ts';
import { traitsOf } from '../play/pieces/traits.ts';
import type { Piece } from '../play/records.ts';
import { rosterIndex } from './roster.ts';

/** What is asked of units, in any world: what its viewer does not see is not there. */

/** The level of units; other pieces are of the level that their prototype names. */
const UNITS = 'unit';
const MARKERS = 'marker';

export const isUnit = (world: World, piece: Piece): boolean => isOn(traitsOf(world, piece).unit);

/** Of what kind an item is among those on the board: units, cities, markers (A42). */
export const levelOf = (world: World, piece: Piece): string => {
  const { unit, level } = traitsOf(world, piece);
  return isOn(unit) ? UNITS : (level ?? MARKERS);
};

/** An army's units in order; none where there is no such army. */
export const unitsOf = (world: World, army: ArmyId): readonly Piece[] =>
  (world.ground.index(rosterIndex).members.get(army) ?? []).flatMap(({ id }) => {
    const piece = world.get('piece', id);
    return piece?.army === army ? [piece] : [];
  });

/** What kind of unit it is: its `Class`, else its prototype, else its name; as that it pays, too. */
export const classOf = (world: World, { id }: Piece): string =>
  classIn(world, id, effectiveValue(world, { kind: 'piece', id, name: 'Class' }));

/** The pieces of a cell, lowest first. */
export const piecesAt = (world: World, board: BoardId, cell: string): readonly Piece[] =>
  world.at(board, cell).flatMap(({ kind, id }) => (kind === 'piece' ? (world.get('piece', id) ?? []) : []));

/** The units of one side on a cell that belong together: each army, and each unit that is in none, lowest first. */
export const itemsOf = (pieces: readonly Piece[]): readonly (readonly Piece[])[] => {
  const items: Piece[][] = [];
  for (const piece of pieces) {
    const item = piece.army === undefined ? undefined : items.find(([first]) => first?.army === piece.army);
    if (item) item.push(piece);
    else items.push([piece]);
  }
  return items;
};

export const idsOf = (pieces: readonly Piece[]): readonly PieceId[] => pieces.map(({ id }) => id);
