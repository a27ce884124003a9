import {
  type ArmyId,
  added,
  type BoardId,
  type CellId,
  type Change,
  join,
  mint,
  type SideId,
  type Table,
  updated,
} from '../../table/index.ts';
import { oldOf } from '../play/pieces/moves.ts';
import type { Piece } from '../play/records.ts';
import { ownerOf } from '../play/rights.ts';
import { freeName } from './names/names.ts';
import { idsOf, isUnit, itemsOf, piecesAt, unitsOf } from './units.ts';

/** Units that enter a cell together. Their move points are already spent. */
export interface Arrival {
  readonly board: BoardId;
  readonly cell: CellId;
  readonly units: readonly Piece[];
}

/**
 * Places the arriving units and decides which army they are in (A49, A50). They join the first army on the cell, or
 * form an army with the loose units there, or keep their own army.
 */
export const arrive = (table: Table, { board, cell, units }: Arrival, side: SideId): Change => {
  const there = piecesAt(table, board, cell).filter(
    (piece) => isUnit(table, piece) && ownerOf(table, piece) === side && !isAmong(units, piece),
  );
  const host = itemsOf(there).find(([first]) => first?.army !== undefined)?.[0]?.army;
  if (host !== undefined) return settle(table, { board, cell, units }, [], host);
  const own = wholeArmy(table, units);
  if (there.length + units.length < 2) return settle(table, { board, cell, units }, [], undefined);
  if (own !== undefined) return settle(table, { board, cell, units }, there, own);
  if (there.length === 0 && units.every(({ army }) => army === undefined))
    return settle(table, { board, cell, units }, [], undefined);
  const { ids, change } = mint(table, 'army', 1);
  const id = ids[0] as ArmyId;
  const army = added({ kind: 'army', id, name: freeName(table, { side, board }), side, board });
  return join(change, army, settle(table, { board, cell, units }, there, id));
};

const isAmong = (units: readonly Piece[], { id }: Piece): boolean => units.some((unit) => unit.id === id);

const wholeArmy = (table: Table, units: readonly Piece[]): ArmyId | undefined => {
  const army = units[0]?.army;
  return army !== undefined && unitsOf(table, army).length === units.length && units.every((unit) => unit.army === army)
    ? army
    : undefined;
};

/**
 * Puts the arriving units on top of the other pieces on the cell. If units join them in an army, those come before them
 * in its order.
 */
const settle = (
  table: Table,
  { board, cell, units }: Arrival,
  joining: readonly Piece[],
  army: ArmyId | undefined,
): Change => {
  const before = new Map(idsOf(units).map((id) => [id, table.get('piece', id) as Piece]));
  const top = (table.at(board, cell).at(-1)?.rank ?? -1) + 1;
  return join(
    ...joining.map((unit) => updated(unit, inArmy(unit, army))),
    ...units.map((unit, i) => {
      const was = before.get(unit.id) as Piece;
      return updated(was, { ...inArmy(unit, army), place: { in: board, cell, rank: top + i }, old: oldOf(was) });
    }),
  );
};

export const inArmy = (unit: Piece, army: ArmyId | undefined): Piece => {
  const { army: _, ...loose } = unit;
  return army === undefined ? loose : { ...loose, army };
};
