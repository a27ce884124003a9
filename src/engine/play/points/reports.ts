import { z } from 'zod';
import { keyed, longText, type RecordReports, type ReportsOf, shortText } from '../../../table/index.ts';
import { pointsOf } from './records.ts';

/** What is told of points: everybody hears who got how many, for what, and what that side has now. */

const fields = {
  side: shortText,
  points: z.int(),
  total: z.int(),
  /** As a person typed it. */
  reason: longText.exactOptional(),
  /** What of the module it was for. */
  source: shortText.exactOptional(),
};

const texts = { side: 'word', reason: 'typed', source: 'word' } as const;

export const pointReportRules = {
  /** By what somebody did for it. */
  scored: { schema: keyed({ what: z.literal('scored'), ...fields }), told: 'phrase', isCounted: false, texts },
  /** By what was done otherwise, or by itself. */
  gained: { schema: keyed({ what: z.literal('gained'), ...fields }), told: 'line', isCounted: false, texts },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof pointReportRules> {}
}

export const pointReports: RecordReports<'point'> = {
  added: ({ reader, operation }, { side, points, reason, source }) => [
    {
      what: operation?.kind === 'add-points' || operation?.kind === 'claim' ? 'scored' : 'gained',
      side: reader.get('side', side)?.name ?? side,
      points,
      total: pointsOf(reader, side),
      ...(reason === undefined ? {} : { reason }),
      ...(source === undefined ? {} : { source }),
    },
  ],
  updated: 'nothing',
  removed: 'nothing',
};
