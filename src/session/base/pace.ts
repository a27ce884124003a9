/** So much may be done before others have their turn: in characters, or whatever costs as much. */
const RUN = 16 * 1024;

/** Counts work, and tells each time that it is time to let others have the event loop (`yieldToEventLoop`). */
export const newPace = (run = RUN): ((work: number) => boolean) => {
  let done = 0;
  return (work) => {
    done += work;
    if (done < run) return false;
    done = 0;
    return true;
  };
};

/** A step costs at least so much of the work between two breaths. */
export const WORK_OF_STEP = 512;
