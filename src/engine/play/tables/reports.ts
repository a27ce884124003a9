import { z } from 'zod';
import {
  keyed,
  type RecordReports,
  type Records,
  type ReportsOf,
  type Seen,
  type Telling,
} from '../../../table/index.ts';
import { readingSchema } from './reading.ts';

export const readingReportRules = {
  'table-read': {
    schema: keyed({ what: z.literal('table-read'), ...readingSchema.shape }),
    told: 'line',
    isCounted: false,
    texts: {
      table: 'word',
      weighed: 'typed',
      shifts: 'word',
      column: 'word',
      shifted: 'word',
      row: 'word',
      result: 'word',
    },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof readingReportRules> {}
}

const readingsSeen = (_telling: Telling, { readings }: Records['reading']): readonly Seen[] =>
  readings.map((one) => ({ what: 'table-read', ...one }));

export const readingReports: RecordReports<'reading'> = {
  added: readingsSeen,
  updated: readingsSeen,
  removed: 'nothing',
};
