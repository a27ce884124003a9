import type { Operation, PersonId, Table } from '../../table/index.ts';
import { movesOfUnitsTogether } from '../armies/acts.ts';
import { isUnit } from '../armies/units.ts';
import { moduleOf } from '../play/queries.ts';
import type { Piece } from '../play/records.ts';

/**
 * Returns the moves of whole stacks: all loose units on a cell that can move alone go together. Lists of legal acts have
 * only single units and armies, because players say which units go together.
 */
export const movesOfStacks = (table: Table, person: PersonId, acts: readonly Operation[]): readonly Operation[] => {
  if (moduleOf(table).rules.movePoints === undefined) return [];
  const stacks = new Map<string, Map<string, Piece>>();
  for (const act of acts) {
    const [id, ...others] = act.kind === 'move' ? act.pieces : [];
    const piece = id === undefined || others.length > 0 ? undefined : table.get('piece', id);
    if (piece?.place.cell === undefined || piece.army !== undefined || !isUnit(table, piece)) continue;
    const cell = `${piece.place.in} ${piece.place.cell}`;
    const stack = stacks.get(cell) ?? new Map<string, Piece>();
    stacks.set(cell, stack.set(piece.id, piece));
  }
  return [...stacks.values()].flatMap((stack) =>
    stack.size > 1 ? [...movesOfUnitsTogether(table, person, [...stack.values()])] : [],
  );
};
