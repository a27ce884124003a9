import { createCounterRefreshButtons } from '../../src/features/counters/view/buttons.ts';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { createBoardDrawing } from '../../src/session/posts/drawings.ts';
import type { CellId } from '../../src/table/index.ts';
import type { BoardMarks } from '../../src/view/board/marks.ts';
import { createBoardPartControls } from '../../src/view/board/part-controls.ts';
import { type BoardPartBlock, boardPartsIn, encodeBoardPartBlock } from '../../src/view/board/parts.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { nextTaskOf } from '../../src/view/panel/to-do.ts';
import { placeQueries } from '../../src/view/places.ts';
import { type Button, controlId, type Message } from '../../src/view/text/message.ts';
import { bold } from '../../src/view/text/text.ts';
import { turnQueries } from '../../src/view/turns.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer, type Viewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from './buttons.ts';
import { showAsTextButton } from './in-words.ts';

const numbered = <T>(items: readonly T[], number: string): T | undefined =>
  /^(0|[1-9]\d{0,3})$/.test(number) ? items[Number(number)] : undefined;

/**
 * Returns the short form of a board for a control's id: its index among the public boards. For other boards, `own` with
 * its index among the viewer's boards.
 */
export const encodeBoardRef = (open: View, view: View, { id }: BoardView): string => {
  const number = listVisibleBoards(open).findIndex((board) => board.id === id);
  return number >= 0 ? String(number) : `own${listVisibleBoards(view).findIndex((board) => board.id === id)}`;
};

export const findBoardByRef = (open: View, view: View, mark: string): BoardView | undefined => {
  if (mark.startsWith('own')) return numbered(listVisibleBoards(view), mark.slice('own'.length));
  const board = numbered(listVisibleBoards(open), mark);
  return board && view.of(placeQueries).board(board.id);
};

/** The part of a board to show: around a cell, or a block of parts; the whole board if neither is given. */
export interface MessageBoardArea {
  readonly around?: CellId | undefined;
  readonly block?: BoardPartBlock | undefined;
  readonly marks?: BoardMarks | undefined;
}

export const boardMessage = (
  words: Words,
  { session }: OpenGame,
  viewer: Viewer,
  board: BoardView,
  { around, block, marks }: MessageBoardArea = {},
): Message => {
  const drawing = createBoardDrawing(words, session, viewer, (view) => {
    const now = view.of(placeQueries).board(board.id);
    if (!now || around !== undefined) return now && { board: now, around: around === undefined ? [] : [around] };
    const changed =
      marks?.board === board.id ? { arrows: marks.arrows, crosses: marks.crosses, cells: marks.cells } : {};
    return { board: now, ...changed, ...(block ? { parts: boardPartsIn(now.grid, block) } : {}) };
  });
  const open = session.viewNow(channelViewer);
  const mark = encodeBoardRef(open, session.viewNow(viewer), board);
  const canShow = viewer.who !== 'channel' && open.of(placeQueries).board(board.id) !== undefined;
  const counters = session.viewNow(viewer).of(counterQueries).all();
  const refresh = createCounterRefreshButtons(
    counters.filter(({ map }) => map === board.map),
    session.game,
  );
  const [own, how] = viewer.who === 'channel' ? (['part', 'words'] as const) : (['look', 'text'] as const);
  const named = block ? [encodeBoardPartBlock(block)] : [];
  const partId = (...to: readonly string[]): string => controlId('board', own, session.game, mark, ...to, ...named);
  const isPart = around !== undefined || block !== undefined;
  const rows = [
    [
      ...boardButtons(words, session.game, mark, isPart, canShow ? (around ?? '') : undefined),
      ...showAsTextButton(
        words,
        how,
        'board',
        session.game,
        'here',
        mark,
        ...(named.length > 0 ? named : ['']),
        around ?? '',
      ),
    ],
    ...createBoardPartControls(words.board.parts, partId, board.grid, block),
    ...(refresh.length > 0 ? [refresh] : []),
  ];
  const underWay = session.notices.isDrafted ? [words.commands.table.underWay] : [];
  const { title } = open.of(gameQueries);
  const name = viewer.who === 'channel' ? words.commands.board.ofGame(title, board.name) : bold(board.name);
  const text = [nowLine(words, session.viewNow(viewer)), name, ...underWay].join('\n');
  return { text, ...(drawing ? { drawing } : {}), rows };
};

/**
 * `toShow`: the cell around which a button can show the board publicly, or blank for the whole board; undefined if it
 * can't be public.
 */
const boardButtons = (
  { commands: { buttons } }: Words,
  game: string,
  mark: string,
  isPart: boolean,
  toShow: string | undefined,
): readonly Button[] => {
  return [
    button(controlId('piece', 'all', game), buttons.list),
    ...(isPart ? [button(controlId('board', 'map', game, mark), buttons.wholeMap)] : []),
    ...(toShow === undefined ? [] : [button(controlId('board', 'show', game, mark, toShow), buttons.showEveryone)]),
  ];
};

/** Returns a line with the current task. The channel's line mentions the players whose turn it is. */
const nowLine = (words: Words, view: View): string => {
  const turn = view.viewer.who === 'channel' ? view.of(gameQueries).turn() : undefined;
  if (!turn) return words.now.nowText(nextTaskOf(view));
  const { manner, phase } = view.of(turnQueries);
  return phase()?.isAtOnce
    ? words.posts.callOfAll(undefined)
    : words.posts.turnLine(turn.side.name, turn.side.players, manner());
};
