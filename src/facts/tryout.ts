import type { RunningModulePart } from '../table/index.ts';
export interface GameCount<T> {
  readonly of: T;
  readonly games: number;
}

/** The cause of a game's end: the word of an ending, the title of a scorekeeper, or something else. */
export type GameEndCause =
  | { readonly by: 'ending' | 'scorekeeper'; readonly name: string }
  | { readonly by: 'last-turn' | 'rules' | 'other' };

export interface RandomGameResults {
  /** The winners with their numbers of games, the most frequent first. */
  readonly won: readonly GameCount<string>[];
  readonly drawn: number;
  /** The number of games that had neither a winner nor a draw. */
  readonly lost: number;
  readonly causes: readonly GameCount<GameEndCause>[];
}

/** Findings from random games for a module's author (D18). They are no faults, but probably not intended. */
export interface RandomGamesReport {
  readonly games: number;
  readonly steps: number;
  readonly ended: number;
  /** The results; undefined if no game ended. */
  readonly results?: RandomGameResults;
  readonly hasNotBegun?: true;
  /** Set if something took too long, so that no more games were played (Q16). */
  readonly tooLong?: { readonly at?: RunningModulePart };
  /** The action that used the largest fraction of the allowed work. */
  readonly dearest?: { readonly action: string; readonly share: number };
  /** The number of games in which no player could act, although the game wasn't over. */
  readonly stuck: number;
  /** The number of games that were stopped at their limit of steps. */
  readonly broken: number;
  readonly isTimeUp?: true;
  /** Set if the module's `score:` for the bot gave no number for some side. */
  readonly isUnscored?: true;
  /** The actions that never occurred. */
  readonly actions: readonly string[];
  readonly counters: readonly string[];
  readonly modifiers: readonly string[];
  readonly prototypes: readonly string[];
  readonly cells: readonly { readonly board: string; readonly cells: readonly string[] }[];
  /** All scorekeepers, if nothing in the module can end a game. */
  readonly endless: readonly string[];
  /** Scorekeepers that can end a game, but ended none of these games. */
  readonly idle: readonly string[];
}
