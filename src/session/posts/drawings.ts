import type { Post } from '../../facts/stored-post.ts';
import { cardQueries, type HandView } from '../../features/cards/view/cards.ts';
import { handPicture, handsThatGainedCards } from '../../features/cards/view/hand.ts';
import { countChangesBeforeClearing, type GameId, type PersonId, partsOf } from '../../table/index.ts';
import { type BoardPictureOptions, boardPicture } from '../../view/board/board.ts';
import type { BoardMarks } from '../../view/board/marks.ts';
import { createBoardPartSelects } from '../../view/board/part-controls.ts';
import type { BoardView } from '../../view/map-view.ts';
import { placeQueries } from '../../view/places.ts';
import { type Control, controlId, type Drawing } from '../../view/text/message.ts';
import { removeMarkdown } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { channelViewer, personViewer, type Viewer, viewerKey } from '../../view/viewer.ts';
import type { Words } from '../../words/index.ts';
import type { Reader, Step, StepMoment } from '../base/step.ts';
import type { Journal } from '../log/journal.ts';
import type { NoticeRules } from '../log/notice-rules.ts';
import type { LogLines } from '../steps/log-index.ts';
import type { StepTags } from '../steps/step-names.ts';

export interface MessageContext {
  readonly game: GameId;
  readonly names: StepTags;
  readonly undoTag: string | undefined;
  readonly stands: (step: number) => boolean;
  readonly notices: Pick<NoticeRules, 'posts' | 'draftEnds' | 'nameOf'>;
  readonly journal: Pick<Journal, 'told'>;
  readonly words: Words;
  lines(reader: Reader): Promise<LogLines>;
  viewNow(viewer: Viewer): View;
  viewBefore(moment: StepMoment, viewer: Viewer): View | undefined;
  read<T>(viewer: Viewer, read: (view: View) => T): Promise<T>;
}

export const withContextWords = (words: Words, session: MessageContext): MessageContext =>
  words === session.words
    ? session
    : {
        game: session.game,
        names: session.names,
        undoTag: session.undoTag,
        stands: session.stands,
        notices: session.notices,
        journal: session.journal,
        words,
        lines: (reader) => session.lines(reader),
        viewNow: (viewer) => session.viewNow(viewer),
        viewBefore: (moment, viewer) => session.viewBefore(moment, viewer),
        read: (viewer, read) => session.read(viewer, read),
      };

export const viewerOfReader = (reader: Reader): Viewer => (reader === 'channel' ? channelViewer : personViewer(reader));

/**
 * Returns a drawing of the board around a change. `deed`: the caption, made when the picture is drawn. `moment`: the
 * state before the rules removed pieces.
 */
export const createMarkedDrawing = (
  session: MessageContext,
  viewer: Viewer,
  marks: BoardMarks,
  deed: () => string,
  words = session.words,
  moment?: StepMoment,
): Drawing | undefined => {
  const boardOf = (view: View): BoardView | undefined => view.of(placeQueries).board(marks.board);
  const board = boardOf(session.viewNow(viewer));
  const on = (one: BoardView): BoardPictureOptions => showingWithMarks(one, marks, deed());
  return board && drawingOn(words, session, viewer, board, (then) => on((then && boardOf(then)) ?? board), moment);
};

/** Returns the state of a step before the rules removed pieces; undefined if they did not. */
export const momentBeforeRemoval = ({ number, change }: Step): StepMoment | undefined => {
  const at = countChangesBeforeClearing(change);
  return at === undefined ? undefined : { step: number, changes: partsOf(change).slice(at) };
};

export const showingWithMarks = (
  board: BoardView,
  { arrows, crosses, cells }: BoardMarks,
  deed: string,
): BoardPictureOptions => ({
  board,
  around: [...arrows.flatMap(({ from, to }) => [to, from]), ...crosses, ...cells],
  arrows,
  crosses,
  cells,
  ...(deed === '' ? {} : { caption: withoutMarks(deed) }),
});

