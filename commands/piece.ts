import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/command.ts';
import type { Games, OpenGame } from '../src/session/game/games.ts';
import { pieceDetails } from '../src/words/en/lists.ts';
import { choicesIn } from './common/choices.ts';
import { onePiece } from './common/pieces.ts';
import { act, readAs, toAsker, withGame } from './common/table.ts';
import { changePiece } from './piece/change.ts';
import { choicesFor } from './piece/choices.ts';
import { listPage } from './piece/list.ts';

const PIECE = 'The piece: its cell, its name or its id';

const data = new SlashCommandBuilder()
  .setName('piece')
  .setDescription('Look at pieces and change them')
  .addSubcommand((sub) =>
    sub
      .setName('list')
      .setDescription('List the pieces that you can see')
      .addStringOption((option) =>
        option.setName('side').setDescription('Only the pieces of this side').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('name').setDescription('Only pieces of this name, or on this cell').setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('show')
      .setDescription('Show one piece with its properties')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('delete')
      .setDescription('Take a piece off the table: an enemy’s on your turn where the game allows it, else as the host')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('add')
      .setDescription('Put a new piece on the table')
      .addStringOption((option) =>
        option.setName('prototype').setDescription('The kind of piece').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('to').setDescription('Where to: a cell, or a map').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) => option.setName('side').setDescription('The side that owns it').setAutocomplete(true))
      .addStringOption((option) => option.setName('name').setDescription('Its name').setMaxLength(60)),
  )
  .addSubcommand((sub) =>
    sub
      .setName('set')
      .setDescription('Set a property of a piece')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('property')
          .setDescription('Which property')
          .setRequired(true)
          .setMaxLength(60)
          .setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('value').setDescription('Its value; without one the kind’s own shows again').setMaxLength(200),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('clone')
      .setDescription('Put copies of a piece on top of it')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option.setName('count').setDescription('How many (1)').setMinValue(1).setMaxValue(100),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('replace')
      .setDescription('Put another kind of piece in the place of one')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('prototype').setDescription('The kind of piece').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) => option.setName('name').setDescription('Its name').setMaxLength(60)),
  )
  .addSubcommand((sub) =>
    sub
      .setName('flip')
      .setDescription('Turn a piece over, to its next layer or to one by name')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('layer').setDescription('Which layer, by name or number').setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('rotate')
      .setDescription('Turn a piece to face a direction')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addIntegerOption((option) =>
        option
          .setName('facing')
          .setDescription('Steps clockwise from straight up')
          .setRequired(true)
          .setMinValue(0)
          .setMaxValue(359),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('order')
      .setDescription('Move a piece within its stack')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('to')
          .setDescription('Where to in the stack')
          .setRequired(true)
          .addChoices(...['top', 'up', 'down', 'bottom'].map((to) => ({ name: to, value: to }))),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('send')
      .setDescription('Put a piece somewhere, whatever the rules of moving say')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('to').setDescription('Where to: a cell, or a map').setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('give')
      .setDescription('Hand a piece over to another side, where it stands and as it is')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('side').setDescription('To which side').setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('reveal')
      .setDescription('Show what is hidden of a piece: to everyone, or what it is to one person')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addUserOption((option) => option.setName('person').setDescription('Only to this person')),
  )
  .addSubcommand((sub) =>
    sub
      .setName('hide')
      .setDescription('Turn a piece face down, or make it invisible to others')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('what')
          .setDescription('What is hidden (identity)')
          .addChoices({ name: 'what it is', value: 'identity' }, { name: 'that it is there', value: 'existence' }),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('peek')
      .setDescription('Look at a piece that lies face down, alone')
      .addStringOption((option) =>
        option.setName('piece').setDescription(PIECE).setRequired(true).setAutocomplete(true),
      ),
  );

const deletePiece = async (game: OpenGame, input: CommandInput, text: string): Promise<Reply> => {
  const piece = await readAs(game, input, (view) => {
    const found = onePiece(view, text);
    return typeof found === 'string' ? { why: found } : { id: view.id(found) };
  });
  return 'why' in piece
    ? toAsker(piece.why)
    : act(game, input, { kind: 'delete', actor: input.person.id, piece: piece.id });
};

const execute = (games: Games, input: CommandInput): Promise<Reply> =>
  withGame(games, input, async (game) => {
    const { options } = input;
    const text = options.text('piece') ?? '';
    switch (input.subcommand) {
      case 'list':
        return listPage(game, input, { side: options.text('side'), name: options.text('name'), from: 0 });
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
        return changePiece(game, input);
    }
  });

/** `all`: the whole list from its beginning; `page`: a part of one, on the same message. */
const press = (games: Games, input: PressInput): Promise<Reply> => {
  const [id, from, side, ...name] = input.args;
  return withGame(
    games,
    input,
    async (game) => {
      if (input.verb !== 'page') return listPage(game, input, { from: 0 });
      const { answer } = await listPage(game, input, {
        from: Math.max(0, Number(from) || 0),
        ...(side ? { side } : {}),
        ...(name.length > 0 ? { name: name.join(':') } : {}),
      });
      return answer ? { update: answer } : {};
    },
    id,
  );
};

const complete = (games: Games, input: CompletionInput): Promise<readonly Choice[]> =>
  choicesIn(games, input, (view, _typed, options) => choicesFor(input, view, options));

export const pieceCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
