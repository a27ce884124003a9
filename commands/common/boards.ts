import type { CellId } from '../../src/engine/core/ids.ts';
import { drawingOf } from '../../src/session/delivery/drawings.ts';
import type { OpenGame } from '../../src/session/game/open-game.ts';
import { partButtons } from '../../src/view/board/part-controls.ts';
import type { BoardView } from '../../src/view/board/view.ts';
import { refreshButtons } from '../../src/view/counter-buttons.ts';
import { counterQueries } from '../../src/view/counters.ts';
import { type Button, controlId, type Message } from '../../src/view/message.ts';
import { placeQueries } from '../../src/view/places.ts';
import { bold } from '../../src/view/text.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer, type Viewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';

/** The boards that a viewer sees, in the module's order. */
export const boardsOf = (view: View): readonly BoardView[] =>
  view
    .of(placeQueries)
    .maps()
    .flatMap(({ boards }) => boards);

/** The item of that number in a control's id; none where the id was made up. */
const numbered = <T>(items: readonly T[], number: string): T | undefined =>
  /^(0|[1-9]\d{0,3})$/.test(number) ? items[Number(number)] : undefined;

/** What stands for a board in a control's id: its number among those that everybody sees, else among the viewer's. */
export const boardMark = (open: View, view: View, { id }: BoardView): string => {
  const number = boardsOf(open).findIndex((board) => board.id === id);
  return number >= 0 ? String(number) : `own${boardsOf(view).findIndex((board) => board.id === id)}`;
};

/** The board that a mark stands for, as this viewer sees it. */
export const markedBoard = (open: View, view: View, mark: string): BoardView | undefined => {
  if (mark.startsWith('own')) return numbered(boardsOf(view), mark.slice('own'.length));
  const board = numbered(boardsOf(open), mark);
  return board && view.of(placeQueries).board(board.id);
};

/** A board as one viewer sees it, whole or around a cell, with what one can do from there. */
export const boardMessage = (
  words: Words,
  { session }: OpenGame,
  viewer: Viewer,
  board: BoardView,
  around: CellId | undefined,
): Message => {
  const drawing = drawingOf(words, session, viewer, (view) => {
    const now = view.of(placeQueries).board(board.id);
    return now && { board: now, ...(around === undefined ? {} : { around: [around] }) };
  });
  const open = session.viewNow(channelViewer);
  const mark = boardMark(open, session.viewNow(viewer), board);
  const canShow = viewer.who !== 'channel' && open.of(placeQueries).board(board.id) !== undefined;
  const counters = session.viewNow(viewer).of(counterQueries).all();
  const refresh = refreshButtons(
    counters.filter(({ map }) => map === board.map),
    session.game,
  );
  const own = viewer.who === 'channel' ? 'part' : 'look';
  const rows = [
    boardButtons(words, session.game, mark, around, canShow),
    ...partButtons(words.board.parts, (...to) => controlId('board', own, session.game, mark, ...to), board.grid),
    ...(refresh.length > 0 ? [refresh] : []),
  ];
  const underWay = session.notices.isDrafted ? [words.commands.table.underWay] : [];
  return { text: [bold(board.name), ...underWay].join('\n'), ...(drawing ? { drawing } : {}), rows };
};

const boardButtons = (
  { commands: { buttons } }: Words,
  game: string,
  mark: string,
  around: CellId | undefined,
  canShow: boolean,
): readonly Button[] => {
  return [
    button(controlId('piece', 'all', game), buttons.list),
    ...(around === undefined ? [] : [button(controlId('board', 'map', game, mark), buttons.wholeMap)]),
    ...(canShow ? [button(controlId('board', 'show', game, mark, around ?? ''), buttons.showEveryone)] : []),
  ];
};
