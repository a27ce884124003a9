import type { PersonId } from '../engine/core/ids.ts';
import type { Operation } from '../engine/core/operation.ts';
import { type Refusal, refuse } from '../engine/core/refusal.ts';
import { doing } from '../engine/core/step.ts';
import type { Table } from '../engine/core/table.ts';
import { granted, hidesAnything } from '../engine/index.ts';
import type { Journal } from './journal.ts';
import { deedFor } from './post.ts';
import type { Step } from './step.ts';
import type { Timeline } from './timeline.ts';

/** What of a game's log somebody was told: undo and redo are counted in that (T6, T19). */

export interface Log {
  readonly journal: Journal;
  readonly table: Table;
  readonly timeline: Timeline;
  /** The newest step's number. */
  readonly number: number;
}

/**
 * Undo and redo count the steps that their actor was told of: with these go all that were made since, told or not. Where the actor knows of nothing
 * that stands against it, but something does, that is all that is said.
 */
export const meant = async (log: Log, operation: Operation): Promise<Operation | Refusal> => {
  const { table, timeline } = log;
  if ((operation.kind !== 'undo' && operation.kind !== 'redo') || !hidesAnything(table)) return operation;
  const { actor, kind, steps } = operation;
  const wish = kind === 'undo' ? granted(table, actor, (one) => one.what === 'undo' && one.steps.length === steps)?.wants : undefined;
  const first = wish?.what === 'undo' ? timeline.done.indexOf(wish.steps.at(-1) ?? 0) : -1;
  if (first >= 0) return { ...operation, steps: timeline.done.length - first };
  const { numbers, told } = await toldAmong(log, kind === 'undo' ? timeline.done : timeline.undone, actor, steps);
  if (told === steps) return { ...operation, steps: numbers };
  if (kind === 'undo') return refuse('nothing-to-undo', { asked: steps, there: told });
  return (await lastTold(log, actor))?.operation.kind === 'undo'
    ? refuse('unseen', {})
    : refuse('nothing-to-redo', { asked: steps, there: told });
};

/** How many of some steps, counted from the last one, it takes until so many were told to somebody. */
const toldAmong = async (
  { journal }: Log,
  among: readonly number[],
  actor: PersonId,
  wanted: number,
): Promise<{ readonly numbers: number; readonly told: number }> => {
  let [numbers, told] = [0, 0];
  while (numbers < among.length && told < wanted) {
    const step = await journal.step(among[among.length - 1 - numbers] as number);
    numbers += 1;
    if (step && deedFor(step, actor) !== '') told += 1;
  }
  return { numbers, told };
};

/** The number of the newest step that Undo would take, of those that this person was told of. */
export const undoneFirst = async (log: Log, person: PersonId): Promise<number | undefined> => {
  const { done } = log.timeline;
  const { numbers, told } = await toldAmong(log, done, person, 1);
  return told === 0 ? undefined : done[done.length - numbers];
};

/** The newest step of play, undo or redo that somebody was told of. */
export const lastTold = async ({ journal, table, number: newest }: Log, actor: PersonId): Promise<Step | undefined> => {
  for (let number = newest; number > 0; number -= 1) {
    const step = await journal.step(number);
    if (!step || deedFor(step, actor) === '') continue;
    const { kind } = step.operation;
    if (kind === 'undo' || kind === 'redo' || doing(table.systems, kind).play) return step;
  }
  return undefined;
};
