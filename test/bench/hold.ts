const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
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
