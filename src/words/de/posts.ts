import type { PersonId } from '../../engine/core/ids.ts';
import { readable } from '../../engine/index.ts';
import type { Happened } from '../../session/delivery/stored-post.ts';
import { scoreQueries } from '../../view/scores.ts';
import { bold, moment, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';
import { type GamePlace, listed, person, playedIn } from './text.ts';

/** What a game's channel and its players are told beside what was done. */

/** What somebody did, as a sentence. */
export const deedLine = (actor: PersonId, deed: string): string => `${deedStart(actor, deed)}.`;

/** What else was done that no sentence of the module tells. */
export const besides = (deed: string): string => `Außerdem: ${deed}.`;

/** What is sent a second time, since the first may not have arrived. */
export const repeated = (text: string): string => `(noch einmal) ${text}`;

/** The same within a longer line. */
export const deedStart = (actor: PersonId, deed: string): string => `${person(actor)} ${deed}`;

export const turnLine = (side: string, players: readonly PersonId[]): string =>
  players.length > 0 ? `${bold(side)} ist am Zug: ${listed(players.map(person))}` : `${bold(side)} ist am Zug`;

/** Below a post of a game in play: sides without a player, each with a button that takes it. */
export const emptySeats = (sides: readonly string[]): string =>
  `${listed(sides.map(bold))} ${sides.length === 1 ? 'ist frei: Nimm unten den Platz' : 'sind frei: Nimm unten einen Platz'}.`;

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
  const turn = number === undefined ? bold(side) : `${bold(side)}, Zug ${numberOf(number, last)}`;
  return players.length > 0 ? `${turn}: ${listed(players.map(person))}, du bist dran.` : `${turn}.`;
};

/** The same where all choose at once: who has to stands with the phase. */
export const callOfAll = (number: number | undefined, last?: number): string =>
  number === undefined ? 'Alle wählen zugleich.' : `**Zug ${numberOf(number, last)}**: Alle wählen zugleich.`;

/** The number of a turn, and of how many. */
const numberOf = (number: number, last: number | undefined): string =>
  last === undefined ? String(number) : `${number} von ${last}`;

/** Below the post with which a game begins: what whoever is on turn does first. */
export const firstMove: string =
  '-# Bist du am Zug, drücke **Spielen**: Das zeigt, was du tun kannst, und nur du siehst es.';

/** Above the acts of one of several who did them, and one of several acts. */
export const actorLine = (actor: PersonId): string => `${person(actor)}:`;
export const actLine = (deed: string): string => deed.replace(/^zieht /, '');
export const moreActs = (count: number): string =>
  `Und ${count} weitere: Der Knopf ${buttons.since} zeigt ${count === 1 ? 'es' : 'sie'}.`;

/** In a picture's words: several acts. */
export const actsCaption = (deeds: readonly string[]): string =>
  deeds.map((deed) => deed.replace(/^zieht /, '')).join('; ');

/** How the sides stand, by what scorekeepers show to this reader, where any of them has something. */
export const scoreLines = (view: View): readonly string[] =>
  view
    .of(scoreQueries)
    .progress()
    .flatMap(({ name, title, in: translated, sides }) => {
      const known = sides.flatMap(({ name: side, score }) => (score === undefined ? [] : `${plain(side)} ${score}`));
      return sides.some(({ score = 0 }) => score !== 0)
        ? [`-# ${plain((translated?.['de'] ?? title) || readable(name))}: ${known.join(', ')}`]
        : [];
    });

/** Since when it is the turn that it is now (ms since 1970). */
export const turnSince = (since: number): string => `-# Dieser Zug begann <t:${Math.floor(since / 1000)}:R>.`;

/** What happened since somebody's last turn, or in a stretch before; `since`: in ms since 1970, undefined with the game. */
export const since = {
  title: (since: number | undefined, isWhole: boolean): string => {
    const when = since === undefined ? '' : `, <t:${Math.floor(since / 1000)}:R>`;
    return isWhole ? `**Seit deinem letzten Zug${when}:**` : `**Was geschah${when}:**`;
  },
  nothing: 'Seitdem ist nichts geschehen.',
};

