import {
  applyRecordPatch,
  type Change,
  type Kind,
  kindsKeptByUndo,
  revertRecordPatch,
  type Table,
} from '../../../table/index.ts';
import type { Piece } from '../records.ts';

/**
 * True if steps can be undone or redone without the later steps, because they share no changed records, cells or decks.
 */
export const canSkipLaterSteps = (table: Table, steps: readonly Change[], since: readonly Change[]): boolean => {
  const kept = kindsKeptByUndo(table.systems, 'under-later');
  const others = touchedBy(table, since, kept);
  return [...touchedBy(table, steps, kept)].every((one) => !others.has(one));
};

/**
 * Returns the steps that must be undone if the `isMeant` ones are undone. Later steps that touched the same things are
 * included. Steps are newest first.
 */
export const selectStepsToUndo = (
  table: Table,
  steps: readonly { readonly change: Change; readonly isMeant: boolean }[],
): boolean[] => {
  const kept = kindsKeptByUndo(table.systems, 'under-later');
  const touched = touchedByEach(
    table,
    steps.map(({ change }) => change),
    kept,
  );
  const gone = new Set<string>();
  const goes = steps.map(({ isMeant }) => isMeant);
  for (let i = steps.length - 1; i >= 0; i -= 1) {
    const names = [...(touched[i] ?? [])];
    if (!goes[i] && !names.some((name) => gone.has(name))) continue;
    goes[i] = true;
    for (const name of names) gone.add(name);
  }
  return goes;
};

const touchedBy = (table: Table, changes: readonly Change[], kept: ReadonlySet<Kind>): ReadonlySet<string> =>
  new Set(touchedByEach(table, [...changes].reverse(), kept).flatMap((names) => [...names]));

/** Returns the records, cells and decks that each change touches. */
const touchedByEach = (
  table: Table,
  changes: readonly Change[],
  kept: ReadonlySet<Kind>,
): readonly ReadonlySet<string>[] => {
  const places = new Map<string, Piece>();
  return changes.map(({ added, updated, removed }) => {
    const touched = new Set<string>();
    const touchPlace = ({ place: { in: container, cell } }: Piece): void => {
      if (cell !== undefined || table.get('deck', container)) touched.add(`place ${container} ${cell ?? ''}`);
    };
    for (const record of [...added, ...removed]) {
      if (!kept.has(record.kind)) touched.add(`${record.kind} ${record.id}`);
      if (record.kind === 'piece') touchPlace(record);
    }
    for (const { kind, id, from, to } of updated) {
      if (kept.has(kind)) continue;
      touched.add(`${kind} ${id}`);
      const now = kind === 'piece' ? (places.get(id) ?? table.get('piece', id)) : undefined;
      if (!now || !('place' in from || 'place' in to)) continue;
      const [was, is] = [revertRecordPatch(now, { from, to }), applyRecordPatch(now, { from, to })];
      places.set(id, was);
      for (const piece of [was, is]) touchPlace(piece);
    }
    return touched;
  });
};
