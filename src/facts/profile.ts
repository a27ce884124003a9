import type { GameId } from '../table/index.ts';
import type { OwnRolls } from './own-rolls.ts';
import type { Quiet } from './quiet-hours.ts';
import type { ChannelId, GuildId } from './where.ts';

/** A time in which somebody was away, in milliseconds since 1970. */
export interface Absence {
  readonly from: number;
  readonly to: number;
}

/** Of open seats of that game, in that server, somebody is told (U23). */
export interface Interest {
  readonly guild: GuildId;
  readonly module: string;
  readonly title: string;
}

/**
 * What a panel explains below its prompt to whoever has not done it yet (U8), by what there is to do: which piece, where
 * to, the next stack by itself, which units, whom to take, an act, a price, a card, a deck, a question, a choice that
 * all make at once, a piece itself, the end of a turn.
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

/** What somebody wants, in all games: a plain value by person. */
export interface Profile {
  /** Whether private things come by direct message; they do until somebody turns that off (T9). */
  readonly dms: boolean;
  /** No reminder, or none before so many minutes of waiting; undefined: as each game says (T18). */
  readonly reminders?: 'off' | number;
  /**
   * What pings this person: nothing, or only what waits for him, his turn, a fight, a question; undefined: whatever
   * happens to him. He is named all the same (D23).
   */
  readonly pings?: 'turns' | 'none';
  /**
   * Whether games count for this person's ratings, or nothing of his stands in score books; undefined: his results
   * stand there, and no game is rated (S36).
   */
  readonly book?: 'rated' | 'none';
  /** When nothing pings this person. */
  readonly quiet?: Quiet;
  /** What those who wait are told. Text of a user. */
  readonly away?: string;
  /** Since when, and when this person was away before (ms since 1970): the clocks of games leave that out. */
  readonly awaySince?: number;
  readonly absences?: readonly Absence[];
  /**
   * Since when Discord takes no direct messages for this person, in milliseconds since 1970: none is tried until there
   * is a reason to.
   */
  readonly closed?: number;
  /** In which language this person was met last, where that was not English: direct messages are in it (U16). */
  readonly locale?: string;
  /** Dice to be rolled again (U18). */
  readonly rolls?: OwnRolls;
  /** What this person has done by presses, in any game: panels explain it no more (U8). */
  readonly practised?: readonly Tip[];
  /** Lines of this person's own logs that are to be found again (U14), the newest last. */
  readonly bookmarks?: readonly { readonly game: GameId; readonly line: number }[];
  /** Of which open seats this person is told, the newest last, and when that was last done (ms since 1970). */
  readonly interests?: readonly Interest[];
  readonly toldOfSeats?: number;
  /** By game, the newest last: private things that could not be sent. */
  readonly missed?: readonly Missed[];
}

/** Something for one person that stands in the log of a game and was not sent. */
export interface Missed {
  readonly game: GameId;
  readonly channel: ChannelId;
  readonly title: string;
  /** The newest step that had such a thing. */
  readonly step: number;
  /** Whether the person knows that there is something. */
  readonly isTold: boolean;
}
