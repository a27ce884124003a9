import { cardQueries } from '../../src/features/cards/view/cards.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { gameQueries } from '../../src/view/game.ts';
import { bold } from '../../src/view/text/text.ts';
import { readAs, staleControlReply, toAsker } from '../common/table.ts';
import { createHandOfCardsMessage } from '../hand/show.ts';

/** Shows the current game privately: the asker's hand if there is one, otherwise the board. */
export const showGamePrivately = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const { title, hasHand } = await readAs(game, input, (view) => ({
    title: view.of(gameQueries).title,
    hasHand: view.of(cardQueries).hand() !== undefined,
  }));
  return hasHand
    ? toAsker(await createHandOfCardsMessage(game, input, undefined, bold(title)))
    : staleControlReply(game, input, bold(title));
};
