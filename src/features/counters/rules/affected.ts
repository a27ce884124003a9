import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import type { Piece } from '../../../engine/play/records.ts';
import {
  type AnyRecord,
  appendOrCreate,
  type Place,
  type RecordChange,
  sameValue,
  type Table,
} from '../../../table/index.ts';

/** A piece before and after a step. One of the two is undefined if it was added or removed. */
export interface DirtyPiece {
  readonly id: string;
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
}

export const touchedBy = (records: readonly RecordChange[]): readonly DirtyPiece[] => {
  let touched: DirtyPiece[] | undefined;
  for (const { before, after } of records) {
    const { kind, id } = (after ?? before) as AnyRecord;
    if (kind === 'piece')
      touched = appendOrCreate(touched, { id, before: before as Piece | undefined, after: after as Piece | undefined });
  }
  return touched ?? NONE_TOUCHED;
};

const NONE_TOUCHED: readonly DirtyPiece[] = [];

/** True if one of these properties of a piece has changed. All of them must depend only on the piece and its place. */
export const hasPropertyChanged = (
  table: Table,
  former: Table,
  { before, after }: DirtyPiece,
  names: ReadonlySet<string>,
): boolean => {
  if (!before || !after) return true;
  for (const name of names) {
    const question = { kind: 'piece', id: after.id, name } as const;
    if (!sameValue(effectiveValue(former, question), effectiveValue(table, question))) return true;
  }
  return false;
};

export const pieceIdsAt = (table: Table, { in: container, cell }: Pick<Place, 'in' | 'cell'>): readonly string[] =>
  table.at(container, cell).flatMap(({ kind, id }) => (kind === 'piece' ? [id] : []));
