import type { PlacedItem } from '../core/place.ts';
import type { Table } from '../core/table.ts';
import type { Piece } from '../play/records.ts';
import type { Counter } from './records.ts';
import { cellsInZone, holds } from './scope.ts';

/** What stands in the scope of a counter, cell by cell: nothing else is gone through (C28, C29). */

export const stacksIn = (table: Table, counter: Counter): readonly Iterable<readonly PlacedItem[]>[] => {
  const { on, decks } = counter;
  const { standing } = table;
  if ('deck' in on) return [standing.stacks(on.deck)];
  const inDecks = decks
    ? [...table.all('deck')]
        .filter(({ id }) => holds(table, counter, { in: id, rank: 0 }))
        .map(({ id }) => standing.stacks(id))
    : [];
  if ('map' in on) {
    const boards = [...table.all('board')].filter(({ map }) => map === on.map);
    return [standing.stacks(on.map), ...boards.map(({ id }) => standing.stacks(id)), ...inDecks];
  }
  if (!('zone' in on)) return [standing.stacks(on.board), ...inDecks];
  const cells = [...cellsInZone(table, on.board, on.zone)];
  return [cells.map((cell) => table.at(on.board, cell)), ...inDecks];
};

export const piecesIn = (table: Table, counter: Counter): readonly Piece[] => {
  const found: Piece[] = [];
  for (const stacks of stacksIn(table, counter)) {
    for (const items of stacks) {
      for (const { kind, id } of items) {
        const piece = kind === 'piece' ? table.get('piece', id) : undefined;
        if (piece) found.push(piece);
      }
    }
  }
  return found;
};
