import type { Post } from '../../facts/stored-post.ts';
import type { Change, InteractionId, Operation } from '../../table/index.ts';

/** One applied operation: never rewritten, and the truth about the game. How it is stored: chain.ts. */
export interface Step {
  readonly format: number;
  /** From 1, without gaps. */
  readonly number: number;
  /** Tells this process's own attempt from another's where an append was not answered. */
  readonly attempt: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly interaction: InteractionId;
  readonly operation: Operation;
  readonly change: Change;
  readonly posts: readonly Post[];
}

/**
 * The operation as it is kept: definitions and keys are in the change of a start, a reload or a wish for one already.
 */
export const kept = (operation: Operation): Operation => {
  if (operation.kind === 'ask') {
    const { module: _, ...asked } = operation;
    return asked;
  }
  if (operation.kind !== 'start' && operation.kind !== 'reload') return operation;
  const { kind, actor, hash } = operation;
  return { kind, actor, hash } as unknown as Operation;
};

/** The interaction whose answer tells of a step: what was asked for and is granted by a press has that press's. */
export const answeredBy = (interaction: InteractionId): InteractionId =>
  interaction.replace(/\/granted$/, '') as InteractionId;

/** Who the reader of a step is told about. */
export type Reader = Post['reader'];

/** A moment within a step: before these, the last of its changes. */
export interface Moment {
  readonly step: number;
  readonly changes: readonly Change[];
}
