/** The time in ms in which frequent events share one log line. */
export const LOG_LINE_INTERVAL = 10_000;

/**
 * Returns a function that collects events. It calls `say` at most once per `ms` milliseconds, with the number of events
 * and the first event.
 */
export const batchEvents = <T>(ms: number, say: (count: number, first: T) => void): ((one: T) => void) => {
  let count = 0;
  return (one) => {
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      say(count, one);
      count = 0;
    }, ms).unref();
  };
};
