import type { Choice, CompletionInput, InputContext, Reply } from '../../src/port/command.ts';
import { type GameLogLine, readLogLinesAt, readLogLinesBetween } from '../../src/session/channel/log-lines.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { findBeginLine } from '../../src/session/game/stretch.ts';
import type { Games } from '../../src/session/games/games.ts';
import type { CellId } from '../../src/table/index.ts';
import { type BoardPictureOptions, boardPicture } from '../../src/view/board/board.ts';
import { createBoardPartControls } from '../../src/view/board/part-controls.ts';
import { gameQueries } from '../../src/view/game.ts';
import type { BoardView } from '../../src/view/map-view.ts';
import { placeQueries } from '../../src/view/places.ts';
import { type Button, controlId, type Message } from '../../src/view/text/message.ts';
import { bold, removeMarkdownAndMentions } from '../../src/view/text/text.ts';
import type { View } from '../../src/view/view.ts';
import { channelViewer, personViewer, viewerKey } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { encodeBoardRef } from '../common/boards.ts';
import { button } from '../common/buttons.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import type { OptionOf } from '../common/definition.ts';
import { showAsTextButton } from '../common/in-words.ts';
import type { RefusalSentence } from '../common/sentence.ts';
import { readAs, toAsker } from '../common/table.ts';
import { createBookmarkControls, loadOwnBookmarks } from './bookmarks.ts';

const LOOKED_AT = 250;

export interface RequestedBoardArea {
  readonly board: BoardView;
  readonly around: CellId | undefined;
}

/**
 * Replies with the board after a step, as the asker may see it now. Private maps are those of the sides that the asker
 * plays now (T16). The steps are numbered as in the asker's log (T19). `find` returns the board in a view, or a
 * sentence with the reason why there is none.
 */
export const replyWithBoardAtStep = async (
  games: Games,
  game: OpenGame,
  input: InputContext,
  step: string,
  find: (view: View) => RequestedBoardArea | RefusalSentence,
): Promise<Reply> => {
  const { session } = game;
  const own = await stepNamed(game, input, step);
  if (typeof own === 'string') return toAsker(own);
  const marked = await loadOwnBookmarks(games, game, input);
  const begin = await findBeginLine(session, input.person.id);
  return games.history.at(session, own.told.step, async (table) => {
    const view = session.glanceAt(table, personViewer(input.person.id));
    const found = find(view);
    if (typeof found === 'string') return toAsker(found);
    const at = { told: own.told, count: own.count, begin };
    const shown = message(input.words, game, view, found, at, marked.includes(own.told.line));
    const mark = encodeBoardRef(session.viewNow(channelViewer), view, found.board);
    return toAsker({
      ...shown,
      rows: [...(shown.rows ?? []), ...(await createBookmarkControls(game, input, mark, marked))],
    });
  });
};

/**
 * Replies with the public board (W2) after a step of the channel's log, numbered as in that log. It is the newest step
 * that isn't later than the asker's.
 */
export const replyWithPublicBoardAtStep = async (
  { history }: Games,
  game: OpenGame,
  input: InputContext,
  step: string,
  find: (view: View) => RequestedBoardArea | RefusalSentence,
): Promise<Reply> => {
  const { session } = game;
  const own = await stepNamed(game, input, step);
  if (typeof own === 'string') return toAsker(own);
  const { steps } = await session.lines('channel');
  const line = steps.findLastIndex((one) => one <= own.told.step) + 1;
  const shown = await openBoard(history, game, session.words, line, find);
  if (shown === undefined) return toAsker(input.words.commands.board.untold);
  return typeof shown === 'string' ? toAsker(shown) : { answer: { ...shown, to: 'channel' } };
};

export const updateBoardMessageToStep = async (
  { history }: Games,
  game: OpenGame,
  input: InputContext,
  line: number,
  find: (view: View) => RequestedBoardArea | RefusalSentence,
): Promise<Reply> => {
  const shown = await openBoard(history, game, input.words, line, find);
  return shown === undefined || typeof shown === 'string'
    ? toAsker(shown ?? input.words.commands.board.untold)
    : { update: shown };
};

const openBoard = async (
  history: Games['history'],
  game: OpenGame,
  words: Words,
  line: number,
  find: (view: View) => RequestedBoardArea | RefusalSentence,
): Promise<Message | RefusalSentence | undefined> => {
  const { session } = game;
  const { steps } = await session.lines('channel');
  const [told] = line >= 1 && line <= steps.length ? await readLogLinesAt(words, session, 'channel', [line]) : [];
  if (!told) return undefined;
  const at = { told, count: steps.length, begin: await findBeginLine(session, 'channel') };
  return history.at(session, told.step, (table): Message | RefusalSentence => {
    const view = session.glanceAt(table, channelViewer);
    const found = find(view);
    return typeof found === 'string' ? found : message(words, game, view, found, at);
  });
};

const stepNamed = async (
  game: OpenGame,
  input: InputContext,
  step: string,
): Promise<{ readonly told: GameLogLine; readonly count: number } | RefusalSentence> => {
  await readAs(game, input, () => undefined);
  const count = (await game.session.lines(input.person.id)).steps.length;
  const line = /^\s*\d{1,9}\s*$/.test(step) ? Number(step) : 0;
  const [told] =
    line >= 1 && line <= count ? await readLogLinesAt(input.words, game.session, input.person.id, [line]) : [];
  return told ? { told, count } : input.words.commands.board.noStep(step, count);
};

interface StepOf {
  readonly told: GameLogLine;
  readonly count: number;
  readonly begin: number;
}

