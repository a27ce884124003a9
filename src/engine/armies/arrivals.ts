import {
  type ArmyId,
  added,
  type BoardId,
  type CellId,
  type Change,
  createIds,
  join,
  type SideId,
  type Table,
  updated,
} from '../../table/index.ts';
import { formerPlaceOf } from '../play/pieces/moves.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { chooseFreeArmyName } from './names/names.ts';
import { groupByArmy, isUnit, pieceIdsOf, piecesInBoardCell, unitsOfArmy } from './units.ts';

/** Units that enter a cell together. Their move points are already spent. */
export interface UnitsEnteringCell {
  readonly board: BoardId;
  readonly cell: CellId;
  readonly units: readonly Piece[];
}

/**
 * Places the arriving units and decides which army they are in (A49, A50). They join the first army on the cell, or
 * form an army with the loose units there, or keep their own army.
 */
export const arrive = (table: Table, { board, cell, units }: UnitsEnteringCell, side: SideId): Change => {
  const there = piecesInBoardCell(table, board, cell).filter(
    (piece) => isUnit(table, piece) && ownerOf(table, piece) === side && !isAmong(units, piece),
  );
  const host = groupByArmy(there).find(([first]) => first?.army !== undefined)?.[0]?.army;
  if (host !== undefined) return settle(table, { board, cell, units }, [], host);
  const own = wholeArmy(table, units);
  if (there.length + units.length < 2) return settle(table, { board, cell, units }, [], undefined);
  if (own !== undefined) return settle(table, { board, cell, units }, there, own);
  if (there.length === 0 && units.every(({ army }) => army === undefined))
    return settle(table, { board, cell, units }, [], undefined);
  const { ids, change } = createIds(table, 'army', 1);
  const id = ids[0] as ArmyId;
  const army = added({ kind: 'army', id, name: chooseFreeArmyName(table, { side, board }), side, board });
  return join(change, army, settle(table, { board, cell, units }, there, id));
};

const isAmong = (units: readonly Piece[], { id }: Piece): boolean => units.some((unit) => unit.id === id);

const wholeArmy = (table: Table, units: readonly Piece[]): ArmyId | undefined => {
  const army = units[0]?.army;
  return army !== undefined &&
    unitsOfArmy(table, army).length === units.length &&
    units.every((unit) => unit.army === army)
    ? army
    : undefined;
};

/**
 * Puts the arriving units on top of the other pieces on the cell. If units join them in an army, those come before them
 * in its order.
 */
const settle = (
  table: Table,
  { board, cell, units }: UnitsEnteringCell,
  joining: readonly Piece[],
  army: ArmyId | undefined,
): Change => {
  const before = new Map(pieceIdsOf(units).map((id) => [id, table.get('piece', id) as Piece]));
  const top = (table.at(board, cell).at(-1)?.rank ?? -1) + 1;
  return join(
    ...joining.map((unit) => updated(unit, assignUnitToArmy(unit, army))),
    ...units.map((unit, i) => {
      const was = before.get(unit.id) as Piece;
      return updated(was, {
        ...assignUnitToArmy(unit, army),
        place: { in: board, cell, rank: top + i },
        old: formerPlaceOf(was),
      });
    }),
  );
};

export const assignUnitToArmy = (unit: Piece, army: ArmyId | undefined): Piece => {
  const { army: _, ...loose } = unit;
  return army === undefined ? loose : { ...loose, army };
};
