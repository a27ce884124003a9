import { z } from 'zod';
import type { SideId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import { only, type Reader, type RecordReports, type ReportsOf, type Seen, type Telling } from '../../core/report.ts';
import { keyed, person, shortText } from '../../core/schema.ts';

/** What is told of seats. */

export const seatReportRules = {
  /** Who did it has a seat now: at that side, or as an observer. */
  seated: {
    schema: keyed({ what: z.literal('seated'), side: shortText.exactOptional() }),
    told: 'phrase',
    isCounted: false,
    texts: { side: 'word' },
  },
  /** `own`: the seat was that of who did it. */
  left: {
    schema: keyed({
      what: z.literal('left'),
      person,
      side: shortText.exactOptional(),
      own: z.literal(true).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { side: 'word' },
  },
  /** Who did it handed a side over. */
  transferred: {
    schema: keyed({ what: z.literal('transferred'), side: shortText, to: person }),
    told: 'by-form',
    isCounted: false,
    texts: { side: 'word' },
  },
} as const;

declare module '../../core/report.ts' {
  interface Reports extends ReportsOf<typeof seatReportRules> {}
}

/** A seat's side, by name; none, of an observer. */
const sideOf = (reader: Reader, side: SideId | undefined): { readonly side?: string } => {
  const name = side && reader.get('side', side)?.name;
  return name === undefined ? {} : { side: name };
};

export const seatReports: RecordReports<'seat'> = {
  added: ({ reader }, { side }) => [{ what: 'seated', ...sideOf(reader, side) }],
  updated: 'nothing',
  removed: ({ reader, operation }, { person, side }) => {
    const own = person === operation?.actor;
    // Of an observer's seat that another freed nothing is said.
    if (!own && side === undefined) return [];
    return [{ what: 'left', person, ...sideOf(reader, side), ...(own ? { own } : {}) }];
  },
};

export const transferSeen = (_telling: Telling, { side, to }: Operation<'transfer'>): readonly Seen[] => [
  { what: 'transferred', side, to },
];

/** The sides of a game that came from a file, whose people may be others: nobody plays them any more. */
export const freedSeatsTold = (seen: readonly Seen[]): readonly Seen[] =>
  only(seen, 'left').filter(({ side }) => side !== undefined);
