import { bold } from '../../../view/text.ts';
import { listed, playedIn } from '../text.ts';

/** A game, by its title and its channel. */
interface GamePlace {
  readonly title: string;
  readonly channel: string;
}

/** Games that are played elsewhere. */
const placed = ({ title, channel }: GamePlace): string => `${bold(title)}${playedIn(channel)}`;

export const noGame: string = 'You sit at the table of no running game. `/game start` in a channel starts one.';
export const yours = (games: readonly GamePlace[]): string => `Yours: ${listed(games.map(placed))}.`;
export const several = (games: readonly GamePlace[]): string =>
  `You have several of these: ${listed(games.map(placed))}. Choose what completion offers.`;

/** Why a game can't be played from elsewhere. */
export const notAdmitted = (why: 'hidden' | 'left' | 'unknown', { title, channel }: GamePlace): string =>
  ({
    left: `You're no longer a member of the server where ${bold(title)} is played. To play again, join the server and use \`/game join\` in the channel.`,
    hidden: `You can't see the channel where ${bold(title)} is played any more. Ask the people who manage that server to let you in, or choose another game with \`game:\`.`,
    unknown: `Discord didn't say in time whether you can still see the channel of ${bold(title)}. Try again in a minute, or play in <#${channel}>.`,
  })[why];

/** Behind the sides of a game that completion offers. */
export const yourTurn: string = 'your turn';

/** What was to stand in the channel of the game. */
export const posted: string = 'It stands in the channel now.';
export const maybePosted: string =
  "Discord doesn't answer, so I don't know whether it stands in the channel. Look there before you try again.";
export const notPosted: string = 'Discord does not let me write into that channel.';

/** What could not be sent to somebody, and where it can be looked at (T9). */
export const missed = (games: readonly GamePlace[]): string => {
  const where = listed(games.map(({ title, channel }) => `${bold(title)}${playedIn(channel)}`));
  return `-# There is something for you alone in ${where} that did not reach you directly. \`/game log\` shows it there, \`/hand show\` your hand; \`/me settings\` says whether I send direct messages.`;
};