/** Below the private answer to an act that is told later. `until`: when it is told as it stands, at the latest. */
export const draftLine = (until: number | undefined): string => {
  const latest = until === undefined ? '' : `, oder wie er dann steht <t:${Math.floor(until / 1000)}:R>`;
  return `-# Die anderen erfahren es, wenn der Zug endet${latest}.`;
};

/** Who plays the sides to which something happened, a line each: who is mentioned must be named. */
export const happenedLines = (happened: readonly Happened[]): readonly string[] =>
  happened.flatMap(({ what, side, players }) =>
    players.length === 0
      ? []
      : [
          what === 'attacked'
            ? `${bold(side)} wird angegriffen: ${listed(players.map(person))}`
            : `${bold(side)} wurde gespielt von ${listed(players.map(person))}`,
        ],
  );

/** Below the post with which a game ends: who has a part in it and is not named above. */
export const thanksLines = (people: readonly PersonId[]): readonly string[] =>
  people.length > 0 ? [`Danke fürs Mitspielen, ${listed(people.map(person))}.`] : [];

export const reminderLine = (side: string, players: readonly PersonId[]): string =>
  `${bold(side)} ist noch am Zug: ${listed(players.map(person))}`;

/** `away`: what this person said of it. */
export const awayLine = (who: PersonId, away: string): string => `-# ${person(who)} ist weg: ${plain(away, 100)}`;

/** Once the channel takes posts again; `since`: in ms since 1970. */
export const lostLine = (since: number): string =>
  `Einige Nachrichten seit ${moment(since)} konnte ich hier nicht schicken. \`/game log\` zeigt, was geschehen ist.`;

/** Who was not told so far that something waits for them. */
export const waitedLine = (people: readonly PersonId[]): string =>
  `Es wird auf ${listed(people.map(person))} gewartet.`;

/** Who could not be told of a turn or a question for three days. */
export const unreachedLine = (people: readonly PersonId[]): string =>
  `-# Seit drei Tagen kommt bei ${listed(people.map(person), 'oder')} nichts an: weder eine Nachricht hier noch eine Direktnachricht.`;

/** Where a game is played, for one who reads of it elsewhere. */
export const gameLine = (game: GamePlace): string => `-# ${bold(game.title)}${playedIn(game)}`;

/** The files that hold all that another module changes, and all that a game tells of what it hides. */
export const files = { changes: 'aenderungen.txt', told: 'was-verraten-wird.txt' };

/** To who waits for open seats of a game. */
export const interestedLine = (title: string, people: readonly PersonId[]): string =>
  `Freie Plätze bei ${bold(title)}: ${listed(people.map(person))}, ihr wolltet davon hören. \`/me interested\` beendet das.`;

/** On the buttons below a post. */
export const buttons = {
  play: (side: string): string => `${side} spielen`,
  find: 'Spieler suchen',
  reserve: 'Auf Warteliste',
  when: 'Meine Zeiten',
  observe: 'Zuschauen',
  alone: 'Allein testen',
  begin: 'Beginnen',
  fairness: 'Fairness',
  rules: 'Regeln',
  agree: 'Zustimmen',
  take: 'Annehmen',
  ask: 'Andere fragen',
  decline: 'Ablehnen',
  open: 'Spielen',
  since: 'Letzter Zug',
  details: 'Details',
  earlier: 'Früher',
  board: 'Brett',
  help: 'Hilfe',
  now: 'Spiel zeigen',
  takeBack: 'Zurücknehmen',
  whole: 'Ganzer Plan',
  look: 'Ansehen',
  next: (phase: string): string => `Weiter: ${phase}`,
  pass: 'Nächste Seite',
  end: 'Zug beenden',
  undo: 'Zurück',
  redo: 'Wiederholen',
  replay: 'Rückschau',
  rematch: 'Revanche',
};

/** Another game of the same, with other seats: who may take which. */
export const rematchText = (
  seats: readonly { readonly side: string; readonly players: readonly PersonId[] }[],
): string =>
  `**Revanche.** ${seats.length === 2 ? 'Seiten getauscht' : 'Seiten gewechselt'}: ${listed(seats.map(({ side, players }) => `${bold(side)} für ${listed(players.map(person))}`))}. Drücke deine.`;
