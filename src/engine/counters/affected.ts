import type { RecordChange } from '../core/change.ts';
import type { Place, PlacedItem } from '../core/place.ts';
import type { Kind, Records } from '../core/record.ts';
import type { Systems, Table, World } from '../core/table.ts';
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

export const touchedBy = (records: readonly RecordChange[]): readonly DirtyPiece[] => {
  const touched: DirtyPiece[] = [];
  for (const { before, after } of records) {
    const piece = after ?? before;
    if (piece?.kind === 'piece')
      touched.push({ id: piece.id, before: before as Piece | undefined, after: after as Piece | undefined });
  }
  return touched;
};

/** The table but for one piece, which is as it was. What other pieces have to do with it is as it is now. */
export const withPiece = (table: Table, piece: Piece): World => new FormerPiece(table, piece);

class FormerPiece implements World {
  readonly systems: Systems;
  readonly ground: Table;
  readonly #piece: Piece;

  constructor(table: Table, piece: Piece) {
    this.systems = table.systems;
    this.ground = table;
    this.#piece = piece;
  }

  get<K extends Kind>(kind: K, id: string): Records[K] | undefined {
    return kind === 'piece' && id === this.#piece.id ? (this.#piece as Records[K]) : this.ground.get(kind, id);
  }

  all<K extends Kind>(kind: K): Iterable<Records[K]> {
    return this.ground.all(kind);
  }

  at(container: string, cell?: string): readonly PlacedItem[] {
    return this.ground.at(container, cell);
  }
}

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
