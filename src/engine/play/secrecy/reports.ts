import { z } from 'zod';
import { keyed, list, MOST_TOLD, type ReportsOf, shortText } from '../../../table/index.ts';

/** What is told of it that something unseen stood against an operation, as src/view/seen/secrecy.ts finds it. */

export const stoppedReportRules = {
  /**
   * It went not as far as its actor could foresee, for something unseen stood against it (D5). `own`: the viewer is who
   * tried it. `tried`: where nothing of it was done, what was to be moved, given or led, and where to, as far as the
   * viewer sees it; of a move with neither, all of it was done, and something unseen had a part in what came of it.
   */
  stopped: {
    schema: keyed({
      what: z.literal('stopped'),
      own: z.literal(true).exactOptional(),
      tried: keyed({ pieces: list(shortText, MOST_TOLD), to: shortText.exactOptional() }).exactOptional(),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { tried: 'typed' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof stoppedReportRules> {}
}
