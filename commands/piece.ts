import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/command.ts';
import type { Games, OpenGame } from '../src/session/games.ts';
import { findPieces } from '../src/view/find.ts';
import type { View } from '../src/view/view.ts';
import { pieceDetails, piecesText } from '../src/view/words/lists.ts';
import { near } from '../src/view/words/near.ts';
import { unknownName } from '../src/view/words/refusals.ts';
import { choicesIn, matching, plainChoice } from './common/choices.ts';
import { onePiece, pieceChoices } from './common/pieces.ts';
import { act, readAs, toAsker, withGame } from './common/table.ts';

const data = new SlashCommandBuilder()
  .setName('piece')
  .setDescription('Look at pieces, or take one off the table')
  .addSubcommand((sub) =>
    sub
      .setName('list')
      .setDescription('List the pieces that you can see')
      .addStringOption((option) => option.setName('side').setDescription('Only the pieces of this side').setAutocomplete(true))
      .addStringOption((option) =>
        option.setName('name').setDescription('Only pieces of this name, or on this cell').setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('show')
      .setDescription('Show one piece with its properties')
      .addStringOption((option) =>
        option.setName('piece').setDescription('The piece: its cell, its name or its id').setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('delete')
      .setDescription('Take a piece off the table: an enemy’s on your turn where the game allows it, else as the host')
      .addStringOption((option) =>
        option.setName('piece').setDescription('The piece: its cell, its name or its id').setRequired(true).setAutocomplete(true),
      ),
  );

const listText = (view: View, side: string | undefined, name: string | undefined): string => {
  const owner = side === undefined ? undefined : view.sides().find((one) => one.name.toLowerCase() === side.trim().toLowerCase());
  if (side !== undefined && !owner)
    return unknownName(
      'side',
      side,
      near(
        side,
        view.sides().map((one) => one.name),
      ),
    );
  const pieces = name === undefined ? [...view.pieces()] : findPieces(view, name);
  return piecesText(view, owner ? pieces.filter((piece) => piece.side?.id === owner.id) : pieces);
};

const deletePiece = async (game: OpenGame, input: CommandInput, text: string): Promise<Reply> => {
  const piece = await readAs(game, input, (view) => {
    const found = onePiece(view, text);
    return typeof found === 'string' ? { why: found } : { id: view.id(found) };
  });
  return 'why' in piece ? toAsker(piece.why) : act(game, input, { kind: 'delete', actor: input.person.id, piece: piece.id });
};

const execute = (games: Games, input: CommandInput): Promise<Reply> =>
  withGame(games, input, async (game) => {
    const { options } = input;
    const text = options.text('piece') ?? '';
    switch (input.subcommand) {
      case 'delete':
        return deletePiece(game, input, text);
      case 'show':
        return toAsker(
          await readAs(game, input, (view) => {
            const piece = onePiece(view, text);
            return typeof piece === 'string' ? piece : pieceDetails(view, piece);
          }),
        );
      default:
        return toAsker(await readAs(game, input, (view) => listText(view, options.text('side'), options.text('name'))));
    }
  });

const press = (games: Games, input: PressInput): Promise<Reply> =>
  withGame(games, input, async (game) => toAsker(await readAs(game, input, (view) => listText(view, undefined, undefined))), input.args[0]);

const complete = (games: Games, input: CompletionInput): Promise<readonly Choice[]> =>
  choicesIn(games, input, (view, typed) => {
    if (input.focused.name === 'side')
      return matching(
        view.sides().map(({ name }) => name),
        typed,
      ).map(plainChoice);
    if (input.focused.name === 'name') return matching([...new Set([...view.pieces()].map(({ name }) => name))], typed).map(plainChoice);
    return pieceChoices(view, typed);
  });

export const pieceCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
