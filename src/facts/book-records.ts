import type { FinalScore, ResultSeen } from '../engine/index.ts';
import type { GameId, PersonId } from '../table/index.ts';
import type { ChannelId, GuildId } from './where.ts';

/** A server, or for direct messages the channel. */
export interface BookOwner {
  readonly guild: GuildId | undefined;
  readonly channel: ChannelId;
}

/** A finished game, as every player may know it (S26). */
export interface BookEntry {
  readonly game: GameId;
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly book: string;
  readonly title: string;
  readonly players: readonly { readonly side: string; readonly persons: readonly PersonId[] }[];
  readonly results: readonly Pick<ResultSeen, 'side' | 'result' | 'place'>[];
  readonly scores: readonly FinalScore[];
  /** Set if results of people are kept (S36), except in earlier entries. */
  readonly module?: string;
  /** All players agreed to a rated game before it began. */
  readonly rated?: true;
  /** One person changed the table beyond the rules: not rated (W8). */
  readonly arranged?: true;
  /** The bot played a side for a while: not rated. */
  readonly bot?: true;
}

export interface Rating {
  /** The expected strength; 25 for a new player. */
  readonly mean: number;
  /** The uncertainty: two standard deviations, which cover 19 of 20 cases. */
  readonly margin: number;
  /** The reliable strength: three standard deviations below the mean. */
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
  /** The mean of the scores that rank first. */
  readonly mean?: number;
  /** The last result, and how many times in a row it occurred. */
  readonly streak: { readonly result: BookResult; readonly count: number };
  /** Undefined without rated games. */
  readonly rating?: Rating;
}
