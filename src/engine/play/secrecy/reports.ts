import { z } from 'zod';
import { keyed, list, MAX_REPORT_LIST_LENGTH, type ReportsOf, shortText } from '../../../table/index.ts';

/** Reports of steps that something unseen stopped. src/view/seen/secrecy.ts creates them. */
export const stoppedAttemptReportRules = {
  /**
   * Something unseen stopped a step (D5). `own` is true if the viewer tried the step. `tried` has its pieces and target
   * if nothing was done. If both are absent, the move was made, but something unseen affected its result.
   */
  stopped: {
    schema: keyed({
      what: z.literal('stopped'),
      own: z.literal(true).exactOptional(),
      tried: keyed({ pieces: list(shortText, MAX_REPORT_LIST_LENGTH), to: shortText.exactOptional() }).exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { tried: 'typed' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof stoppedAttemptReportRules> {}
}
