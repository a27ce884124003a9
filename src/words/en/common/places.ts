import { bold } from '../../../view/text.ts';
import { type GamePlace, listed, playedIn } from '../text.ts';

/** Games that are played elsewhere. */
const placed = (game: GamePlace): string => `${bold(game.title)}${playedIn(game)}`;

export const noGame: string = "You're not in a game. `/game start` in a channel starts one.";
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
  const where = listed(games.map(placed));
  return `-# There is something for you alone in ${where} that did not reach you directly. \`/game log\` shows it there, \`/hand show\` your hand; \`/me settings\` says whether I send direct messages.`;
};
