import { ContainerContentsIndex } from '../../src/table/core/place.ts';
import { allRecordsAsAdded } from '../../src/table/core/table.ts';
import type { LiveTable } from '../../src/table/index.ts';

/** All records of a table as plain data, for comparison: nothing of it changes with the table. */
export const recordsOf = (table: LiveTable): unknown =>
  [...table.records]
    .filter(([, records]) => records.size > 0)
    .map(([kind, records]) => [kind, [...records].sort(byKey)] as const)
    .sort(byKey);

/** What stands where, as the table's index has it. */
export const standingOf = (table: LiveTable): unknown => dumped(table, table.standing);

/** What stands where, found from the records alone. */
export const freshStanding = (table: LiveTable): unknown => {
  const standing = new ContainerContentsIndex();
  standing.fold(allRecordsAsAdded(table));
  return dumped(table, standing);
};

/** Records and indexes together. */
export const stateOf = (table: LiveTable): unknown => [recordsOf(table), standingOf(table)];

const dumped = (table: LiveTable, standing: Pick<ContainerContentsIndex, 'at' | 'in' | 'cells'>): unknown =>
  [...table.all('map'), ...table.all('board')].map(({ id }) => ({
    id,
    count: [...standing.in(id)].length,
    cells: [...standing.cells(id)].sort().map((cell) => [cell, [...standing.at(id, cell)]]),
  }));

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
