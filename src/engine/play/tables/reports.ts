import { z } from 'zod';
import {
  keyed,
  type RecordChangeReports,
  type Records,
  type ReportsOf,
  type SeenReport,
  type Telling,
} from '../../../table/index.ts';
import { tableReadingSchema } from './reading.ts';

export const tableReadingReportRules = {
  'table-read': {
    schema: keyed({ what: z.literal('table-read'), ...tableReadingSchema.shape }),
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
  interface Reports extends ReportsOf<typeof tableReadingReportRules> {}
}

const readingsSeen = (_telling: Telling, { readings }: Records['reading']): readonly SeenReport[] =>
  readings.map((one) => ({ what: 'table-read', ...one }));

export const tableReadingReports: RecordChangeReports<'reading'> = {
  added: readingsSeen,
  updated: readingsSeen,
  removed: 'nothing',
};
