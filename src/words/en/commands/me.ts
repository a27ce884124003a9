import type { Profile } from '../../../session/delivery/profile.ts';
import { ago, bold, plain } from '../../../view/text.ts';
import { duration } from '../common/durations.ts';
import { quietText } from '../quiet.ts';
import { counted, type GamePlace, listed, playedIn } from '../text.ts';

/** What Discord lists of `/me`. */
export const definition = {
  description: 'You, in all games: where you are waited for, and how I reach you',
  subcommands: {
    games: 'Your games, those that wait for you first',
    interested: {
      description: 'Be told of open seats of a game here, at most once a day',
      options: { module: 'Which game; without one it shows all that you wait for' },
    },
    data: 'All that I keep about you, as a file',
    forget: 'Have me forget you: seats, settings, names that you typed',
    settings: {
      description: 'How I reach you; alone it shows what you have set',
      options: {
        dms: 'Whether private things come by direct message (they do)',
        pings: {
          description: 'When a post in the channel pings you; it names you all the same',
          choices: {
            all: 'All that happens to you (as it is)',
            turns: 'What waits for you: your turn, a fight, a question',
            none: 'Nothing',
          },
        },
        reminders: 'When your turn waits: on, off, or not before this time',
        quiet: 'When I ping you never: 22-7, 22-7 UTC+2, always or off',
        away: 'What those read who wait for you; off when you are back',
        book: {
          description: 'What stands of you in score books',
          choices: {
            rated: 'Results; games with others who want that are rated',
            friendly: 'Results; no game is rated (as it is)',
            none: 'Nothing',
          },
        },
      },
    },
  },
};

export const noHours: string =
  'Those are no hours that I understand. Say something like `22-7` or `22-7 UTC+2`; or `always`, or `off`.';

/** What people say when they are away. */
export const aways: readonly string[] = ['on holiday', 'back tomorrow', 'back on Monday'];

/** A game at whose table somebody sits. */
interface GameLine extends GamePlace {
  readonly sides: readonly string[];
  readonly isOnTurn: boolean;
  readonly isWaitedFor: boolean;
  /** When the turn came, in milliseconds since 1970. */
  readonly since?: number;
}

/** Somebody's games, in the order in which they come. */
export const gamesText = (games: readonly GameLine[]): string => {
  if (games.length === 0) return 'You play no game now. `/game start` in a channel starts one.';
  const waiting = games.filter(({ isWaitedFor }) => isWaitedFor).length;
  const head = waiting > 0 ? `**You are waited for in ${counted(waiting, 'game')}.**` : '**Nobody waits for you.**';
  return [head, ...games.map((game) => `- ${gameLine(game)}`)].join('\n');
};

/** Below what was done in another game. */
export const nextGame = ({ since, ...game }: GamePlace & Pick<GameLine, 'since'>): string =>
  `-# Next: you are waited for in ${bold(game.title)}${playedIn(game)}${since === undefined ? '' : `, ${ago(since)}`}.`;

const gameLine = ({ sides, isOnTurn, isWaitedFor, since, ...game }: GameLine): string => {
  const what = isOnTurn
    ? 'your turn'
    : isWaitedFor
      ? 'you are asked something'
      : since
        ? 'the others’ turn'
        : 'no turns';
  const when = since !== undefined && (isOnTurn || !isWaitedFor) ? `, ${ago(since)}` : '';
  return [
    `${bold(game.title)}${playedIn(game)}`,
    ...(sides.length > 0 ? [listed(sides.map(plainName))] : []),
    what + when,
  ].join(' · ');
};

const plainName = (name: string): string => plain(name, 40);

/** Of which games' open seats somebody is told, in this server. */
export const interests = {
  inServer: 'Type `/me interested` in the server where you want to play.',
  list: (titles: readonly string[]): string =>
    titles.length === 0
      ? 'You wait for no game here. `/me interested module:` says of which open seats you want to be told.'
      : `When somebody opens seats here of ${listed(
          titles.map((title) => bold(title)),
          'or',
        )}, a post in that channel names you, at most once a day.`,
  drop: (title: string): string => `No more: ${title}`,
};

/** Beside the file of everything that is kept of somebody. */
export const dataText = (games: number, isWhole: boolean): string =>
  [
    `**All that I keep about you**, from ${counted(games, 'game')} and beside them. Only you see this.`,
    isWhole
      ? ''
      : 'What you did in each game is only counted here, or the file would be too large; `/game log` lists it.',
    '`/me forget` removes it.',
  ]
    .filter((line) => line !== '')
    .join('\n');

/** Asks before somebody is forgotten; the running games at whose tables that person sits. */
export const forgetQuestion = (games: readonly GamePlace[]): string =>
  [
    '**Shall I forget you? This can’t be taken back.**',
    'I delete your settings, saved rolls and lists. In logs and score books a former player stands in your place, and the names that you typed are gone; the games go on, or stay as they ended.',
    'A game still recognizes you if you come back to it, so that hands you have seen stay seen. For that it keeps a code that only works there and names no one.',
    ...(games.length === 0 ? [] : ['You leave these games:']),
    ...games.map((game) => `- ${bold(game.title)}${playedIn(game)}`),
    'What stands in channels and direct messages is Discord’s, and stays. `/me data` shows first what I keep.',
  ].join('\n');

export const forgetMe = 'Forget me';

export const forgottenText = (games: number): string =>
  `Done: I have forgotten you, in ${counted(games, 'game')} and beside them. If you come back to one of these games, it still counts what you have seen there.`;

export const stayText = 'Nothing was changed.';

/** What somebody has set, for nobody else. */
export const profile = ({ dms, closed, pings, reminders, quiet, away, book }: Profile): string =>
  [
    '**How I reach you**, in all games. Only you see this.',
    `- Direct messages: ${dmsText(dms, closed)}`,
    `- Pings: ${PINGS[pings ?? 'all']}`,
    `- Reminders: ${remindersText(reminders)}`,
    `- Quiet: ${quiet === undefined ? 'never' : `${quietText(quiet)}; nothing pings you then`}`,
    `- Away: ${away === undefined ? 'no' : `yes; who waits for you reads “${plain(away, 100)}”`}`,
    `- Score books: ${BOOKS[book ?? 'friendly']}`,
  ].join('\n');

const BOOKS = {
  rated: 'your results, and a rating from games in which everyone wants one before they begin',
  friendly: 'your results, without ratings',
  none: 'nothing of you; who played with you reads “a former player” there',
} as const;

const PINGS = {
  all: 'when your turn comes, when you are attacked, asked, unseated or handed a side, and when you have won or lost; once a turn, and once more where a fight or a question waits',
  turns: 'only when something waits for you: your turn, a fight, a question',
  none: 'never; posts name you all the same, and nothing reminds you',
} as const;

const dmsText = (dms: boolean, closed: number | undefined): string => {
  if (!dms) return 'off; what is for you alone stands in answers that only you see, `/game log` has it all';
  if (closed === undefined) return 'on; what is for you alone comes that way';
  return 'on, but Discord took none for you lately, so I try no more. Allow them in your privacy settings for a server that we share, then `/me settings dms:True` has me try again';
};

const remindersText = (reminders: Profile['reminders']): string => {
  if (reminders === undefined) return 'as each game says';
  return reminders === 'off' ? 'off' : `as each game says, but not before ${duration(reminders)}`;
};
