import type { OperationKind, ReportKind, SeenReport } from '../../table/index.ts';
import type { BoardMarks } from '../board/marks.ts';

/** The part of an operation that one reader may know. All sentences about it are made from this data. */
export interface Deed {
  readonly kind: OperationKind;
  readonly seen?: readonly SeenReport[];
  /**
   * The acts that this operation takes back, repeats or asks to take back, as the same reader saw them. Posts that
   * older versions stored as text stay text.
   */
  readonly past?: readonly (Deed | string)[];
  readonly isOwn?: true;
}

export type { ReportKind, SeenReport };

export interface ChangeNarration {
  readonly seen: readonly SeenReport[];
  readonly marks: BoardMarks | undefined;
}

export interface WaitDeadline {
  /** The deadline (ms since 1970). */
  readonly until: number;
  readonly for: 'answer' | 'silence';
}
