import { added, type System, shareSchema, sharesOf, type Table } from '../../../table/index.ts';
import { gameOf } from '../queries.ts';

/** The most shares of a player, by taking and leaving seats. */
export const MOST_SHARES = 10;

/** True if taking a seat still adds a share. Later players would know the beacon's value. */
export const areSharesOpen = (table: Table): boolean =>
  gameOf(table).phase === 'seating' && table.get('beacon', 'beacon') === undefined;

/**
 * The players' shares of the seed (D10): each seat taken before the start adds one. Shares are never removed, and
 * starting the game adds none, so the starter has no advantage.
 */
export const shareSystem = {
  name: 'shares',
  records: {
    share: {
      schema: shareSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      // Players verify shares exactly as they were given; their owner doesn't matter.
      recognized: 'stays',
      affects: ['values'],
      reports: 'nothing',
      texts: { value: 'word' },
    },
  },
  operations: {},
  reactions: (table, { change, environment: { share } }) => {
    if (!share || !areSharesOpen(table) || change.added.some(({ kind }) => kind === 'share')) return undefined;
    const seat = change.added.find((record) => record.kind === 'seat' && record.side !== undefined);
    if (seat?.kind !== 'seat') return undefined;
    const shares = sharesOf(table);
    if (shares.filter(({ person }) => person === seat.person).length >= MOST_SHARES) return undefined;
    return added({ kind: 'share', id: String(shares.length + 1), person: seat.person, ...share });
  },
  acts: 'none',
} satisfies System;
