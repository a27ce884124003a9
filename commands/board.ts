import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { type BoardPart, decodeBoardPartBlock, partsOf } from '../src/view/board/parts.ts';
import { matchTypedPieces, matchTypedPlaces } from '../src/view/find/complete.ts';
import {
  findCellByText,
  findPieces,
  findPlaceByText,
  listVisibleBoards,
  pieceNames,
  placeNameOfPiece,
} from '../src/view/find/find.ts';
import type { BoardView } from '../src/view/map-view.ts';
import { placeQueries } from '../src/view/places.ts';
import { isCalled } from '../src/view/text/typed.ts';
import type { View } from '../src/view/view.ts';
import { channelViewer, personViewer } from '../src/view/viewer.ts';
import type { Words } from '../src/words/index.ts';
import { toggleBookmark } from './board/bookmarks.ts';
import {
  type RequestedBoardArea,
  replyWithBoardAtStep,
  replyWithPublicBoardAtStep,
  suggestLogSteps,
  updateBoardMessageToStep,
} from './board/step.ts';
import { boardMessage, findBoardByRef } from './common/boards.ts';
import { createChoiceFromText, filterMatchingNames, MOST_CHOICES, suggestFromGame } from './common/choices.ts';
import { COMPLETED, defineCommand, type OptionOf } from './common/definition.ts';
import { handleShowAsTextButton } from './common/in-words.ts';
import type { RefusalSentence } from './common/sentence.ts';
import { readAs, runWithChannelGame, staleControlReply, toAsker } from './common/table.ts';
import { unknown } from './common/unknown.ts';

/** The verbs that only show something. Their result can also be shown in words. */
const SHOWN = ['here', 'step', 'then'] as const;
const SPOTS = 100;

const data = defineCommand('board', {
  map: COMPLETED,
  around: COMPLETED,
  step: COMPLETED,
});

const readWanted = (
  words: Words,
  view: View,
  map: string | undefined,
  around: string | undefined,
): RequestedBoardArea | RefusalSentence => {
  const boards = listVisibleBoards(view).filter(
    (board) => map === undefined || [board.name, board.map].some((name) => isCalled(name, map)),
  );
  const [first] = boards;
  if (!first)
    return map === undefined ? words.commands.board.noBoard : unknown(words, 'map', map, boardNames(view), 'maps');
  return around === undefined
    ? { board: first, around: undefined }
    : (whereOn(view, boards, around) ?? unknown(words, 'spot', around, pieceNames(view), 'spots'));
};

const whereOn = (view: View, boards: readonly BoardView[], text: string): RequestedBoardArea | undefined => {
  const spot = findPlaceByText(view, text, boards[0]?.id);
  const isOne = (container: string): boolean => boards.some(({ id }) => id === container);
  for (const { in: container, cell } of [
    ...(spot ? [spot] : []),
    ...findPieces(view, text, 1, { in: isOne }).map(({ where }) => where),
  ]) {
    const board = boards.find(({ id }) => id === container);
    if (board && cell !== undefined) return { board, around: cell };
  }
  for (const board of boards) {
    const around = findCellByText(board, text);
    if (around !== undefined) return { board, around };
  }
  return undefined;
};

const boardNames = (view: View): readonly string[] => [
  ...new Set(listVisibleBoards(view).flatMap(({ name, map }) => [name, map])),
];

const execute = (games: Games, input: CommandInput<OptionOf<'board'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    const find = (view: View): RequestedBoardArea | RefusalSentence =>
      readWanted(input.words, view, input.options.text('map'), input.options.text('around'));
    const step = input.options.text('step');
    if (step !== undefined) return replyWithBoardAtStep(games, game, input, step, find);
    const wanted = await readAs(game, input, find);
    if (typeof wanted === 'string') return toAsker(wanted);
    return toAsker(boardMessage(input.words, game, personViewer(input.person.id), wanted.board, wanted));
  });

/**
 * Handles a press. Current boards: `whole` (as in a step's post), `map` (one of the asker's), `show` (publicly, W2),
 * `here` (as it is now). Earlier boards: `step`, `first`, `last`, `past` (publicly), `then` (a step of the channel's
 * log). Bookmarks: `mark` adds or removes a bookmark, `marked` goes to it. Parts: `look` replaces a private message,
 * `part` sends a new message, `former` shows an earlier board.
 */
