import { derived, type Operation, type Table } from '../../table/index.ts';
import type { Piece } from '../play/records.ts';

/** What is the same of pieces on one cell that are alike. */
const lookOf = derived(({ id: _, place, ...others }: Piece): string => JSON.stringify([place.in, place.cell, others]));

/** Leaves out actions that differ from an earlier one only in which of several pieces that are alike they name. */
export const withoutAlike = (table: Table, acts: readonly Operation[]): Operation[] => {
  const known = new Set<string>();
  const nameOf = (id: string): string => {
    const piece = table.get('piece', id as Piece['id']);
    return piece?.place.cell === undefined ? id : lookOf(piece);
  };
  return acts.filter((act) => {
    if (act.kind !== 'act') return true;
    const { action, subject = '', choices, payment } = act;
    const chosen = Object.values(choices).map((value) => (Array.isArray(value) ? value.map(nameOf) : value));
    const name = JSON.stringify([action, nameOf(subject), chosen, payment]);
    return !known.has(name) && known.add(name);
  });
};
