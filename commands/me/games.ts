import type { InputContext } from '../../src/port/command.ts';
import { compareGamesByWait } from '../../src/session/channel/player-games.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { Message } from '../../src/view/text/message.ts';

/**
 * Lists the person's running games, privately. Games that wait for them come first, the longest waiting at the top.
 * Throws if the database doesn't answer.
 */
export const createOwnGamesMessage = async (
  { sittings }: Games,
  { person, words }: InputContext,
): Promise<Message> => ({
  text: words.commands.me.gamesText((await sittings.of(person.id)).toSorted(compareGamesByWait)),
});
