import type { Seen } from '../engine/core/report.ts';
import type { CauseSeen, ReadingSeen } from '../engine/index.ts';

export type { FinalScore } from '../engine/index.ts';

/** How a side came out. `cause`: what is known of why; a scorekeeper by its title. */
export type ResultView = Omit<Seen<'result'>, 'what'>;
export type CauseView = CauseSeen;
export type ReadingView = ReadingSeen;
