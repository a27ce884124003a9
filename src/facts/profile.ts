import type { GameId } from '../table/index.ts';
import type { PersonalDiceRolls } from './own-rolls.ts';
import type { PingFreeTime } from './quiet-hours.ts';
import type { ChannelId, GuildId } from './where.ts';

/** A time in which a person is away (ms since 1970). */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** A game about whose open seats the user wants messages (U23). */
export interface OpenSeatsInterest {
  readonly guild: GuildId;
  readonly module: string;
  readonly title: string;
}

/** Hints that panels show until the user has done such an act (U8). */
export type PanelTip =
  | 'piece'
  | 'cell'
  | 'next'
  | 'units'
  | 'taken'
  | 'act'
  | 'pay'
  | 'card'
  | 'deck'
  | 'question'
  | 'together'
  | 'detail'
  | 'end';

export interface UserPreferences {
  /** True if the user wants direct messages, which is the default (T9). */
  readonly dms: boolean;
  /** The minutes of waiting before a reminder, or `off`. Undefined: each game decides (T18). */
  readonly reminders?: 'off' | number;
  /**
   * `none`: nothing pings the user. `turns`: the user is only pinged for turns, fights and questions that wait for
   * them. Undefined: everything pings. Messages always name the user (D23).
   */
  readonly pings?: 'turns' | 'none';
  /**
   * `rated`: games may be rated. `none`: results aren't in score books. Undefined: results are in score books, but
   * games aren't rated (S36).
   */
  readonly book?: 'rated' | 'none';
  readonly quiet?: PingFreeTime;
  /** A message for players who wait for the absent user, typed by the user. */
  readonly away?: string;
  /** The start of the absence (ms since 1970). The clocks of games don't count absences. */
  readonly awaySince?: number;
  readonly absences?: readonly Absence[];
  /**
   * The time since which Discord refuses direct messages to the user (ms since 1970). None is sent until they can
   * probably be received again.
   */
  readonly closed?: number;
  /** The user's last language, unless it was English; for direct messages (U16). */
  readonly locale?: string;
  /** Dice that the user can roll again (U18). */
  readonly rolls?: PersonalDiceRolls;
  /** Acts that the user has done by buttons in any game. Panels no longer explain these (U8). */
  readonly practised?: readonly PanelTip[];
  /** Bookmarked lines of the user's own logs (U14), the newest last. */
  readonly bookmarks?: readonly { readonly game: GameId; readonly line: number }[];
  /**
   * The games about whose open seats the user wants messages, the newest last. `toldOfSeats`: the time of the last
   * message (ms since 1970).
   */
  readonly interests?: readonly OpenSeatsInterest[];
  readonly toldOfSeats?: number;
  /** Private messages that could not be sent, by game, the newest last. */
  readonly missed?: readonly UndeliveredMessage[];
}

/** A private message that could not be sent, and whose content is in the log. */
export interface UndeliveredMessage {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly title: string;
  readonly step: number;
  readonly isTold: boolean;
}
