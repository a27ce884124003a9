import type { GameId } from '../table/index.ts';
import type { LogFault } from './log-fault.ts';

export interface DamagedGame {
  readonly game: GameId;
  readonly channel: string | undefined;
  readonly step: number;
  readonly fault: LogFault;
}

export interface DatabaseCheckReport {
  readonly rows: number;
  readonly games: number;
  readonly steps: number;
  readonly damaged: readonly DamagedGame[];
  /** Keys of rows outside the logs that aren't JSON. */
  readonly torn: readonly string[];
}

/** The result of a repair. `cut`: the game continues from the step before the damage; `file` has the removed rows. */
export type GameRepairResult = DamagedGame &
  ({ readonly done: 'cut'; readonly rows: number; readonly file: string } | { readonly done: 'left' });

export interface PersonDeletionReport {
  /** The number of games in which data of the person was deleted. */
  readonly games: number;
  /** The number of other rows that were deleted, or in which the account was replaced. */
  readonly deleted: number;
  readonly replaced: number;
  /**
   * Games from before accounts were stored in separate rows. They keep the account, because removing it would break
   * their hashes.
   */
  readonly left: readonly GameId[];
}

export interface PictureCleanupReport {
  readonly pictures: number;
  /** The number of pictures that were marked to be deleted later. */
  readonly unnamed: number;
  readonly deleted: number;
}
