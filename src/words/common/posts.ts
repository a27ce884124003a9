import { formatKeyAsText } from '../../engine/index.ts';
import type { SideEvent } from '../../facts/stored-post.ts';
import type { PersonId } from '../../table/index.ts';
import { scoreQueries } from '../../view/scores.ts';
import { formatRelativeTime, moment, plain } from '../../view/text/text.ts';
import type { TurnWording } from '../../view/turns.ts';
import type { View } from '../../view/view.ts';
import type { Format } from '../base/messages.ts';
import { type GameWithChannel, placedGame, turnNumber } from '../base/text.ts';
import { list, name, names, person, persons } from '../base/values.ts';

/** A sentence about an act; `deed`: a verb phrase. */
export const deedLine = (format: Format, actor: PersonId, deed: string): string =>
  format('post-deed', { who: person(actor), deed });

/** A further act, after acts that the module describes with its own sentences. */
export const besides = (format: Format, deed: string): string => format('post-besides', { deed });

/** A post that the bot sends again, because it may not have arrived. */
export const repeated = (format: Format, text: string): string => format('post-repeated', { text });

/** A sentence as in `deedLine`, but for use within a longer line. */
export const deedStart = (format: Format, actor: PersonId, deed: string): string =>
  format('post-deed-start', { who: person(actor), deed });

/** The line with the side whose turn it is, for the game's players. */
export const turnLine = (format: Format, side: string, players: readonly PersonId[], manner: TurnWording): string =>
  players.length > 0
    ? format(`post-turn-${manner}`, { side: name(side), players: persons(players) })
    : format(`post-turn-${manner}-empty`, { side: name(side) });

/** The line below a post of a running game about sides without a player. Each has a button that takes it. */
export const emptySeats = (format: Format, sides: readonly string[]): string =>
  format('post-empty-seats', { sides: names(sides), count: sides.length });

/** The call to the players whose turn it is, above the board. */
export const turnCall = (
  format: Format,
  {
    side,
    players,
    number,
    last,
  }: {
    readonly side: string;
    readonly players: readonly PersonId[];
    readonly number?: number;
    readonly last?: number | undefined;
  },
): string => {
  const turn =
    number === undefined
      ? format('post-call-side', { side: name(side) })
      : format('post-call-turn', { side: name(side), turn: turnNumber(format, number, last) });
  return players.length > 0
    ? format('post-call', { turn, players: persons(players) })
    : format('post-call-empty', { turn });
};

/** The call to all players if all sides choose at once. */
export const callOfAll = (format: Format, number: number | undefined, last?: number): string =>
  number === undefined
    ? format('post-call-all')
    : format('post-call-all-turn', { turn: turnNumber(format, number, last) });

/** The line below the post with which a game begins. */
export const firstMove = 'post-first-move';

/** The line above the acts of one player, if a post has acts of several. */
export const actorLine = (format: Format, actor: PersonId): string => format('post-actor', { who: person(actor) });
/** An act in a list: a verb phrase without the verbs that only mean that something was done. */
export const actLine = (format: Format, deed: string): string =>
  deed.replace(new RegExp(`^(?:${format('post-omitted-verbs')}) `), '');
export const moreActs = (format: Format, count: number): string =>
  format('post-more-acts', { count, button: name(format(buttons.since)) });

/** Several acts in the alternative text of a picture. */
export const actsCaption = (format: Format, deeds: readonly string[]): string =>
  deeds.map((deed) => actLine(format, deed)).join('; ');

/** The scores that this reader may know, unless all are 0. */
export const scoreLines = (format: Format, view: View): readonly string[] =>
  view
    .of(scoreQueries)
    .progress()
    .flatMap(({ name: key, title, in: translated, sides }) => {
      if (!sides.some(({ score = 0 }) => score !== 0)) return [];
      const scores = sides.flatMap(({ name: side, score }) =>
        score === undefined ? [] : [format('post-score', { side: plain(side), score })],
      );
      const said = plain((translated?.[format.locale] ?? title) || formatKeyAsText(key));
      return [format('post-scores', { title: said, scores: list(scores, 'more') })];
    });

/** The time when this turn began (ms since 1970). */
export const turnSince = (format: Format, since: number): string =>
  format('post-turn-since', { time: formatRelativeTime(since) });

/**
 * The line above the events since the player's last turn, or above an earlier part of them; `since`: ms since 1970, or
 * undefined.
 */
