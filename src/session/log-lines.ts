import type { PersonId } from '../engine/core/ids.ts';
import { ownPost, type Post } from './delivery/post.ts';
import type { Session } from './game/session.ts';
import type { Reader } from './game/step.ts';
import { yieldToEventLoop } from './parts.ts';

/** A line of a reader's log. */
export interface Told {
  /** From 1: the steps that this reader was told of, counted (T19). */
  readonly line: number;
  /** The step's own number, which nobody is shown. */
  readonly step: number;
  readonly at: number;
  readonly actor: PersonId;
  /** What was done, without who did it; where that was not told, what came of it. */
  readonly deed: string;
  readonly marks?: NonNullable<Post['marks']>;
}

/** So many lines are read at a time. */
const TOGETHER = 25;

/** Lines of a reader's log, by their numbers from 1. */
export const linesAt = async (
  session: Session,
  reader: Reader,
  numbers: readonly number[],
): Promise<readonly Told[]> => {
  const { steps } = await session.lines(reader);
  const told = await session.journal.told(numbers.map((line) => steps[line - 1] as number));
  return told.map(({ number, at, operation, posts }, i) => {
    const { deed = '', said = [], marks } = ownPost({ posts }, reader) ?? {};
    const line = numbers[i] as number;
    return {
      line,
      step: number,
      at,
      actor: operation.actor,
      deed: deed || said.join(' '),
      ...(marks ? { marks } : {}),
    };
  });
};

/** A reader's log from one line to another one, forwards or backwards, read as it is asked for. */
export async function* linesBetween(
  session: Session,
  reader: Reader,
  first: number,
  last: number,
): AsyncGenerator<Told> {
  const way = first <= last ? 1 : -1;
  const count = way * (last - first) + 1;
  for (let at = 0; at < count; at += TOGETHER) {
    const numbers = Array.from({ length: Math.min(TOGETHER, count - at) }, (_, i) => first + way * (at + i));
    yield* await linesAt(session, reader, numbers);
    await yieldToEventLoop();
  }
}
