import { added, type Change, updated } from './change.ts';
import type { Table } from './table.ts';

/** Ids for new records. They come from the table's sequence, so that a replay gives the same ids. */
export interface NewIds {
  readonly ids: readonly string[];
  /** The change that advances the sequence. The change that uses the ids must include it. */
  readonly change: Change;
}

export const createIds = (table: Table, prefix: string, count: number): NewIds => {
  const now = table.get('sequence', 'sequence');
  const first = now?.next ?? 1;
  const after = { kind: 'sequence', id: 'sequence', next: first + count } as const;
  const ids: string[] = [];
  for (let number = first; number < after.next; number += 1) ids.push(`${prefix}${number}`);
  return { ids, change: now ? updated(now, after) : added(after) };
};
