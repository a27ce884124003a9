import type { InputContext } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { seatButtons } from '../../src/session/posts/game-buttons.ts';
import type { BoardMarks } from '../../src/view/board/marks.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { Message } from '../../src/view/text/message.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { boardMessage } from './boards.ts';

/**
 * Returns a friendly refusal of a press on an outdated control, with the current game as that person may see it (T19).
 * `marks`: the last change.
 */
export const createOutdatedMessage = (
  game: OpenGame,
  { person, words }: InputContext,
  why: string,
  marks?: BoardMarks,
): Promise<Message> => {
  const { session } = game;
  const viewer = personViewer(person.id);
  return session.read(viewer, (view): Message => {
    if (view.of(gameQueries).phase === 'seating')
      return { text: `${why}\n${words.lists.seatsText(view)}`, rows: seatButtons(session, view, 'list') };
    const boards = listVisibleBoards(view);
    const board = boards.find(({ id }) => id === marks?.board) ?? boards[0];
    if (!board) return { text: `${why}\n${words.lists.statusText(view)}` };
    const message = boardMessage(words, game, viewer, board, { marks });
    return { ...message, text: `${why}\n${message.text}` };
  });
};
