import type { GameId } from '../../engine/core/ids.ts';
import { boardPicture, type Showing } from '../../view/board/board.ts';
import { partLists } from '../../view/board/part-controls.ts';
import { type Control, controlId, type Drawing } from '../../view/message.ts';
import { placeQueries } from '../../view/places.ts';
import type { Marks } from '../../view/seen/report.ts';
import type { View } from '../../view/view.ts';
import { channelViewer, personViewer, type Viewer, viewerKey } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import type { NoticeRules } from '../game/notice-rules.ts';
import type { Reader, Step } from '../game/step.ts';
import type { StepNames } from '../game/step-names.ts';
import type { Post } from './stored-post.ts';

/** What of a game's session its messages are made of. */
export interface ToldGame {
  readonly game: GameId;
  readonly names: StepNames;
  readonly undoTag: string | undefined;
  readonly notices: Pick<NoticeRules, 'posts' | 'draftEnds'>;
  readonly words: Words;
  viewNow(viewer: Viewer): View;
  read<T>(viewer: Viewer, read: (view: View) => T): Promise<T>;
}

/** The same game, told in these words. */
export const toldIn = (words: Words, session: ToldGame): ToldGame =>
  words === session.words
    ? session
    : {
        game: session.game,
        names: session.names,
        undoTag: session.undoTag,
        notices: session.notices,
        words,
        viewNow: (viewer) => session.viewNow(viewer),
        read: (viewer, read) => session.read(viewer, read),
      };

export const readerViewer = (reader: Reader): Viewer => (reader === 'channel' ? channelViewer : personViewer(reader));

/** The part of the board around what changed. */
export const markedDrawing = (
  session: ToldGame,
  viewer: Viewer,
  marks: Marks,
  deed: string,
  words = session.words,
): Drawing | undefined => {
  const around = [...marks.arrows.flatMap(({ from, to }) => [to, from]), ...marks.crosses, ...marks.cells];
  return drawingOf(words, session, viewer, (view) => {
    const board = view.of(placeQueries).board(marks.board);
    return (
      board && {
        board,
        around,
        arrows: marks.arrows,
        crosses: marks.crosses,
        cells: marks.cells,
        caption: withoutMarks(deed),
      }
    );
  });
};

/** When the game begins, or its boards may have changed, the first board is shown whole. */
export const wholeDrawing = (session: ToldGame, { operation }: Step, { reader }: Post): Drawing | undefined =>
  operation.kind === 'begin' || operation.kind === 'reload' || operation.kind === 'import'
    ? drawingOf(session.words, session, readerViewer(reader), firstBoard)
    : undefined;

const firstBoard = (view: View): Showing | undefined => {
  const board = view
    .of(placeQueries)
    .maps()
    .find(({ boards }) => boards.length > 0)?.boards[0];
  return board && { board };
};

/** Lists of the parts of a board that is shown whole, for those who can't read all of it. */
export const partRows = (session: ToldGame, { reader }: Post): readonly (readonly Control[])[] => {
  const board = firstBoard(session.viewNow(readerViewer(reader)))?.board;
  const boards = session
    .viewNow(channelViewer)
    .of(placeQueries)
    .maps()
    .flatMap((map) => map.boards);
  const number = boards.findIndex(({ id }) => id === board?.id);
  if (!board || number < 0) return [];
  const id = (...part: readonly string[]): string => controlId('board', 'part', session.game, String(number), ...part);
  return partLists(session.words.board.parts, id, board.grid);
};

/** A drawing made when it is wanted, in these words; undefined when there is nothing to be drawn for this viewer. */
export const drawingOf = (
  words: Words,
  session: ToldGame,
  viewer: Viewer,
  showing: (view: View) => Showing | undefined,
): Drawing | undefined => {
  const view = session.viewNow(viewer);
  const now = showing(view);
  if (!now) return undefined;
  let alt: string | undefined;
  return {
    key: `${session.game} ${viewerKey(viewer)}`,
    name: 'board.png',
    board: { game: session.game, id: now.board.id },
    get alt() {
      return alt ?? words.board.boardAlt(view, now);
    },
    get text() {
      return words.board.boardText(view, now);
    },
    picture: () =>
      session.read(viewer, (then) => {
        const shown = showing(then) ?? now;
        alt = words.board.boardAlt(then, shown);
        return boardPicture(then, shown, words.board.legend);
      }),
  };
};

const withoutMarks = (deed: string): string => deed.replace(/\*\*|\\/g, '');
