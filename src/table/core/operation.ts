import type { PersonId } from '../ids/index.ts';
import type { Change } from './change.ts';
import type { ChanceShare } from './record.ts';

/**
 * The arguments of every operation, by kind. Each system adds its own by declaration merging. Commands only translate a
 * player's words into operations.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the systems through declaration merging
export interface Operations {}

export type OperationKind = keyof Operations;

export type Operation<K extends OperationKind = OperationKind> = {
  [P in K]: { readonly kind: P; readonly actor: PersonId } & Operations[P];
}[K];

/** An addition to the game's chance that comes with an operation (D10). */
export type Contribution = Pick<ChanceShare, 'value' | 'typed'>;

export interface UndoRedoHistory {
  /** The newest steps of play that are not undone, newest first. It has only as many steps as were asked for. */
  readonly done: readonly PastStep[];
  /** Undone steps that can still be redone, the next one first. */
  readonly undone: readonly PastStep[];
}

export interface PastStep {
  readonly number: number;
  readonly operation: Operation;
  readonly change: Change;
  /** True if the player who undoes or redoes this step saw nothing of it. */
  readonly isUntold?: boolean;
}
