import type { Change } from '../engine/core/change.ts';
import { sharesOf } from '../engine/core/random.ts';
import type { Table } from '../engine/core/table.ts';
import { gameOf } from '../engine/index.ts';

/**
 * Whether what a step does to the shares in a game's chance is what a step may do, on the table as it was before: add one, the next, with the seat of that player at a side,
 * before the game began.
 */
export const areSharesGiven = (table: Table, { added, updated, removed }: Change): boolean => {
  if ([...updated, ...removed].some(({ kind }) => kind === 'share')) return false;
  const shares = added.flatMap((record) => (record.kind === 'share' ? [record] : []));
  const [share, ...more] = shares;
  if (!share) return true;
  const seat = added.some((record) => record.kind === 'seat' && record.side !== undefined && record.person === share.person);
  return more.length === 0 && seat && gameOf(table).phase === 'seating' && Number(share.id) === sharesOf(table).length + 1;
};
