import type { CellId } from '../../src/engine/core/ids.ts';
import type { OpenGame } from '../../src/session/games.ts';
import { drawingOf } from '../../src/session/telling.ts';
import { type Button, controlId, type Message } from '../../src/view/message.ts';
import type { BoardView, View } from '../../src/view/view.ts';
import { channelViewer, type Viewer } from '../../src/view/viewer.ts';
import { bold } from '../../src/view/words/text.ts';

/** The boards that a viewer sees, in the module's order. */
export const boardsOf = (view: View): readonly BoardView[] => view.maps().flatMap(({ boards }) => boards);

/** A board as one viewer sees it, whole or around a cell, with what one can do from there. */
export const boardMessage = ({ session }: OpenGame, viewer: Viewer, board: BoardView, around: CellId | undefined): Message => {
  const drawing = drawingOf(session, viewer, (view) => {
    const now = view.board(board.id);
    return now && { board: now, ...(around === undefined ? {} : { around: [around] }) };
  });
  const index = boardsOf(session.glance(viewer)).findIndex(({ id }) => id === board.id);
  const rows = [boardButtons(session.game, index, around, viewer, session.glance(channelViewer).board(board.id) !== undefined)];
  return { text: bold(board.name), ...(drawing ? { drawing } : {}), rows };
};

const boardButtons = (game: string, index: number, around: CellId | undefined, viewer: Viewer, isOpen: boolean): readonly Button[] => {
  const list: Button = { kind: 'button', id: controlId('piece', 'all', game), label: 'List', style: 'secondary' };
  const whole: Button = { kind: 'button', id: controlId('board', 'map', game, String(index)), label: 'Whole map', style: 'secondary' };
  const show: Button = {
    kind: 'button',
    id: controlId('board', 'show', game, String(index), around ?? ''),
    label: 'Show everyone',
    style: 'secondary',
  };
  return [list, ...(around === undefined ? [] : [whole]), ...(viewer.who === 'channel' || !isOpen ? [] : [show])];
};
