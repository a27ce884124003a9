import type { Post } from '../../facts/stored-post.ts';
import type { Change, InteractionId, Operation } from '../../table/index.ts';

/** One applied operation, never rewritten: all steps together define the game. */
export interface Step {
  readonly format: number;
  /** From 1, without gaps. */
  readonly number: number;
  /** The id of one attempt, which identifies our own row if an append got no answer. */
  readonly attempt: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly interaction: InteractionId;
  readonly operation: Operation;
  readonly change: Change;
  readonly posts: readonly Post[];
}

/** Returns the operation to store, without definitions and keys, which its change already has. */
export const kept = (operation: Operation): Operation => {
  if (operation.kind === 'ask') {
    const { module: _, ...asked } = operation;
    return asked;
  }
  if (operation.kind !== 'start' && operation.kind !== 'reload') return operation;
  const { kind, actor, hash } = operation;
  return { kind, actor, hash } as unknown as Operation;
};

/** Returns the interaction whose answer reports a step: for a granted request, the press that granted it. */
export const answeredBy = (interaction: InteractionId): InteractionId =>
  interaction.replace(/\/granted$/, '') as InteractionId;

export type Reader = Post['reader'];

/** A moment within a step: before these changes, which are the last ones of the step. */
export interface Moment {
  readonly step: number;
  readonly changes: readonly Change[];
}
