import type { UserPreferences } from '../../facts/profile.ts';
import { formatRelativeTime, plain } from '../../view/text/text.ts';
import { duration } from '../base/durations.ts';
import type { Format } from '../base/messages.ts';
import { hoursText } from '../base/quiet.ts';
import { type GameWithChannel, placedGame } from '../base/text.ts';
import { list, names } from '../base/values.ts';

/** The description of `/me` for Discord. */
const definition = {
  description: 'command-me',
  subcommands: {
    games: 'command-me-games',
    interested: { description: 'command-me-interested', options: { module: 'command-me-interested-module' } },
    data: 'command-me-data',
    forget: 'command-me-forget',
    settings: {
      description: 'command-me-settings',
      options: {
        dms: 'command-me-dms',
        pings: {
          description: 'command-me-pings',
          choices: { all: 'command-me-pings-all', turns: 'command-me-pings-turns', none: 'command-me-nothing' },
        },
        reminders: 'command-me-reminders',
        quiet: 'command-me-quiet',
        away: 'command-me-away',
        book: {
          description: 'command-me-book',
          choices: { rated: 'command-me-book-rated', friendly: 'command-me-book-friendly', none: 'command-me-nothing' },
        },
      },
    },
  },
} as const;

/** The most characters of a side's name in a list of games. */
const LONGEST_SEAT_NAME = 40;
const LONGEST_AWAY = 100;

/** A game in which the player has a seat. */
interface GameLine extends GameWithChannel {
  readonly sides: readonly string[];
  readonly isOnTurn: boolean;
  readonly isWaitedFor: boolean;
  /** The time when the turn began (ms since 1970). */
  readonly since?: number;
}

const gameLine = (format: Format, { sides, isOnTurn, isWaitedFor, since, ...placed }: GameLine): string => {
  const title = placedGame(format, placed);
  const seat = list(sides.map((side) => plain(side, LONGEST_SEAT_NAME)));
  const game = sides.length === 0 ? title : format('me-game-sides', { game: title, sides: seat });
  if (isOnTurn)
    return since === undefined
      ? format('me-game-turn', { game })
      : format('me-game-turn-since', { game, ago: formatRelativeTime(since) });
  if (isWaitedFor) return format('me-game-asked', { game });
  return since === undefined
    ? format('me-game-no-turns', { game })
    : format('me-game-others', { game, ago: formatRelativeTime(since) });
};

/** The player's games, in the given order. */
const gamesText = (format: Format, games: readonly GameLine[]): string => {
  if (games.length === 0) return format('me-no-games');
  const count = games.filter(({ isWaitedFor }) => isWaitedFor).length;
  const head = count > 0 ? format('me-waiting', { count }) : format('me-none-waiting');
  return [head, ...games.map((game) => gameLine(format, game))].join('\n');
};

/** A line below an act that names the next game that waits for the player. */
const nextGame = (format: Format, { since, ...placed }: GameWithChannel & Pick<GameLine, 'since'>): string => {
  const game = placedGame(format, placed);
  return since === undefined
    ? format('me-next', { game })
    : format('me-next-since', { game, ago: formatRelativeTime(since) });
};

/** The games of this server whose open seats the player wants messages about. */
const interests = {
  inServer: 'me-interests-server',
  list: (format: Format, titles: readonly string[]): string =>
    titles.length === 0 ? format('me-interests-none') : format('me-interests', { titles: names(titles, 'or') }),
  drop: (format: Format, title: string): string => format('me-interests-drop', { title }),
} as const;

/** The text for the file with all data about the player. */
const dataText = (format: Format, count: number, isWhole: boolean): string =>
  [format('me-data', { count }), ...(isWhole ? [] : [format('me-data-counted')]), format('me-data-forget')].join('\n');

/** The question before a player is forgotten; `games`: the running ones in which the player has a seat. */
const forgetQuestion = (format: Format, games: readonly GameWithChannel[]): string =>
  [
    format('me-forget-question'),
    format('me-forget-what'),
    format('me-forget-code'),
    ...(games.length === 0 ? [] : [format('me-forget-games')]),
    ...games.map((game) => format('me-forget-game', { game: placedGame(format, game) })),
    format('me-forget-discord'),
  ].join('\n');

const dmsLine = (format: Format, { dms, closed }: UserPreferences): string => {
  if (!dms) return format('me-dms-off');
  return format(closed === undefined ? 'me-dms-on' : 'me-dms-closed');
};

const remindersLine = (format: Format, { reminders }: UserPreferences): string => {
  if (reminders === undefined) return format('me-reminders-on');
  return reminders === 'off'
    ? format('me-reminders-off')
    : format('me-reminders-after', { after: duration(format, reminders) });
};

const quietLine = (format: Format, { quiet }: UserPreferences): string => {
  if (quiet === undefined) return format('me-quiet-never');
  return quiet === 'always' ? format('me-quiet-always') : format('me-quiet-hours', { hours: hoursText(quiet) });
};

/** The player's settings, for them alone. */
const profile = (format: Format, settings: UserPreferences): string => {
  const { pings = 'all', away, book = 'friendly' } = settings;
  return [
    format('me-profile'),
    dmsLine(format, settings),
    format(`me-pings-${pings}`),
    remindersLine(format, settings),
    quietLine(format, settings),
    away === undefined ? format('me-not-away') : format('me-away', { text: plain(away, LONGEST_AWAY) }),
    format(`me-book-${book}`),
  ].join('\n');
};

export const me = {
  definition,
  noHours: 'me-no-hours',
  /** Suggested texts for players who are away. */
  aways: (format: Format): readonly string[] => [
    format('me-away-holiday'),
    format('me-away-tomorrow'),
    format('me-away-monday'),
  ],
  gamesText,
  nextGame,
  interests,
  dataText,
  forgetQuestion,
  forgetMe: 'me-forget-button',
  forgottenText: (format: Format, count: number): string => format('me-forgotten', { count }),
  stayText: 'me-stay',
  profile,
} as const;
