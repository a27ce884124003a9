import type { Concern, Concerned } from '../engine/index.ts';
import type { PersonId } from '../table/index.ts';
import type { Marks } from '../view/board/marks.ts';
import type { Deed, Seen, Wait } from '../view/seen/report.ts';

export interface Happened {
  readonly what: 'attacked' | 'result';
  readonly side: string;
  readonly players: readonly PersonId[];
}

/** Who is told of a step beside what is said, who is mentioned and asked, and where it is seen. */
export interface PostFacts {
  readonly reader: 'channel' | PersonId;
  /** The side whose turn it has become, by name, and its players, but for who brought it about. */
  readonly turn?: { readonly side: string; readonly players: readonly PersonId[]; readonly number?: number };
  /** Sides that are attacked, won, lost or drew by it, by name, with their players. */
  readonly happened?: readonly Happened[];
  /** The players who are asked to agree to something. */
  readonly asks?: readonly PersonId[];
  /** How long is waited for them. */
  readonly wait?: Wait;
  /** Who is mentioned, each once; left out where that is the players of the turn and who is asked. */
  readonly mentions?: readonly Concerned[];
  /**
   * Of what one person gets where no answer brings it: that it goes by direct message as a fight or a question waits,
   * or `kept` where that person got one this turn: it stands in the log, and the next private answer says so.
   */
  readonly direct?: Concern | 'kept';
  /** Where the change is seen on a board. */
  readonly marks?: Marks;
  /** It goes out with what is told to this reader next, be it when the turn ends (U3). */
  readonly waits?: true;
  /** The steps that this reader is told of with it, the oldest first: what waited and was not taken back. */
  readonly tells?: readonly number[];
  /** What counters say of all of them together, in the place of what they said of each: each once, with its last value. */
  readonly sums?: readonly Seen<'counted'>[];
}

/**
 * What one reader is told of a step: what this reader saw, from which words are made when it is shown. Pictures are
 * drawn anew. Nothing is told of what was done where only the turn that it ended is (T18), or what came of it.
 */
export interface DataPost extends PostFacts, Omit<Deed, 'kind' | 'isOwn'> {}

/** A post as formats 1 to 4 stored it, in words, which are shown as they are. */
export interface WordPost extends PostFacts {
  /** What was done, without who did it; blank where that was not told. */
  readonly deed: string;
  /** What counters and scorekeepers said to this reader, and who won or lost by it, a line each (S11, S24). */
  readonly said?: readonly string[];
  /** What another module changed, or would, a line each (D1). */
  readonly differs?: readonly string[];
}

export type Post = DataPost | WordPost;

export const isInWords = (post: Post): post is WordPost => 'deed' in post;
