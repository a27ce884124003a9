import type { SideId } from '../core/ids.ts';

declare module '../core/record.ts' {
  interface Records {
    scoring: Scoring;
    scorekeeper: Scorekeeper;
    check: CheckRecord;
  }
}

/** What was defined in play, behind what the module says: one record. */
export interface Scoring {
  readonly kind: 'scoring';
  readonly id: 'scoring';
  /** In the order in which they were given; each with the scorekeepers that it made or changed. */
  readonly texts: readonly { readonly text: string; readonly names: readonly string[] }[];
}

/** What changes of a scorekeeper in play, by its name; without a record all is as its definition says. */
export interface Scorekeeper {
  readonly kind: 'scorekeeper';
  readonly id: string;
  readonly triggered: boolean;
  /** Whole numbers; a side that is not here has the initial score. */
  readonly scores: { readonly [side: string]: number };
  /**
   * The messages whose condition was true when it was looked at last: by number, and by side where each has its own.
   */
  readonly told: { readonly [message: string]: true };
  /** What was said about its faults, each once. */
  readonly warned: readonly KeeperFault[];
  /**
   * As of when its scores are, where they are read at the bounds of turns alone; without it they were never read, or by
   * an earlier version.
   */
  readonly read?: Reading;
}

/** The beginning or the end of a turn; `side`: of that side's turn in it. */
export interface Reading {
  readonly turn: number;
  readonly at: 'beginning' | 'end';
  readonly side?: SideId;
}

/**
 * Why a scorekeeper's test or score counted as nothing: a division by zero, a number that is none or too large, too
 * much to be computed.
 */
export type KeeperFault = 'zero' | 'no-value' | 'too-much';

/** The newest check that changed anything: one record. */
export interface CheckRecord {
  readonly kind: 'check';
  readonly id: 'check';
  /** Rises with each check. */
  readonly number: number;
  /** The turn as it was looked at. */
  readonly turn?: { readonly number: number; readonly position: number };
  readonly said: readonly Said[];
}

/**
 * A scorekeeper's message, as it is written, or a fault of it; for those to whom the scorekeeper is known, and among
 * them for those that are named.
 */
export interface Said {
  readonly keeper: string;
  readonly what: 'message' | KeeperFault;
  readonly text: string;
  /** The side that was judged, where one was. */
  readonly side?: SideId;
  readonly turn?: number;
  /** The side's score. */
  readonly score?: number;
  /** All, or the players of these sides alone. */
  readonly to: 'all' | readonly SideId[];
  /** The players of these sides not. */
  readonly not?: readonly SideId[];
}
