import type { LogFault } from '../../facts/log-fault.ts';
import type { GameId } from '../../table/index.ts';
import { Unsettled } from '../base/outcome.ts';

/** Where a stored log cannot be followed. */
interface Damage {
  readonly game: GameId;
  /** The first step that cannot be used. */
  readonly step: number;
  readonly fault: LogFault;
}

/**
 * Thrown where a stored log cannot be followed (D34). Nothing is written into such a game; it holds no texts, so that
 * it may be logged.
 */
export class DamagedLog extends Error implements Damage {
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

/** A log that is found damaged in another place by so many looks in a row is being written by someone. */
const LOOKS_AT_LOG = 5;

/**
 * Reads a log, and reads it again if it is damaged: throws DamagedLog only if two looks in a row find the same damage.
 * Throws Unsettled if each look finds another one. `look` starts anew each time, with nothing kept from the last one.
 */
export const confirmDamage = async <T>(look: () => Promise<T>): Promise<T> => {
  let former: DamagedLog | undefined;
  for (let looks = 0; looks < LOOKS_AT_LOG; looks += 1) {
    try {
      return await look();
    } catch (error) {
      if (!(error instanceof DamagedLog)) throw error;
      if (former?.step === error.step && former.fault === error.fault) throw error;
      former = error;
    }
  }
  throw new Unsettled('a log changes while it is read', { cause: former });
};
