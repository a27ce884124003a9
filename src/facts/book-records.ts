import type { FinalScore, ResultSeen } from '../engine/index.ts';
import type { GameId, PersonId } from '../table/index.ts';
import type { ChannelId, GuildId } from './where.ts';

/** What stands in score books, and what follows from it. */

/** Where a book belongs: to a server, or in direct messages to the channel. */
export interface BookOwner {
  readonly guild: GuildId | undefined;
  readonly channel: ChannelId;
}

/** A finished game, as everybody may know it (S26). */
export interface BookEntry {
  readonly game: GameId;
  /** The step that ended it. */
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The book's name, as the module says. */
  readonly book: string;
  readonly title: string;
  readonly players: readonly { readonly side: string; readonly persons: readonly PersonId[] }[];
  readonly results: readonly Pick<ResultSeen, 'side' | 'result' | 'place'>[];
  readonly scores: readonly FinalScore[];
  /** The module's name, where the results of people are kept (S36): an earlier entry, and one beside that, has none. */
  readonly module?: string;
  /** All who played wanted it to count for their ratings before it began. */
  readonly rated?: true;
  /** One person changed the table beyond the rules alone: it isn't rated (W8). */
  readonly arranged?: true;
  /** The bot played a side for a while: it isn't rated. */
  readonly bot?: true;
}

export interface Rating {
  /** What is expected of a person; who is new has 25. */
  readonly mean: number;
  /** So far it may be off, above or below, in 19 of 20 cases: two standard deviations. */
  readonly margin: number;
  /** What can be relied on: three standard deviations below. */
  readonly sure: number;
  /** Of so many games. */
  readonly games: number;
}

export type BookResult = BookEntry['results'][number]['result'];

/** The results of one person in the games of one module. */
export interface PersonResults {
  readonly person: PersonId;
  readonly module: string;
  /** As its newest game was called. */
  readonly title: string;
  readonly games: number;
  readonly won: number;
  readonly drew: number;
  readonly lost: number;
  /** The mean of the scores by which sides are ranked first, of games that have any. */
  readonly mean?: number;
  /** How often in a row it came out as it did last. */
  readonly streak: { readonly result: BookResult; readonly count: number };
  /** Of the games that were rated; undefined where there were none. */
  readonly rating?: Rating;
}
