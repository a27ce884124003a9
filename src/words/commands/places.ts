import type { Format } from '../base/messages.ts';
import { channelLink, type GameWithChannel, placedGame } from '../base/text.ts';
import { type ListArgument, list, name } from '../base/values.ts';

const placed = (format: Format, games: readonly GameWithChannel[]): ListArgument =>
  list(games.map((game) => placedGame(format, game)));

/** Games in other places. */
export const places = {
  noGame: 'places-no-game',
  yours: (format: Format, games: readonly GameWithChannel[]): string =>
    format('places-yours', { games: placed(format, games) }),
  several: (format: Format, games: readonly GameWithChannel[]): string =>
    format('places-several', { games: placed(format, games) }),
  /** The reason why the player can't play a game from another place. */
  notAdmitted: (format: Format, why: 'hidden' | 'left' | 'unknown', { title, channel }: GameWithChannel): string =>
    why === 'unknown'
      ? format('places-unknown', { title: name(title), channel: channelLink(channel) })
      : format(`places-${why}`, { title: name(title) }),
  /** The mark after the sides of a suggested game in which it's the player's turn. */
  yourTurn: 'places-your-turn',
  /** The answer to an act in another channel: the bot posted the result there. */
  posted: 'places-posted',
  maybePosted: 'places-maybe-posted',
  notPosted: 'places-not-posted',
  /** The notice that private messages couldn't be sent to the player, with the games in which to read them (T9). */
  missed: (format: Format, games: readonly GameWithChannel[]): string =>
    format('places-missed', { games: placed(format, games) }),
} as const;
