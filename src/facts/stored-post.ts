import type { Concern, Concerned } from '../engine/index.ts';
import type { PersonId } from '../table/index.ts';
import type { Marks } from '../view/board/marks.ts';
import type { Deed, Seen, Wait } from '../view/seen/report.ts';

export interface Happened {
  readonly what: 'attacked' | 'result';
  readonly side: string;
  readonly players: readonly PersonId[];
}

export interface PostFacts {
  readonly reader: 'channel' | PersonId;
  /** The new side and its players, without the player who caused it. */
  readonly turn?: { readonly side: string; readonly players: readonly PersonId[]; readonly number?: number };
  /** The sides that were attacked, won, lost or drew. */
  readonly happened?: readonly Happened[];
  /** The players who must agree to something. */
  readonly asks?: readonly PersonId[];
  /** The time to wait for them. */
  readonly wait?: Wait;
  /** Each once. Missing if they are the players of the turn and those who are asked. */
  readonly mentions?: readonly Concerned[];
  /**
   * The reason for a direct message to one person, if no answer shows the content. `kept`: the person already got one
   * this turn, so that the next private answer refers to the log.
   */
  readonly direct?: Concern | 'kept';
  readonly marks?: Marks;
  /** Sent with the reader's next post, at the latest at the end of the turn (U3). */
  readonly waits?: true;
  /** The reported steps, the oldest first, without those taken back. */
  readonly tells?: readonly number[];
  /** The last reports of counters for all these steps, in place of those of single steps. */
  readonly sums?: readonly Seen<'counted'>[];
}

/**
 * A step's report for one reader, put into words when it is shown. It omits the act if the reader may see only the end
 * of the turn (T18) or the consequences.
 */
export interface DataPost extends PostFacts, Omit<Deed, 'kind' | 'isOwn'> {}

/** A post of formats 1 to 4, shown as it is. */
export interface WordPost extends PostFacts {
  /** The act without its actor; blank if it wasn't reported. */
  readonly deed: string;
  /** Messages of counters and scorekeepers, and results, one a line (S11, S24). */
  readonly said?: readonly string[];
  /** Changes by another module, or possible ones, one a line (D1). */
  readonly differs?: readonly string[];
}

export type Post = DataPost | WordPost;

export const isInWords = (post: Post): post is WordPost => 'deed' in post;
