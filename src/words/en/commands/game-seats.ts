import type { PersonId } from '../../../engine/core/ids.ts';
import type { ClockLimit, Posts } from '../../../engine/index.ts';
import { bold, moment } from '../../../view/text.ts';
import { formatIn } from '../../base/messages.ts';
import { limitText } from '../../systems/clock.ts';
import { duration } from '../common/durations.ts';
import { listed, person } from '../text.ts';

/** Seats, and what the host has set. */
export const nobodyPlays = (side: string): string =>
  `Nobody plays ${bold(side)}. \`/game seats\` shows who plays what.`;
export const severalPlay = (side: string): string => `Several play ${bold(side)}. Say whom: \`person:\`.`;
export const whichSide = (mine: readonly string[]): string =>
  `You play ${listed(mine.map((name) => bold(name)))}. Say which: \`side:\`.`;

/** To a person who pressed a taken seat, before its players are asked. */
export const askForSeat = (side: string, players: readonly PersonId[]): string =>
  `Ask ${listed(players.map(person))} to give up ${bold(side)}?`;

/** `reminder`: in minutes; 0 for none. */
export const settings = (
  title: string,
  host: PersonId,
  {
    reminder,
    posts,
    language,
    clock = {},
    open,
  }: {
    readonly reminder: number;
    readonly posts: Posts;
    readonly language: string;
    readonly clock?: ClockLimit | undefined;
    /** Until when the seats are open. */
    readonly open?: { readonly until: number } | undefined;
  },
): string => {
  const told =
    reminder === 0
      ? 'nobody is reminded'
      : `whoever is waited for is reminded once, ${duration(reminder)} after the turn came`;
  const when = posts === 'turn' ? 'once, when a turn ends; what cannot wait at once' : 'of every act';
  return [
    `${bold(title)}, as its host ${person(host)} has set it:`,
    `- Reminder: ${told} (\`/game settings reminder:\`). \`/me settings\` silences or delays it for you.`,
    `- Posts: the others are told ${when} (\`/game settings posts:\`).`,
    `- Language: everyone is told in ${language} (\`/game settings language:\`). What only you read is in your own.`,
    `- Clock: ${limitText(formatIn('en'), clock)} (\`/game settings turn:\` or \`bank:\`; all sides must agree).`,
    ...(open ? [`- Seats: open until ${moment(open.until)} (\`/game settings open:\`).`] : []),
  ].join('\n');
};

export const oneClock = 'Say `turn:`, a time for each turn, or `bank:`, one for all turns of a side; not both.';
export const clockAlone = 'Say `turn:` or `bank:` alone: the others are asked for a clock.';

export const noLanguage = (spoken: readonly string[]): string =>
  `I don't speak that language yet. \`language:\` is one of these: ${spoken.join(', ')}.`;

export const noPosts = 'Say `posts: turn` for one post a turn, or `posts: act` for one of every act.';

/** Words of one's own for a game's chance, taken with a seat. */
export const share = {
  bad: (longest: number): string =>
    `A share is 1 to ${longest} characters that one sees, without a blank at an end. Type others, or leave \`share:\` out: then I take one from your command.`,
  leftOut: (most: number): string =>
    `Your words are not mixed in: nobody adds more than ${most} shares, and a seat that others must agree to brings the share of their press.`,
  noSide: 'A share comes with a side: say which, `side:`, or leave `share:` out.',
  closed: 'Shares are closed since the game began. Leave `share:` out.',
};

/** The form in which one says when there is time. */
export const when = { title: 'When you have time', label: 'Such as: evenings from 8; blank takes it back' };
