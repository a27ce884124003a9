import type { MentionReason, PersonToMention } from '../engine/index.ts';
import type { PersonId } from '../table/index.ts';
import type { BoardMarks } from '../view/board/marks.ts';
import type { Deed, SeenReport, WaitDeadline } from '../view/seen/report.ts';

export interface SideEvent {
  readonly what: 'attacked' | 'result';
  readonly side: string;
  readonly players: readonly PersonId[];
}

export interface StoredPostFacts {
  readonly reader: 'channel' | PersonId;
  /** The side whose turn begins, and its players, without the player who caused it. */
  readonly turn?: { readonly side: string; readonly players: readonly PersonId[]; readonly number?: number };
  /** The sides that were attacked, or that won, lost or drew. */
  readonly happened?: readonly SideEvent[];
  /** The players who must agree to something. */
  readonly asks?: readonly PersonId[];
  /** The time until which the game waits for these players. */
  readonly wait?: WaitDeadline;
  /** The people to mention, each once. If undefined, these are the players of the turn and those who must agree. */
  readonly mentions?: readonly PersonToMention[];
  /**
   * The reason for a direct message to one person, if no answer shows the content. `kept`: the person already got such
   * a message this turn, so the next private answer refers to the log instead.
   */
  readonly direct?: MentionReason | 'kept';
  readonly marks?: BoardMarks;
  /** Set if the post waits: it is sent with the reader's next post, at the latest at the end of the turn (U3). */
  readonly waits?: true;
  /** The steps that the post reports, the oldest first, without those that were taken back. */
  readonly tells?: readonly number[];
  /** The final reports of counters for all these steps, instead of a report for each step. */
  readonly sums?: readonly SeenReport<'counted'>[];
}

/**
 * A step's report for one reader. It is put into words when it is shown. If the reader may only see the end of the turn
 * (T18) or the consequences, it doesn't contain the act.
 */
export interface ReportDataPost extends StoredPostFacts, Omit<Deed, 'kind' | 'isOwn'> {}

/** A post in the formats 1 to 4: a text that is shown as it is. */
export interface TextPost extends StoredPostFacts {
  /** The act as a verb phrase; blank if it wasn't reported. */
  readonly deed: string;
  /** Messages of counters and scorekeepers, and results, each on a line (S11, S24). */
  readonly said?: readonly string[];
  /** The changes that another version of the module makes, or would make, each on a line (D1). */
  readonly differs?: readonly string[];
}

export type Post = ReportDataPost | TextPost;

export const isTextPost = (post: Post): post is TextPost => 'deed' in post;
