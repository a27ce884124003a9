import type { Post } from '../../facts/stored-post.ts';
import { placeQueries } from '../../view/places.ts';
import { type Button, controlId } from '../../view/text/message.ts';
import { channelViewer } from '../../view/viewer.ts';
import type { Step } from '../base/step.ts';
import type { ToldGame } from './drawings.ts';

/** What shows the board of a step's message, as a picture or in words. */

/** The part of a control's id by which a step's message is found again (T3): no other step's message has it. */
export const markOf = (session: ToldGame, step: Step): string =>
  controlId('board', 'whole', session.game, session.names.mark(step));

/** The number of the board on which a change was, among those that everybody sees. */
const boardNumber = (session: ToldGame, { marks }: Post): number => {
  const boards = session.viewNow(channelViewer).of(placeQueries).boards();
  return Math.max(
    0,
    boards.findIndex(({ id }) => id === marks?.board),
  );
};

/** Shows whoever presses it the board in words, as it is then (U15). */
export const wordsButton = (session: ToldGame, post: Post): Button => ({
  kind: 'button',
  id: controlId('board', 'words', session.game, 'here', String(boardNumber(session, post)), '', ''),
  label: session.words.commands.buttons.text,
  style: 'secondary',
});

/** By it a message is found again; it names the board on which the change was. */
export const wholeButton = (session: ToldGame, step: Step, post: Post, isStanding = false): Button => {
  return {
    kind: 'button',
    id: `${markOf(session, step)}:${boardNumber(session, post)}`,
    label: isStanding ? session.words.posts.buttons.board : session.words.posts.buttons.whole,
    style: 'secondary',
  };
};
