import { added, chanceShareSchema, chanceSharesOfTable, type System, type Table } from '../../../table/index.ts';
import { gameOf } from '../queries.ts';

/** The most shares of one player, who adds one each time they leave and take a seat again. */
export const MOST_SEED_SHARES = 10;

/**
 * True if taking a seat still adds a share to the seed. Once the beacon is chosen it does not, because later players
 * could know the beacon's value.
 */
export const canAddSeedShares = (table: Table): boolean =>
  gameOf(table).phase === 'seating' && table.get('beacon', 'beacon') === undefined;

/**
 * The players' shares: their random contributions to the seed (D10). Each seat that is taken before the start adds one.
 * Shares are never removed. Starting the game adds none, so the player who starts it has no advantage.
 */
export const seedShareSystem = {
  name: 'shares',
  records: {
    share: {
      schema: chanceShareSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      // Players verify shares exactly as they were given. It doesn't matter whose shares they are.
      recognized: 'stays',
      affects: ['values'],
      reports: 'nothing',
      texts: { value: 'word' },
    },
  },
  operations: {},
  reactions: (table, { change, environment: { share } }) => {
    if (!share || !canAddSeedShares(table) || change.added.some(({ kind }) => kind === 'share')) return undefined;
    const seat = change.added.find((record) => record.kind === 'seat' && record.side !== undefined);
    if (seat?.kind !== 'seat') return undefined;
    const shares = chanceSharesOfTable(table);
    if (shares.filter(({ person }) => person === seat.person).length >= MOST_SEED_SHARES) return undefined;
    return added({ kind: 'share', id: String(shares.length + 1), person: seat.person, ...share });
  },
  acts: 'none',
} satisfies System;
