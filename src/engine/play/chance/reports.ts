import type { RecordReports, Seen, Telling } from '../../core/report.ts';

/** What everybody is told of the game's chance. */

declare module '../../core/report.ts' {
  interface Reports {
    /** The shares are closed for this round of a beacon. */
    readonly awaits: { readonly url: string; readonly round: number };
    /** The round of a beacon with which the game begins, where it could be had: `mixed`, if its value came too. */
    readonly beacon: { readonly round?: number; readonly mixed?: true };
    readonly published: { readonly chance: string; readonly seed?: string };
  }
}

export const beaconReports: RecordReports<'beacon'> = {
  added: (_telling, { url, round }) => (round === undefined ? [] : [{ what: 'awaits', url, round }]),
  updated: 'nothing',
  removed: 'nothing',
};

/** What everybody is told of the beacon when a game begins, without what came out: that stands behind Fairness. */
export const beginningSeen = ({ reader }: Telling): readonly Seen[] => {
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

export const publishedReports: RecordReports<'published'> = {
  added: (_telling, { chance, seed }) => [{ what: 'published', chance, ...(seed === undefined ? {} : { seed }) }],
  updated: 'nothing',
  removed: 'nothing',
};
