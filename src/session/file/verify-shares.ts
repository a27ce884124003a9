import { canAddSeedShares, gameOf } from '../../engine/index.ts';
import { type Change, chanceSharesOfTable, type Kind, type Table } from '../../table/index.ts';

/**
 * True if a step's change of the seed contributions and the beacon is allowed on the `table` before it. Before the game
 * begins, a step may add a contribution together with that player's first seat.
 */
export const areSeedChangesAllowed = (table: Table, change: Change): boolean => {
  const { added, updated, removed } = change;
  if (!isBeaconHeard(table, change) || [...updated, ...removed].some(({ kind }) => kind === 'share')) return false;
  const shares = added.flatMap((record) => (record.kind === 'share' ? [record] : []));
  const [share, ...more] = shares;
  if (!share) return true;
  const seat = added.some(
    (record) => record.kind === 'seat' && record.side !== undefined && record.person === share.person,
  );
  return (
    more.length === 0 && seat && canAddSeedShares(table) && Number(share.id) === chanceSharesOfTable(table).length + 1
  );
};

/**
 * True if a step's change of the beacon is allowed: before the game begins, the round is announced once, and then gets
 * its value.
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
