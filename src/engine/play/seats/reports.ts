import type { PersonId, SideId } from '../../core/ids.ts';
import type { Operation } from '../../core/operation.ts';
import type { Reader, RecordReports, Seen, Telling } from '../../core/report.ts';

/** What is told of seats. */

declare module '../../core/report.ts' {
  interface Reports {
    /** Who did it has a seat now: at that side, or as an observer. */
    readonly seated: { readonly side?: string };
    /** `own`: the seat was that of who did it. */
    readonly left: { readonly person: PersonId; readonly side?: string; readonly own?: true };
    /** Who did it handed a side over. */
    readonly transferred: { readonly side: string; readonly to: PersonId };
  }
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
    return [{ what: 'left', person, ...sideOf(reader, side), ...(own ? { own } : {}) }];
  },
};

export const transferSeen = (_telling: Telling, { side, to }: Operation<'transfer'>): readonly Seen[] => [
  { what: 'transferred', side, to },
];
