import type { OperationKind, PersonId, ReportKind, Seen, SideId } from '../../../table/index.ts';
import type { Wish } from '../records.ts';

/** The consent that a change needs (T17). */
export interface Consent {
  /** Who must agree: the side itself, every other side, or the person who receives something. */
  readonly asks: 'side' | 'others' | 'receiver';
  /**
   * Former players who speak for a side besides its players. `unseated`: players who were unseated there. `last`: also
   * its last player, if it has none now.
   */
  readonly former: 'nobody' | 'unseated' | 'last';
  /** Roles that may answer for everyone asked. */
  readonly forAll: readonly ('master' | 'host')[];
  /**
   * When it is done without an answer if the module hides anything. `never`; `silent`: once all who speak for the side
   * have been silent for a while; `days`: after some days. In a running game, `days` is refused if there is no one to
   * ask, because it reveals secrets.
   */
  readonly unanswered: 'never' | 'silent' | 'days';
  /**
   * How a side without a player counts in a running game. `refuses`: nothing happens until the seat is taken, because a
   * side wins, draws or loses by it, or it is announced as agreed (W9). `ignored`: that side isn't asked.
   */
  readonly emptySeats: 'refuses' | 'ignored';
}

/** The reason for a mention: the player's turn, a fight or question that waits for them, or news without a task. */
export type Concern = 'turn' | 'fight' | 'question' | 'news';

/** The fields that a report needs for each kind of mention. */
export interface Mentionable {
  /** The player whose seat another player freed. */
  unseated: { readonly person: PersonId; readonly own?: true };
  /** The receiver. */
  receiver: { readonly to: PersonId };
  /** The players of that side. */
  players: { readonly side: string | { readonly id: SideId } };
  /** The players who choose at the same time. */
  choosers: { readonly all?: readonly { readonly players: readonly PersonId[] }[] };
  /** The people that the report names. */
  people: { readonly people: readonly PersonId[] };
  /** The players asked who haven't answered. */
  asked: { readonly wants: { readonly what: Wish['what'] } };
}

type MentionedBy<S> = { [N in keyof Mentionable]: S extends Mentionable[N] ? N : never }[keyof Mentionable];

/** The people with a part in a change, besides the player who makes it. */
interface Notice<S> {
  /** The consent needed before it is done, by case. */
  readonly asks: 'nobody' | { readonly [when: string]: Consent };
  /**
   * The people mentioned in the channel, if it sees the change, except the actor. The channel also names everyone
   * mentioned.
   */
  readonly mentions: 'nobody' | { readonly who: MentionedBy<S>; readonly for: Concern };
  /**
   * The facts sent by direct message to everyone who didn't get the answer. `more`: all that a player sees beyond the
   * channel. `hand`: also the hand of a side that a player receives. `hands`: also all hands that changed.
   */
  readonly direct: 'more' | 'hand' | 'hands';
}

/** Operations that are announced as a whole, without notices for their parts. */
type WholeChange = 'undone' | 'imported' | 'drawn';

type Notices = { readonly [W in ReportKind]?: Notice<Seen<W>> } & { readonly [W in WholeChange]: Notice<never> };

/** Shown to everyone who may see it, without mentions. */
const TOLD = { asks: 'nobody', mentions: 'nobody', direct: 'more' } as const;

/**
 * Consent, mentions and direct messages for changes to seats, endings, attacks and requests (D23). The code that asks,
 * answers, refuses and reports reads only this table.
 */
