import type { InputContext, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { scoreQueries } from '../../src/view/scores.ts';
import { pointQueries } from '../../src/view/scoring/points.ts';
import { controlId, type Message } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { createLongListMessage } from '../common/long-list.ts';
import { readAs, toAsker } from '../common/table.ts';

/**
 * Returns a message about the scorekeepers that a viewer knows (S25). A long list is cut, and the whole list is
 * attached as a file.
 */
export const scoreMessage = (words: Words, view: View): Message => {
  const text = words.scores.progressText(
    view.of(scoreQueries).progress(),
    view.of(scoreQueries).results(),
    view.of(scoreQueries).revealed(),
    view.of(pointQueries).all(),
  );
  return createLongListMessage(words, text, { name: 'scores.txt', text: `${text}\n` });
};

export const showScores = async (game: OpenGame, input: InputContext): Promise<Reply> => {
  const message = await readAs(game, input, (view) => scoreMessage(input.words, view));
  const id = controlId('score', 'everyone', game.session.game);
  return toAsker({ ...message, rows: [[button(id, input.words.commands.buttons.showEveryone)]] });
};
