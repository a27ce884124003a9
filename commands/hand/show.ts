import { cardQueries, type HandView } from '../../src/features/cards/view/cards.ts';
import { cardFaceQueries } from '../../src/features/cards/view/face.ts';
import {
  cardsPicture,
  findCard,
  groupEqualCards,
  listCardsInHand,
  MAX_LISTED_CARDS,
} from '../../src/features/cards/view/hand.ts';
import { counterQueries } from '../../src/features/counters/view/counters.ts';
import type { InputContext, PressInput, Reply } from '../../src/port/command.ts';
import type { OpenGame } from '../../src/session/channel/open-game.ts';
import { handDrawing as drawingOfHand } from '../../src/session/posts/drawings.ts';
import type { Operation } from '../../src/table/index.ts';
import { actionQueries } from '../../src/view/find/actions.ts';
import { matchTypedPlaces } from '../../src/view/find/complete.ts';
import { findPlaceByText } from '../../src/view/find/find.ts';
import { gameQueries } from '../../src/view/game.ts';
import { nextTaskOf } from '../../src/view/panel/to-do.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import {
  type Control,
  controlId,
  DISCORD_LIMITS,
  type Drawing,
  type Message,
  type SelectMenu,
} from '../../src/view/text/message.ts';
import { removeMarkdown } from '../../src/view/text/text.ts';
import type { View } from '../../src/view/view.ts';
import { personViewer } from '../../src/view/viewer.ts';
import type { Words } from '../../src/words/index.ts';
import { button } from '../common/buttons.ts';
import { can } from '../common/can.ts';
import { findOwnHand } from '../common/cards.ts';
import { MOST_CHOICES } from '../common/choices.ts';
import { handleShowAsTextButton, showAsTextButton } from '../common/in-words.ts';
import { act, readAs, toAsker } from '../common/table.ts';

const PILES = 4;

export const createHandOfCardsMessage = (
  game: OpenGame,
  input: InputContext,
  side: string | undefined,
  why?: string,
): Promise<Message> =>
  readAs(game, input, (view): Message => {
    const hand = findOwnHand(input.words, view, side);
    if (typeof hand === 'string') return { text: hand };
    const cards = listCardsInHand(view, hand, MAX_LISTED_CARDS);
    if (cards.length === 0 && view.of(gameQueries).phase === 'seating')
      return { text: input.words.commands.hand.notDealt };
    const isOwn = view
      .of(seatQueries)
      .mine()
      .some(({ id }) => id === hand.side.id);
    const { play } = input.words.commands;
    const now = isOwn ? (cards.length > 0 ? play.chooseCard : play.noCards) : input.words.now.nowText(nextTaskOf(view));
    const totals = ownCounterLines(input.words, view);
    const said = [input.words.hand.handText(view, hand), ...totals];
    const above = why === undefined ? [] : [why];
    // If the player's own hand is empty, the line about the current task already says so.
    if (cards.length === 0) return { text: [...above, now, ...(isOwn ? totals : said)].join('\n') };
    const text = [...above, ...said].join('\n');
    const shown = showAsTextButton(input.words, 'text', 'hand', game.session.game, 'show', String(hand.side.index));
    if (!isOwn) return { text, ask: now, drawing: createHandPicture(game, input, hand), rows: [shown] };
    const select: Control = {
      kind: 'select',
      id: controlId('hand', 'card', game.session.game),
      placeholder: input.words.commands.hand.labels.choose,
      options: cardOptions(input.words, view, cards),
    };
    return { text, ask: now, drawing: createHandPicture(game, input, hand), rows: [[select], shown] };
  });

/** Returns a line with the values of the asker's own counters, if there are any (C91). */
export const ownCounterLines = (words: Words, view: View): readonly string[] => {
  const totals = view.of(counterQueries).totals();
  return totals.length > 0 ? [words.counters.totalsLine(totals)] : [];
};

const cardOptions = ({ commands }: Words, view: View, cards: readonly PieceView[]): SelectMenu['options'] =>
  view
    .of(cardFaceQueries)
    .sorted(groupEqualCards(view, cards))
    .slice(0, MOST_CHOICES)
    .map(({ card, numbers }) => ({
      value: view.of(pieceQueries).handle(card),
      label: commands.play.times(card.name, numbers.length).slice(0, DISCORD_LIMITS.optionText),
    }));

export const createHandPicture = ({ session }: OpenGame, { person, words }: InputContext, { id }: HandView): Drawing =>
  drawingOfHand(words, session, person.id, id);

export const createCardPicture = ({ session }: OpenGame, { person, words }: InputContext, handle: string): Drawing => {
  const viewer = personViewer(person.id);
  return {
    key: `${session.game} ${person.id} card`,
    name: 'card.png',
    get alt() {
      const view = session.viewNow(viewer);
      const card = view.of(pieceQueries).byHandle(handle);
      return card ? removeMarkdown(words.lists.pieceDetails(view, card)) : '';
    },
    get text() {
      const view = session.viewNow(viewer);
      const card = view.of(pieceQueries).byHandle(handle);
      return card ? words.lists.pieceDetails(view, card) : '';
    },
    picture: () =>
      session.read(viewer, (view) => {
        const card = view.of(pieceQueries).byHandle(handle);
        return cardsPicture(view, card ? [{ card, numbers: [] }] : [], view.of(gameQueries).title, words.board.legend);
      }),
  };
};

