import { cardQueries } from '../src/features/cards/view/cards.ts';
import type { Choice, Command, CommandInput, CompletionInput, PressInput, Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import type { Operation, PieceId } from '../src/table/index.ts';
import { findPlaceByText } from '../src/view/find/find.ts';
import { isMoverAllowedToMove } from '../src/view/find/targets.ts';
import { predictionQueries } from '../src/view/foresight.ts';
import { gameQueries } from '../src/view/game.ts';
import { seatQueries } from '../src/view/seats.ts';
import type { View } from '../src/view/view.ts';
import { findCardsByName, findDeckByName, findOwnHand, suggestDecks, suggestHandCards } from './common/cards.ts';
import { createChoiceFromText, filterMatchingNames, suggestFromGame } from './common/choices.ts';
import { COMPLETED, defineCommand, FLAG, type OptionOf, required } from './common/definition.ts';
import type { RefusalSentence } from './common/sentence.ts';
import { findSideByName } from './common/sides.ts';
import { suggestPlaces } from './common/spots.ts';
import { readAs, runWithChannelGame, toAsker } from './common/table.ts';
import { unknown } from './common/unknown.ts';
import { runOrAskToOverrule } from './consent/consent.ts';
import { createHandOfCardsMessage, handleHandOfCardsControl } from './hand/show.ts';

const data = defineCommand('hand', {
  show: { side: COMPLETED },
  play: { piece: required(COMPLETED), to: required(COMPLETED), covered: FLAG, overrule: FLAG },
  give: { piece: required(COMPLETED), side: required(COMPLETED), overrule: FLAG },
  discard: { piece: required(COMPLETED), to: COMPLETED, overrule: FLAG },
});

const readChange = (
  view: View,
  { subcommand, person, options, words }: CommandInput<OptionOf<'hand'>>,
): Operation | RefusalSentence => {
  const hand = findOwnHand(words, view, undefined);
  if (typeof hand === 'string') return hand;
  const pieces = findCardsByName(words, view, hand, options.text('piece') ?? '');
  if (typeof pieces === 'string') return pieces;
  if (subcommand === 'give') {
    const side = findSideByName(words, view, options.text('side') ?? '');
    return typeof side === 'string' ? side : { kind: 'give', actor: person.id, pieces, side: side.id };
  }
  const to = options.text('to');
  if (subcommand === 'discard') {
    const deck = findDeckByName(words, view, to, ({ faceDown }) => !faceDown);
    return typeof deck === 'string' ? deck : { kind: 'return', actor: person.id, pieces, deck: deck.id, where: 'top' };
  }
  const spot = findPlaceByText(view, to ?? '');
  if (!spot) return unknown(words, 'place', to ?? '', [], 'cells');
  const target = spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell };
  const covered = options.flag('covered');
  const move = { kind: 'move', actor: person.id, pieces, to: target, captures: [] } as const;
  return covered === undefined ? move : { ...move, covered };
};

const execute = (games: Games, input: CommandInput<OptionOf<'hand'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    if (input.subcommand === 'show')
      return toAsker(await createHandOfCardsMessage(game, input, input.options.text('side')));
    const operation = await readAs(game, input, (view) => readChange(view, input));
    return typeof operation === 'string' ? toAsker(operation) : runOrAskToOverrule(game, input, operation);
  });

const named = (view: View, { words, options }: CompletionInput<OptionOf<'hand'>>): readonly PieceId[] => {
  const hand = view.of(cardQueries).hand();
  const cards = hand ? findCardsByName(words, view, hand, options.text('piece') ?? '') : '';
  return typeof cards === 'string' ? [] : cards;
};

const placeChoices = (view: View, input: CompletionInput<OptionOf<'hand'>>): readonly Choice[] => {
  const pieces = named(view, input);
  return suggestPlaces(view, undefined, input.focused.typed, (to) => (actor) => ({
    kind: 'move',
    actor,
    pieces,
    to,
    captures: [],
  }));
};

const pileChoices = (view: View, input: CompletionInput<OptionOf<'hand'>>): readonly Choice[] => {
  const pieces = named(view, input);
  return suggestDecks(view, input.focused.typed, ({ id, faceDown }) => {
    const refusal = view
      .of(predictionQueries)
      .refusalOf((actor) => ({ kind: 'return', actor, pieces, deck: id, where: 'top' }));
    return !faceDown && (refusal === undefined || pieces.length === 0);
  });
};

const complete = (games: Games, input: CompletionInput<OptionOf<'hand'>>): Promise<readonly Choice[]> =>
  suggestFromGame(games, input, (view, typed) => {
    const { name } = input.focused;
    if (name === 'piece')
      return suggestHandCards(input.words, view, typed, (card) => isMoverAllowedToMove(view, { pieces: [card] }));
    if (name === 'to') return input.subcommand === 'discard' ? pileChoices(view, input) : placeChoices(view, input);
    const sides =
      input.subcommand === 'show'
        ? view.of(gameQueries).isMaster
          ? view.of(seatQueries).sides()
          : view.of(seatQueries).mine()
        : view
            .of(seatQueries)
            .sides()
            .filter(({ id }) =>
              view
                .of(seatQueries)
                .mine()
                .every((one) => one.id !== id),
            );
    return filterMatchingNames(
      sides.map((side) => side.name),
      typed,
    ).map(createChoiceFromText);
  });

const press = (games: Games, input: PressInput): Promise<Reply> =>
  runWithChannelGame(games, input, (game) => handleHandOfCardsControl(game, input), input.args[0]);

export const handCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
  press: (input) => press(games, input),
});
