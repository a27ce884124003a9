import type { Command, CommandInput, PressInput, Reply } from '../src/port/command.ts';
import type { OpenGame } from '../src/session/channel/open-game.ts';
import type { Games } from '../src/session/games/games.ts';
import { controlId, type Message } from '../src/view/text/message.ts';
import type { View } from '../src/view/view.ts';
import { channelViewer } from '../src/view/viewer.ts';
import type { Words } from '../src/words/index.ts';
import { button } from './common/buttons.ts';
import { suggestFromGame } from './common/choices.ts';
import { between, COMPLETED, defineCommand, FLAG, type OptionOf, required, TEXT, upTo } from './common/definition.ts';
import { REVEALED_NAMES_OPTION } from './common/reveals.ts';
import { act, readAs, runWithChannelGame, staleControlReply, toAsker } from './common/table.ts';
import { parseModifierAddition } from './modifier/add.ts';
import { suggestModifierOptions } from './modifier/choices.ts';
import { explainProperty } from './modifier/explain.ts';
import { findSingleModifier } from './modifier/named.ts';
import { parseModifierOrder } from './modifier/order.ts';

const LONGEST_TYPED_CONDITION = 1000;

const data = defineCommand('modifier', {
  list: { author: FLAG },
  explain: { subject: required(COMPLETED), property: required(upTo(60, COMPLETED)), author: FLAG },
  add: {
    name: required(upTo(60, TEXT)),
    change: required(upTo(LONGEST_TYPED_CONDITION, TEXT)),
    match: upTo(LONGEST_TYPED_CONDITION, TEXT),
    on: COMPLETED,
    scope: COMPLETED,
    of: COMPLETED,
    when: upTo(LONGEST_TYPED_CONDITION, TEXT),
    precedence: between(-1_000_000, 1_000_000),
    lasts: COMPLETED,
    reveals: REVEALED_NAMES_OPTION,
  },
  remove: { name: required(COMPLETED) },
  // biome-ignore lint/suspicious/noThenProperty: the name of an option; its value is no function
  order: { first: required(COMPLETED), then: required(COMPLETED) },
});

const listMessage = (
  { modifiers, commands }: Words,
  game: OpenGame,
  view: View,
  canShow: boolean,
  isAuthor = false,
): Message => {
  const show = button(controlId('modifier', 'show', game.session.game), commands.buttons.showEveryone);
  return { text: modifiers.modifiersText(view, isAuthor), ...(canShow ? { rows: [[show]] } : {}) };
};

const execute = (games: Games, input: CommandInput<OptionOf<'modifier'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    switch (input.subcommand) {
      case 'list':
        return toAsker(
          await readAs(game, input, (view) =>
            listMessage(input.words, game, view, true, input.options.flag('author') ?? false),
          ),
        );
      case 'explain':
        return toAsker(await readAs(game, input, (view) => explainProperty(view, input)));
      default: {
        const operation = await readAs(game, input, (view) => readOf(view, input));
        return typeof operation === 'string' ? toAsker(operation) : act(game, input, operation);
      }
    }
  });

const readOf = (view: View, input: CommandInput<OptionOf<'modifier'>>): ReturnType<typeof parseModifierAddition> => {
  if (input.subcommand === 'add') return parseModifierAddition(view, input);
  if (input.subcommand === 'order') return parseModifierOrder(view, input);
  const found = findSingleModifier(input.words, view, input.options.text('name') ?? '');
  return typeof found === 'string' ? found : { kind: 'unmodify', actor: input.person.id, modifier: found.id };
};

/** Shows the list of public modifiers in the channel (W2). */
const press = (games: Games, input: PressInput): Promise<Reply> =>
  runWithChannelGame(
    games,
    input,
    async (game) => {
      if (input.verb !== 'show') return staleControlReply(game, input);
      const message = await game.session.read(channelViewer, (view) =>
        listMessage(game.session.words, game, view, false),
      );
      return { answer: { ...message, to: 'channel' } };
    },
    input.args[0],
  );

export const modifierCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) =>
    suggestFromGame(games, input, (view, _typed, options) => suggestModifierOptions(input, view, options)),
  press: (input) => press(games, input),
});
