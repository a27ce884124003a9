import type { GameId } from '../table/index.ts';
import type { OwnRolls } from './own-rolls.ts';
import type { Quiet } from './quiet-hours.ts';
import type { ChannelId, GuildId } from './where.ts';

/** A time of a user's absence, in milliseconds since 1970. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** A game whose open seats in a server are announced to the user (U23). */
export interface Interest {
  readonly guild: GuildId;
  readonly module: string;
  readonly title: string;
}

/**
 * The hints that a panel shows below its prompt until the user has done the thing (U8). They are about a piece, its
 * target, the next stack, units, a capture, an act, a price, a card, a deck, a question, a simultaneous choice, a
 * piece's details and the end of a turn.
 */
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

/** A user's settings for all games. */
export interface Profile {
  /** True if private things come by direct message, which is the default (T9). */
  readonly dms: boolean;
  /** No reminders, or none before this many minutes of waiting; undefined: each game decides (T18). */
  readonly reminders?: 'off' | number;
  /**
   * The things that ping the user: nothing, or only waiting turns, fights and questions; undefined: everything.
   * Messages always name the user (D23).
   */
  readonly pings?: 'turns' | 'none';
  /**
   * If games are rated for the user, or their results aren't in score books at all. Undefined: results are in score
   * books, but aren't rated (S36).
   */
  readonly book?: 'rated' | 'none';
  /** The times without pings. */
  readonly quiet?: Quiet;
  /** The message for waiting players. Text of a user. */
  readonly away?: string;
  /** The start of the present absence (ms since 1970), and earlier absences. The clocks of games exclude them. */
  readonly awaySince?: number;
  readonly absences?: readonly Absence[];
  /**
   * The time since which Discord refuses direct messages to the user, in milliseconds since 1970. None is sent until
   * there is a new reason.
   */
  readonly closed?: number;
  /** The user's last language, if it wasn't English. Direct messages use it (U16). */
  readonly locale?: string;
  /** Dice to roll again (U18). */
  readonly rolls?: OwnRolls;
  /** Things that the user has done by buttons in any game. Panels no longer explain them (U8). */
  readonly practised?: readonly Tip[];
  /** Bookmarked lines of the user's own logs (U14), the newest last. */
  readonly bookmarks?: readonly { readonly game: GameId; readonly line: number }[];
  /**
   * The games whose open seats are announced to the user, the newest last, and the time of the last announcement (ms
   * since 1970).
   */
  readonly interests?: readonly Interest[];
  readonly toldOfSeats?: number;
  /** Private things that could not be sent, by game, the newest last. */
  readonly missed?: readonly Missed[];
}

/** Something in the log of a game that could not be sent to its user. */
export interface Missed {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly title: string;
  /** The newest step with such a thing. */
  readonly step: number;
  /** True if the user knows of it. */
  readonly isTold: boolean;
}
