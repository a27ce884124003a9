/** What may happen thousands of times a second is said in one line of the log in so many milliseconds. */
export const LINE_EVERY = 10_000;

/** Says once for all of so many milliseconds how often it happened, and what was the first. */
export const gathered = <T>(ms: number, say: (count: number, first: T) => void): ((one: T) => void) => {
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
