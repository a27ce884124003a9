import type { PersonId } from '../engine/core/ids.ts';
import { boardPicture, boardText, type Showing } from '../view/board.ts';
import { type Button, controlId, type Drawing, type Message } from '../view/message.ts';
import type { View } from '../view/view.ts';
import { channelViewer, personViewer, type Viewer, viewerKey } from '../view/viewer.ts';
import { bold, listed, person } from '../view/words/text.ts';
import type { Marks, Post } from './post.ts';
import type { Session } from './session.ts';
import type { Reader, Step } from './step.ts';

/** How what was posted is said, for one reader: one message for the whole operation (W4). */

export const readerViewer = (reader: Reader): Viewer => (reader === 'channel' ? channelViewer : personViewer(reader));

/** The message of a stored step to one reader, its picture made from that reader's view at the moment when it is drawn. */
export const messageOf = (session: Session, step: Step, post: Post): Message => {
  const { operation } = step;
  const line = `${person(operation.actor)} ${post.deed}.`;
  const turn = post.turn ? `\n${turnText(post.turn)}` : '';
  const drawing = post.marks ? markedDrawing(session, readerViewer(post.reader), post.marks, post.deed) : wholeDrawing(session, step, post);
  const buttons = buttonsOf(session, step, drawing !== undefined);
  return {
    text: line + turn,
    ...(drawing ? { drawing } : {}),
    ...(buttons.length > 0 ? { rows: [buttons] } : {}),
    ...(post.turn && post.turn.players.length > 0 ? { mentions: post.turn.players } : {}),
  };
};

const turnText = ({ side, players }: NonNullable<Post['turn']>): string =>
  players.length > 0 ? `${bold(side)} to move: ${listed(players.map(person))}` : `${bold(side)} to move`;

const buttonsOf = (session: Session, step: Step, board: boolean): readonly Button[] => {
  const { operation } = step;
  const game = session.game;
  if (operation.kind === 'ask') {
    const handle = session
      .glance(channelViewer)
      .requests()
      .find(({ by }) => by === operation.actor)?.handle;
    if (handle === undefined) return [];
    return [
      { kind: 'button', id: controlId('game', 'agree', game, handle), label: 'Agree', style: 'success' },
      { kind: 'button', id: controlId('game', 'decline', game, handle), label: 'Decline', style: 'secondary' },
    ];
  }
  if (!board) return [];
  const undo: Button = { kind: 'button', id: controlId('game', 'undo', game, session.tag(step.number)), label: 'Undo', style: 'secondary' };
  const whole: Button = {
    kind: 'button',
    id: controlId('board', 'whole', game, session.tag(step.number)),
    label: 'Whole map',
    style: 'secondary',
  };
  return operation.kind === 'begin' ? [whole] : [undo, whole];
};

/** The part of the board around what changed. */
const markedDrawing = (session: Session, viewer: Viewer, marks: Marks, deed: string): Drawing | undefined => {
  const around = [...marks.arrows.flatMap(({ from, to }) => [to, from]), ...marks.crosses, ...marks.cells];
  return drawingOf(session, viewer, (view) => {
    const board = view.board(marks.board);
    return board && { board, around, arrows: marks.arrows, crosses: marks.crosses, cells: marks.cells, caption: withoutMarks(deed) };
  });
};

/** When the game begins the first board is shown whole. */
const wholeDrawing = (session: Session, { operation }: Step, { reader }: Post): Drawing | undefined =>
  operation.kind === 'begin' ? drawingOf(session, readerViewer(reader), firstBoard) : undefined;

export const firstBoard = (view: View): Showing | undefined => {
  const board = view.maps().find(({ boards }) => boards.length > 0)?.boards[0];
  return board && { board };
};

/** A drawing made when it is wanted; undefined when there is nothing to be drawn for this viewer. */
export const drawingOf = (session: Session, viewer: Viewer, showing: (view: View) => Showing | undefined): Drawing | undefined => {
  const view = session.glance(viewer);
  const now = showing(view);
  if (!now) return undefined;
  return {
    key: `${session.game} ${viewerKey(viewer)}`,
    name: 'board.png',
    get alt() {
      return boardText(view, now);
    },
    svg: () => {
      const then = session.glance(viewer);
      const shown = showing(then) ?? now;
      return boardPicture(then, shown);
    },
  };
};

const withoutMarks = (deed: string): string => deed.replace(/\*\*|\\/g, '');

/** Whether a step is told to this reader. */
export const postTo = (step: Step, reader: Reader): Post | undefined => step.posts.find((post) => post.reader === reader);

/** What the actor is told where the channel's post says less. */
export const ownPost = (step: Step, actor: PersonId): Post | undefined => postTo(step, actor) ?? postTo(step, 'channel');
