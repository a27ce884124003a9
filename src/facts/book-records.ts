import type { FinalScore, ResultReport } from '../engine/index.ts';
import type { GameId, PersonId } from '../table/index.ts';
import type { ChannelId, GuildId } from './where.ts';

/** The owner of a score book: a server, or for direct messages the channel. */
export interface BookOwner {
  readonly guild: GuildId | undefined;
  readonly channel: ChannelId;
}

/** A finished game in a score book. It contains only public information (S26). */
export interface BookEntry {
  readonly game: GameId;
  readonly step: number;
  /** The time of the end (ms since 1970). */
  readonly at: number;
  readonly book: string;
  readonly title: string;
  readonly players: readonly { readonly side: string; readonly persons: readonly PersonId[] }[];
  readonly results: readonly Pick<ResultReport, 'side' | 'result' | 'place'>[];
  readonly scores: readonly FinalScore[];
  /** The module, set if the book keeps results of people (S36). Older entries don't have it. */
  readonly module?: string;
  /** True if all players agreed to a rated game before it began. */
  readonly rated?: true;
  /** True if a player changed the table outside the rules: the game is then not rated (W8). */
  readonly arranged?: true;
  /** True if the bot played a side for a while: the game is then not rated. */
  readonly bot?: true;
}

export interface PlayerRating {
  /** The expected strength of the player; 25 for a new player. */
  readonly mean: number;
  /** The uncertainty: two standard deviations, which cover 19 of 20 cases. */
  readonly margin: number;
  /** The strength that is almost certain: three standard deviations below the mean. */
  readonly sure: number;
  readonly games: number;
}

export type BookResult = BookEntry['results'][number]['result'];

export interface PersonResults {
  readonly person: PersonId;
  readonly module: string;
  readonly title: string;
  readonly games: number;
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
  /** The mean of those scores that decided the ranking. */
  readonly mean?: number;
  /** The latest result, and the number of times that it occurred in a row. */
  readonly streak: { readonly result: BookResult; readonly count: number };
  /** The rating; undefined without rated games. */
  readonly rating?: PlayerRating;
}
