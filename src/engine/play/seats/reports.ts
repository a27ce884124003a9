import { z } from 'zod';
import {
  keyed,
  list,
  type Operation,
  only,
  person,
  type Reader,
  type RecordReports,
  type ReportsOf,
  type Seen,
  type SideId,
  shortText,
  type Telling,
} from '../../../table/index.ts';
import { isHouse, LEVELS } from '../house.ts';
import { gameOf, playersOf } from '../queries.ts';
import { MANAGED } from './managing.ts';
import { reservesIn } from './open-seats.ts';

/** What is told of seats. */

export const seatReportRules = {
  /** Who did it has a seat now: at that side, or as an observer, or a reserve. */
  seated: {
    schema: keyed({
      what: z.literal('seated'),
      side: shortText.exactOptional(),
      reserve: z.literal(true).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { side: 'word' },
  },
  /** Who did it has time then; not said any more, where it is blank (U23). */
  when: {
    schema: keyed({ what: z.literal('when'), when: shortText }),
    told: 'phrase',
    isCounted: false,
    texts: { when: 'typed' },
  },
  /** Who did it manages the server, or the channel, and has no need of a seat for it (W6). */
  managed: {
    schema: keyed({ what: z.literal('managed'), deed: z.enum(MANAGED) }),
    told: 'phrase',
    isCounted: false,
  },
  /** Nobody plays that side any more, and these would (U23). */
  'seat-free': {
    schema: keyed({ what: z.literal('seat-free'), side: shortText, people: list(person, 1000) }),
    told: 'line',
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
      reserve: z.literal(true).exactOptional(),
    }),
    told: 'phrase',
    isCounted: false,
    texts: { side: 'word' },
  },
  /** Who did it lets the bot play sides. */
  'bot-seated': {
    schema: keyed({ what: z.literal('bot-seated'), sides: list(shortText, 100), level: z.enum(LEVELS) }),
    told: 'by-form',
    isCounted: false,
    texts: { sides: 'word', level: 'word' },
  },
  /** Who did it handed a side over. */
  transferred: {
    schema: keyed({ what: z.literal('transferred'), side: shortText, to: person }),
    told: 'by-form',
    isCounted: false,
    texts: { side: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof seatReportRules> {}
}

/** That a side has nobody any more, where somebody waits for that. */
const freeSeen = (reader: Reader, side: SideId | undefined): readonly Seen[] => {
  const name = side && reader.get('side', side)?.name;
  const people = reservesIn(reader).map((one) => one.person);
  const isFree = side !== undefined && playersOf(reader, side).length === 0 && gameOf(reader).phase !== 'over';
  return name !== undefined && isFree && people.length > 0 ? [{ what: 'seat-free', side: name, people }] : [];
};

/** A seat's side, by name; none, of an observer. */
const sideOf = (reader: Reader, side: SideId | undefined): { readonly side?: string } => {
  const name = side && reader.get('side', side)?.name;
  return name === undefined ? {} : { side: name };
};

export const seatReports: RecordReports<'seat'> = {
  added: ({ reader }, { side, reserve }) => [
    { what: 'seated', ...sideOf(reader, side), ...(reserve ? { reserve } : {}) },
  ],
  updated: (_telling, { when = '' }, { from, to }) => [
    ...(to['reserve'] ? [{ what: 'seated' as const, reserve: true as const }] : []),
    ...('when' in to || 'when' in from ? [{ what: 'when' as const, when }] : []),
  ],
  removed: ({ reader, operation }, { person, side, reserve }) => {
    const own = person === operation?.actor;
    // Of an observer's seat that another freed nothing is said, nor of the bot's that somebody takes.
    if ((!own && side === undefined) || (isHouse(person) && operation?.kind === 'join')) return [];
    return [
      { what: 'left', person, ...sideOf(reader, side), ...(own ? { own } : {}), ...(reserve ? { reserve } : {}) },
      ...freeSeen(reader, side),
    ];
  },
};

export const transferSeen = (_telling: Telling, { side, to }: Operation<'transfer'>): readonly Seen[] => [
  { what: 'transferred', side, to },
];

export const botSeen = (_telling: Telling, { sides, level }: Operation<'seat-bot'>): readonly Seen[] => [
  { what: 'bot-seated', sides, level },
];

/** The sides of a game that came from a file, whose people may be others: nobody plays them any more. */
export const freedSeatsTold = (seen: readonly Seen[]): readonly Seen[] =>
  only(seen, 'left').filter(({ side }) => side !== undefined);
