import { plain } from '../../view/text/text.ts';
import { dueActs, possibleActs } from '../base/acts.ts';
import type { Format } from '../base/messages.ts';
import { name, names } from '../base/values.ts';

/** The description of `/help` for Discord. */
const definition = {
  description: 'command-help',
  options: { topic: 'command-help-topic' },
} as const;

/** The state of the channel's game for the person who asks for help. */
export interface HelpNow {
  readonly title: string;
  readonly phase: 'seating' | 'playing' | 'over';
  /** The names of the sides that the asker plays. */
  readonly mine: readonly string[];
  readonly isHost: boolean;
  /** True if enough seats are taken for the game to start. */
  readonly isReady: boolean;
  /** Undefined if the game has no turns. */
  readonly turn?: { readonly side: string; readonly isMine: boolean };
  /** The acts that are possible in the phase of the turn, each with the remaining number. */
  readonly acts?: readonly { readonly what: string; readonly left?: number }[];
  /** The number of acts that the player still must do. */
  readonly owed: number;
  readonly endsByCommand: boolean;
  readonly hasHand: boolean;
  readonly hasActions: boolean;
  readonly hasArmies: boolean;
}

/** The most characters of a typed topic that the answer repeats. */
const LONGEST_TOPIC = 60;

const noTopic = (format: Format, typed: string): string =>
  format('help-no-topic', { topic: plain(typed, LONGEST_TOPIC) });

const page = (format: Format, now: number, all: number): string => format('help-page', { now, all });

/** The help in a channel of a server without a game. */
const nowhere = (format: Format): readonly string[] => [
  format('help-nowhere-start'),
  format('help-nowhere-games'),
  format('help-nowhere-others'),
];

/** The help in direct messages, below the list of the reader's games; `plays`: true if there are any. */
const nowhereDirect = (format: Format, plays: boolean): readonly string[] => [
  format(plays ? 'help-direct-others' : 'help-direct-none'),
  format('help-nowhere-others'),
];

/** The help in a place where the bot is no member. */
const nowhereForeign = (format: Format): readonly string[] => [
  format('help-foreign-member'),
  format('help-foreign-works'),
];

/** The reader's options now, the most useful first. */
const nowLines = (format: Format, at: HelpNow): readonly string[] => {
  const title = name(at.title);
  const [rules, log] = [format('help-now-rules', { title }), format('help-now-log')];
  switch (at.phase) {
    case 'seating':
      return [...seatingLines(format, at), rules];
    case 'over':
      return [format('help-now-over', { title }), log];
    default:
      if (at.mine.length === 0) return [format('help-now-watch', { title }), log, rules];
      return [
        ...(at.turn && !at.turn.isMine ? waitingLines(format, at, at.turn.side) : turnLines(format, at)),
        log,
        rules,
      ];
  }
};

const seatingLines = (format: Format, { title, mine, isHost, isReady }: HelpNow): readonly string[] => [
  mine.length > 0
    ? format('help-now-seated', { sides: names(mine), title: name(title) })
    : format('help-now-unseated', { title: name(title) }),
  format(isReady ? (isHost ? 'help-now-begin' : 'help-now-host-begins') : 'help-now-not-ready'),
];

const waitingLines = (format: Format, { hasHand }: HelpNow, side: string): readonly string[] => [
  format('help-now-waiting', { side: name(side) }),
  ...(hasHand ? [format('help-now-hand-waiting')] : []),
];

const actLines = (format: Format, acts: NonNullable<HelpNow['acts']>, owed: number): readonly string[] => {
  if (acts.length === 0) return [];
  if (owed === 0) return [format('help-now-can', { acts: possibleActs(format, acts) })];
  const due = dueActs(
    format,
    acts.map(({ what }) => what),
    owed,
  );
  return [format('help-now-must', { acts: due })];
};

const turnLines = (format: Format, at: HelpNow): readonly string[] => [
  at.turn ? format('help-now-play', { side: name(at.turn.side) }) : format('help-now-play-anytime'),
  ...actLines(format, at.acts ?? [], at.owed),
  format('help-now-move'),
  ...(at.hasActions ? [format('help-now-act')] : []),
  ...(at.hasArmies ? [format('help-now-army')] : []),
  ...(at.hasHand ? [format('help-now-hand')] : []),
  ...(at.turn && at.owed === 0 && at.endsByCommand ? [format('help-now-end')] : []),
  format('help-now-undo'),
];

