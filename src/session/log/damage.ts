import type { LogFault } from '../../facts/log-fault.ts';
import type { GameId } from '../../table/index.ts';
import { UncertainStateError } from '../base/outcome.ts';

interface Damage {
  readonly game: GameId;
  readonly step: number;
  readonly fault: LogFault;
}

/**
 * Thrown if a stored log is damaged (D34). Nothing more is written to such a game. The error contains no texts of
 * players, so it may be logged.
 */
export class DamagedLogError extends Error implements Damage {
  readonly game: GameId;
  readonly step: number;
  readonly fault: LogFault;

  constructor({ game, step, fault }: Damage, options?: ErrorOptions) {
    // biome-ignore lint/plugin/words: a fault that is thrown
    super(`step ${step} of game ${game}: ${fault}`, options);
    this.game = game;
    this.step = step;
    this.fault = fault;
  }
}

/** If this many reads in a row find different damage, another process is currently writing the log. */
const LOOKS_AT_LOG = 5;

/**
 * Throws DamagedLogError only if two reads in a row find the same damage, and Unsettled if each read finds a different
 * one. `look` must start from scratch each time.
 */
export const confirmDamage = async <T>(look: () => Promise<T>): Promise<T> => {
  let former: DamagedLogError | undefined;
  for (let looks = 0; looks < LOOKS_AT_LOG; looks += 1) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof DamagedLogError)) throw error;
      if (former?.step === error.step && former.fault === error.fault) throw error;
      former = error;
    }
  }
  throw new UncertainStateError('a log changes while it is read', { cause: former });
};
