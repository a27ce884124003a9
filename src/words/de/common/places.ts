import { bold } from '../../../view/text.ts';
import { type GamePlace, listed, playedIn } from '../text.ts';

/** Games that are played elsewhere. */
const placed = (game: GamePlace): string => `${bold(game.title)}${playedIn(game)}`;

export const noGame: string = 'Du bist in keinem Spiel. `/game start` in einem Kanal startet eines.';
export const yours = (games: readonly GamePlace[]): string => `Deine: ${listed(games.map(placed))}.`;
export const several = (games: readonly GamePlace[]): string =>
  `Davon hast du mehrere: ${listed(games.map(placed))}. Wähle, was die Vervollständigung anbietet.`;

/** Why a game can't be played from elsewhere. */
export const notAdmitted = (why: 'hidden' | 'left' | 'unknown', { title, channel }: GamePlace): string =>
  ({
    left: `Du bist nicht mehr auf dem Server, auf dem ${bold(title)} gespielt wird. Um wieder mitzuspielen, tritt dem Server bei und nutze dort im Kanal \`/game join\`.`,
    hidden: `Du kannst den Kanal, in dem ${bold(title)} gespielt wird, nicht mehr sehen. Bitte die, die den Server verwalten, dich hineinzulassen, oder wähle mit \`game:\` ein anderes Spiel.`,
    unknown: `Discord hat nicht rechtzeitig gesagt, ob du den Kanal von ${bold(title)} noch sehen kannst. Versuche es in einer Minute noch einmal, oder spiele in <#${channel}>.`,
  })[why];

/** Behind the sides of a game that completion offers. */
export const yourTurn: string = 'du bist dran';

/** What was to stand in the channel of the game. */
export const posted: string = 'Es steht jetzt im Kanal.';
export const maybePosted: string =
  'Discord antwortet nicht, darum weiß ich nicht, ob es im Kanal steht. Sieh dort nach, bevor du es noch einmal versuchst.';
export const notPosted: string = 'Discord lässt mich in diesen Kanal nicht schreiben.';

/** What could not be sent to somebody, and where it can be looked at (T9). */
export const missed = (games: readonly GamePlace[]): string => {
  const where = listed(games.map(placed));
  return `-# Für dich allein gibt es etwas in ${where}, das dich nicht direkt erreicht hat. \`/game log\` zeigt es dort, \`/hand show\` deine Hand; \`/me settings\` sagt, ob ich Direktnachrichten schicke.`;
};
