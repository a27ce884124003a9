import type { PersonId } from '../ids/index.ts';
import type { Change } from './change.ts';
import type { Share } from './record.ts';

/**
 * The arguments of every operation, by kind. Each system adds its own by declaration merging. An operation is data:
 * commands only translate words into it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the systems through declaration merging
export interface Operations {}

export type OperationKind = keyof Operations;

/** One operation: what is to be done, by whom. */
export type Operation<K extends OperationKind = OperationKind> = {
  [P in K]: { readonly kind: P; readonly actor: PersonId } & Operations[P];
}[K];

/** What comes along with an operation for the chance of the game (D10). */
export type Contribution = Pick<Share, 'value' | 'typed'>;

/** Steps that an operation may take back or do again, the newest first, as the session hands them in. */
export interface Past {
  /** Steps of play not yet undone, the newest first; as many as were asked for. */
  readonly done: readonly PastStep[];
  /** Steps undone and not lost since, the one to be done again first. */
  readonly undone: readonly PastStep[];
}

export interface PastStep {
  readonly number: number;
  readonly operation: Operation;
  readonly change: Change;
  /** Whether whoever wants to take it back, or do it again, was told nothing of it. */
  readonly isUntold?: boolean;
}
