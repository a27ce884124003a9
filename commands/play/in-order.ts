/** Presses of one game, one after the other: whether what was shown still holds is asked when those before are done. */
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
