import { derived, type Operation, type Table } from '../../table/index.ts';
import type { Piece } from '../play/records.ts';

/** Returns a text for a piece. Pieces on the same cell that differ only in their ids have the same text. */
const lookOf = derived(({ id: _, place, ...others }: Piece): string => JSON.stringify([place.in, place.cell, others]));

/** Leaves out duplicate acts: those that use another, identical piece than an earlier act. */
export const removeDuplicateActs = (table: Table, acts: readonly Operation[]): Operation[] => {
  const known = new Set<string>();
  const looks = new Map<string, string>();
  const nameOf = (id: string): string => {
    const look = looks.get(id);
    if (look !== undefined) return look;
    const piece = table.get('piece', id as Piece['id']);
    const found = piece?.place.cell === undefined ? id : lookOf(piece);
    looks.set(id, found);
    return found;
  };
  const isNew = (name: string): boolean => !known.has(name) && known.add(name) !== undefined;
  const isFromStacks = areMovesFromStacks(table, acts);
  return acts.filter((act) => {
    if (act.kind === 'move' && isFromStacks) {
      const { pieces, captures, actor: _, ...others } = act;
      return isNew(JSON.stringify([others, pieces.map(nameOf), captures.map(nameOf)]));
    }
    if (act.kind !== 'act') return true;
    const { action, subject = '', choices, payment } = act;
    const chosen = Object.values(choices).map((value) => (Array.isArray(value) ? value.map(nameOf) : value));
    return isNew(JSON.stringify([action, nameOf(subject), chosen, payment]));
  });
};

/** True if several pieces on one cell can move, so that moves of identical pieces are possible. */
const areMovesFromStacks = (table: Table, acts: readonly Operation[]): boolean => {
  const movers = new Map<string, string>();
  return acts.some((act) => {
    const [id] = act.kind === 'move' ? act.pieces : [];
    const place = id === undefined ? undefined : table.get('piece', id)?.place;
    if (id === undefined || place?.cell === undefined) return false;
    const cell = `${place.in} ${place.cell}`;
    const other = movers.get(cell);
    movers.set(cell, id);
    return other !== undefined && other !== id;
  });
};
