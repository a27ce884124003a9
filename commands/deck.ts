import { MOST_CARDS_TAKEN } from '../src/engine/index.ts';
import { cardQueries, type DeckView } from '../src/features/cards/view/cards.ts';
import type { Choice, Command, CommandInput, CompletionInput, OptionReader, Reply } from '../src/port/command.ts';
import type { Games } from '../src/session/games/games.ts';
import type { DeckId, Operation, PersonId, PieceId } from '../src/table/index.ts';
import { findPlaceByText } from '../src/view/find/find.ts';
import { predictionQueries } from '../src/view/foresight.ts';
import { pieceQueries } from '../src/view/pieces.ts';
import { seatQueries } from '../src/view/seats.ts';
import { isCalled } from '../src/view/text/typed.ts';
import type { View } from '../src/view/view.ts';
import type { Words } from '../src/words/index.ts';
import { findCardsByName, findDeckByName, findOwnHand, suggestDecks, suggestHandCards } from './common/cards.ts';
import { createChoiceFromText, filterMatchingNames, MOST_CHOICES, suggestFromGame } from './common/choices.ts';
import { between, COMPLETED, defineCommand, FLAG, type OptionOf, oneOf } from './common/definition.ts';
import { findSinglePiece } from './common/pieces.ts';
import type { RefusalSentence } from './common/sentence.ts';
import { findSideByName } from './common/sides.ts';
import { suggestPlaces } from './common/spots.ts';
import { readAs, runWithChannelGame, toAsker } from './common/table.ts';
import { listOf } from './common/typed.ts';
import { unknown } from './common/unknown.ts';
import { runOrAskToOverrule } from './consent/consent.ts';

const data = defineCommand('deck', {
  list: {},
  show: { deck: COMPLETED },
  draw: {
    deck: COMPLETED,
    count: between(1, MOST_CARDS_TAKEN),
    to: COMPLETED,
    piece: COMPLETED,
    overrule: FLAG,
  },
  deal: { deck: COMPLETED, count: between(1, MOST_CARDS_TAKEN), side: COMPLETED, overrule: FLAG },
  shuffle: { deck: COMPLETED, discards: FLAG, overrule: FLAG },
  peek: { deck: COMPLETED, count: between(1, MOST_CARDS_TAKEN), overrule: FLAG },
  return: {
    piece: COMPLETED,
    deck: COMPLETED,
    where: oneOf('top', 'bottom', 'random'),
    from: COMPLETED,
    overrule: FLAG,
  },
});

type TypedOperation = Operation | RefusalSentence;

const readChange = (
  view: View,
  { subcommand, person, options, words }: CommandInput<OptionOf<'deck'>>,
): TypedOperation => {
  const deck = findDeckByName(words, view, options.text('deck'), fitting(subcommand));
  if (typeof deck === 'string') return deck;
  const count = options.integer('count') ?? 1;
  const base = { actor: person.id, deck: deck.id };
  switch (subcommand) {
    case 'draw':
      return readDraw(words, view, deck, person.id, options);
    case 'deal': {
      const sides = dealtTo(words, view, options.text('side'));
      return typeof sides === 'string' ? sides : { kind: 'deal', ...base, count, sides };
    }
    case 'shuffle':
      return { kind: 'shuffle', ...base, discards: options.flag('discards') ?? false };
    case 'peek':
      return { kind: 'peek', ...base, count };
    default:
      return readReturn(words, view, person.id, deck.id, options);
  }
};

const fitting =
  (subcommand: string | undefined) =>
  ({ faceDown }: DeckView): boolean =>
    subcommand === 'return' ? !faceDown : subcommand === 'show' || faceDown;

const readDraw = (
  words: Words,
  view: View,
  deck: DeckView,
  actor: PersonId,
  options: OptionReader<OptionOf<'deck'>>,
): TypedOperation => {
  const to = options.text('to');
  const hand = to === undefined ? findOwnHand(words, view, undefined) : undefined;
  if (typeof hand === 'string') return hand;
  const spot = hand ? { in: hand.id } : findPlaceByText(view, to ?? '');
  if (!spot) return unknown(words, 'place', to ?? '', [], 'cellsOrHand');
  const named: PieceId[] = [];
  for (const text of listOf(options.text('piece'))) {
    const card = [...view.of(pieceQueries).at(deck.id)].find(
      (one) =>
        !named.includes(view.of(pieceQueries).id(one)) &&
        (isCalled(one.name, text) || view.of(pieceQueries).handle(one) === text.toLowerCase()),
    );
    const names = view
      .of(pieceQueries)
      .at(deck.id)
      .map(({ name }) => name);
    if (!card) return unknown(words, 'card', text, names, { told: words.commands.unknown.cardsIn(deck.name) });
    named.push(view.of(pieceQueries).id(card));
  }
  const target = 'cell' in spot && spot.cell !== undefined ? { in: spot.in, cell: spot.cell } : { in: spot.in };
  return { kind: 'draw', actor, deck: deck.id, count: options.integer('count') ?? 1, named, to: target };
};

