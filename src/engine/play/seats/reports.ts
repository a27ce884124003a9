import { z } from 'zod';
import {
  keyed,
  list,
  type Operation,
  only,
  person,
  type RecordChangeReports,
  type ReportReader,
  type ReportsOf,
  type SeenReport,
  type SideId,
  shortText,
  type Telling,
} from '../../../table/index.ts';
import { BOT_LEVELS, isHouse } from '../house.ts';
import { gameOf, playersOf } from '../queries.ts';
import { MANAGER_ACTIONS } from './managing.ts';
import { listReserveSeats } from './open-seats.ts';

export const seatReportRules = {
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
  /** A player set the times when they can play. `when` is blank if they removed the times (U23). */
  when: {
    schema: keyed({ what: z.literal('when'), when: shortText }),
    told: 'phrase',
    isCounted: false,
    texts: { when: 'typed' },
  },
  /** The actor did something as a manager of the server or channel, without a seat (W6). */
  managed: {
    schema: keyed({ what: z.literal('managed'), deed: z.enum(MANAGER_ACTIONS) }),
    told: 'phrase',
    isCounted: false,
  },
  /** A seat of a side is free. `people` have asked for the next free seat (U23). */
  'seat-free': {
    schema: keyed({ what: z.literal('seat-free'), side: shortText, people: list(person, 1000) }),
    told: 'line',
    isCounted: false,
    texts: { side: 'word' },
  },
  /** A person left a seat. `own` is true if the actor left their own seat. */
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
  'bot-seated': {
    schema: keyed({ what: z.literal('bot-seated'), sides: list(shortText, 100), level: z.enum(BOT_LEVELS) }),
    told: 'by-form',
    isCounted: false,
    texts: { sides: 'word', level: 'word' },
  },
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

const freeSeen = (reader: ReportReader, side: SideId | undefined): readonly SeenReport[] => {
  const name = side && reader.get('side', side)?.name;
  const people = listReserveSeats(reader).map((one) => one.person);
  const isFree = side !== undefined && playersOf(reader, side).length === 0 && gameOf(reader).phase !== 'over';
  return name !== undefined && isFree && people.length > 0 ? [{ what: 'seat-free', side: name, people }] : [];
};

const sideOf = (reader: ReportReader, side: SideId | undefined): { readonly side?: string } => {
  const name = side && reader.get('side', side)?.name;
  return name === undefined ? {} : { side: name };
};

export const seatReports: RecordChangeReports<'seat'> = {
  added: ({ reader }, { side, reserve }) => [
    { what: 'seated', ...sideOf(reader, side), ...(reserve ? { reserve } : {}) },
  ],
  updated: (_telling, { when = '' }, { from, to }) => [
    ...(to['reserve'] ? [{ what: 'seated' as const, reserve: true as const }] : []),
    ...('when' in to || 'when' in from ? [{ what: 'when' as const, when }] : []),
  ],
  removed: ({ reader, operation }, { person, side, reserve }) => {
    const own = person === operation?.actor;
    // It isn't reported if a spectator's seat is freed, or if a player takes over the bot's seat.
    if ((!own && side === undefined) || (isHouse(person) && operation?.kind === 'join')) return [];
    return [
      { what: 'left', person, ...sideOf(reader, side), ...(own ? { own } : {}), ...(reserve ? { reserve } : {}) },
      ...freeSeen(reader, side),
    ];
  },
};

export const reportSeatTransfer = (_telling: Telling, { side, to }: Operation<'transfer'>): readonly SeenReport[] => [
  { what: 'transferred', side, to },
];

export const reportBotSeated = (_telling: Telling, { sides, level }: Operation<'seat-bot'>): readonly SeenReport[] => [
  { what: 'bot-seated', sides, level },
];

/** Reports the free sides of a game from a file. The people in the file may be other people here. */
export const reportFreedSeats = (seen: readonly SeenReport[]): readonly SeenReport[] =>
  only(seen, 'left').filter(({ side }) => side !== undefined);
