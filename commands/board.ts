import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/command.ts';
import type { CellId } from '../src/engine/core/ids.ts';
import type { Games } from '../src/session/games.ts';
import { completePieces, findOn, findPieces, spotOf } from '../src/view/find.ts';
import type { BoardView, View } from '../src/view/view.ts';
import { channelViewer, personViewer } from '../src/view/viewer.ts';
import { near } from '../src/view/words/near.ts';
import { unknownName } from '../src/view/words/refusals.ts';
import { boardMessage, boardsOf } from './common/boards.ts';
import { choicesIn, LIMIT, matching, plainChoice } from './common/choices.ts';
import { readAs, toAsker, withGame } from './common/table.ts';

const NO_BOARD = 'There is no board that you can see here.';

const data = new SlashCommandBuilder()
  .setName('board')
  .setDescription('Show the board as you may see it')
  .addStringOption((option) => option.setName('map').setDescription('Which map or board').setAutocomplete(true))
  .addStringOption((option) => option.setName('around').setDescription('Only what is around this cell or piece').setAutocomplete(true));

interface Wanted {
  readonly board: BoardView;
  readonly around: CellId | undefined;
}

const readWanted = (view: View, map: string | undefined, around: string | undefined): Wanted | string => {
  const boards = boardsOf(view);
  const named = map === undefined ? boards : boards.filter((board) => [board.name, board.map].some((name) => same(name, map)));
  const [board] = named;
  if (!board) return map === undefined ? NO_BOARD : unknownName('map', map, near(map, boardNames(view)));
  if (around === undefined) return { board, around: undefined };
  const cell = findOn(board, around) ?? findPieces(view, around).find((piece) => piece.where.in === board.id)?.where.cell;
  return cell === undefined ? unknownName('cell or piece', around, []) : { board, around: cell };
};

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const boardNames = (view: View): readonly string[] => [...new Set(boardsOf(view).flatMap(({ name, map }) => [name, map]))];

const execute = (games: Games, input: CommandInput): Promise<Reply> =>
  withGame(games, input, async (game) => {
    const wanted = await readAs(game, input, (view) => readWanted(view, input.options.text('map'), input.options.text('around')));
    if (typeof wanted === 'string') return toAsker(wanted);
    return toAsker(boardMessage(game, personViewer(input.person.id), wanted.board, wanted.around));
  });

/** `whole`: the map on which a move was, `map`: one of the asker's boards, `show`: the same for everyone, as everyone may see it (W2). */
const press = (games: Games, input: PressInput): Promise<Reply> => {
  const [id, index = '0', around = ''] = input.args;
  return withGame(
    games,
    input,
    async (game) => {
      const viewer = personViewer(input.person.id);
      const boards = await game.session.read(viewer, boardsOf);
      const board = boards[input.verb === 'whole' ? 0 : Number(index)];
      if (!board) return toAsker(NO_BOARD);
      if (input.verb !== 'show') return toAsker(boardMessage(game, viewer, board, undefined));
      const open = game.session.glance(channelViewer).board(board.id);
      if (!open) return toAsker(NO_BOARD);
      const cell = around === '' ? undefined : findOn(open, around);
      return { answer: { ...boardMessage(game, channelViewer, open, cell), to: 'channel' } };
    },
    id,
  );
};

const complete = (games: Games, input: CompletionInput): Promise<readonly Choice[]> =>
  choicesIn(games, input, (view, typed) => {
    if (input.focused.name === 'map') return matching(boardNames(view), typed).map(plainChoice);
    return completePieces(view, typed, LIMIT).map((piece) => ({
      name: `${piece.name} at ${spotOf(view, piece)}`,
      value: spotOf(view, piece),
    }));
  });

export const boardCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
