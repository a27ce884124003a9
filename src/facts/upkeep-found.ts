import type { GameId } from '../table/index.ts';
import type { LogFault } from './log-fault.ts';

/** A game whose log can't be followed from that step on. */
export interface DamagedGame {
  readonly game: GameId;
  readonly channel: string | undefined;
  readonly step: number;
  readonly fault: LogFault;
}

export interface Findings {
  readonly rows: number;
  readonly games: number;
  readonly steps: number;
  readonly damaged: readonly DamagedGame[];
  /** The keys of rows outside the logs that are no JSON. */
  readonly torn: readonly string[];
}

/** What was done about a damaged game. `cut`: it goes on from the step before; what was cut stands in that file. */
export type Repaired = DamagedGame &
  ({ readonly done: 'cut'; readonly rows: number; readonly file: string } | { readonly done: 'left' });

export interface Forgotten {
  /** In how many games something of the person was forgotten. */
  readonly games: number;
  /** How many other rows were deleted, and in how many the account was replaced. */
  readonly deleted: number;
  readonly replaced: number;
  /** Games of before accounts had rows of their own, whose steps hold it still: their hashes would not hold. */
  readonly left: readonly GameId[];
}

/** What became of pictures. */
export interface Swept {
  readonly pictures: number;
  /** Marked, to go later. */
  readonly unnamed: number;
  readonly deleted: number;
}
