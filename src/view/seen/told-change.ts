import { type Change, formerRecord } from '../../engine/core/change.ts';
import type { ContainerId } from '../../engine/core/ids.ts';
import type { Operation } from '../../engine/core/operation.ts';
import type { Table } from '../../engine/core/table.ts';
import type { Piece } from '../../engine/index.ts';
import type { NotingLens } from './noting-lens.ts';
import type { Narration } from './report.ts';

/** A piece that a change touched and left on the table, as it was and as it is. */
interface Passage {
  readonly before: Piece;
  readonly after: Piece;
}

/** A change after it was applied, with all of it that is the same for whoever is told: it is found out once. */
export class ToldChange {
  readonly table: Table;
  readonly change: Change;
  readonly operation: Operation | undefined;
  /** The pieces that were updated, by their ids, in that order. */
  readonly passages: ReadonlyMap<string, Passage>;
  /** Whether any piece came, went, or is in another container. */
  readonly crosses: boolean;
  /** What was told so far, by the lens through which it was seen. */
  readonly narrations = new Map<NotingLens, Narration>();
  readonly #added: ReadonlySet<string>;
  #flipped: readonly ContainerId[] | undefined;

  constructor(table: Table, change: Change, operation: Operation | undefined) {
    this.table = table;
    this.change = change;
    this.operation = operation;
    this.passages = passagesIn(table, change);
    this.crosses = isCrossing(change, this.passages);
    this.#added = new Set(change.added.map(({ id }) => id));
  }

  /** Whether a piece that is on the table came or was updated. */
  touches(id: string): boolean {
    return this.passages.has(id) || this.#added.has(id);
  }

  /** The containers that were empty and are not, or are empty now. */
  get flipped(): readonly ContainerId[] {
    this.#flipped ??= flippedBy(this.table, this.change, this.passages);
    return this.#flipped;
  }
}

const passagesIn = (table: Table, { updated }: Change): ReadonlyMap<string, Passage> => {
  const passages = new Map<string, Passage>();
  for (const update of updated) {
    const after = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
    if (after) passages.set(after.id, { before: formerRecord(after, update), after });
  }
  return passages;
};

const isCrossing = ({ added, removed }: Change, passages: ReadonlyMap<string, Passage>): boolean => {
  for (const { before, after } of passages.values()) if (before.place.in !== after.place.in) return true;
  return added.some(({ kind }) => kind === 'piece') || removed.some(({ kind }) => kind === 'piece');
};

const flippedBy = (
  table: Table,
  { added, removed }: Change,
  passages: ReadonlyMap<string, Passage>,
): readonly ContainerId[] => {
  const more = new Map<ContainerId, number>();
  for (const record of added) if (record.kind === 'piece') count(more, record, 1);
  for (const record of removed) if (record.kind === 'piece') count(more, record, -1);
  for (const { before, after } of passages.values()) {
    count(more, after, 1);
    count(more, before, -1);
  }
  return [...more].flatMap(([id, by]) => {
    const now = table.at(id).length;
    return now > 0 === now - by > 0 ? [] : [id];
  });
};

const count = (more: Map<ContainerId, number>, { place }: Piece, by: 1 | -1): unknown =>
  more.set(place.in, (more.get(place.in) ?? 0) + by);