const press = async (games: Games, input: PressInput): Promise<Reply> => {
  const inWords = await handleShowAsTextButton(input, 'board', SHOWN, (of) => press(games, of));
  if (inWords) return inWords;
  const [id = '', second = '', ...rest] = input.args;
  return runWithChannelGame(
    games,
    input,
    async (game) => {
      if (STEPPING.has(input.verb)) return earlier(games, game, input, second, rest);
      if (input.verb === 'last') {
        const { length } = (await game.session.lines(input.person.id)).steps;
        return earlier(games, game, input, second, [String(length), ...rest.slice(1)]);
      }
      if (input.verb === 'marked') return earlier(games, game, input, second, [...input.values.slice(0, 1)]);
      if (input.verb === 'mark') {
        if (/^[1-9]\d{0,6}$/.test(rest[0] ?? '')) await toggleBookmark(games, game, input, Number(rest[0]));
        return earlier(games, game, input, second, rest);
      }
      if (input.verb === 'past') return pastForAll(games, game, input, second, rest);
      if (input.verb === 'then')
        return updateBoardMessageToStep(
          games,
          game,
          input,
          Number(rest[0]),
          marked(input.words, game, second, rest.slice(1)),
        );
      const viewer = personViewer(input.person.id);
      const open = game.session.viewNow(channelViewer);
      const mark = input.verb === 'whole' ? (rest[0] ?? '') : second;
      const board = await game.session.read(viewer, (view) => findBoardByRef(open, view, mark));
      if (!board) return staleControlReply(game, input);
      if (input.verb === 'former') {
        const part = partNamed(board, input.values[0] ?? rest[1]);
        if (!part) return staleControlReply(game, input);
        return earlier(games, game, input, second, [rest[0] ?? '', part.middle]);
      }
      if (input.verb === 'look' || input.verb === 'part') {
        const name = input.values[0] ?? rest[0] ?? '';
        const part = partNamed(board, name);
        const block = decodeBoardPartBlock(board.grid, part ? (rest[2] ?? '') : name);
        if (!part && !block) return staleControlReply(game, input);
        const shown = boardMessage(input.words, game, viewer, board, { around: part?.middle, block });
        return input.verb === 'look' ? { update: shown } : toAsker(shown);
      }
      if (input.verb === 'here') {
        const [block = '', ...spot] = rest;
        const around = findCellByText(board, spot.join(':'));
        return {
          update: boardMessage(input.words, game, viewer, board, {
            around,
            block: decodeBoardPartBlock(board.grid, block),
          }),
        };
      }
      if (input.verb !== 'show') return toAsker(boardMessage(input.words, game, viewer, board));
      const shown = open.of(placeQueries).board(board.id);
      if (!shown) return toAsker(input.words.commands.board.noBoard);
      const spot = rest.join(':');
      const around = findCellByText(shown, spot);
      if (spot !== '' && around === undefined) return staleControlReply(game, input);
      return { answer: { ...boardMessage(game.session.words, game, channelViewer, shown, { around }), to: 'channel' } };
    },
    id,
  );
};

const STEPPING: ReadonlySet<string> = new Set(['step', 'first']);

const partNamed = ({ grid }: BoardView, number = ''): BoardPart | undefined =>
  /^\d{1,6}$/.test(number) ? partsOf(grid).flat()[Number(number)] : undefined;

const marked =
  ({ commands }: Words, game: OpenGame, mark: string, spot: readonly string[]) =>
  (view: View): RequestedBoardArea | RefusalSentence => {
    const board = findBoardByRef(game.session.viewNow(channelViewer), view, mark);
    return board ? { board, around: findCellByText(board, spot.join(':')) } : commands.board.noBoard;
  };

const pastForAll = (
  games: Games,
  game: OpenGame,
  input: PressInput,
  mark: string,
  [step = '', ...spot]: readonly string[],
): Promise<Reply> => replyWithPublicBoardAtStep(games, game, input, step, marked(input.words, game, mark, spot));

const earlier = async (
  games: Games,
  game: OpenGame,
  input: PressInput,
  mark: string,
  [step = '', ...spot]: readonly string[],
): Promise<Reply> => {
  const reply = await replyWithBoardAtStep(games, game, input, step, marked(input.words, game, mark, spot));
  return reply.answer?.drawing ? { update: reply.answer } : reply;
};

const complete = (games: Games, input: CompletionInput<OptionOf<'board'>>): Promise<readonly Choice[]> => {
  if (input.focused.name === 'step') return suggestLogSteps(games, input);
  return suggestFromGame(games, input, (view, typed, _, words) => {
    if (input.focused.name === 'map') return filterMatchingNames(boardNames(view), typed).map(createChoiceFromText);
    const spots = new Map<string, string>();
    for (const { piece } of matchTypedPieces(view, typed, SPOTS, { onCells: true })) {
      const spot = placeNameOfPiece(view, piece);
      if (!spots.has(spot)) spots.set(spot, piece.name);
    }
    const named = [...spots].map(
      ([spot, name]): Choice => ({ name: words.commands.piece.pieceAt(name, spot, []), value: spot }),
    );
    const cells = typed.trim() === '' ? [] : matchTypedPlaces(view, typed, MOST_CHOICES).map(({ label }) => label);
    return [...named, ...cells.filter((cell) => !spots.has(cell)).map(createChoiceFromText)].slice(0, MOST_CHOICES);
  });
};

export const boardCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