const message = (
  words: Words,
  { session }: OpenGame,
  view: View,
  { board, around }: RequestedBoardArea,
  { told, count, begin }: StepOf,
  isMarked = false,
): Message => {
  const marks = told.marks?.board === board.id ? told.marks : undefined;
  const showing: BoardPictureOptions = {
    board,
    ...(around === undefined ? {} : { around: [around] }),
    ...(marks ? { arrows: marks.arrows, crosses: marks.crosses, cells: marks.cells } : {}),
    caption: removeMarkdownAndMentions(told.deed, words.drawn.SOMEONE),
  };
  const picture = boardPicture(view, showing, words.board.legend);
  const { game } = session;
  const open = session.viewNow(channelViewer);
  const mark = encodeBoardRef(open, view, board);
  const showId = controlId('board', 'past', game, mark, String(told.line), around ?? '');
  const here = [mark, String(told.line), around ?? ''];
  const show: readonly Button[] = open.of(placeQueries).board(board.id)
    ? [button(showId, words.commands.buttons.showEveryone)]
    : [];
  const isForAll = view.viewer.who === 'channel';
  const ofGame = isForAll ? [bold(view.of(gameQueries).title)] : [];
  const isOver = open.of(gameQueries).phase === 'over';
  return {
    text: [...ofGame, ...textOf(words, board, { told, count, begin })].join('\n'),
    drawing: {
      key: `${game} ${viewerKey(view.viewer)} step`,
      name: 'board.png',
      alt: words.board.boardAlt(view, showing),
      text: words.board.boardText(view, showing),
      picture: () => picture,
    },
    rows: isForAll
      ? [[nowButton(words, game, mark), ...showAsTextButton(words, 'words', 'board', game, 'then', ...here)]]
      : [
          [
            ...turning(words, game, mark, around, { told, count, begin }),
            // The last step of an ended game is its current board.
            ...(isOver ? [] : [nowButton(words, game, mark)]),
          ],
          [
            bookmarkButton(words, game, mark, around, told.line, isMarked),
            ...show,
            ...showAsTextButton(words, 'text', 'board', game, 'step', ...here),
          ],
          ...partsAt(words, game, mark, board, told.line),
        ],
  };
};

const textOf = ({ commands: { board: said } }: Words, { name }: BoardView, { told, count, begin }: StepOf) =>
  told.line === begin ? [said.atStart(name, told.line, count)] : [said.afterStep(name, told.line, count), told.told];

const turning = (
  words: Words,
  game: string,
  mark: string,
  around: CellId | undefined,
  { told: { line }, count, begin }: StepOf,
): readonly Button[] => {
  const { turning: said } = words.commands.replay;
  const turn = (verb: string, label: string, to: number): Button => ({
    ...button(controlId('board', verb, game, mark, String(to), around ?? ''), label),
    disabled: to < Math.max(1, Math.min(begin, line)) || to > count || to === line,
  });
  return [
    turn('first', said.first, Math.max(1, begin)),
    turn('step', said.back, line - 1),
    turn('step', said.forward, line + 1),
    turn('last', said.last, count),
  ];
};

const bookmarkButton = (
  { commands: { replay } }: Words,
  game: string,
  mark: string,
  around: CellId | undefined,
  line: number,
  isMarked: boolean,
): Button =>
  button(
    controlId('board', 'mark', game, mark, String(line), around ?? ''),
    isMarked ? replay.unmark : replay.bookmark,
  );

const partsAt = (words: Words, game: string, mark: string, { grid }: BoardView, line: number) =>
  createBoardPartControls(
    words.board.parts,
    (...to) => controlId('board', 'former', game, mark, String(line), ...to),
    grid,
  );

const nowButton = ({ commands }: Words, game: string, mark: string): Button =>
  button(controlId('board', 'map', game, mark), commands.buttons.now);

/** Returns the steps in the asker's log, the newest first: by number, or by the text of recent ones. */
export const suggestLogSteps = async (
  games: Games,
  { channel, person: { id }, words, focused }: CompletionInput<OptionOf<'board'>>,
): Promise<readonly Choice[]> => {
  const game = await games.at(channel);
  if (!game) return [];
  const { session } = game;
  const count = (await session.lines(id)).steps.length;
  const typed = focused.typed.trim().toLowerCase();
  const numbers = /^\d+$/.test(typed) ? numbersLike(typed, count).slice(0, MOST_CHOICES) : [];
  const found = [...(await readLogLinesAt(words, session, id, numbers))];
  for await (const told of count === 0
    ? []
    : readLogLinesBetween(words, session, id, count, Math.max(1, count - LOOKED_AT + 1))) {
    if (found.length === MOST_CHOICES) break;
    if (
      !numbers.includes(told.line) &&
      removeMarkdownAndMentions(told.deed, words.drawn.SOMEONE).toLowerCase().includes(typed)
    )
      found.push(told);
  }
  return found.sort((a, b) => b.line - a.line).map((told) => choiceOf(words, told));
};

const choiceOf = ({ drawn }: Words, { line, deed }: GameLogLine): Choice => ({
  name: `${line}. ${removeMarkdownAndMentions(deed, drawn.SOMEONE)}`,
  value: String(line),
});

const numbersLike = (digits: string, most: number): readonly number[] => {
  const numbers: number[] = [];
  for (let [least, run] = [Number(digits), 1]; least > 0 && least <= most; [least, run] = [least * 10, run * 10])
    for (let number = least; number < least + run && number <= most; number += 1) numbers.push(number);
  return numbers.reverse();
};
