import {
  type AnyRecord,
  added,
  equal,
  join,
  type Kind,
  type PersonId,
  type Records,
  type ReturningPersonRule,
  removed,
  updated,
} from '../../../table/index.ts';

/**
 * Returns a rule that replaces a person's former ids in records of a kind. If that makes two entries equal, the first
 * one stays.
 */
export const createRenameRule =
  <K extends Kind>(
    kind: K,
    nameAnew: (record: Records[K], rename: (person: PersonId) => PersonId) => Records[K],
  ): ReturningPersonRule =>
  (table, { person, formerly }) => {
    const rename = (one: PersonId): PersonId => (formerly.includes(one) ? person : one);
    const taken = new Set<string>();
    return join(
      ...[...table.all(kind)].map((record) => {
        const next = nameAnew(record, rename);
        if (equal(next, record)) return join();
        if (next.id === record.id) return updated(record as AnyRecord, next as AnyRecord);
        const isTaken = taken.has(next.id) || table.get(kind, next.id) !== undefined;
        taken.add(next.id);
        return join(removed(record), isTaken ? join() : added(next));
      }),
    );
  };
