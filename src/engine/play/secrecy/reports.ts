import { z } from 'zod';
import { keyed, list, MOST_TOLD, type ReportsOf, shortText } from '../../../table/index.ts';

/** Reports of steps that something unseen stopped, as src/view/seen/secrecy.ts finds them. */

export const stoppedReportRules = {
  /**
   * Something unseen stopped or shortened a step (D5). `own`: the viewer tried it. `tried`: nothing was done; these are
   * its pieces and target, as far as the viewer sees them. If a move has neither, it was done completely, but something
   * unseen affected its result.
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
