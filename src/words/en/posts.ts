import type { PersonId } from '../../engine/core/ids.ts';
import { readable } from '../../engine/index.ts';
import type { Happened } from '../../session/delivery/stored-post.ts';
import { scoreQueries } from '../../view/scores.ts';
import { bold, moment, plain } from '../../view/text.ts';
import type { TurnManner } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import { type GamePlace, listed, person, playedIn } from './text.ts';

/** What a game's channel and its players are told beside what was done. */

/** What somebody did, as a sentence. */
export const deedLine = (actor: PersonId, deed: string): string => `${deedStart(actor, deed)}.`;

/** What else was done that no sentence of the module tells. */
export const besides = (deed: string): string => `Also: ${deed}.`;

/** What is sent a second time, since the first may not have arrived. */
export const repeated = (text: string): string => `(again) ${text}`;

/** The same within a longer line. */
export const deedStart = (actor: PersonId, deed: string): string => `${person(actor)} ${deed}`;

/** Whose turn it is, as the players of the game say it. */
export const turnLine = (side: string, players: readonly PersonId[], manner: TurnManner): string => {
  const turn = onTurn[manner](side);
  if (players.length > 0) return `${turn}: ${listed(players.map(person))}`;
  return manner === 'turn' ? `${turn}.` : turn;
};

const onTurn: { readonly [M in TurnManner]: (side: string) => string } = {
  move: (side) => `${bold(side)} to move`,
  play: (side) => `${bold(side)} to play`,
  turn: (side) => `It's ${bold(side)}'s turn`,
};

/** Below a post of a game in play: sides without a player, each with a button that takes it. */
export const emptySeats = (sides: readonly string[]): string =>
  `${listed(sides.map(bold))} ${sides.length === 1 ? 'is free: take the seat below' : 'are free: take a seat below'}.`;

/** Above the standing board: who is on turn, and what those have to do. */
export const turnCall = ({
  side,
  players,
  number,
  last,
}: {
  readonly side: string;
  readonly players: readonly PersonId[];
  readonly number?: number;
  readonly last?: number | undefined;
}): string => {
  const turn = number === undefined ? bold(side) : `${bold(side)}, turn ${numberOf(number, last)}`;
  return players.length > 0 ? `${turn}: ${listed(players.map(person))}, your move.` : `${turn}.`;
};

/** The same where all choose at once: who has to stands with the phase. */
export const callOfAll = (number: number | undefined, last?: number): string =>
  number === undefined ? 'All choose at once.' : `**Turn ${numberOf(number, last)}**: all choose at once.`;

/** The number of a turn, and of how many. */
const numberOf = (number: number, last: number | undefined): string =>
  last === undefined ? String(number) : `${number} of ${last}`;

/** Below the post with which a game begins: what whoever is on turn does first. */
export const firstMove: string = '-# On your turn press **Play**: it shows what you can do, and nobody else sees it.';

/** Above the acts of one of several who did them, and one of several acts. */
export const actorLine = (actor: PersonId): string => `${person(actor)}:`;
export const actLine = (deed: string): string => deed.replace(/^(moves|does) /, '');
export const moreActs = (count: number): string =>
  `And ${count} more: the button ${buttons.since} shows ${count === 1 ? 'it' : 'them'}.`;

/** In a picture's words: several acts. */
export const actsCaption = (deeds: readonly string[]): string =>
  deeds.map((deed) => deed.replace(/^(moves|does) /, '')).join('; ');

/** How the sides stand, by what scorekeepers show to this reader, where any of them has something. */
export const scoreLines = (view: View): readonly string[] =>
  view
    .of(scoreQueries)
    .progress()
    .flatMap(({ name, title, in: translated, sides }) => {
      const known = sides.flatMap(({ name: side, score }) => (score === undefined ? [] : `${plain(side)} ${score}`));
      return sides.some(({ score = 0 }) => score !== 0)
        ? [`-# ${plain((translated?.['en'] ?? title) || readable(name))}: ${known.join(', ')}`]
        : [];
    });

/** Since when it is the turn that it is now (ms since 1970). */
export const turnSince = (since: number): string => `-# This turn began <t:${Math.floor(since / 1000)}:R>.`;