const dealtTo = (words: Words, view: View, text: string | undefined): Operation<'deal'>['sides'] | RefusalSentence => {
  const hands = view
    .of(seatQueries)
    .sides()
    .filter(({ players }) => players.length > 0);
  if (text === undefined) return hands.map(({ id }) => id);
  const sides: Operation<'deal'>['sides'][number][] = [];
  for (const name of listOf(text)) {
    const side = findSideByName(words, view, name);
    if (typeof side === 'string') return side;
    sides.push(side.id);
  }
  return sides;
};

const readReturn = (
  words: Words,
  view: View,
  actor: PersonId,
  deck: DeckId,
  options: OptionReader<OptionOf<'deck'>>,
): TypedOperation => {
  const from = options.text('from');
  if (from !== undefined) {
    const whole = findDeckByName(words, view, from);
    return typeof whole === 'string' ? whole : { kind: 'gather', actor, deck: whole.id, to: deck };
  }
  const text = options.text('piece') ?? '';
  const where = (options.text('where') ?? 'top') as 'top' | 'bottom' | 'random';
  const hand = view.of(cardQueries).hand();
  const cards = hand ? findCardsByName(words, view, hand, text) : text;
  if (typeof cards !== 'string') return { kind: 'return', actor, pieces: cards, deck, where };
  const pieces: PieceId[] = [];
  for (const one of listOf(text)) {
    const piece = findSinglePiece(words, view, one, undefined, pieces);
    if (typeof piece === 'string') return piece;
    pieces.push(view.of(pieceQueries).id(piece));
  }
  return pieces.length > 0 ? { kind: 'return', actor, pieces, deck, where } : unknown(words, 'card', '', [], 'cards');
};

const execute = (games: Games, input: CommandInput<OptionOf<'deck'>>): Promise<Reply> =>
  runWithChannelGame(games, input, async (game) => {
    if (input.subcommand === 'list') return toAsker(await readAs(game, input, input.words.cards.decksText));
    if (input.subcommand === 'show') {
      return toAsker(
        await readAs(game, input, (view) => {
          const deck = findDeckByName(input.words, view, input.options.text('deck'));
          return typeof deck === 'string' ? deck : input.words.cards.deckText(view, deck);
        }),
      );
    }
    const operation = await readAs(game, input, (view) => readChange(view, input));
    return typeof operation === 'string' ? toAsker(operation) : runOrAskToOverrule(game, input, operation);
  });

const complete = (games: Games, input: CompletionInput<OptionOf<'deck'>>): Promise<readonly Choice[]> =>
  suggestFromGame(games, input, (view, typed, options, words) => {
    switch (input.focused.name) {
      case 'to':
        return targetChoices(words, view, options, typed);
      case 'side':
        return filterMatchingNames(
          view
            .of(seatQueries)
            .sides()
            .map(({ name }) => name),
          typed,
        ).map(createChoiceFromText);
      case 'piece':
        return input.subcommand === 'draw'
          ? seenIn(words, view, options.text('deck'), typed)
          : suggestHandCards(words, view, typed);
      default:
        return suggestDecks(view, typed, (deck) => isUsable(view, input, deck));
    }
  });

const isUsable = (view: View, { subcommand }: CompletionInput<OptionOf<'deck'>>, { id }: DeckView): boolean => {
  if (subcommand === 'show') return true;
  const code = (make: (actor: PersonId) => Operation): string | undefined =>
    view.of(predictionQueries).refusalOf(make)?.code;
  const looked = code((actor) => ({ kind: 'peek', actor, deck: id, count: 1 }));
  if (subcommand === 'peek') return looked === undefined;
  const hand = subcommand === 'draw' ? view.of(cardQueries).hand() : undefined;
  if (hand) return !code((actor) => ({ kind: 'draw', actor, deck: id, count: 1, named: [], to: { in: hand.id } }));
  // A player can still put cards into an empty deck.
  return looked === undefined || (subcommand !== 'draw' && looked === 'too-few-cards');
};

const targetChoices = (
  words: Words,
  view: View,
  options: OptionReader<OptionOf<'deck'>>,
  typed: string,
): readonly Choice[] => {
  const deck = findDeckByName(words, view, options.text('deck'), fitting('draw'));
  if (typeof deck === 'string') return [];
  const count = options.integer('count') ?? 1;
  const hand = view.of(cardQueries).hand() ? filterMatchingNames(['hand'], typed).map(createChoiceFromText) : [];
  const spots = suggestPlaces(view, undefined, typed, (to) => (actor) => ({
    kind: 'draw',
    actor,
    deck: deck.id,
    count,
    named: [],
    to,
  }));
  const own = view.of(cardQueries).hand()?.name;
  return [...hand, ...spots.filter(({ value }) => hand.length === 0 || value !== own)].slice(0, MOST_CHOICES);
};

const seenIn = (words: Words, view: View, name: string | undefined, typed: string): readonly Choice[] => {
  const deck = findDeckByName(words, view, name, ({ pick }) => pick);
  if (typeof deck === 'string') return [];
  return filterMatchingNames(
    [
      ...new Set(
        view
          .of(pieceQueries)
          .at(deck.id)
          .map((card) => card.name),
      ),
    ],
    typed,
  ).map(createChoiceFromText);
};

export const deckCommand = (games: Games): Command => ({
  data,
  execute: (input) => execute(games, input),
  complete: (input) => complete(games, input),
});
