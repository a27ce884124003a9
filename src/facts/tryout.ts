import type { WorkPlace } from '../table/index.ts';
export interface Games<T> {
  readonly of: T;
  readonly games: number;
}

/** An ending by its word, a scorekeeper by its title, or something else. */
export type EndedBy =
  | { readonly by: 'ending' | 'scorekeeper'; readonly name: string }
  | { readonly by: 'last-turn' | 'rules' | 'other' };

export interface Results {
  /** The most frequent winner first. */
  readonly won: readonly Games<string>[];
  readonly drawn: number;
  /** Games without a winner and without a draw. */
  readonly lost: number;
  readonly causes: readonly Games<EndedBy>[];
}

/** Hints from random games for a module's author (D18): no faults, but hardly intended. */
export interface Tryout {
  readonly games: number;
  readonly steps: number;
  readonly ended: number;
  /** Missing if no game ended. */
  readonly results?: Results;
  readonly hasNotBegun?: true;
  /** Something took too long, so that no more games were played (Q16). */
  readonly tooLong?: { readonly at?: WorkPlace };
  /** The action with the largest share of the allowed work. */
  readonly dearest?: { readonly action: string; readonly share: number };
  /** Games in which no player could act before the end. */
  readonly stuck: number;
  /** Games cut off after their share of the steps. */
  readonly broken: number;
  readonly isTimeUp?: true;
  /** The actions that were never done. */
  readonly actions: readonly string[];
  readonly counters: readonly string[];
  readonly modifiers: readonly string[];
  readonly prototypes: readonly string[];
  readonly cells: readonly { readonly board: string; readonly cells: readonly string[] }[];
  /** All scorekeepers, if nothing in the module ends a game. */
  readonly endless: readonly string[];
  /** Scorekeepers that can end a game, but ended none. */
  readonly idle: readonly string[];
}
