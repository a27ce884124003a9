import type { BoardPicture } from '../../src/draw/index.ts';
import type { InputContext, Reply } from '../../src/port/command.ts';
import { type GameLogLine, readLogLinesAt } from '../../src/session/channel/log-lines.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { findBeginLine, findLinesSinceTurn, findTurnLines, type TurnLines } from '../../src/session/game/stretch.ts';
import type { Games } from '../../src/session/games/games.ts';
import { joinBoardMarks } from '../../src/session/posts/turn-post.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { placeQueries } from '../../src/view/places.ts';
import { controlId, type Drawing } from '../../src/view/text/message.ts';
import { removeMarkdownAndMentions } from '../../src/view/text/text.ts';
import { personViewer, viewerKey } from '../../src/view/viewer.ts';
import { encodeBoardRef } from '../common/boards.ts';
import { button } from '../common/buttons.ts';
import { readAs, toAsker } from '../common/table.ts';

/** An animated picture of a game, private to the asker (U14). */

export const MOST_REPLAY_FRAMES = 300;

export type ReplayRange = 'turn' | 'game' | number;

/**
 * Replies with the asker's log as pictures, each as the asker may see that moment now (T16). An animation of the whole
 * game has one picture for each turn; shorter ones have one for each step. If there are too many, evenly spaced
 * pictures are left out.
 */
export const replayGame = async (
  { history }: Pick<Games, 'history'>,
  game: OpenGame,
  input: InputContext,
  what: ReplayRange,
): Promise<Reply> => {
  const { session } = game;
  const { words, person } = input;
  const said = words.commands.replay;
  const viewer = personViewer(person.id);
  const boards = await readAs(game, input, listVisibleBoards);
  const shown = await linesOf(game, person.id, what);
  const numbers = sampleEvenly(shown.lines, MOST_REPLAY_FRAMES);
  const lines = await readLogLinesAt(words, session, person.id, numbers);
  const [first] = boards;
  if (!first || lines.length < 2) return toAsker(said.nothing);
  const busiest = joinBoardMarks(lines.flatMap(({ marks }) => marks ?? []))?.board;
  const board = boards.find(({ id }) => id === busiest) ?? first;
  const frame = (line: GameLogLine) => (): Promise<BoardPicture> =>
    history.at(session, line.step, (table) => {
      const view = session.glanceAt(table, viewer);
      const shown = view.of(placeQueries).board(board.id) ?? board;
      const marks = line.marks?.board === board.id ? line.marks : undefined;
      const caption = removeMarkdownAndMentions(line.deed, words.drawn.SOMEONE);
      return boardPicture(view, { ...marks, board: shown, caption }, words.board.legend);
    });
  // The step-by-step view starts with the first move, not with the board before it.
  const stepFrom = numbers[what === 'game' && numbers.length > 1 ? 1 : 0] ?? 1;
  const frames = lines.map(frame);
  const last = frames.at(-1) as () => Promise<BoardPicture>;
  const drawing: Drawing = {
    key: `${session.game} ${viewerKey(viewer)} replay`,
    name: 'replay.gif',
    alt: said.alt(lines.length, removeMarkdownAndMentions(lines.at(-1)?.deed ?? '', words.drawn.SOMEONE)),
    picture: last,
    frames,
  };
  const { game: id } = session;
  const mark = encodeBoardRef(session.viewNow(viewer), session.viewNow(viewer), board);
  const title = await readAs(game, input, (view) => view.of(gameQueries).title);
  return toAsker({
    text: said.title(title, what, shown.count),
    drawing,
    rows: [
      [
        button(controlId('game', 'replay', id, 'turn'), said.turn),
        button(controlId('game', 'replay', id, 'game'), said.game),
        button(controlId('board', 'step', id, mark, String(stepFrom), ''), said.steps),
      ],
    ],
  });
};

const linesOf = async (
  { session }: OpenGame,
  reader: InputContext['person']['id'],
  what: ReplayRange,
): Promise<TurnLines> => {
  const { length } = (await session.lines(reader)).steps;
  const from = (given: number): readonly number[] => {
    const first = Math.max(1, given);
    return Array.from({ length: Math.max(0, length - first + 1) }, (_, i) => first + i);
  };
  if (typeof what === 'number') return { lines: from(length - what + 1), count: undefined };
  const begin = await findBeginLine(session, reader);
  if (what === 'turn') {
    const { first } = await findLinesSinceTurn(session, reader, []);
    return { lines: from(Math.max(begin, first - 1)), count: undefined };
  }
  const { lines, count } = await findTurnLines(session, reader);
  return lines.length === 0 ? { lines: from(begin), count } : { lines: [...new Set([...lines, length])], count };
};

export const parseReplayRange = (text: string | undefined): ReplayRange => (text === 'game' ? 'game' : 'turn');

export const sampleEvenly = <T>(items: readonly T[], most: number): readonly T[] =>
  items.length <= most
    ? items
    : Array.from({ length: most }, (_, i) => items[Math.round((i * (items.length - 1)) / (most - 1))] as T);
