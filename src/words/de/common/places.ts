import { bold } from '../../../view/text.ts';
import { listed, playedIn } from '../text.ts';

/** A game, by its title and its channel. */
interface GamePlace {
  readonly title: string;
  readonly channel: string;
}

/** Games that are played elsewhere. */
const placed = ({ title, channel }: GamePlace): string => `${bold(title)}${playedIn(channel)}`;

export const noGame: string =
  'Du sitzt an keinem Tisch, an dem ein Spiel läuft. `/game start` in einem Kanal startet eines.';
export const yours = (games: readonly GamePlace[]): string => `Deine: ${listed(games.map(placed))}.`;
export const several = (games: readonly GamePlace[]): string =>
  `Davon hast du mehrere: ${listed(games.map(placed))}. Wähle, was die Vervollständigung anbietet.`;

/** Behind the sides of a game that completion offers. */
export const yourTurn: string = 'du bist dran';

/** What was to stand in the channel of the game. */
export const posted: string = 'Es steht jetzt im Kanal.';
export const maybePosted: string =
  'Discord antwortet nicht, darum weiß ich nicht, ob es im Kanal steht. Sieh dort nach, bevor du es noch einmal versuchst.';
export const notPosted: string = 'Discord lässt mich in diesen Kanal nicht schreiben.';

/** What could not be sent to somebody, and where it can be looked at (T9). */
export const missed = (games: readonly GamePlace[]): string => {
  const where = listed(games.map(({ title, channel }) => `${bold(title)}${playedIn(channel)}`));
  return `-# Für dich allein gibt es etwas in ${where}, das dich nicht direkt erreicht hat. \`/game log\` zeigt es dort, \`/hand show\` deine Hand; \`/me settings\` sagt, ob ich Direktnachrichten schicke.`;
};
