import { z } from 'zod';
import {
  count,
  keyed,
  type RecordChangeReports,
  type ReportsOf,
  type SeenReport,
  type Telling,
} from '../../../table/index.ts';

export const beaconReportDefinitions = {
  awaits: {
    schema: keyed({ what: z.literal('awaits'), url: z.string(), round: count }),
    told: 'phrase',
    isCounted: false,
    texts: { url: 'word' },
  },
  /**
   * The beacon's round, absent if the beacon couldn't be reached. `mixed` is true if its value was mixed into the seed.
   */
  beacon: {
    schema: keyed({
      what: z.literal('beacon'),
      round: count.exactOptional(),
      mixed: z.literal(true).exactOptional(),
    }),
    told: 'line',
    isCounted: false,
  },
} as const;

export const publicationReportRules = {
  published: {
    schema: keyed({
      what: z.literal('published'),
      chance: z.string().regex(/^[0-9a-f]{1,200}$/, 'a secret in hex'),
      seed: z.string().exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { chance: 'word', seed: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof beaconReportDefinitions>, ReportsOf<typeof publicationReportRules> {}
}

export const beaconReports: RecordChangeReports<'beacon'> = {
  added: (_telling, { url, round }) => (round === undefined ? [] : [{ what: 'awaits', url, round }]),
  updated: 'nothing',
  removed: 'nothing',
};

/** Reports the beacon without its value. Players can see the value with the Fairness button. */
export const reportBeacon = ({ reader }: Telling): readonly SeenReport[] => {
  const beacon = reader.get('beacon', 'beacon');
  if (!beacon) return [];
  const { round, value } = beacon;
  return [
    {
      what: 'beacon',
      ...(round === undefined ? {} : { round }),
      ...(round === undefined || value === undefined ? {} : { mixed: true }),
    },
  ];
};

export const publicationReports: RecordChangeReports<'published'> = {
  added: (_telling, { chance, seed }) => [{ what: 'published', chance, ...(seed === undefined ? {} : { seed }) }],
  updated: 'nothing',
  removed: 'nothing',
};
