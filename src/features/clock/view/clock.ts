import { type ClockLimit, choicesIn, runningClocks, type TimeoutChoice, votersOn } from '../../../engine/index.ts';
import type { PersonId } from '../../../table/index.ts';
import { queries } from '../../../view/queries.ts';

/** That time ran out, as everybody knows it. */
export interface TimeoutView {
  /** Another whenever another time ran out. */
  readonly key: string;
  readonly choices: readonly TimeoutChoice[];
  /** Who chooses. */
  readonly voters: readonly PersonId[];
}

/** The clock of a game: nothing of it is secret. */
export const clockQueries = queries(({ lens }) => ({
  /** In minutes; undefined without a clock. */
  limit: (): ClockLimit | undefined => {
    const { turn, bank } = lens.get('clock', 'clock') ?? {};
    if (turn !== undefined) return { turn };
    return bank === undefined ? undefined : { bank };
  },

  /** When the first clock that runs is over, if nobody is away meanwhile (ms since 1970). */
  due: (): number | undefined => {
    const dues = runningClocks(lens).map(({ due }) => due);
    return dues.length === 0 ? undefined : Math.min(...dues);
  },

  timeout: (): TimeoutView | undefined => {
    const timeout = lens.get('timeout', 'timeout');
    return timeout && { key: timeout.at.toString(36), choices: choicesIn(lens), voters: votersOn(lens, timeout) };
  },
}));
