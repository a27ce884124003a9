import { ACTS, SHAPES, sitDown, weather } from '../support/games/crowd.ts';
import { longestHold } from './hold.ts';
import { median, type Row } from './row.ts';

/** How long each command holds the event loop, on tables of 5,000 and of 100,000 pieces (Q1, Q2). */

/** Most milliseconds of processor time between two turns, by the number of pieces. */
const BOUNDS = [
  { pieces: 5_000, most: 10 },
  { pieces: 100_000, most: 20 },
] as const;

/**
 * The longest stretch of processor time between two turns of the event loop while something is done, in milliseconds.
 */
const holdOf = async (act: () => Promise<unknown>): Promise<number> => {
  const held = longestHold();
  await act();
  await new Promise((resolve) => setImmediate(resolve));
  return held();
};

const RUNS = 5;

/**
 * Files of whole games that are imported: of 5,000 pieces, and the largest that Discord takes. A game that hides things
 * is refused when all of it was read.
 */
const FILES = [
  { pieces: 5_000, most: 10 },
  { pieces: 16_000, most: 20 },
] as const;

/** The end of a turn by which a condition of the whole game flips, with ten counters of what that changes. */
const flipHold = async (pieces: number, most: number): Promise<Row> => {
  const table = await sitDown(pieces, 'many cells', weather);
  const holds: number[] = [];
  for (let run = 0; run < 4 * RUNS; run += 1) holds.push(await holdOf(() => table.type('turn end')));
  const warm = median(holds.slice(2 * RUNS));
  return {
    what: `/turn end that flips a condition, ${pieces} on many cells, 10 counters`,
    against: `${most} ms`,
    ratio: warm / most,
    most: 1,
    note: `${warm.toFixed(1)} ms`,
  };
};

export const commandHolds = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const { pieces, most } of BOUNDS) {
    rows.push(await flipHold(pieces, most));
    for (const shape of SHAPES) {
      const table = await sitDown(pieces, shape);
      const holds = new Map<string, number[]>();
      for (let run = 0; run < RUNS; run += 1)
        for (const [what, act] of Object.entries(ACTS))
          holds.set(what, [...(holds.get(what) ?? []), await holdOf(() => act(table))]);
      for (const [what, all] of holds) {
        const warm = Math.min(...all.slice(1));
        rows.push({
          what: `${what}, ${pieces} on ${shape}`,
          against: `${most} ms`,
          ratio: warm / most,
          most: 1,
          note: `${warm.toFixed(1)} ms`,
        });
      }
    }
  }
  return rows;
};

export const importHolds = async (): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const { pieces, most } of FILES) {
    for (const shape of SHAPES) {
      const table = await sitDown(pieces, shape);
      const file = await table.file();
      const holds: number[] = [];
      for (let run = 0; run < RUNS; run += 1) holds.push(await holdOf(() => table.import(file)));
      const warm = Math.min(...holds.slice(1));
      const size = `${(file.length / 1024 / 1024).toFixed(1)} MB`;
      rows.push({
        what: `/game import of ${size}, ${pieces} on ${shape}`,
        against: `${most} ms`,
        ratio: warm / most,
        most: 1,
        note: `${warm.toFixed(1)} ms`,
      });
    }
  }
  return rows;
};
