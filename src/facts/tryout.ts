import type { WorkPlace } from '../table/index.ts';
/** Something and the number of games with it. */
export interface Games<T> {
  readonly of: T;
  readonly games: number;
}

/** What ended a game: an ending of the module by its word, a scorekeeper by its title, or something else. */
export type EndedBy =
  | { readonly by: 'ending' | 'scorekeeper'; readonly name: string }
  | { readonly by: 'last-turn' | 'rules' | 'other' };

export interface Results {
  /** The sides that won, the most frequent winner first. */
  readonly won: readonly Games<string>[];
  /** The games that were drawn. */
  readonly drawn: number;
  /** The games that nobody won or drew. */
  readonly lost: number;
  readonly causes: readonly Games<EndedBy>[];
}

/** What a module's author should know of it after it was played by chance (D18): no fault, but hardly as meant. */
export interface Tryout {
  readonly games: number;
  readonly steps: number;
  /** So many games came to their end. */
  readonly ended: number;
  /** How these ended, and for whom; left out if none did. */
  readonly results?: Results;
  /** No game can begin. */
  readonly hasNotBegun?: true;
  /** Something would have taken too long, and no more was played (Q16). */
  readonly tooLong?: { readonly at?: WorkPlace };
  /** The action that took most of the work that one may take, and which share of it. */
  readonly dearest?: { readonly action: string; readonly share: number };
  /** Nobody found anything to do though the game was not over. */
  readonly stuck: number;
  /** The number of games that were cut off after their share of the steps. */
  readonly broken: number;
  /** True if the time ran out before all games were played. */
  readonly isTimeUp?: true;
  /** The actions that were never taken. */
  readonly actions: readonly string[];
  readonly counters: readonly string[];
  readonly modifiers: readonly string[];
  readonly prototypes: readonly string[];
  readonly cells: readonly { readonly board: string; readonly cells: readonly string[] }[];
  /** Scorekeepers of a module in which no word ends a game. */
  readonly endless: readonly string[];
  /** Those that have such a word, by which none of these games ended. */
  readonly idle: readonly string[];
}