/** What happened since somebody's last turn, or in a stretch before; `since`: in ms since 1970, undefined with the game. */
export const since = {
  title: (since: number | undefined, isWhole: boolean): string => {
    const when = since === undefined ? '' : `, <t:${Math.floor(since / 1000)}:R>`;
    return isWhole ? `**Since your last turn${when}:**` : `**What happened${when}:**`;
  },
  nothing: 'Nothing has happened since.',
};

/** Below the private answer to an act that is told later. `until`: when it is told as it stands, at the latest. */
export const draftLine = (until: number | undefined): string => {
  const latest = until === undefined ? '' : `, or as it stands <t:${Math.floor(until / 1000)}:R>`;
  return `-# The others are told when the turn ends${latest}.`;
};

/** Who plays the sides to which something happened, a line each: who is mentioned must be named. */
export const happenedLines = (happened: readonly Happened[]): readonly string[] =>
  happened.flatMap(({ what, side, players }) =>
    players.length === 0
      ? []
      : [
          what === 'attacked'
            ? `${bold(side)} is attacked: ${listed(players.map(person))}`
            : `${bold(side)} was played by ${listed(players.map(person))}`,
        ],
  );

/** Below the post with which a game ends: who has a part in it and is not named above. */
export const thanksLines = (people: readonly PersonId[]): readonly string[] =>
  people.length > 0 ? [`Thanks for playing, ${listed(people.map(person))}.`] : [];

export const reminderLine = (side: string, players: readonly PersonId[], manner: TurnManner): string =>
  `${stillOnTurn[manner](side)}: ${listed(players.map(person))}`;

const stillOnTurn: { readonly [M in TurnManner]: (side: string) => string } = {
  move: (side) => `${bold(side)} is still to move`,
  play: (side) => `${bold(side)} is still to play`,
  turn: (side) => `It's still ${bold(side)}'s turn`,
};

/** `away`: what this person said of it. */
export const awayLine = (who: PersonId, away: string): string => `-# ${person(who)} is away: ${plain(away, 100)}`;

/** Once the channel takes posts again; `since`: in ms since 1970. */
export const lostLine = (since: number): string =>
  `Some posts since ${moment(since)} could not be sent here. \`/game log\` shows what happened.`;

/** Who was not told so far that something waits for them. */
export const waitedLine = (people: readonly PersonId[]): string => `Waiting for ${listed(people.map(person))}.`;

/** Who could not be told of a turn or a question for three days. */
export const unreachedLine = (people: readonly PersonId[]): string =>
  `-# Nothing has reached ${listed(people.map(person), 'or')} for three days: no post here and no direct message.`;

/** Where a game is played, for one who reads of it elsewhere. */
export const gameLine = (game: GamePlace): string => `-# ${bold(game.title)}${playedIn(game)}`;

/** The files that hold all that another module changes, and all that a game tells of what it hides. */
export const files = { changes: 'changes.txt', told: 'what-is-told.txt' };

/** To who waits for open seats of a game. */
export const interestedLine = (title: string, people: readonly PersonId[]): string =>
  `Open seats of ${bold(title)}: ${listed(people.map(person))}, you wanted to be told. \`/me interested\` ends that.`;

/** On the buttons below a post. */
export const buttons = {
  play: (side: string): string => `Play ${side}`,
  find: 'Find players',
  reserve: 'Join waitlist',
  when: 'My times',
  observe: 'Watch',
  alone: 'Try alone',
  begin: 'Begin',
  fairness: 'Fairness',
  rules: 'Rules',
  agree: 'Agree',
  take: 'Take it',
  ask: 'Ask the others',
  decline: 'Decline',
  open: 'Play',
  since: 'Last turn',
  details: 'Details',
  earlier: 'Earlier',
  board: 'Board',
  help: 'Help',
  now: 'Show game',
  takeBack: 'Take it back',
  whole: 'Show whole map',
  look: 'Look',
  next: (phase: string): string => `Next: ${phase}`,
  pass: 'Next side',
  end: 'End turn',
  undo: 'Undo',
  redo: 'Redo',
  replay: 'Replay',
  rematch: 'Rematch',
};

/** Another game of the same, with other seats: who may take which. */
export const rematchText = (
  seats: readonly { readonly side: string; readonly players: readonly PersonId[] }[],
): string =>
  `**Rematch.** ${seats.length === 2 ? 'Sides swapped' : 'Sides rotated'}: ${listed(seats.map(({ side, players }) => `${bold(side)} for ${listed(players.map(person))}`))}. Press yours.`;
