/**
 * How much reading one file may take, counted in words of the file, values, cells and names looked at: not in time, so
 * that it is the same everywhere.
 */
export interface Work {
  done: number;
  readonly limit: number;
  /** The largest file, in UTF-16 units, and the most words and signs of it. */
  readonly largest: number;
  readonly words: number;
}

/** Enough for a module of a full table of terrain and pieces; a file that asks for more is refused. */
const MOST_MODULE_WORK = 400_000;
/** The largest file, in UTF-16 units, and the most words and signs of one. */
export const LARGEST_MODULE = 256 * 1024;
const MOST_TOKENS = 60_000;
/** The same of what the host of the bot put on its disk: games with thousands of counters. */
const MOST_OWN_MODULE_WORK = 20_000_000;
export const LARGEST_OWN_MODULE = 4 * 1024 * 1024;
/** The largest that a server keeps of what was imported for it, in bytes: a row of its own. */
export const LARGEST_IMPORTED = 1024 * 1024;
const MOST_OWN_TOKENS = 1_500_000;

export const newWork = (limit: number = MOST_MODULE_WORK): Work => ({
  done: 0,
  limit,
  largest: LARGEST_MODULE,
  words: MOST_TOKENS,
});

/** For files of that size, as whoever runs the bot lets people bring them; a larger one may take more. */
export const workOf = (largest: number): Work => {
  const times = Math.max(1, largest / LARGEST_MODULE);
  return { done: 0, limit: MOST_MODULE_WORK * times, largest, words: MOST_TOKENS * times };
};

/** For files that whoever runs the bot has put on its disk. */
export const ownWork = (): Work => ({
  done: 0,
  limit: MOST_OWN_MODULE_WORK,
  largest: LARGEST_OWN_MODULE,
  words: MOST_OWN_TOKENS,
});

/** Counts work before it is done; false when it is beyond the limit, and not to be done. */
export const spend = (work: Work, steps = 1): boolean => {
  if (work.done + steps > work.limit) {
    work.done = work.limit;
    return false;
  }
  work.done += steps;
  return true;
};
