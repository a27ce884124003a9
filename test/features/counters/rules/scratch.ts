import { type CompiledCounter, part } from '../../../../src/features/counters/rules/count.ts';
import { counterEvaluationOrderOf } from '../../../../src/features/counters/rules/levels.ts';
import { counterListingIndex } from '../../../../src/features/counters/rules/listing.ts';
import {
  added,
  apply,
  DECIMAL_SUM_ZERO,
  type DecimalSum,
  LiveTable,
  printDecimalSum,
  type Table,
} from '../../../../src/table/index.ts';

/** The whole sum of one counter, piece by piece of the whole table. */
export const wholeSum = (table: Table, one: CompiledCounter): DecimalSum =>
  [...table.all('piece')].reduce((sum, piece) => sum + part(table, one, piece), DECIMAL_SUM_ZERO);

/**
 * What every counter holds, counted from scratch on a table that is built from the records alone: whatever was kept is
 * of no help to it.
 */
export const countedAnew = (table: LiveTable): ReadonlyMap<string, string> => {
  const fresh = new LiveTable(table.systems);
  const records = [...table.records.values()]
    .flatMap((all) => [...all.values()])
    .filter(({ kind }) => kind !== 'tally');
  apply(fresh, added(...records));
  const { byId, last } = counterEvaluationOrderOf(fresh);
  for (let level = 0; level <= last; level += 1) {
    const here = [...fresh.index(counterListingIndex).byId.values()].filter(
      ({ counter }) => (byId.get(counter.id) ?? 0) === level,
    );
    const tallies = here.map((one) => ({
      kind: 'tally' as const,
      id: one.counter.id,
      sum: printDecimalSum(wholeSum(fresh, one)),
    }));
    apply(fresh, added(...tallies));
  }
  return sumsOf(fresh);
};

/** What is kept of every counter. */
export const sumsOf = (table: Table): ReadonlyMap<string, string> =>
  new Map([...table.all('tally')].map(({ id, sum }) => [id, sum]).sort() as [string, string][]);