export const NOTICES = {
  /** Seats. */
  seated: {
    asks: {
      /** If nothing is hidden, or nothing is dealt yet. */
      plain: { asks: 'side', former: 'nobody', forAll: ['master', 'host'], unanswered: 'never', emptySeats: 'ignored' },
      /** In a running game that hides things, for a person who has seen nothing of it. */
      first: { asks: 'side', former: 'unseated', forAll: ['master'], unanswered: 'silent', emptySeats: 'ignored' },
      /** The same for a person who has seen only that side's secrets. */
      same: { asks: 'side', former: 'unseated', forAll: ['master'], unanswered: 'days', emptySeats: 'ignored' },
      /** The same for a person who has seen another side's secrets. */
      second: { asks: 'others', former: 'last', forAll: ['master'], unanswered: 'days', emptySeats: 'ignored' },
    },
    mentions: 'nobody',
    direct: 'more',
  },
  'bot-seated': {
    asks: {
      always: { asks: 'others', former: 'nobody', forAll: ['master'], unanswered: 'never', emptySeats: 'ignored' },
    },
    mentions: 'nobody',
    direct: 'more',
  },
  left: { asks: 'nobody', mentions: { who: 'unseated', for: 'news' }, direct: 'more' },
  'seat-free': { asks: 'nobody', mentions: { who: 'people', for: 'news' }, direct: 'more' },
  transferred: {
    asks: { always: { asks: 'receiver', former: 'nobody', forAll: [], unanswered: 'never', emptySeats: 'ignored' } },
    mentions: { who: 'receiver', for: 'news' },
    direct: 'hand',
  },
  master: {
    asks: { always: { asks: 'others', former: 'last', forAll: [], unanswered: 'days', emptySeats: 'ignored' } },
    mentions: 'nobody',
    direct: 'more',
  },
  host: TOLD,
  /** No one in an imported file is a player here before they take a seat. */
  imported: TOLD,

  /** The game and its turns. */
  started: TOLD,
  begun: { asks: 'nobody', mentions: 'nobody', direct: 'hands' },
  turn: { asks: 'nobody', mentions: { who: 'players', for: 'turn' }, direct: 'more' },
  /** A text of the module may leave out which cards came to a hand. */
  spoken: { asks: 'nobody', mentions: 'nobody', direct: 'hands' },
  /** Phases in which all players choose at the same time. */
  phase: { asks: 'nobody', mentions: { who: 'choosers', for: 'question' }, direct: 'more' },
  reloaded: {
    asks: { always: { asks: 'others', former: 'last', forAll: ['master'], unanswered: 'days', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Taken back or done again. Everyone was mentioned when it was done first (D42). */
  undone: {
    asks: {
      always: { asks: 'others', former: 'unseated', forAll: ['master'], unanswered: 'never', emptySeats: 'ignored' },
    },
    mentions: 'nobody',
    direct: 'hands',
  },
  published: {
    asks: { always: { asks: 'others', former: 'last', forAll: ['master'], unanswered: 'days', emptySeats: 'ignored' } },
    mentions: 'nobody',
    direct: 'more',
  },

  /** The clock: players who ran out of time, players who choose the consequence, and the consequence. */
  clock: {
    asks: { always: { asks: 'others', former: 'nobody', forAll: [], unanswered: 'never', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  'time-up': { asks: 'nobody', mentions: { who: 'people', for: 'question' }, direct: 'more' },
  'timeout-choice': { asks: 'nobody', mentions: { who: 'people', for: 'news' }, direct: 'more' },

  /** Endings. */
  result: { asks: 'nobody', mentions: { who: 'players', for: 'news' }, direct: 'more' },
  /** A move that the rules refuse, or changes of the table by a player. */
  overruled: {
    asks: {
      always: { asks: 'others', former: 'nobody', forAll: ['master'], unanswered: 'never', emptySeats: 'refuses' },
    },
    mentions: 'nobody',
    direct: 'more',
  },
  /** A draw, agreed by every side in the game. */
  drawn: {
    asks: { always: { asks: 'others', former: 'nobody', forAll: [], unanswered: 'never', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Points by hand that everyone must agree to, and claims that the table can't check. */
  scored: {
    asks: {
      always: { asks: 'others', former: 'nobody', forAll: ['master'], unanswered: 'never', emptySeats: 'refuses' },
    },
    mentions: 'nobody',
    direct: 'more',
  },
  final: TOLD,
  over: TOLD,
  unrated: TOLD,

  /** Attacks. */
  attacked: { asks: 'nobody', mentions: { who: 'players', for: 'fight' }, direct: 'more' },

  /** Questions in the middle of an action, and requests. */
  question: { asks: 'nobody', mentions: { who: 'players', for: 'question' }, direct: 'more' },
  asked: { asks: 'nobody', mentions: { who: 'asked', for: 'question' }, direct: 'more' },
  joined: TOLD,
  agreed: TOLD,
  closed: TOLD,
  lapsed: TOLD,
  silent: TOLD,
} as const satisfies Notices;

/** Returns the notice for a report. Reports without a row, such as moves, are shown to everyone who may see them. */
export const noticeOf = (what: ReportKind | WholeChange): Notice<Mentionable[keyof Mentionable]> =>
  (NOTICES as Partial<Record<typeof what, Notice<Mentionable[keyof Mentionable]>>>)[what] ?? TOLD;

/** The change that a granted wish leads to. A wish without a row doesn't compile. */
export const DONE_BY = {
  seat: 'seated',
  transfer: 'transferred',
  bot: 'bot-seated',
  master: 'master',
  undo: 'undone',
  publish: 'published',
  draw: 'drawn',
  arrange: 'overruled',
  clock: 'clock',
  reload: 'reloaded',
  overrule: 'overruled',
  'overrule-act': 'overruled',
  'overrule-step': 'overruled',
  points: 'scored',
  claim: 'scored',
} as const satisfies { readonly [W in Wish['what']]: keyof typeof NOTICES };

/** Operations that count as one change, whatever they did. */
export const AS_A_WHOLE: { readonly [K in OperationKind]?: WholeChange } = {
  undo: 'undone',
  redo: 'undone',
  import: 'imported',
};
