import type { Piece } from '../../../engine/play/records.ts';
import { type ContainerId, isOn, type PlacedItem, type Table } from '../../../table/index.ts';
import type { Counter } from './records.ts';
import { cellsInZone, holds } from './scope.ts';

/** Finds the pieces in the scope of a counter, without looking at other places (C28, C29). */

export const stacksInCounterScope = (table: Table, counter: Counter): readonly Iterable<readonly PlacedItem[]>[] => {
  const { on } = counter;
  const whole = wholeContainersIn(table, counter).map((id) => table.standing.stacks(id));
  if (!('zone' in on)) return whole;
  const cells = [...cellsInZone(table, on.board, on.zone)];
  return [cells.map((cell) => table.at(on.board, cell)), ...whole];
};

const wholeContainersIn = (table: Table, counter: Counter): readonly ContainerId[] => {
  const { on, decks } = counter;
  if ('deck' in on) return [on.deck];
  const inside = isOn(decks)
    ? [...table.all('deck')].map(({ id }) => id).filter((id) => holds(table, counter, { in: id, rank: 0 }))
    : [];
  if ('zone' in on) return inside;
  if ('game' in on) return [...[...table.all('map'), ...table.all('board')].map(({ id }) => id), ...inside];
  if ('board' in on) return [on.board, ...inside];
  const boards = [...table.all('board')].filter(({ map }) => map === on.map);
  return [on.map, ...boards.map(({ id }) => id), ...inside];
};

/** Returns the containers that are the scope of a counter; undefined for a zone, which is only a part of one. */
export const containersInCounterScope = (table: Table, counter: Counter): readonly ContainerId[] | undefined =>
  'zone' in counter.on ? undefined : wholeContainersIn(table, counter);

export const piecesInCounterScope = (table: Table, counter: Counter): readonly Piece[] => {
  const found: Piece[] = [];
  for (const stacks of stacksInCounterScope(table, counter)) {
    for (const items of stacks) {
      for (const { kind, id } of items) {
        const piece = kind === 'piece' ? table.get('piece', id) : undefined;
        if (piece) found.push(piece);
      }
    }
  }
  return found;
};
