import type { OperationKind, PersonId, ReportKind, SeenReport, SideId } from '../../../table/index.ts';
import type { Wish } from '../records.ts';

/** The consent that a change needs (T17). */
export interface ConsentRule {
  /** The sides that must agree: the affected side, all others, or the person who receives something. */
  readonly asks: 'side' | 'others' | 'receiver';
  /**
   * Former players who also answer for a side. `unseated`: those whom the change unseated. `last`: also the last player
   * of a side without players.
   */
  readonly former: 'nobody' | 'unseated' | 'last';
  readonly forAll: readonly ('master' | 'host')[];
  /**
   * If anything is hidden, the time after which the change is made without an answer. `silent`: once all asked players
   * are silent. `days`: after some days. In a running game, `days` is refused if there is no player to ask, because the
   * change reveals secrets.
   */
  readonly unanswered: 'never' | 'silent' | 'days';
  /**
   * The effect of an empty seat. `refuses`: the change must wait until the seat is taken, because a side wins, draws or
   * loses by it (W9).
   */
  readonly emptySeats: 'refuses' | 'ignored';
}

export type MentionReason = 'turn' | 'fight' | 'question' | 'news';

/** The fields that a report needs for each kind of mention. */
export interface MentionFields {
  unseated: { readonly person: PersonId; readonly own?: true };
  receiver: { readonly to: PersonId };
  players: { readonly side: string | { readonly id: SideId } };
  choosers: { readonly all?: readonly { readonly players: readonly PersonId[] }[] };
  people: { readonly people: readonly PersonId[] };
  asked: { readonly wants: { readonly what: Wish['what'] } };
}

type MentionedBy<S> = { [N in keyof MentionFields]: S extends MentionFields[N] ? N : never }[keyof MentionFields];

interface Notice<S> {
  readonly asks: 'nobody' | { readonly [when: string]: ConsentRule };
  /** The people mentioned in the channel; never the actor. */
  readonly mentions: 'nobody' | { readonly who: MentionedBy<S>; readonly for: MentionReason };
  /**
   * The facts that the bot sends by direct message to players who got no answer of their own. `more`: all that a player
   * sees beyond the channel's post. `hand`: a hand that they received. `hands`: all their changed hands.
   */
  readonly direct: 'more' | 'hand' | 'hands';
}

/** Operations announced as a whole, without their parts. */
type WholeChange = 'undone' | 'imported' | 'drawn';

type Notices = { readonly [W in ReportKind]?: Notice<SeenReport<W>> } & { readonly [W in WholeChange]: Notice<never> };

const TOLD = { asks: 'nobody', mentions: 'nobody', direct: 'more' } as const;

/**
 * The consent that each change needs, and the mentions and direct messages about it (D23). The code that asks, answers,
 * refuses and reports reads only this table.
 */
export const CHANGE_NOTICES = {
  seated: {
    asks: {
      /** A seat in a game in which nothing is hidden or dealt yet. */
      plain: { asks: 'side', former: 'nobody', forAll: ['master', 'host'], unanswered: 'never', emptySeats: 'ignored' },
      /** A seat in a running game that hides things, for a person who has seen nothing of it. */
      first: { asks: 'side', former: 'unseated', forAll: ['master'], unanswered: 'silent', emptySeats: 'ignored' },
      /** The same, if the bot plays that side. Otherwise anyone could read its secrets and leave. */
      ofBot: { asks: 'others', former: 'unseated', forAll: ['master'], unanswered: 'days', emptySeats: 'ignored' },
      /** The same, for a person who has seen only the secrets of the side that they want to play. */
      same: { asks: 'side', former: 'unseated', forAll: ['master'], unanswered: 'days', emptySeats: 'ignored' },
      /** The same, for a person who has seen the secrets of another side. */
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
  /** The players in an imported file are no players of this game until they take a seat. */
  imported: TOLD,

  started: TOLD,
  begun: { asks: 'nobody', mentions: 'nobody', direct: 'hands' },
  turn: { asks: 'nobody', mentions: { who: 'players', for: 'turn' }, direct: 'more' },
  /** A sentence of the module may leave out which cards came to a hand. */
  spoken: { asks: 'nobody', mentions: 'nobody', direct: 'hands' },
  phase: { asks: 'nobody', mentions: { who: 'choosers', for: 'question' }, direct: 'more' },
  reloaded: {
    asks: { always: { asks: 'others', former: 'last', forAll: ['master'], unanswered: 'days', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Players were already mentioned when the undone step was done (D42). */
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

  result: { asks: 'nobody', mentions: { who: 'players', for: 'news' }, direct: 'more' },
  /** A move against the rules, or a player's free changes of the table. */
  overruled: {
    asks: {
      always: { asks: 'others', former: 'nobody', forAll: ['master'], unanswered: 'never', emptySeats: 'refuses' },
    },
    mentions: 'nobody',
    direct: 'more',
  },
  drawn: {
    asks: { always: { asks: 'others', former: 'nobody', forAll: [], unanswered: 'never', emptySeats: 'refuses' } },
    mentions: 'nobody',
    direct: 'more',
  },
  /** Points that a player enters by hand, and claims that the table can't check. */
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

  attacked: { asks: 'nobody', mentions: { who: 'players', for: 'fight' }, direct: 'more' },

  question: { asks: 'nobody', mentions: { who: 'players', for: 'question' }, direct: 'more' },
  asked: { asks: 'nobody', mentions: { who: 'asked', for: 'question' }, direct: 'more' },
  joined: TOLD,
  agreed: TOLD,
  closed: TOLD,
  lapsed: TOLD,
  silent: TOLD,
} as const satisfies Notices;

/** Returns the notice for a report. If the report isn't listed, it asks no player, and all who may see it get it. */
export const noticeOfReport = (what: ReportKind | WholeChange): Notice<MentionFields[keyof MentionFields]> =>
  (CHANGE_NOTICES as Partial<Record<typeof what, Notice<MentionFields[keyof MentionFields]>>>)[what] ?? TOLD;

/** The change that a request leads to. A request that isn't listed doesn't compile. */
export const REPORT_KIND_BY_REQUEST = {
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
} as const satisfies { readonly [W in Wish['what']]: keyof typeof CHANGE_NOTICES };

export const WHOLE_CHANGES_BY_OPERATION: { readonly [K in OperationKind]?: WholeChange } = {
  undo: 'undone',
  redo: 'undone',
  import: 'imported',
};
