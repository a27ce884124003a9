import { SlashCommandBuilder } from '@discordjs/builders';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/command.ts';
import type { Operation } from '../src/engine/core/operation.ts';
import type { Games } from '../src/session/game/games.ts';
import { findSpot } from '../src/view/find.ts';
import type { View } from '../src/view/view.ts';
import { cardChoices, cardsNamed, deckChoices, deckNamed, ownHand } from './common/cards.ts';
import { choicesIn, matching, plainChoice } from './common/choices.ts';
import { sideNamed } from './common/sides.ts';
import { spotChoices } from './common/spots.ts';
import { act, readAs, toAsker, withGame } from './common/table.ts';
import { unknown } from './common/unknown.ts';
import { handMessage, pressHand } from './hand/show.ts';

const CARD = 'Which cards: their numbers or names, with commas between';

const data = new SlashCommandBuilder()
  .setName('hand')
  .setDescription('Look at your hand and play from it')
  .addSubcommand((sub) =>
    sub
      .setName('show')
      .setDescription('Show your hand, to you alone')
      .addStringOption((option) =>
        option.setName('side').setDescription('Of which of your sides').setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('play')
      .setDescription('Play cards from your hand')
      .addStringOption((option) => option.setName('piece').setDescription(CARD).setRequired(true).setAutocomplete(true))
      .addStringOption((option) =>
        option.setName('to').setDescription('Where to: a cell, or a map').setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('give')
      .setDescription('Give cards into another hand')
      .addStringOption((option) => option.setName('piece').setDescription(CARD).setRequired(true).setAutocomplete(true))
      .addStringOption((option) =>
        option.setName('side').setDescription('To which side').setRequired(true).setAutocomplete(true),
      ),
  )
  .addSubcommand((sub) =>
    sub
      .setName('discard')
      .setDescription('Put cards from your hand on a pile')
      .addStringOption((option) => option.setName('piece').setDescription(CARD).setRequired(true).setAutocomplete(true))
      .addStringOption((option) =>
        option.setName('to').setDescription('Which pile; the only open one, when left out').setAutocomplete(true),
      ),
  );

const readChange = (view: View, { subcommand, person, options }: CommandInput): Operation | string => {
  const hand = ownHand(view, undefined);
  if (typeof hand === 'string') return hand;
  const pieces = cardsNamed(view, hand, options.text('piece') ?? '');
  if (typeof pieces === 'string') return pieces;
  if (subcommand === 'give') {
    const side = sideNamed(view, options.text('side') ?? '');
    return typeof side === 'string' ? side : { kind: 'give', actor: person.id, pieces, side: side.id };
  }
  const to = options.text('to');
  if (subcommand === 'discard') {
    const deck = deckNamed(view, to, ({ faceDown }) => !faceDown);
    return typeof deck === 'string' ? deck : { kind: 'return', actor: person.id, pieces, deck: deck.id, where: 'top' };
  }
  const spot = findSpot(view, to ?? '');
  if (!spot) return unknown('place', to ?? '', [], '`/board` shows the cells.');
  const target = spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell };
  return { kind: 'move', actor: person.id, pieces, to: target, captures: [] };
};

const execute = (games: Games, input: CommandInput): Promise<Reply> =>
  withGame(games, input, async (game) => {
    if (input.subcommand === 'show') return toAsker(await handMessage(game, input, input.options.text('side')));
    const operation = await readAs(game, input, (view) => readChange(view, input));
    return typeof operation === 'string' ? toAsker(operation) : act(game, input, operation);
  });

const complete = (games: Games, input: CompletionInput): Promise<readonly Choice[]> =>
  choicesIn(games, input, (view, typed) => {
    const { name } = input.focused;
    if (name === 'piece') return cardChoices(view, typed);
    if (name === 'to')
      return input.subcommand === 'discard' ? deckChoices(view, typed) : spotChoices(view, undefined, typed);
    const sides =
      input.subcommand === 'show'
        ? view.isMaster
          ? view.sides()
          : view.mine()
        : view.sides().filter(({ id }) => view.mine().every((one) => one.id !== id));
    return matching(
      sides.map((side) => side.name),
      typed,
    ).map(plainChoice);
  });

const press = (games: Games, input: PressInput): Promise<Reply> =>
  withGame(games, input, (game) => pressHand(game, input), input.args[0]);

export const handCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
