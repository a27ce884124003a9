import type { OperationKind, PersonId, ReportKind, Seen, SideId } from '../../../table/index.ts';
import type { Wish } from '../records.ts';

/** Who must agree to what (T17). */
export interface Consent {
  /** Whose yes it takes: that of the side itself, of every other side, or of the person who is to get it. */
  readonly asks: 'side' | 'others' | 'receiver';
  /**
   * Who speaks for a side beside its players: nobody, who was unseated there, or, where nobody plays it, also who was
   * the last to.
   */
  readonly former: 'nobody' | 'unseated' | 'last';
  /** Who may answer for all that are asked. */
  readonly forAll: readonly ('master' | 'host')[];
  /**
   * Where things are hidden, whether it is done without an answer: never, once all who speak for the side have been
   * silent for a while, or after some days. What opens secrets after some days is refused in a running game where there
   * is nobody to ask.
   */
  readonly unanswered: 'never' | 'silent' | 'days';
  /**
   * What a side in a running game means for it that no one plays. `refuses`: nothing comes of it until the seat is
   * taken, for a side wins, draws or loses by it, or it is announced as agreed (W9). `ignored`: that side isn't asked.
   */
  readonly emptySeats: 'refuses' | 'ignored';
}

/**
 * Why somebody is mentioned: his turn has come, a fight or a question waits for him, or something happened to him that
 * asks for nothing.
 */
export type Concern = 'turn' | 'fight' | 'question' | 'news';

/** What a report must tell for it to be known who is mentioned. */
export interface Mentionable {
  /** Whose seat was freed, by somebody else. */
  unseated: { readonly person: PersonId; readonly own?: true };
  /** Who gets it. */
  receiver: { readonly to: PersonId };
  /** Who plays that side. */
  players: { readonly side: string | { readonly id: SideId } };
  /** Who chooses, all at once. */
  choosers: { readonly all?: readonly { readonly players: readonly PersonId[] }[] };
  /** Those whom it names. */
  people: { readonly people: readonly PersonId[] };
  /** Who is asked for it and has not answered. */
  asked: { readonly wants: { readonly what: Wish['what'] } };
}

type MentionedBy<S> = { [N in keyof Mentionable]: S extends Mentionable[N] ? N : never }[keyof Mentionable];

/** Who has a part in a change, beside who makes it. */
interface Notice<S> {
  /** Whose yes is asked for before it is done, by case. */
  readonly asks: 'nobody' | { readonly [when: string]: Consent };
  /**
   * Who is mentioned in the channel, where that sees it: but for who did it. Everybody who is, is named there, too.
   */
  readonly mentions: 'nobody' | { readonly who: MentionedBy<S>; readonly for: Concern };
  /**
   * What goes by direct message, to whoever was not answered: what the channel can't carry, which is all that somebody
   * sees `more` than it; besides, the `hand` of the side that somebody is handed, or all `hands` that it changed.
   */
  readonly direct: 'more' | 'hand' | 'hands';
}

/** What an operation does as a whole, of whose parts nobody gets notice. */
type WholeChange = 'undone' | 'imported' | 'drawn';

type Notices = { readonly [W in ReportKind]?: Notice<Seen<W>> } & { readonly [W in WholeChange]: Notice<never> };

/** Told to all who see it, and nobody is mentioned. */
const TOLD = { asks: 'nobody', mentions: 'nobody', direct: 'more' } as const;

/**
 * Who is asked before a change to seats, endings, attacks or requests is made, who is mentioned when it is, and what
 * goes by direct message (D23): the one table that is read by those who ask, answer, refuse and tell.
 */
export const NOTICES = {
  /** Seats. */
  seated: {
    asks: {
      /** Where nothing is hidden, or nothing is dealt yet. */
      plain: { asks: 'side', former: 'nobody', forAll: ['master', 'host'], unanswered: 'never', emptySeats: 'ignored' },
      /** In a running game that hides things, for who has seen nothing of it. */
      first: { asks: 'side', former: 'unseated', forAll: ['master'], unanswered: 'silent', emptySeats: 'ignored' },
      /** The same for who has seen that side's secrets alone. */
      same: { asks: 'side', former: 'unseated', forAll: ['master'], unanswered: 'days', emptySeats: 'ignored' },
      /** The same for who has seen another side's secrets. */
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
  /** Nobody of a file is a player here before he sits down. */
  imported: TOLD,

  /** The game and its turns. */
  started: TOLD,
  begun: { asks: 'nobody', mentions: 'nobody', direct: 'hands' },
  turn: { asks: 'nobody', mentions: { who: 'players', for: 'turn' }, direct: 'more' },
  /** A sentence of the module may leave out which cards came to a hand. */
  spoken: { asks: 'nobody', mentions: 'nobody', direct: 'hands' },
  /** All choose at once. */
  phase: { asks: 'nobody', mentions: { who: 'choosers', for: 'question' }, direct: 'more' },
  reloaded: {
    asks: { always: { asks: 'others', former: 'last', forAll: ['master'], unanswered: 'days', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Taken back, or done again: everybody was mentioned when it was done first (D42). */
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

  /** The clock. Who has run out of time, and who chooses what becomes of it; then what became of it. */
  clock: {
    asks: { always: { asks: 'others', former: 'nobody', forAll: [], unanswered: 'never', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  'time-up': { asks: 'nobody', mentions: { who: 'people', for: 'question' }, direct: 'more' },
  'timeout-choice': { asks: 'nobody', mentions: { who: 'people', for: 'news' }, direct: 'more' },

  /** Endings. */
  result: { asks: 'nobody', mentions: { who: 'players', for: 'news' }, direct: 'more' },
  /** A move that the rules refuse, or changes of the table by a person who plays. */
  overruled: {
    asks: {
      always: { asks: 'others', former: 'nobody', forAll: ['master'], unanswered: 'never', emptySeats: 'refuses' },
    },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Every side in the game agrees to a draw. */
  drawn: {
    asks: { always: { asks: 'others', former: 'nobody', forAll: [], unanswered: 'never', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Points by hand where all must agree, and what somebody claims that the table can't look at. */
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

  /** Questions in the middle of what is done, and requests. */
  question: { asks: 'nobody', mentions: { who: 'players', for: 'question' }, direct: 'more' },
  asked: { asks: 'nobody', mentions: { who: 'asked', for: 'question' }, direct: 'more' },
  joined: TOLD,
  agreed: TOLD,
  closed: TOLD,
  lapsed: TOLD,
  silent: TOLD,
} as const satisfies Notices;

/** The row of what is seen of a change; what has none, such as a move, is told to all who see it. */
export const noticeOf = (what: ReportKind | WholeChange): Notice<Mentionable[keyof Mentionable]> =>
  (NOTICES as Partial<Record<typeof what, Notice<Mentionable[keyof Mentionable]>>>)[what] ?? TOLD;

/** What is done once a wish is granted. A wish without a row in the table does not compile. */
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

/** What counts as one thing, whatever it did. */
export const AS_A_WHOLE: { readonly [K in OperationKind]?: WholeChange } = {
  undo: 'undone',
  redo: 'undone',
  import: 'imported',
};
