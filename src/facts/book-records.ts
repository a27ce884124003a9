import type { FinalScore, ResultSeen } from '../engine/index.ts';
import type { GameId, PersonId } from '../table/index.ts';
import type { ChannelId, GuildId } from './where.ts';

/** The entries of score books, and the values computed from them. */

/** The owner of a book: a server, or in direct messages the channel. */
export interface BookOwner {
  readonly guild: GuildId | undefined;
  readonly channel: ChannelId;
}

/** A finished game, as every player may know it (S26). */
export interface BookEntry {
  readonly game: GameId;
  /** The step that ended it. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The book's name in the module. */
  readonly book: string;
  readonly title: string;
  readonly players: readonly { readonly side: string; readonly persons: readonly PersonId[] }[];
  readonly results: readonly Pick<ResultSeen, 'side' | 'result' | 'place'>[];
  readonly scores: readonly FinalScore[];
  /**
   * The module's name, if results of people are kept (S36). Missing in earlier entries, and in entries that don't
   * count.
   */
  readonly module?: string;
  /** All players wanted the game to count for their ratings before it began. */
  readonly rated?: true;
  /** A single person changed the table beyond the rules, so the game isn't rated (W8). */
  readonly arranged?: true;
  /** The bot played a side for a while, so the game isn't rated. */
  readonly bot?: true;
}

export interface Rating {
  /** The expected strength; 25 for a new player. */
  readonly mean: number;
  /** The uncertainty in both directions in 19 of 20 cases: two standard deviations. */
  readonly margin: number;
  /** The reliable strength: three standard deviations below the mean. */
  readonly sure: number;
  readonly games: number;
}

export type BookResult = BookEntry['results'][number]['result'];

export interface PersonResults {
  readonly person: PersonId;
  readonly module: string;
  /** The title of the newest game. */
  readonly title: string;
  readonly games: number;
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
  /** The mean of the scores that rank first, in games that have them. */
  readonly mean?: number;
  /** The number of times in a row that the last result occurred. */
  readonly streak: { readonly result: BookResult; readonly count: number };
  /** From the rated games; undefined if there are none. */
  readonly rating?: Rating;
}
