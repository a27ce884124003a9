import type { WorkPlace } from '../table/index.ts';
export interface Games<T> {
  readonly of: T;
  readonly games: number;
}

/** The cause of the end: an ending of the module by its word, a scorekeeper by its title, or something else. */
export type EndedBy =
  | { readonly by: 'ending' | 'scorekeeper'; readonly name: string }
  | { readonly by: 'last-turn' | 'rules' | 'other' };

export interface Results {
  /** The sides that won, the most frequent winner first. */
  readonly won: readonly Games<string>[];
  /** The number of draws. */
  readonly drawn: number;
  /** The number of games without a winner and without a draw. */
  readonly lost: number;
  readonly causes: readonly Games<EndedBy>[];
}

/** Hints for a module's author from random games (D18). They aren't faults, but are hardly intended. */
export interface Tryout {
  readonly games: number;
  readonly steps: number;
  /** The number of games that ended. */
  readonly ended: number;
  /** The results of the games that ended; missing if there are none. */
  readonly results?: Results;
  /** No game can begin. */
  readonly hasNotBegun?: true;
  /** Something took too long, so that no more games were played (Q16). */
  readonly tooLong?: { readonly at?: WorkPlace };
  /** The action with the largest share of the allowed work, and that share. */
  readonly dearest?: { readonly action: string; readonly share: number };
  /** The number of games in which no player could act, although the game wasn't over. */
  readonly stuck: number;
  /** The number of games that were cut off after their share of the steps. */
  readonly broken: number;
  /** True if the time ran out before all games were played. */
  readonly isTimeUp?: true;
  /** The actions that were never done. */
  readonly actions: readonly string[];
  readonly counters: readonly string[];
  readonly modifiers: readonly string[];
  readonly prototypes: readonly string[];
  readonly cells: readonly { readonly board: string; readonly cells: readonly string[] }[];
  /** The scorekeepers, if nothing in the module ends a game. */
  readonly endless: readonly string[];
  /** Scorekeepers that can end a game, but ended none of these. */
  readonly idle: readonly string[];
}
