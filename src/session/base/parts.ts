import { type Change, isEmptyChange, nothing } from '../../table/index.ts';

/** The largest row of a divided value, in bytes of JSON. A single record that is larger still gets a row of its own. */
const SIZE = 48 * 1024;
/**
 * The most records of a change that is stored in the row of its step. Changes with a proposed module always get
 * separate rows.
 */
const SMALL = 60;

export const isBigChange = ({ added, updated, removed }: Change): boolean =>
  added.length + updated.length + removed.length > SMALL ||
  [...added, ...updated].some(({ kind }) => kind === 'proposal');

/** Yields to other work. Storing and loading must not block the event loop for more than 20 ms. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Divides a list into sublists of at most SIZE bytes of JSON, and yields to the event loop between them. */
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

/**
 * Divides a change into changes of at most SIZE bytes each. Applied in order, they have the same effect as the whole.
 */
export async function* partsOf(change: Change): AsyncGenerator<Change> {
  for await (const removed of cut(change.removed)) yield { ...nothing, removed };
  for await (const updated of cut(change.updated)) yield { ...nothing, updated };
  for await (const added of cut(change.added)) yield { ...nothing, added };
}

export const whole = (parts: readonly Change[]): Change => {
  const changes = parts.filter((part) => !isEmptyChange(part));
  return {
    added: changes.flatMap(({ added }) => added),
    updated: changes.flatMap(({ updated }) => updated),
    removed: changes.flatMap(({ removed }) => removed),
  };
};
