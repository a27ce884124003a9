import { added, type System, shareSchema, sharesOf, type Table } from '../../../table/index.ts';
import { gameOf } from '../queries.ts';

/** The most shares that a player can add to a game by taking and leaving seats; further seats add none. */
export const MOST_SHARES = 10;

/**
 * True if taking a seat still adds a share. Shares close when the game starts or a beacon is named, because later
 * players would know its value.
 */
export const areSharesOpen = (table: Table): boolean =>
  gameOf(table).phase === 'seating' && table.get('beacon', 'beacon') === undefined;

/**
 * The players' shares of a game's seed (D10). Every seat taken at a side before the start adds the share that came with
 * the request. Shares are never removed, so their order is that of the log. Starting the game adds nothing, and the
 * starter knows only what everyone has already seen.
 */
export const shareSystem = {
  name: 'shares',
  records: {
    share: {
      schema: shareSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      // Players verify shares later exactly as they were given; their owner doesn't matter.
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
