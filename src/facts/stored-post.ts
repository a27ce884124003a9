import type { Concern, Concerned } from '../engine/index.ts';
import type { PersonId } from '../table/index.ts';
import type { Marks } from '../view/board/marks.ts';
import type { Deed, Seen, Wait } from '../view/seen/report.ts';

export interface Happened {
  readonly what: 'attacked' | 'result';
  readonly side: string;
  readonly players: readonly PersonId[];
}

/** The readers, mentions and questions of a step, and its place on the board. */
export interface PostFacts {
  readonly reader: 'channel' | PersonId;
  /** The new turn: the side's name and its players, without the player who caused it. */
  readonly turn?: { readonly side: string; readonly players: readonly PersonId[]; readonly number?: number };
  /** The sides that were attacked, won, lost or drew, by name, with their players. */
  readonly happened?: readonly Happened[];
  /** The players who must agree to something. */
  readonly asks?: readonly PersonId[];
  /** The time to wait for them. */
  readonly wait?: Wait;
  /** The users to mention, each once. Missing if they are the players of the turn and those who are asked. */
  readonly mentions?: readonly Concerned[];
  /**
   * The reason for a direct message to one person, without an answer that could show it. `kept`: the person already got
   * one this turn, so the next private answer refers to the log.
   */
  readonly direct?: Concern | 'kept';
  /** The changed places on a board. */
  readonly marks?: Marks;
  /** It is sent with the reader's next post, at the latest when the turn ends (U3). */
  readonly waits?: true;
  /** The steps that it reports to this reader, the oldest first: those that waited and weren't taken back. */
  readonly tells?: readonly number[];
  /**
   * The reports of counters for all these steps, each once with its last value. They replace those of the single steps.
   */
  readonly sums?: readonly Seen<'counted'>[];
}

/**
 * The report of a step for one reader, as data. It is put into words when it is shown, and pictures are drawn anew. It
 * omits what was done if the reader may see only the end of the turn (T18), or only the consequences.
 */
export interface DataPost extends PostFacts, Omit<Deed, 'kind' | 'isOwn'> {}

/** A post in words, as formats 1 to 4 stored it. It is shown as it is. */
export interface WordPost extends PostFacts {
  /** The act without its actor; blank if it wasn't reported. */
  readonly deed: string;
  /** The messages of counters and scorekeepers to this reader, and wins and losses, one a line (S11, S24). */
  readonly said?: readonly string[];
  /** The changes by another module, or those that it would make, one a line (D1). */
  readonly differs?: readonly string[];
}

export type Post = DataPost | WordPost;

export const isInWords = (post: Post): post is WordPost => 'deed' in post;