const SHOWN = ['show', 'card'] as const;

/**
 * Handles a press. `show`: the hand of a side. `card`: show a chosen card with its possible acts. `play`, `cover`,
 * `open`, `discard`: do that with the card.
 */
export const handleHandOfCardsControl = async (game: OpenGame, input: PressInput): Promise<Reply> => {
  const inWords = await handleShowAsTextButton(input, 'hand', SHOWN, (of) => handleHandOfCardsControl(game, of));
  if (inWords) return inWords;
  const [, ...args] = input.args;
  if (input.verb === 'show') {
    const sides = await readAs(game, input, (view) => view.of(seatQueries).sides());
    return { update: await createHandOfCardsMessage(game, input, sides[Number(args[0])]?.name) };
  }
  const handle = input.verb === 'card' ? (input.values[0] ?? args[0] ?? '') : (args[0] ?? '');
  const read = await readAs(game, input, (view) => {
    const hand = findOwnHand(input.words, view, undefined);
    const card = typeof hand === 'string' ? undefined : findCard(view, hand, handle);
    if (!card || typeof hand === 'string') return undefined;
    if (input.verb === 'card') return { offer: offerOf(input, game, view, hand, card) };
    return {
      operation: operationOf(view, input, card, COVERED.has(input.verb) ? (input.values[0] ?? '') : (args[1] ?? '')),
    };
  });
  if (read?.offer) return { update: read.offer };
  return read?.operation
    ? act(game, input, read.operation)
    : toAsker(await createHandOfCardsMessage(game, input, undefined, input.words.commands.table.passed));
};

const VERBS = { usual: 'play', covered: 'cover', open: 'open' } as const;

const COVERED: ReadonlyMap<string, { readonly covered?: boolean }> = new Map([
  [VERBS.usual, {}],
  [VERBS.covered, { covered: true }],
  [VERBS.open, { covered: false }],
]);

const offerOf = (input: PressInput, open: OpenGame, view: View, hand: HandView, card: PieceView): Message => {
  const { commands, lists } = input.words;
  const said = commands.hand;
  const { game } = open.session;
  const handle = view.of(pieceQueries).handle(card);
  const spaces = view
    .of(placeQueries)
    .maps()
    .filter(({ boards, private: own }) => boards.length === 0 && !own);
  const places = [
    ...spaces.map(({ name }) => name),
    ...matchTypedPlaces(view, '', MOST_CHOICES).map(({ label }) => label),
  ]
    .slice(0, MOST_CHOICES)
    .filter((place) => can({ view }, operationOf(view, { ...input, verb: VERBS.usual }, card, place)));
  const piles = openPiles(view).flatMap(({ name }, i) =>
    can({ view }, operationOf(view, { ...input, verb: 'discard' }, card, String(i))) ? [{ name, i }] : [],
  );
  const rows: (readonly Control[])[] = [];
  if (places.length > 0) {
    const options = places.map((place) => ({
      value: place.slice(0, DISCORD_LIMITS.optionText),
      label: place.slice(0, DISCORD_LIMITS.optionText),
    }));
    for (const way of view.of(pieceQueries).waysToPlay(card)) {
      const id = controlId('hand', VERBS[way], game, handle);
      rows.push([{ kind: 'select', id, placeholder: said.labels.play[way], options }]);
    }
  }
  if (piles.length > 0) {
    rows.push(
      piles
        .slice(0, PILES)
        .map(({ name, i }) =>
          button(
            controlId('hand', 'discard', game, handle, String(i)),
            said.labels.discard(name).slice(0, DISCORD_LIMITS.label),
          ),
        ),
    );
  }
  rows.push([
    ...showAsTextButton(input.words, 'text', 'hand', game, 'card', handle),
    button(controlId('hand', 'show', game, String(hand.side.index)), said.labels.back),
  ]);
  if (isForActs(view, card))
    rows.unshift([button(controlId('play', 'card', game, handle), input.words.posts.buttons.open, 'primary')]);
  const ask = rows.length > 1 ? commands.play.whatWith(card.name) : commands.play.unusable(card.name);
  return { text: lists.pieceDetails(view, card), ask, drawing: createCardPicture(open, input, handle), rows };
};

const isForActs = (view: View, card: PieceView): boolean => {
  const likeness = view.of(pieceQueries).likeness(card);
  for (const { with: one } of view.of(actionQueries).offers())
    if (one?.piece && view.of(pieceQueries).likeness(one.piece) === likeness) return true;
  return false;
};

const openPiles = (view: View) =>
  view
    .of(cardQueries)
    .decks()
    .filter(({ faceDown }) => !faceDown);

const operationOf = (
  view: View,
  { verb, person }: Pick<PressInput, 'verb' | 'person'>,
  card: PieceView,
  where: string,
): Operation | undefined => {
  const pieces = [view.of(pieceQueries).id(card)];
  if (verb === 'discard') {
    const deck = openPiles(view)[Number(where)];
    return deck && { kind: 'return', actor: person.id, pieces, deck: deck.id, where: 'top' };
  }
  const how = COVERED.get(verb);
  const spot = how && findPlaceByText(view, where);
  return (
    spot && {
      kind: 'move',
      actor: person.id,
      pieces,
      to: spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell },
      captures: [],
      ...how,
    }
  );
};
