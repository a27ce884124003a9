import { z } from 'zod';
import { playersOf } from '../../../engine/play/queries.ts';
import {
  count,
  keyed,
  list,
  person,
  type RecordChangeReports,
  type ReportsOf,
  reference,
  type SeenReport,
  type SideId,
  type Stored,
  shortText,
  type World,
} from '../../../table/index.ts';
import { timeoutChoicesIn, timeoutVotersFor } from './choices.ts';
import { TIMEOUT_CHOICES } from './records.ts';

const lateSide = keyed({ id: reference<SideId>(), name: shortText, players: list(person, 100) });
type LateSide = Stored<typeof lateSide>;

export const clockReportDefinitions = {
  /** The game's new clock, in minutes. If both fields are absent, the game has no clock. */
  clock: {
    schema: keyed({ what: z.literal('clock'), turn: count.exactOptional(), bank: count.exactOptional() }),
    told: 'phrase',
    isCounted: false,
  },
  /** These sides have run out of time. `people` choose the consequence. */
  'time-up': {
    schema: keyed({
      what: z.literal('time-up'),
      at: count,
      sides: list(lateSide, 100),
      people: list(person, 100),
      choices: list(z.enum(TIMEOUT_CHOICES), TIMEOUT_CHOICES.length),
    }),
    told: 'line',
    isCounted: false,
    texts: { sides: 'word' },
  },
  /**
   * The acting player's choice about the sides that ran out of time. `isDone` is true if the choice takes effect;
   * otherwise `votes` of `of` players have made it. `people` are the players who ran out of time.
   */
  'timeout-choice': {
    schema: keyed({
      what: z.literal('timeout-choice'),
      choice: z.enum(TIMEOUT_CHOICES),
      isDone: z.literal(true).exactOptional(),
      votes: count.exactOptional(),
      of: count.exactOptional(),
      people: list(person, 200),
    }),
    told: 'phrase',
    isCounted: false,
  },
} as const;

declare module '../../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof clockReportDefinitions> {}
}

export const clockReports: RecordChangeReports<'clock'> = {
  added: (_telling, { turn, bank }) => [limitSeen(turn, bank)],
  updated: (_telling, { turn, bank }, { from, to }) =>
    'turn' in to || 'bank' in to || 'turn' in from || 'bank' in from ? [limitSeen(turn, bank)] : [],
  removed: () => [{ what: 'clock' }],
};

const limitSeen = (turn?: number, bank?: number): SeenReport<'clock'> => ({
  what: 'clock',
  ...(turn === undefined ? {} : { turn }),
  ...(bank === undefined ? {} : { bank }),
});

const lateSides = (world: World, sides: readonly SideId[]): readonly LateSide[] =>
  sides.map((id) => ({ id, name: world.get('side', id)?.name ?? id, players: playersOf(world, id) }));

export const timeoutReports: RecordChangeReports<'timeout'> = {
  added: ({ reader }, timeout) => {
    const sides = lateSides(reader, timeout.sides);
    const people = timeoutVotersFor(reader, timeout);
    return [{ what: 'time-up', at: timeout.at, sides, people, choices: timeoutChoicesIn(reader) }];
  },
  updated: ({ reader, operation }, timeout) => {
    if (operation?.kind !== 'choose-timeout') return [];
    const { choice } = operation;
    const votes = timeout.votes.filter((one) => one.choice === choice).length;
    return [{ what: 'timeout-choice', choice, votes, of: timeoutVotersFor(reader, timeout).length, people: [] }];
  },
  removed: ({ operation }, { people }) =>
    operation?.kind === 'choose-timeout'
      ? [{ what: 'timeout-choice', choice: operation.choice, isDone: true, people }]
      : [],
};
