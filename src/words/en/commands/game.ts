import type { PersonId } from '../../../engine/core/ids.ts';
import { bold } from '../../../view/text.ts';
import { pictureOptions } from '../options.ts';
import { channelLink, listed, person } from '../text.ts';

const STEPS = 'How many (1)';

/** What Discord lists of `/game`. */
export const definition = {
  description: 'Start, join and keep the game of this channel',
  subcommands: {
    start: {
      description: 'Start a game in this channel',
      options: {
        module: 'Which game',
        file: 'A game of your own: a module, YAML or JSON',
        thread: 'Open a thread for it',
        open: 'Find players; begins when full',
        seed: "Any words, mixed into the game's chance",
        variants: 'How it is played, such as Length: long; blind',
        position: 'Of chess: how it begins, in FEN',
        ...pictureOptions,
      },
    },
    join: {
      description: 'Take a side, or watch',
      options: {
        side: 'Which side; leave it out to watch',
        share: "Words of your own, mixed into the game's chance with your seat",
        reserve: 'Wait for a side that gets free',
      },
    },
    leave: {
      description: 'Give up your seat',
      options: { side: 'Only this side' },
    },
    unseat: {
      description: 'As host or game master: free a seat',
      options: { side: 'Which side', person: 'Who, where several play it' },
    },
    transfer: {
      description: 'Offer your side to somebody',
      options: { person: 'To whom', side: 'Which side; your only one, when left out' },
    },
    seats: {
      description: 'Show who plays what',
      options: { when: 'Say when you have time' },
    },
    rules: {
      description: 'Read the rules of a game',
      options: { module: "Of which game; this channel's, when left out" },
    },
    status: 'Show how the game stands',
    settings: {
      description: 'Show or set how the game treats its players',
      options: {
        reminder: 'As the host: when to remind who is waited for, such as 12 h; or off',
        posts: {
          description: 'As the host: when the others are told of what is done in a turn',
          choices: { turn: 'once, when the turn ends', act: 'of every act' },
        },
        turn: 'As the host: a clock, so long for each turn; or off. The others must agree',
        bank: 'The same, so long for all turns of a side together',
        language: 'As the host: in which language everyone is told here',
        open: 'As the host: find players',
      },
    },
    timeout: {
      description: 'Choose what happens when somebody has run out of time',
      options: {
        choice: {
          description: 'What happens; the majority decides',
          choices: {
            wait: 'Wait on',
            skip: 'Skip what is waited for',
            house: 'The bot plays on in that seat',
            replace: 'Free the seat for somebody else',
            forfeit: 'That side gives up',
          },
        },
      },
    },
    resign: 'Give the game up for your side, after a question',
    draw: 'Offer a draw, or agree to the one that is offered',
    stop: 'End the game of this channel, after a question',
    undo: {
      description: 'Take back the last step, or several',
      options: { steps: STEPS },
    },
    redo: {
      description: 'Do again what was taken back last',
      options: { steps: STEPS },
    },
    log: {
      description: 'Show what has happened',
      options: { page: '1 is the newest' },
    },
    replay: {
      description: 'See what happened as a moving picture',
      options: {
        of: {
          description: 'Of what (the last turn)',
          choices: { turn: 'the last turn', game: 'the whole game' },
        },
        steps: 'So many of the last steps instead',
      },
    },
    verify: 'Check all shuffles and rolls against the published secret',
    export: {
      description: 'Get the game as a file, as far as you see it',
      options: {
        format: {
          description: 'In which form',
          choices: {
            game: 'the whole game',
            pgn: 'PGN: the moves of chess',
            fen: 'FEN: how chess stands',
          },
        },
      },
    },
    import: {
      description: 'Go on with a game from a file; where one runs I ask first',
      options: { file: 'As /game export made it; or chess, in PGN or FEN' },
    },
    reload: {
      description: 'Put a mended module under the running game, after a question',
      options: {
        file: 'A module, YAML or JSON',
        module: "One that is kept here; else the game's own",
        ...pictureOptions,
      },
    },
  },
};

/** The seat of the game master, as completion offers it. */
export const masterName: string = 'Game master';
export const masterSeat: string = `${masterName}: sees and may do everything`;

/** Above a page of the log. */
export const logPage = (now: number, pages: number): string => `**Log**, page ${now} of ${pages}`;

/** What stands in the place of a question that was answered. */
/** Behind a refusal of what others can agree to (G26). */
export const orOverrule = 'Or ask the other players: add `overrule:True`.';

export const answered = {
  done: 'That is done.',
  agreed: (who: PersonId): string => `${person(who)} agreed.`,
  takenBack: 'That was taken back.',
  declined: 'That was declined.',
  ended: 'The game is ended.',
  thatEnded: 'That game is ended.',
  asked: 'The others are asked.',
  reloaded: 'The module is reloaded.',
  goesOn: 'The game goes on.',
};

/** A game runs where another is started. */
export const runs = {
  question: (running: string, wanted: string): string =>
    `A game of ${bold(running)} runs in this channel. Its host can stop it and start ${bold(wanted)} instead.`,
  /** Where a game could be started instead. */
  elsewhere: (channels: readonly string[]): string =>
    `You can start yours in ${listed(channels.map(channelLink), 'or')}.`,
  stopAndStart: (title: string): string => `Stop it and start ${title}`,
};

export const resign = {
  question: 'Give the game up? Your side has lost then.',
  as: (side: string): string => `Resign as ${side}`,
};

export const stop = {
  question: (title: string, canRank: boolean): string => {
    const ways = canRank ? ' The sides can be ranked by their scores, or the game is abandoned without a result.' : '';
    return `End this game of ${bold(title)} for good? It stays readable.${ways}`;
  },
  rank: 'End and rank',
  abandon: 'Abandon it',
  end: 'End the game',
};

/** A mended module for a game that runs. */
export const reload = {
  misfits: (title: string, misfits: string): string =>
    `${bold(title)} does not fit this game, so nothing was changed. What is in play must stay:\n${misfits}\nMend the file and try again.`,
  /** `asked`: those who must agree first. */
  question: (module: string, game: string, changes: readonly string[], asked: readonly PersonId[]): string => {
    const must = `${listed(asked.map(person))} must agree first, and ${asked.length === 1 ? 'is' : 'are'} told all of that; until then the game goes on as it is.`;
    return [
      `Put ${bold(module)} under this game of ${bold(game)}? All that is in play stays, and everybody is told.`,
      ...changes,
      ...(asked.length > 0 ? [must] : []),
      'Undo does not take it back: reloading the former module does.',
    ].join('\n');
  },
  ask: 'Ask them',
  reload: 'Reload it',
  forgotten: 'I do not have that module any more. Please `/game reload` it again.',
};

export const publish: string = 'Publish the secret';

/** Who can publish the secret, and when. */
export const unpublished = ({ hides, isOver }: { readonly hides: boolean; readonly isOver: boolean }): string => {
  const who = `${hides ? 'the game master' : 'its host'}, or a player with the consent of all sides,`;
  const when = isOver ? 'The game is over, so' : 'Once the game is over,';
  return `${when} ${who} can publish the secret here. Then everyone can check every shuffle and roll; the end can't be taken back after that.`;
};
