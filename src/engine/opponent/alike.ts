import { derived, type Operation, type Table } from '../../table/index.ts';
import type { Piece } from '../play/records.ts';

/** Returns a text for a piece. Pieces on the same cell that differ only in their ids have the same text. */
const lookOf = derived(({ id: _, place, ...others }: Piece): string => JSON.stringify([place.in, place.cell, others]));

/** Leaves out duplicate acts: those that use another, identical piece than an earlier act. */
export const removeDuplicateActs = (table: Table, acts: readonly Operation[]): Operation[] => {
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
