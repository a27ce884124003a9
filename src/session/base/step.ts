import type { Post } from '../../facts/stored-post.ts';
import type { Change, InteractionId, Operation } from '../../table/index.ts';

/** An applied operation in the log, never rewritten: all steps together determine the game. */
export interface Step {
  readonly format: number;
  /** The step's number in the log, from 1 without gaps. */
  readonly number: number;
  /** The id of an attempt to store the step. If an append got no answer, it identifies this process's own row. */
  readonly attempt: string;
  /** The time of the step (ms since 1970). */
  readonly at: number;
  readonly interaction: InteractionId;
  readonly operation: Operation;
  readonly change: Change;
  readonly posts: readonly Post[];
}

/** Returns the operation to store. It leaves out definitions and keys that its change already contains. */
export const kept = (operation: Operation): Operation => {
  if (operation.kind === 'ask') {
    const { module: _, ...asked } = operation;
    return asked;
  }
  if (operation.kind !== 'start' && operation.kind !== 'reload') return operation;
  const { kind, actor, hash } = operation;
  return { kind, actor, hash } as unknown as Operation;
};

/**
 * Returns the interaction whose answer shows the result of a step. For a granted request, it is the press that granted
 * it.
 */
export const answeringInteractionOf = (interaction: InteractionId): InteractionId =>
  interaction.replace(/\/granted$/, '') as InteractionId;

export type Reader = Post['reader'];

/** A moment within a step: just before these changes, which are the last changes of the step. */
export interface StepMoment {
  readonly step: number;
  readonly changes: readonly Change[];
}
