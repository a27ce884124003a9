/**
 * Runs the presses in one game one after the other, so that each is checked against the state that the previous one
 * left.
 */
const last = new WeakMap<object, Promise<unknown>>();

export const inOrder = <T>(game: object, work: () => Promise<T>): Promise<T> => {
  const result = (last.get(game) ?? Promise.resolve()).then(work);
  last.set(
    game,
    result.then(
      () => undefined,
      () => undefined,
    ),
  );
  return result;
};
