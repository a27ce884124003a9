/**
 * The most work between two turns of the event loop while something is done, without a clock: in characters of JSON
 * that are written or read, and texts that are sorted.
 */
export const mostBetweenTurns = async (act: () => Promise<unknown>): Promise<number> => {
  const { stringify, parse } = JSON;
  const { setImmediate: later } = globalThis;
  const { sort } = Array.prototype;
  let [most, sum] = [0, 0];
  const add = (work: number): void => {
    sum += work;
    most = Math.max(most, sum);
  };
  JSON.stringify = ((...given: Parameters<typeof stringify>) => {
    const text = stringify(...given);
    add(text?.length ?? 0);
    return text;
  }) as typeof stringify;
  JSON.parse = (...given) => {
    add(given[0].length);
    return parse(...given);
  };
  // biome-ignore lint/suspicious/noExplicitAny: the built-in is declared so
  Array.prototype.sort = function sorted(this: any[], ...given) {
    add(this.length);
    return sort.apply(this, given);
  };
  globalThis.setImmediate = ((...given: Parameters<typeof later>) => {
    sum = 0;
    return later(...given);
  }) as typeof later;
  try {
    await act();
  } finally {
    Object.assign(JSON, { stringify, parse });
    Object.assign(globalThis, { setImmediate: later });
    Array.prototype.sort = sort;
  }
  return most;
};