export const since = {
  title: (format: Format, from: number | undefined, isWhole: boolean): string => {
    if (from === undefined) return format(isWhole ? 'post-since-turn' : 'post-happened');
    return format(isWhole ? 'post-since-turn-at' : 'post-happened-at', { time: formatRelativeTime(from) });
  },
  nothing: 'post-nothing-since',
} as const;

/** The line below the private answer to an act that others see later; `until`: the latest time at which they see it. */
export const draftLine = (format: Format, until: number | undefined): string =>
  until === undefined ? format('post-draft') : format('post-draft-until', { time: formatRelativeTime(until) });

/** The lines about affected sides, each with its players: every mentioned player must be named. */
export const happenedLines = (format: Format, happened: readonly SideEvent[]): readonly string[] =>
  happened.flatMap(({ what, side, players }) => {
    if (players.length === 0) return [];
    const given = { side: name(side), players: persons(players) };
    return [format(what === 'attacked' ? 'post-attacked' : 'post-played', given)];
  });

/** The last line of the post with which a game ends: it thanks the people whom the post doesn't name. */
export const thanksLines = (format: Format, people: readonly PersonId[]): readonly string[] =>
  people.length > 0 ? [format('post-thanks', { people: persons(people) })] : [];

export const reminderLine = (format: Format, side: string, players: readonly PersonId[], manner: TurnWording): string =>
  format(`post-reminder-${manner}`, { side: name(side), players: persons(players) });

/** `away`: the text that this person left for the time when they are away. */
export const awayLine = (format: Format, who: PersonId, away: string): string =>
  format('post-away', { who: person(who), text: plain(away, 100) });

/** The line in the first post after the bot couldn't post in the channel; `from`: ms since 1970. */
export const lostLine = (format: Format, from: number): string => format('post-lost', { time: moment(from) });

/** A line that mentions players who must act but don't know it yet. */
export const waitedLine = (format: Format, people: readonly PersonId[]): string =>
  format('post-waited', { people: persons(people) });

/** A line about the people whom the bot couldn't notify for three days. */
export const unreachedLine = (format: Format, people: readonly PersonId[]): string =>
  format('post-unreached', { people: persons(people, 'or') });

/** The name of the game and its place, for posts in other places. */
export const gameLine = (format: Format, game: GameWithChannel): string =>
  format('post-game', { game: placedGame(format, game) });

/** The names of attached files: all changes of a new module version, and all secrets that a game reveals. */
export const files = { changes: 'post-file-changes', told: 'post-file-revealed' } as const;

/** The line that mentions people who wait for open seats of a game. */
export const interestedLine = (format: Format, title: string, people: readonly PersonId[]): string =>
  format('post-interested', { title: name(title), people: persons(people) });

/** The labels of the buttons below a post. */
export const buttons = {
  play: (format: Format, side: string): string => format('post-button-play', { side }),
  find: 'post-button-find',
  bot: 'post-button-bot',
  reserve: 'post-button-reserve',
  when: 'post-button-when',
  observe: 'post-button-observe',
  alone: 'post-button-alone',
  begin: 'post-button-begin',
  fairness: 'post-button-fairness',
  rules: 'post-button-rules',
  agree: 'post-button-agree',
  take: 'post-button-take',
  ask: 'post-button-ask',
  decline: 'post-button-decline',
  open: 'post-button-open',
  since: 'post-button-since',
  details: 'post-button-details',
  earlier: 'button-earlier',
  board: 'post-button-board',
  help: 'post-button-help',
  now: 'post-button-now',
  takeBack: 'post-button-take-back',
  whole: 'button-whole-map',
  look: 'post-button-look',
  next: (format: Format, phase: string): string => format('play-next-phase', { phase }),
  pass: 'post-button-pass',
  end: 'play-label-end',
  undo: 'play-label-undo',
  redo: 'post-button-redo',
  replay: 'post-button-replay',
  rematch: 'post-button-rematch',
} as const;

/** The offer of another game in which each player gets the next side. */
export const rematchText = (
  format: Format,
  seats: readonly { readonly side: string; readonly players: readonly PersonId[] }[],
): string => {
  const offers = seats.map(({ side, players }) =>
    format('post-rematch-seat', { side: name(side), players: persons(players) }),
  );
  return format(seats.length === 2 ? 'post-rematch-swapped' : 'post-rematch-rotated', { seats: list(offers) });
};
