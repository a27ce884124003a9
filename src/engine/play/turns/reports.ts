import { z } from 'zod';
import {
  count,
  keyed,
  type PersonId,
  person,
  type RecordChangeReports,
  type RecordUpdate,
  type ReportsOf,
  reference,
  type SeenReport,
  type SideId,
  shortText,
  type Telling,
  type World,
} from '../../../table/index.ts';
import { isHouse } from '../house.ts';
import { reportModifiersEndedByTurn } from '../modifiers/force.ts';
import { onTurn } from '../queries.ts';
import type { Turn } from '../records.ts';
import { isGameDecided } from './outcomes.ts';

export const gameReportDefinitions = {
  started: { schema: keyed({ what: z.literal('started') }), told: 'phrase', isCounted: false },
  begun: { schema: keyed({ what: z.literal('begun') }), told: 'phrase', isCounted: false },
  /** Everyone may now take a seat, or no longer may (U23). */
  opened: {
    schema: keyed({ what: z.literal('opened'), isOpen: z.literal(true).exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
  over: { schema: keyed({ what: z.literal('over') }), told: 'phrase', isCounted: false },
  /** The game isn't rated. Either a person changed the table without agreement (W8), or the bot played (`bot`). */
  unrated: {
    schema: keyed({ what: z.literal('unrated'), bot: z.literal(true).exactOptional() }),
    told: 'line',
    isCounted: false,
  },
  /** The game has a new host. If `person` is absent, it is the actor. */
  host: {
    schema: keyed({ what: z.literal('host'), person: person.exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
  /** The game has a new game master. If `person` is absent, there is none anymore. */
  master: {
    schema: keyed({ what: z.literal('master'), person: person.exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
} as const;

export const turnReportDefinitions = {
  turn: {
    schema: keyed({
      what: z.literal('turn'),
      number: count,
      side: keyed({ id: reference<SideId>(), name: shortText }),
    }),
    told: 'by-form',
    isCounted: false,
    texts: { side: 'word' },
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof gameReportDefinitions>, ReportsOf<typeof turnReportDefinitions> {}
}

/** Reports that a game between people isn't rated (W8). */
const unratedSeen = (world: World): readonly SeenReport<'unrated'>[] => {
  const seats = [...world.all('seat')].filter(({ side }) => side !== undefined);
  const isArranged = world.get('arranged', 'arranged') !== undefined;
  const hasBot = world.get('arranged', 'bot') !== undefined || seats.some(({ person: player }) => isHouse(player));
  if (!(isArranged || hasBot) || !isGameDecided(world)) return [];
  const people = seats.filter(({ person: player }) => !isHouse(player));
  const isBetween = people.some((one) => people.some((two) => two.person !== one.person && two.side !== one.side));
  return isBetween ? [{ what: 'unrated', ...(isArranged ? {} : { bot: true }) }] : [];
};

export const gameReports: RecordChangeReports<'game'> = {
  added: () => [{ what: 'started' }],
  updated: ({ operation, reader }, _game, { from, to }) => {
    const [host, master] = [to['host'], to['master']] as (PersonId | undefined)[];
    const isOther = host !== operation?.actor;
    return [
      ...(host === undefined ? [] : [{ what: 'host' as const, ...(isOther ? { person: host } : {}) }]),
      ...('master' in to || 'master' in from
        ? [{ what: 'master' as const, ...(master === undefined ? {} : { person: master }) }]
        : []),
      ...('opened' in to || 'opened' in from
        ? [{ what: 'opened' as const, ...(to['opened'] === undefined ? {} : { isOpen: true as const }) }]
        : []),
      ...(to['phase'] === 'playing' && from['phase'] === 'seating' ? [{ what: 'begun' as const }] : []),
      ...(to['phase'] === 'over' ? [{ what: 'over' as const }] : []),
      ...(to['phase'] === 'over' ? unratedSeen(reader.ground) : []),
    ];
  },
  removed: 'nothing',
};

const turnSeen = ({ reader }: Telling, { number }: Turn): readonly SeenReport[] => {
  const side = onTurn(reader);
  return side ? [{ what: 'turn', number, side: { id: side.id, name: side.name } }] : [];
};

/** True if an update starts a new turn. False if it only names the next side. */
export const isNewTurnUpdate = ({ from, to }: RecordUpdate): boolean =>
  [...Object.keys(from), ...Object.keys(to)].some((field) => field !== 'next');

export const turnReports: RecordChangeReports<'turn'> = {
  added: turnSeen,
  updated: (telling, turn, update) =>
    isNewTurnUpdate(update) ? [...turnSeen(telling, turn), ...reportModifiersEndedByTurn(telling, turn, update)] : [],
  removed: 'nothing',
  isLast: true,
};
