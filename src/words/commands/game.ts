import type { PersonId } from '../../table/index.ts';
import type { Format } from '../base/messages.ts';
import { pictureOptions } from '../base/options.ts';
import { channelLink } from '../base/text.ts';
import { list, name, person, persons } from '../base/values.ts';

/** The description of `/game` for Discord. */
const definition = {
  description: 'command-game',
  subcommands: {
    start: {
      description: 'command-game-start',
      options: {
        module: 'command-game-start-module',
        file: 'command-game-start-file',
        thread: 'command-game-start-thread',
        open: 'command-game-start-open',
        seed: 'command-game-start-seed',
        variants: 'command-game-start-variants',
        position: 'command-game-start-position',
        ...pictureOptions,
      },
    },
    join: {
      description: 'command-game-join',
      options: {
        side: 'command-game-join-side',
        share: 'command-game-join-share',
        reserve: 'command-game-join-reserve',
      },
    },
    leave: { description: 'command-game-leave', options: { side: 'command-game-leave-side' } },
    unseat: {
      description: 'command-game-unseat',
      options: { side: 'command-game-unseat-side', person: 'command-game-unseat-person' },
    },
    transfer: {
      description: 'command-game-transfer',
      options: { person: 'command-game-transfer-person', side: 'command-game-transfer-side' },
    },
    seats: { description: 'command-game-seats', options: { when: 'command-game-seats-when' } },
    rules: { description: 'command-game-rules', options: { module: 'command-game-rules-module' } },
    status: 'command-game-status',
    settings: {
      description: 'command-game-settings',
      options: {
        reminder: 'command-game-settings-reminder',
        posts: {
          description: 'command-game-settings-posts',
          choices: { turn: 'command-game-posts-turn', act: 'command-game-posts-act' },
        },
        turn: 'command-game-settings-turn',
        bank: 'command-game-settings-bank',
        language: 'command-game-settings-language',
        open: 'command-game-settings-open',
      },
    },
    timeout: {
      description: 'command-game-timeout',
      options: {
        choice: {
          description: 'command-game-timeout-choice',
          choices: {
            wait: 'command-game-timeout-wait',
            skip: 'command-game-timeout-skip',
            house: 'command-game-timeout-house',
            replace: 'command-game-timeout-replace',
            forfeit: 'command-game-timeout-forfeit',
          },
        },
      },
    },
    resign: 'command-game-resign',
    draw: 'command-game-draw',
    stop: 'command-game-stop',
    undo: { description: 'command-game-undo', options: { steps: 'command-game-steps' } },
    redo: { description: 'command-game-redo', options: { steps: 'command-game-steps' } },
    log: { description: 'command-game-log', options: { page: 'command-game-log-page' } },
    replay: {
      description: 'command-game-replay',
      options: {
        of: {
          description: 'command-game-replay-of',
          choices: { turn: 'command-game-replay-turn', game: 'command-game-replay-game' },
        },
        steps: 'command-game-replay-steps',
      },
    },
    verify: 'command-game-verify',
    export: {
      description: 'command-game-export',
      options: {
        format: {
          description: 'command-game-export-format',
          choices: {
            game: 'command-game-export-game',
            pgn: 'command-game-export-pgn',
            fen: 'command-game-export-fen',
          },
        },
      },
    },
    import: { description: 'command-game-import', options: { file: 'command-game-import-file' } },
    reload: {
      description: 'command-game-reload',
      options: { file: 'command-game-reload-file', module: 'command-game-reload-module', ...pictureOptions },
    },
  },
} as const;

/** The texts that replace a question after its answer. */
const answered = {
  done: 'answered-done',
  agreed: (format: Format, who: PersonId): string => format('answered-agreed', { who: person(who) }),
  takenBack: 'answered-taken-back',
  declined: 'answered-declined',
  ended: 'answered-ended',
  thatEnded: 'answered-that-ended',
  asked: 'answered-asked',
  reloaded: 'answered-reloaded',
  goesOn: 'answered-goes-on',
} as const;

/** The question in the channel of a running game when a player wants to start another one. */
const runs = {
  question: (format: Format, running: string, wanted: string): string =>
    format('start-running', { running: name(running), wanted: name(wanted) }),
  /** Free channels in which the other game could start. */
  elsewhere: (format: Format, channels: readonly string[]): string =>
    format('start-elsewhere', { channels: list(channels.map(channelLink), 'or') }),
  stopAndStart: (format: Format, title: string): string => format('start-stop-and-start', { title }),
} as const;

const resign = {
  question: 'resign-question',
  as: (format: Format, side: string): string => format('resign-as', { side }),
} as const;

const stop = {
  question: (format: Format, title: string, canRank: boolean): string =>
    format(canRank ? 'stop-question-rank' : 'stop-question', { title: name(title) }),
  rank: 'stop-rank',
  abandon: 'stop-abandon',
  end: 'stop-end',
} as const;

/** The texts for replacing the module of a running game with a corrected version. */
const reload = {
  misfits: (format: Format, title: string, misfits: string): string =>
    [format('reload-misfits', { title: name(title) }), misfits, format('reload-misfits-remedy')].join('\n'),
  /** `asked`: the players who must agree first. */
  question: (
    format: Format,
    module: string,
    game: string,
    changes: readonly string[],
    asked: readonly PersonId[],
  ): string =>
    [
      format('reload-question', { module: name(module), game: name(game) }),
      ...changes,
      ...(asked.length > 0 ? [format('reload-must-agree', { people: persons(asked), count: asked.length })] : []),
      format('reload-no-undo'),
    ].join('\n'),
  ask: 'reload-ask',
  reload: 'reload-reload',
  forgotten: 'reload-forgotten',
} as const;

/** The line that says who can publish the secret of the game's seed, and when. */
const unpublished = (
  format: Format,
  { hides, isOver }: { readonly hides: boolean; readonly isOver: boolean },
): string => {
  const who = hides ? 'master' : 'host';
  return [format(isOver ? `secret-${who}-now` : `secret-${who}-later`), format('secret-published')].join(' ');
};

export const game = {
  definition,
  masterName: 'game-master',
  masterSeat: 'game-master-seat',
  logPage: (format: Format, now: number, pages: number): string => format('log-page', { now, pages }),
  /** The line below a refusal that says that other players can allow the act (G26). */
  orOverrule: 'or-overrule',
  answered,
  runs,
  resign,
  stop,
  reload,
  publish: 'secret-publish',
  unpublished,
} as const;
