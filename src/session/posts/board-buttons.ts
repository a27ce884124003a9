import type { Post } from '../../facts/stored-post.ts';
import { placeQueries } from '../../view/places.ts';
import { type Button, controlId } from '../../view/text/message.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Step } from '../base/step.ts';
import type { MessageContext } from './drawings.ts';

/** Returns the part of a control's id that identifies a step's message (T3). */
export const messageMarkOf = (session: MessageContext, step: Step): string =>
  controlId('board', 'whole', session.game, session.names.mark(step));

/** Returns the index, among the public boards, of the board with the change. */
const boardNumber = (session: MessageContext, { marks }: Post): number => {
  const boards = session.viewNow(channelViewer).of(placeQueries).boards();
  return Math.max(
    0,
    boards.findIndex(({ id }) => id === marks?.board),
  );
};

/** Returns a button that describes the current board in words to the person who presses it (U15). */
export const boardDescriptionButton = (session: MessageContext, post: Post): Button => ({
  kind: 'button',
  id: controlId('board', 'words', session.game, 'here', String(boardNumber(session, post)), '', ''),
  label: session.words.commands.buttons.text,
  style: 'secondary',
});

/** Returns a button that shows a board. Its id identifies the step's message and the board with the change. */
export const showBoardButton = (session: MessageContext, step: Step, post: Post, isStanding = false): Button => {
  return {
    kind: 'button',
    id: `${messageMarkOf(session, step)}:${boardNumber(session, post)}`,
    label: isStanding ? session.words.posts.buttons.board : session.words.posts.buttons.whole,
    style: 'secondary',
  };
};
