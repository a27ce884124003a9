import type { OperationKind, ReportKind, Seen } from '../../table/index.ts';
import type { Marks } from '../board/marks.ts';

/**
 * What one reader is told of an operation, in the one form that tell gives it: every sentence of it follows from this.
 */
export interface Deed {
  readonly kind: OperationKind;
  readonly seen?: readonly Seen[];
  /**
   * What the same reader was told of each step that it takes back, does again or asks to take back: what was stored as
   * words stays words.
   */
  readonly past?: readonly (Deed | string)[];
  /** True if the reader is the player who did it. */
  readonly isOwn?: true;
}

export type { ReportKind, Seen };

/** What one reader learns of a change, and where on a board it is seen; undefined: on none. */
export interface Narration {
  readonly seen: readonly Seen[];
  readonly marks: Marks | undefined;
}

/** How long is waited for those who are asked, and what for. */
export interface Wait {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly for: 'answer' | 'silence';
}
