import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import type { Piece } from '../../../engine/play/records.ts';
import {
  type AnyRecord,
  appended,
  type Place,
  type RecordChange,
  sameValue,
  type Table,
} from '../../../table/index.ts';

/** What a step did to the pieces, as counters need it. */

/** A piece as it was and as it is; one of the two lacks where it came or went. */
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
      touched = appended(touched, { id, before: before as Piece | undefined, after: after as Piece | undefined });
  }
  return touched ?? NONE_TOUCHED;
};

const NONE_TOUCHED: readonly DirtyPiece[] = [];

/** Whether one of these properties of a piece, which depend on itself and its place alone, is not what it was. */
export const differs = (
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

/** The pieces that stand in a place. */
export const piecesStanding = (table: Table, { in: container, cell }: Pick<Place, 'in' | 'cell'>): readonly string[] =>
  table.at(container, cell).flatMap(({ kind, id }) => (kind === 'piece' ? [id] : []));
