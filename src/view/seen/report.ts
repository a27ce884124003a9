import type { OperationKind, ReportKind, Seen } from '../../table/index.ts';
import type { Marks } from '../board/marks.ts';

/** The part of an operation that one reader may know. All sentences about it are made from this data. */
export interface Deed {
  readonly kind: OperationKind;
  readonly seen?: readonly Seen[];
  /**
   * The deeds of the steps that it takes back, repeats or asks to take back, as the same reader saw them. Old posts
   * that were stored as text stay text.
   */
  readonly past?: readonly (Deed | string)[];
  /** True if the reader is the acting player. */
  readonly isOwn?: true;
}

export type { ReportKind, Seen };

/** The reports of a change for one reader, and the marks on a board; undefined if there are none. */
export interface Narration {
  readonly seen: readonly Seen[];
  readonly marks: Marks | undefined;
}

/** The time that the game waits for an answer, and the meaning of no answer. */
export interface Wait {
  /** Milliseconds since 1970. */
  readonly until: number;
  readonly for: 'answer' | 'silence';
}