/** The topics of help: the tasks of players. The names of topics are the same in every language. */
const topics = {
  start: {
    title: 'help-start',
    lines: {
      tutorial: 'help-start-tutorial',
      start: 'help-start-start',
      join: 'help-start-join',
      alone: 'help-start-alone',
      seats: 'help-start-seats',
      clock: 'help-start-clock',
      master: 'help-start-master',
      stop: 'help-start-stop',
      files: 'help-start-files',
    },
  },
  play: {
    title: 'help-play',
    lines: {
      play: 'help-play-play',
      move: 'help-play-move',
      act: 'help-play-act',
      capture: 'help-play-capture',
      resign: 'help-play-resign',
      turn: 'help-play-turn',
      pass: 'help-play-pass',
      remove: 'help-play-delete',
      roll: 'help-play-roll',
      verify: 'help-play-verify',
    },
  },
  armies: {
    title: 'help-armies',
    lines: {
      form: 'help-armies-form',
      move: 'help-armies-move',
      join: 'help-armies-join',
      engage: 'help-armies-engage',
    },
  },
  look: {
    title: 'help-look',
    lines: {
      board: 'help-look-board',
      step: 'help-look-step',
      pieces: 'help-look-pieces',
      rules: 'help-look-rules',
      status: 'help-look-status',
      log: 'help-look-log',
    },
  },
  cards: {
    title: 'help-cards',
    lines: { hand: 'help-cards-hand', draw: 'help-cards-draw', peek: 'help-cards-peek', hide: 'help-cards-hide' },
  },
  change: {
    title: 'help-change',
    lines: {
      add: 'help-change-add',
      set: 'help-change-set',
      send: 'help-change-send',
      give: 'help-change-give',
      host: 'help-change-host',
    },
  },
  modifiers: {
    title: 'help-modifiers',
    lines: { list: 'help-modifiers-list', explain: 'help-modifiers-explain', add: 'help-modifiers-add' },
  },
  modules: {
    title: 'help-modules',
    lines: {
      list: 'help-modules-list',
      template: 'help-modules-template',
      check: 'help-modules-check',
      vassal: 'help-modules-import',
      show: 'help-modules-show',
      reload: 'help-modules-reload',
    },
  },
  kingdoms: {
    title: 'help-kingdoms',
    lines: {
      draw: 'help-kingdoms-draw',
      require: 'help-kingdoms-require',
      code: 'help-kingdoms-code',
      wish: 'help-kingdoms-wish',
      played: 'help-kingdoms-played',
      house: 'help-kingdoms-house',
    },
  },
  counters: {
    title: 'help-counters',
    lines: {
      show: 'help-counters-show',
      define: 'help-counters-define',
      refresh: 'help-counters-refresh',
      deck: 'help-counters-deck',
    },
  },
  scores: {
    title: 'help-scores',
    lines: {
      show: 'help-scores-show',
      add: 'help-scores-add',
      rounds: 'help-scores-rounds',
      define: 'help-scores-define',
      stop: 'help-scores-stop',
    },
  },
  you: {
    title: 'help-you',
    lines: {
      games: 'help-you-games',
      settings: 'help-you-settings',
      data: 'help-you-data',
      interested: 'help-you-interested',
      away: 'help-you-away',
      about: 'help-you-about',
      reminder: 'help-you-reminder',
      server: 'help-you-server',
      language: 'help-you-language',
      game: 'help-you-game',
    },
  },
  undo: {
    title: 'help-undo',
    lines: { undo: 'help-undo-undo', seen: 'help-undo-seen', redo: 'help-undo-redo' },
  },
} as const;

export const help = {
  definition,
  nowTitle: 'help-now-title',
  ask: 'help-ask',
  now: 'help-now',
  noTopic,
  page,
  nowhere,
  nowhereDirect,
  nowhereForeign,
  nowLines,
  topics,
} as const;
