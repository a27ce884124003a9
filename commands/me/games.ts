import type { Act } from '../../src/port/command.ts';
import { byWait } from '../../src/session/channel/player-games.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { Message } from '../../src/view/text/message.ts';

/**
 * All running games at whose tables somebody sits, for nobody else: those that wait for that person first, the longest
 * waiting at the top. Throws when the store does not answer.
 */
export const gamesMessage = async ({ sittings }: Games, { person, words }: Act): Promise<Message> => ({
  text: words.commands.me.gamesText((await sittings.of(person.id)).toSorted(byWait)),
});
