import type { BotLevel, ClockLimit, PostFrequency } from '../../engine/index.ts';
import { limitText } from '../../features/clock/say/clock.ts';
import type { PersonId } from '../../table/index.ts';
import { moment } from '../../view/text/text.ts';
import { duration } from '../base/durations.ts';
import type { Format } from '../base/messages.ts';
import { list, name, names, person, persons } from '../base/values.ts';

/** The settings of a game. */
export interface GameSettings {
  /** The time until a reminder in minutes; 0 for none. */
  readonly reminder: number;
  readonly posts: PostFrequency;
  readonly language: string;
  readonly clock?: ClockLimit | undefined;
  /** The time until which the seats are open. */
  readonly open?: { readonly until: number } | undefined;
}

const settings = (
  format: Format,
  title: string,
  host: PersonId,
  { reminder, posts, language, clock = {}, open }: GameSettings,
): string =>
  [
    format('settings-head', { title: name(title), host: person(host) }),
    reminder === 0
      ? format('settings-reminder-off')
      : format('settings-reminder', { after: duration(format, reminder) }),
    format(`settings-posts-${posts}`),
    format('settings-language', { language }),
    format('settings-clock', { limit: limitText(format, clock) }),
    ...(open ? [format('settings-open', { until: moment(open.until) })] : []),
  ].join('\n');

/** The seats of a game, and the settings that its host chose. */
export const gameSeats = {
  nobodyPlays: (format: Format, side: string): string => format('seats-nobody-plays', { side: name(side) }),
  severalPlay: (format: Format, side: string): string => format('seats-several-play', { side: name(side) }),
  whichSide: (format: Format, mine: readonly string[]): string => format('seats-which-side', { sides: names(mine) }),
  /** The question to a person who pressed a taken seat, before the bot asks the seat's players. */
  askForSeat: (format: Format, side: string, players: readonly PersonId[]): string =>
    format('seats-ask', { side: name(side), players: persons(players) }),
  /** The texts for adding the bot to free seats; `asks`: true if others must agree first. */
  bot: {
    choose: (format: Format, level: BotLevel, asks: boolean): string =>
      [
        format('seats-bot-choose', { level: format('bot-level', { level }) }),
        ...(asks ? [format('seats-bot-asks')] : []),
      ].join('\n'),
    all: 'seats-bot-all',
    noSeat: 'seats-bot-no-seat',
  },
  settings,
  oneClock: 'settings-one-clock',
  clockAlone: 'settings-clock-alone',
  noLanguage: (format: Format, spoken: readonly string[]): string =>
    format('settings-no-language', { languages: list(spoken, 'more') }),
  noPosts: 'settings-no-posts',
  /** A text that a player adds to the random seed of a game when taking a seat. */
  share: {
    bad: (format: Format, longest: number): string => format('share-bad', { longest }),
    leftOut: (format: Format, most: number): string => format('share-left-out', { most }),
    noSide: 'share-no-side',
    closed: 'share-closed',
  },
  /** The form for the times when a player can play. */
  when: { title: 'when-title', label: 'when-label' },
} as const;
