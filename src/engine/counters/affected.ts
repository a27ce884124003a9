import { type Change, patchedRecord } from '../core/change.ts';
import type { Place } from '../core/place.ts';
import type { Table, World } from '../core/table.ts';
import { sameValue } from '../core/value.ts';
import { effectiveValue } from '../modifiers/effective-value.ts';
import type { Piece } from '../play/records.ts';

/** What a step did to the pieces, as counters need it. */

/** A piece as it was and as it is; one of the two lacks where it came or went. */
export interface DirtyPiece {
  readonly id: string;
  readonly before: Piece | undefined;
  readonly after: Piece | undefined;
}

export const touchedBy = (table: Table, { added, updated, removed }: Change): readonly DirtyPiece[] => [
  ...removed.flatMap((record) =>
    record.kind === 'piece' ? [{ id: record.id, before: record, after: undefined }] : [],
  ),
  ...updated.flatMap((update) => {
    const after = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
    return after ? [{ id: after.id, before: patchedRecord(after, { from: update.to, to: update.from }), after }] : [];
  }),
  ...added.flatMap((record) => (record.kind === 'piece' ? [{ id: record.id, before: undefined, after: record }] : [])),
];

/** The table but for one piece, which is as it was. What other pieces have to do with it is as it is now. */
export const withPiece = (table: Table, piece: Piece): World => ({
  systems: table.systems,
  ground: table,
  get: (kind, id) => (kind === 'piece' && id === piece.id ? (piece as never) : table.get(kind, id)),
  all: (kind) => table.all(kind),
  at: (container, cell) => table.at(container, cell),
});

/** Whether one of these properties of a piece, which depend on itself and its place alone, is not what it was. */
export const differs = (
  table: Table,
  { before, after }: DirtyPiece,
  world: World,
  names: ReadonlySet<string>,
): boolean => {
  if (!before || !after) return true;
  for (const name of names) {
    const question = { kind: 'piece', id: after.id, name } as const;
    if (!sameValue(effectiveValue(world, question), effectiveValue(table, question))) return true;
  }
  return false;
};

/** The pieces that stand in a place. */
export const piecesStanding = (table: Table, { in: container, cell }: Pick<Place, 'in' | 'cell'>): readonly string[] =>
  table.at(container, cell).flatMap(({ kind, id }) => (kind === 'piece' ? [id] : []));
