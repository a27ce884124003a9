import { added, type System, shareSchema, sharesOf, type Table } from '../../../table/index.ts';
import { gameOf } from '../queries.ts';

/** The most shares that one person adds to a game, by seats taken and left again; a further seat adds none. */
export const MOST_SHARES = 10;

/**
 * Whether a seat that is taken now adds a share: until the game begins, or a beacon is asked, whose value would be
 * known to the next.
 */
export const areSharesOpen = (table: Table): boolean =>
  gameOf(table).phase === 'seating' && table.get('beacon', 'beacon') === undefined;

/**
 * What players add to the chance of a game (D10): every seat at a side that is taken before it begins adds the share
 * that came with what was asked for. What was added stays, so that the order is that of the log; who begins the game
 * adds nothing by that, and has only what everybody has seen before.
 */
export const shareSystem = {
  name: 'shares',
  records: {
    share: {
      schema: shareSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'leaves',
      // What is mixed in is checked afterwards as it was given, and whose it is decides nothing.
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
