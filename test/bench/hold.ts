import { readFileSync } from 'node:fs';

/** Where Linux says how long the thread that asks has run, in nanoseconds. */
const OWN = '/proc/thread-self/schedstat';

/** Processor time of this thread alone where the system tells it, else of the whole process: in milliseconds. */
const used = (): number => {
  try {
    return Number(readFileSync(OWN, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
};

/**
 * Watches the event loop until the function that it answers is called, which answers the most processor time between
 * two of its turns, in milliseconds.
 */
export const longestHold = (): (() => number) => {
  let [longest, isOn, since] = [0, true, used()];
  const turn = (): void => {
    const now = used();
    longest = Math.max(longest, now - since);
    since = now;
    if (isOn) setImmediate(turn);
  };
  setImmediate(turn);
  return () => {
    isOn = false;
    turn();
    return longest;
  };
};
