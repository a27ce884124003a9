import type { GameId } from '../table/index.ts';
import type { OwnRolls } from './own-rolls.ts';
import type { Quiet } from './quiet-hours.ts';
import type { ChannelId, GuildId } from './where.ts';

/** In milliseconds since 1970. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** A game whose open seats are announced to the user (U23). */
export interface Interest {
  readonly guild: GuildId;
  readonly module: string;
  readonly title: string;
}

/** Hints that panels show until the user has done the thing (U8). */
export type Tip =
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

export interface Profile {
  /** True by default (T9). */
  readonly dms: boolean;
  /** `off`, or the minutes of waiting before the first; undefined: as each game says (T18). */
  readonly reminders?: 'off' | number;
  /**
   * `none`: nothing pings the user. `turns`: only waiting turns, fights and questions. Undefined: everything. Messages
   * always name the user (D23).
   */
  readonly pings?: 'turns' | 'none';
  /**
   * `rated`: games count for ratings. `none`: results aren't in score books. Undefined: they are, but games aren't
   * rated (S36).
   */
  readonly book?: 'rated' | 'none';
  readonly quiet?: Quiet;
  /** A message for players who wait. Text of a user. */
  readonly away?: string;
  /** In ms since 1970. The clocks of games exclude absences. */
  readonly awaySince?: number;
  readonly absences?: readonly Absence[];
  /**
   * The time since which Discord refuses direct messages, in milliseconds since 1970. None is sent until there is a new
   * reason.
   */
  readonly closed?: number;
  /** The last language, if it wasn't English; for direct messages (U16). */
  readonly locale?: string;
  /** Dice to roll again (U18). */
  readonly rolls?: OwnRolls;
  /** Things done by buttons in any game, so that panels no longer explain them (U8). */
  readonly practised?: readonly Tip[];
  /** Bookmarked lines of the user's own logs (U14), the newest last. */
  readonly bookmarks?: readonly { readonly game: GameId; readonly line: number }[];
  /** The newest last. `toldOfSeats`: the last announcement, in ms since 1970. */
  readonly interests?: readonly Interest[];
  readonly toldOfSeats?: number;
  /** Private things that could not be sent, by game, the newest last. */
  readonly missed?: readonly Missed[];
}

/** Something private in the log that could not be sent. */
export interface Missed {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly title: string;
  readonly step: number;
  readonly isTold: boolean;
}