/** Returns a drawing of the whole first board if the game begins, or if its boards may have changed. */
export const createWholeBoardDrawing = (
  session: MessageContext,
  { operation }: Step,
  { reader }: Post,
): Drawing | undefined =>
  operation.kind === 'begin' || operation.kind === 'reload' || operation.kind === 'import'
    ? createBoardDrawing(session.words, session, viewerOfReader(reader), firstBoardPictureOptions)
    : undefined;

export const firstBoardPictureOptions = (view: View): BoardPictureOptions | undefined => {
  const board = view
    .of(placeQueries)
    .maps()
    .find(({ boards }) => boards.length > 0)?.boards[0];
  return board && { board };
};

/** Returns lists of the parts of a large board, for players on whose screens the whole board isn't readable. */
export const boardPartMenus = (session: MessageContext, { reader }: Post): readonly (readonly Control[])[] => {
  const board = firstBoardPictureOptions(session.viewNow(viewerOfReader(reader)))?.board;
  const boards = session.viewNow(channelViewer).of(placeQueries).boards();
  const number = boards.findIndex(({ id }) => id === board?.id);
  if (!board || number < 0) return [];
  const id = (...part: readonly string[]): string => controlId('board', 'part', session.game, String(number), ...part);
  return createBoardPartSelects(session.words.board.parts, id, board.grid);
};

/** Returns a picture that is drawn on demand; undefined if there is nothing to draw for the viewer. */
export const createBoardDrawing = (
  words: Words,
  session: MessageContext,
  viewer: Viewer,
  showing: (view: View) => BoardPictureOptions | undefined,
): Drawing | undefined => {
  const now = showing(session.viewNow(viewer));
  return now && drawingOn(words, session, viewer, now.board, (then) => (then && showing(then)) ?? now);
};

/** Returns a drawing of a board. `showing`: returns its content, in this view or in a later one. */
const drawingOn = (
  words: Words,
  session: MessageContext,
  viewer: Viewer,
  { id }: BoardView,
  showing: (then?: View) => BoardPictureOptions,
  moment?: StepMoment,
): Drawing => {
  const at = (now: View): View => (moment && session.viewBefore(moment, viewer)) ?? now;
  const view = at(session.viewNow(viewer));
  let alt: string | undefined;
  return {
    key: `${session.game} ${viewerKey(viewer)}`,
    name: 'board.png',
    board: { game: session.game, id },
    get alt() {
      return alt ?? words.board.boardAlt(view, showing());
    },
    get text() {
      return words.board.boardText(view, showing());
    },
    picture: () =>
      session.read(viewer, (now) => {
        const then = at(now);
        const shown = showing(then);
        alt = words.board.boardAlt(then, shown);
        return boardPicture(then, shown, words.board.legend);
      }),
  };
};

const withoutMarks = (deed: string): string => deed.replace(/\*\*|\\/g, '');

export const handDrawing = (words: Words, session: MessageContext, person: PersonId, id: HandView['id']): Drawing => {
  const viewer = personViewer(person);
  const now = (view: View): HandView | undefined =>
    view
      .of(cardQueries)
      .hands()
      .find((hand) => hand.id === id && hand.open);
  return {
    key: `${session.game} ${person} hand`,
    name: 'hand.png',
    get alt() {
      const view = session.viewNow(viewer);
      const hand = now(view);
      return hand ? removeMarkdown(words.hand.handText(view, hand)) : '';
    },
    get text() {
      const view = session.viewNow(viewer);
      const hand = now(view);
      return hand ? words.hand.handInWords(view, hand) : '';
    },
    picture: () =>
      session.read(viewer, (view) => {
        const hand = now(view);
        return hand
          ? handPicture(view, hand, words.board.legend)
          : { shape: 'square', legend: words.board.legend, cells: [], pieces: [] };
      }),
  };
};

/** Returns the picture of the reader's hand, if the step brought cards into it (G38). */
export const changedHandDrawing = (
  session: MessageContext,
  { change }: Step,
  { reader }: Post,
): Drawing | undefined => {
  if (reader === 'channel') return undefined;
  const [hand] = handsThatGainedCards(session.viewNow(personViewer(reader)), change);
  return hand && handDrawing(session.words, session, reader, hand.id);
};
