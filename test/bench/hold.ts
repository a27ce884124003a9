import { readFileSync } from 'node:fs';

/** Where Linux says how long the thread that asks has run, in nanoseconds: up to when it last waited, or a tick was. */
const OWN = '/proc/thread-self/schedstat';
const nobody = new Int32Array(new SharedArrayBuffer(4));

/**
 * Processor time of this thread alone, as threads beside it hold nobody up, in milliseconds; of the whole process where
 * the system does not tell it.
 */
export const usedByThread = (): number => {
  try {
    Atomics.wait(nobody, 0, 0, 0.001);
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
  let [longest, isOn, since] = [0, true, usedByThread()];
  const turn = (): void => {
    const now = usedByThread();
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
