import type { Change } from './change.ts';
import type { Operation } from './operation.ts';

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
