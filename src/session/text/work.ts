/**
 * The work of parsing a file, counted in words, values, cells and compared names, so that the limit is the same on
 * every machine.
 */
export interface ParsingWork {
  done: number;
  readonly limit: number;
  /** The largest file in UTF-16 units. The file also can't have more words and signs than this. */
  readonly largest: number;
  readonly words: number;
}

/** Enough for a module with a full table of terrain and pieces. */
const MOST_MODULE_WORK = 400_000;
export const LARGEST_MODULE = 256 * 1024;
const MOST_TOKENS = 60_000;
/** The limit for files that the host put on the bot's disk, such as games with thousands of counters. */
const MOST_OWN_MODULE_WORK = 20_000_000;
export const LARGEST_HOST_MODULE = 4 * 1024 * 1024;
/** The largest module that is stored for a server, in bytes, in one row. */
export const LARGEST_IMPORTED_MODULE = 1024 * 1024;
const MOST_OWN_TOKENS = 1_500_000;

export const createParsingWork = (limit: number = MOST_MODULE_WORK): ParsingWork => ({
  done: 0,
  limit,
  largest: LARGEST_MODULE,
  words: MOST_TOKENS,
});

/** Returns the limits for uploaded files of this size; larger files may need more work. */
export const workForUpload = (largest: number): ParsingWork => {
  const times = Math.max(1, largest / LARGEST_MODULE);
  return { done: 0, limit: MOST_MODULE_WORK * times, largest, words: MOST_TOKENS * times };
};

export const workForHostFile = (): ParsingWork => ({
  done: 0,
  limit: MOST_OWN_MODULE_WORK,
  largest: LARGEST_HOST_MODULE,
  words: MOST_OWN_TOKENS,
});

/** Counts work before it is done. False if that exceeds the limit. */
export const spendWork = (work: ParsingWork, steps = 1): boolean => {
  if (work.done + steps > work.limit) {
    work.done = work.limit;
    return false;
  }
  work.done += steps;
  return true;
};
