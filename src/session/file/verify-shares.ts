import { areSharesOpen, gameOf } from '../../engine/index.ts';
import { type Change, type Kind, sharesOf, type Table } from '../../table/index.ts';

/**
 * Whether what a step does to the shares in a game's chance, and to a beacon, is what a step may do, on the table as it
 * was before: add one, the next, with the seat of that player at a side, before the game began.
 */
export const areSharesGiven = (table: Table, change: Change): boolean => {
  const { added, updated, removed } = change;
  if (!isBeaconHeard(table, change) || [...updated, ...removed].some(({ kind }) => kind === 'share')) return false;
  const shares = added.flatMap((record) => (record.kind === 'share' ? [record] : []));
  const [share, ...more] = shares;
  if (!share) return true;
  const seat = added.some(
    (record) => record.kind === 'seat' && record.side !== undefined && record.person === share.person,
  );
  return more.length === 0 && seat && areSharesOpen(table) && Number(share.id) === sharesOf(table).length + 1;
};

/**
 * Whether a step does to the beacon what a step may do before the game begins: name it once, without what comes out,
 * and then add that.
 */
const isBeaconHeard = (table: Table, { added, updated, removed }: Change): boolean => {
  const isBeacon = ({ kind }: { readonly kind: Kind }): boolean => kind === 'beacon';
  if (![...added, ...updated, ...removed].some(isBeacon)) return true;
  const isNamed = added.every((record) => record.kind !== 'beacon' || record.value === undefined);
  const isHeard = updated
    .filter(isBeacon)
    .every(({ from, to }) => Object.keys(from).length === 0 && Object.keys(to).join() === 'value');
  return gameOf(table).phase === 'seating' && isNamed && isHeard && !removed.some(isBeacon);
};
