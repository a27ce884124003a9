import type { GameId } from '../table/index.ts';
import type { LogFault } from './log-fault.ts';

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
  /** Keys of rows outside the logs that aren't JSON. */
  readonly torn: readonly string[];
}

/** `cut`: it continues from the step before; `file` has the rest. */
export type Repaired = DamagedGame &
  ({ readonly done: 'cut'; readonly rows: number; readonly file: string } | { readonly done: 'left' });

export interface Forgotten {
  /** The number of games with deleted data of the person. */
  readonly games: number;
  /** Other rows: deleted, or with a replaced account. */
  readonly deleted: number;
  readonly replaced: number;
  /** Games from before accounts had their own rows: removing the account would break their hashes. */
  readonly left: readonly GameId[];
}

export interface Swept {
  readonly pictures: number;
  /** Marked to be deleted later. */
  readonly unnamed: number;
  readonly deleted: number;
}
