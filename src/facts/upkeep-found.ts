import type { GameId } from '../table/index.ts';
import type { LogFault } from './log-fault.ts';

/** A game whose log is damaged at that step. */
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
  /** The keys of rows outside the logs that aren't JSON. */
  readonly torn: readonly string[];
}

/** The treatment of a damaged game. `cut`: it continues from the step before, and the rest is in that file. */
export type Repaired = DamagedGame &
  ({ readonly done: 'cut'; readonly rows: number; readonly file: string } | { readonly done: 'left' });

export interface Forgotten {
  /** The number of games with data of the person that was deleted. */
  readonly games: number;
  /** The number of other deleted rows, and of rows in which the account was replaced. */
  readonly deleted: number;
  readonly replaced: number;
  /**
   * Games from before accounts had their own rows. Their steps still contain the account, because a change would break
   * their hashes.
   */
  readonly left: readonly GameId[];
}

/** The cleanup of pictures. */
export interface Swept {
  readonly pictures: number;
  /** Marked to be deleted later. */
  readonly unnamed: number;
  readonly deleted: number;
}
