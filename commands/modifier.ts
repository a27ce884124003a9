import { SlashCommandBuilder } from '@discordjs/builders';
import type { Command, CommandInput, PressInput, Reply } from '../src/command.ts';
import type { Games, OpenGame } from '../src/session/game/games.ts';
import { controlId, type Message } from '../src/view/message.ts';
import type { View } from '../src/view/view.ts';
import { channelViewer } from '../src/view/viewer.ts';
import { modifiersText } from '../src/words/en/modifiers.ts';
import { choicesIn } from './common/choices.ts';
import { revealsOption } from './common/reveals.ts';
import { act, readAs, staleControlReply, toAsker, WORDS, withGame } from './common/table.ts';
import { readAdd } from './modifier/add.ts';
import { choicesFor } from './modifier/choices.ts';
import { explained } from './modifier/explain.ts';
import { oneModifier } from './modifier/named.ts';
import { readOrder } from './modifier/order.ts';

const NAME = 'The modifier, by its name';
const LONGEST_CONDITION = 1000;

const data = new SlashCommandBuilder()
  .setName('modifier')
  .setDescription('What bends the rules and the values of the game')
  .addSubcommand((sub) => sub.setName('list').setDescription('List what is in play, in the order in which it applies'))
  .addSubcommand((sub) =>
    sub
      .setName('explain')
      .setDescription('Show how a value comes about, step by step')
      .addStringOption((option) =>
        option
          .setName('subject')
          .setDescription('A piece, cell, zone, map, side or counter, `game`, or a step such as J9 to K9')
          .setRequired(true)
          .setAutocomplete(true),
      )
      .addStringOption((option) =>
        option
          .setName('property')
          .setDescription('Which value')
          .setRequired(true)
          .setMaxLength(60)
          .setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('add')
      .setDescription('Put a modifier into play: for the game master, or the host of a game that hides nothing')
      .addStringOption((option) =>
        option.setName('name').setDescription('How it is called').setRequired(true).setMaxLength(60),
      )
      .addStringOption((option) =>
        option
          .setName('change')
          .setDescription('What it does, such as MovePoints + 1')
          .setRequired(true)
          .setMaxLength(LONGEST_CONDITION),
      )
      .addStringOption((option) =>
        option
          .setName('match')
          .setDescription('What its targets must be, such as Class = pikeman')
          .setMaxLength(LONGEST_CONDITION),
      )
      .addStringOption((option) =>
        option.setName('on').setDescription('The piece that it hangs on').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('scope').setDescription('How far it reaches from that piece').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('of').setDescription('The kind of its targets (piece)').setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('when').setDescription('What must be true meanwhile').setMaxLength(LONGEST_CONDITION),
      )
      .addIntegerOption((option) =>
        option
          .setName('precedence')
          .setDescription('Lower is earlier (0)')
          .setMinValue(-1_000_000)
          .setMaxValue(1_000_000),
      )
      .addStringOption((option) =>
        option.setName('lasts').setDescription('For how long, such as 3 turns').setAutocomplete(true),
      )
      .addStringOption(revealsOption),
  )
  .addSubcommand((sub) =>
    sub
      .setName('remove')
      .setDescription('Take a modifier out of play')
      .addStringOption((option) => option.setName('name').setDescription(NAME).setRequired(true).setAutocomplete(true)),
  )
  .addSubcommand((sub) =>
    sub
      .setName('order')
      .setDescription('Say which of two modifiers of the same precedence applies first')
      .addStringOption((option) =>
        option.setName('first').setDescription('The one that applies first').setRequired(true).setAutocomplete(true),
      )
      .addStringOption((option) =>
        option.setName('then').setDescription('The one that applies after it').setRequired(true).setAutocomplete(true),
      ),
  );

const listMessage = (game: OpenGame, view: View, canShow: boolean): Message => ({
  text: modifiersText(view),
  ...(canShow
    ? {
        rows: [
          [
            {
              kind: 'button',
              id: controlId('modifier', 'show', game.session.game),
              label: 'Show everyone',
              style: 'secondary',
            },
          ],
        ],
      }
    : {}),
});

const execute = (games: Games, input: CommandInput): Promise<Reply> =>
  withGame(games, input, async (game) => {
    switch (input.subcommand) {
      case 'list':
        return toAsker(await readAs(game, input, (view) => listMessage(game, view, true)));
      case 'explain':
        return toAsker(await readAs(game, input, (view) => explained(view, input)));
      default: {
        const operation = await readAs(game, input, (view) => readOf(view, input));
        return typeof operation === 'string' ? toAsker(operation) : act(game, input, operation);
      }
    }
  });

const readOf = (view: View, input: CommandInput): ReturnType<typeof readAdd> => {
  if (input.subcommand === 'add') return readAdd(view, input);
  if (input.subcommand === 'order') return readOrder(view, input);
  const found = oneModifier(view, input.options.text('name') ?? '');
  return typeof found === 'string' ? found : { kind: 'unmodify', actor: input.person.id, modifier: found.id };
};

/** Everyone is shown what everyone may know (W2). */
const press = (games: Games, input: PressInput): Promise<Reply> =>
  withGame(
    games,
    input,
    async (game) => {
      if (input.verb !== 'show') return staleControlReply(game, input, WORDS.passed);
      const message = await game.session.read(channelViewer, (view) => listMessage(game, view, false));
      return { answer: { ...message, to: 'channel' } };
    },
    input.args[0],
  );

export const modifierCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => choicesIn(games, input, (view, _typed, options) => choicesFor(input, view, options)),
  press: (input) => press(games, input),
});
