import { type Change, isNothing, nothing } from '../../table/index.ts';

/** The size that a row of a cut value does not exceed, unless one record alone does: in bytes of JSON. */
const SIZE = 48 * 1024;
/**
 * A change of fewer records than this is stored in its step's own row, where none of them is a whole module that is
 * only proposed.
 */
const SMALL = 60;

export const isBig = ({ added, updated, removed }: Change): boolean =>
  added.length + updated.length + removed.length > SMALL ||
  [...added, ...updated].some(({ kind }) => kind === 'proposal');

/** Lets others have the event loop (which is never blocked over 20 ms by storing or loading). */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Cuts a list into runs of at most SIZE bytes of JSON, breathing between them. */
export async function* cut<T>(items: Iterable<T>): AsyncGenerator<readonly T[]> {
  let run: T[] = [];
  let size = 0;
  for (const item of items) {
    const more = Buffer.byteLength(JSON.stringify(item)) + 1;
    if (run.length > 0 && size + more > SIZE) {
      yield run;
      await yieldToEventLoop();
      [run, size] = [[], 0];
    }
    run.push(item);
    size += more;
  }
  if (run.length > 0) yield run;
}

/** A change as changes of at most SIZE bytes each; one after the other they are the whole. */
export async function* partsOf(change: Change): AsyncGenerator<Change> {
  for await (const removed of cut(change.removed)) yield { ...nothing, removed };
  for await (const updated of cut(change.updated)) yield { ...nothing, updated };
  for await (const added of cut(change.added)) yield { ...nothing, added };
}

/** The change that parts were made from. */
export const whole = (parts: readonly Change[]): Change => {
  const changes = parts.filter((part) => !isNothing(part));
  return {
    added: changes.flatMap(({ added }) => added),
    updated: changes.flatMap(({ updated }) => updated),
    removed: changes.flatMap(({ removed }) => removed),
  };
};
