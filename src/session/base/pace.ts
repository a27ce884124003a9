/** The work after which the event loop gets a turn, in characters or in units of the same cost. */
const RUN = 16 * 1024;

/** Returns a function that counts work. It returns true when the caller must call `yieldToEventLoop`. */
export const createWorkCounter = (run = RUN): ((work: number) => boolean) => {
  let done = 0;
  return (work) => {
    done += work;
    if (done < run) return false;
    done = 0;
    return true;
  };
};

/** The least amount of work that a step counts as. */
export const LEAST_WORK_OF_STEP = 512;
