import {
  type ClockLimit,
  listRunningClocks,
  type TimeoutChoice,
  timeoutChoicesIn,
  timeoutVotersFor,
} from '../../../engine/index.ts';
import type { PersonId } from '../../../table/index.ts';
import { queries } from '../../../view/queries.ts';

export interface TimeoutView {
  /** A key that differs between two timeouts. */
  readonly key: string;
  readonly choices: readonly TimeoutChoice[];
  readonly voters: readonly PersonId[];
}

/** The clock of a game. Nothing of it is secret. */
export const clockQueries = queries(({ lens }) => ({
  /** Returns the limit in minutes; undefined without a clock. */
  limit: (): ClockLimit | undefined => {
    const { turn, bank } = lens.get('clock', 'clock') ?? {};
    if (turn !== undefined) return { turn };
    return bank === undefined ? undefined : { bank };
  },

  /** Returns when the first running clock ends if no player is away until then (ms since 1970). */
  due: (): number | undefined => {
    const dues = listRunningClocks(lens).map(({ due }) => due);
    return dues.length === 0 ? undefined : Math.min(...dues);
  },

  timeout: (): TimeoutView | undefined => {
    const timeout = lens.get('timeout', 'timeout');
    return (
      timeout && {
        key: timeout.at.toString(36),
        choices: timeoutChoicesIn(lens),
        voters: timeoutVotersFor(lens, timeout),
      }
    );
  },
}));
