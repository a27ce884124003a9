import { z } from 'zod';
import { keyed, longText, type RecordChangeReports, type ReportsOf, shortText } from '../../../table/index.ts';
import { totalPointsOfSide } from './records.ts';

const fields = {
  side: shortText,
  points: z.int(),
  total: z.int(),
  reason: longText.exactOptional(),
  source: shortText.exactOptional(),
};

const texts = { side: 'word', reason: 'typed', source: 'word' } as const;

export const pointReportDefinitions = {
  /** Points that a player added or claimed. */
  scored: { schema: keyed({ what: z.literal('scored'), ...fields }), told: 'phrase', isCounted: false, texts },
  /** Points from other actions, or added automatically. */
  gained: { schema: keyed({ what: z.literal('gained'), ...fields }), told: 'line', isCounted: false, texts },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof pointReportDefinitions> {}
}

export const pointReports: RecordChangeReports<'point'> = {
  added: ({ reader, operation }, { side, points, reason, source }) => [
    {
      what: operation?.kind === 'add-points' || operation?.kind === 'claim' ? 'scored' : 'gained',
      side: reader.get('side', side)?.name ?? side,
      points,
      total: totalPointsOfSide(reader, side),
      ...(reason === undefined ? {} : { reason }),
      ...(source === undefined ? {} : { source }),
    },
  ],
  updated: 'nothing',
  removed: 'nothing',
};
