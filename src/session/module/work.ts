/**
 * How much reading one file may take, counted in words of the file, values, cells and names looked at: not in time, so
 * that it is the same everywhere.
 */
export interface Work {
  done: number;
  readonly limit: number;
}

/** Enough for a module of a full table of terrain and pieces; a file that asks for more is refused. */
const MOST_MODULE_WORK = 400_000;

export const newWork = (limit: number = MOST_MODULE_WORK): Work => ({ done: 0, limit });

/** Counts work before it is done; false when it is beyond the limit, and not to be done. */
export const spend = (work: Work, steps = 1): boolean => {
  if (work.done + steps > work.limit) {
    work.done = work.limit;
    return false;
  }
  work.done += steps;
  return true;
};
