import { type Change, patchedRecord } from '../../engine/core/change.ts';
import type { ContainerId } from '../../engine/core/ids.ts';
import type { Table } from '../../engine/core/table.ts';
import type { Lens } from '../lens.ts';
import type { View } from '../view.ts';
import type { Seen } from './report.ts';

/**
 * What a viewer learns of those containers by a change: only that one is empty now, or no longer, not how often
 * anything comes and goes (D7).
 */
export const fillsSeen = (
  table: Table,
  view: View,
  lens: Lens,
  { added, updated, removed }: Change,
): readonly Seen<'filled'>[] => {
  const more = new Map<ContainerId, number>();
  const count = (container: ContainerId, by: number): unknown => more.set(container, (more.get(container) ?? 0) + by);
  for (const record of added) if (record.kind === 'piece') count(record.place.in, 1);
  for (const record of removed) if (record.kind === 'piece') count(record.place.in, -1);
  for (const update of updated) {
    const piece = update.kind === 'piece' ? table.get('piece', update.id) : undefined;
    if (!piece) continue;
    count(piece.place.in, 1);
    count(patchedRecord(piece, { from: update.to, to: update.from }).place.in, -1);
  }
  return [...more].flatMap(([id, by]): readonly Seen<'filled'>[] => {
    const now = table.at(id).length;
    const container =
      now > 0 === now - by > 0 || lens.seesInto(id) || lens.published(id) !== 'some'
        ? undefined
        : view.containerName(id);
    return container === undefined ? [] : [{ what: 'filled', container, any: now > 0 }];
  });
};
