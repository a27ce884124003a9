import { takeSnapshot, writeSnapshot } from '../../src/session/log/snapshot.ts';
import { newIndexes } from '../../src/session/steps/indexes.ts';
import type { GameId } from '../../src/table/index.ts';
import { countedTable } from '../support/games/counting.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { tableWith } from './big-table.ts';
import { BIG } from './counters.ts';
import { longestHold } from './hold.ts';
import type { Row } from './row.ts';

/** The setting's default. */
const EVERY = 100;
/** Moves before anything is counted, and more than lie between two snapshots of the big table. */
const WARM = 1500;
const MOVES = 5000;
/** The most milliseconds of processor time between two turns of the event loop. */
const HOLD = 10;
const WRITES = 7;

/**
 * What snapshots cost (Q3): moves with snapshots on and flushed, from the first move to the last row of the last
 * snapshot, among 100,000 pieces and among 100; and how long the writing of one holds the event loop. Other work only
 * makes a hold longer, so the writing counts whose longest was the shortest.
 */
export const snapshots = async (): Promise<readonly Row[]> => {
  const [small, big] = [await costOf(20, 20), await costOf(640, 625)];
  const held = await hold();
  return [
    {
      what: `a move among ${big.pieces} pieces, with snapshots`,
      against: `the same among ${small.pieces}`,
      ratio: big.cost / small.cost,
      most: 2,
      note: `${big.cost.toFixed(0)} and ${small.cost.toFixed(0)} us`,
    },
    {
      what: `writing a snapshot of ${held.records} records`,
      against: `${HOLD} ms`,
      ratio: held.longest / HOLD,
      most: 1,
      note: `${held.longest.toFixed(1)} ms`,
    },
  ];
};

/** Microseconds of processor time a move. */
const costOf = async (columns: number, rows: number): Promise<{ readonly pieces: number; readonly cost: number }> => {
  const table = await tableWith(columns, rows, EVERY);
  await table.move(WARM);
  const before = process.cpuUsage();
  await table.move(MOVES);
  await table.flush();
  const { user, system } = process.cpuUsage(before);
  return { pieces: table.pieces, cost: (user + system) / MOVES };
};

const hold = async (): Promise<{ readonly records: number; readonly longest: number }> => {
  const { table } = countedTable(BIG);
  const holds: number[] = [];
  for (let i = 0; i < WRITES; i += 1) {
    const held = longestHold();
    await writeSnapshot(new MemoryStore(), 'G' as GameId, takeSnapshot(table, 1, newIndexes()), 'a');
    holds.push(held());
  }
  return { records: [...table.records.values()].reduce((sum, { size }) => sum + size, 0), longest: Math.min(...holds) };
};
