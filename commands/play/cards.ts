import { cardQueries, type DeckView } from '../../src/features/cards/view/cards.ts';
import { cardFaceQueries } from '../../src/features/cards/view/face.ts';
import {
  type EqualCardGroup,
  groupEqualCards,
  listCardsInHand,
  MAX_LISTED_CARDS,
} from '../../src/features/cards/view/hand.ts';
import type { Operation } from '../../src/table/index.ts';
import { matchTypedPlaces } from '../../src/view/find/complete.ts';
import { findPlaceByText } from '../../src/view/find/find.ts';
import { isMoverAllowedToMove } from '../../src/view/find/targets.ts';
import { hashOfPieces, hashOfTurnAndEvent } from '../../src/view/panel/version.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import { seatQueries } from '../../src/view/seats.ts';
import { arrangeButtonsInRows, type Button, type Control } from '../../src/view/text/message.ts';
import { can } from '../common/can.ts';
import { createCardPicture, createHandPicture, ownCounterLines } from '../hand/show.ts';
import { actionButtonsForPiece } from './acts.ts';
import { slashCommandTexts } from './commands.ts';
import { type Deed, operationButton } from './deed.ts';
import { findActionOffers } from './offers.ts';
import { createListOption, list, MOST_OPTIONS_PER_SELECT, type Panel, press, type ShowScreen } from './panel.ts';

const deckOf = ({ view }: Panel, index = ''): DeckView | undefined => view.of(cardQueries).decks()[Number(index)];

const piece = ({ view }: Panel, handle = ''): PieceView | undefined => view.of(pieceQueries).byHandle(handle);

const idsOf = ({ view }: Panel, pieces: readonly PieceView[]) => pieces.map((one) => view.of(pieceQueries).id(one));

/**
 * Acts with a deck don't change its visible state. So their controls become outdated with the next event of the game.
 */
const ofDeck = (operation: Deed['operation']): Deed => ({
  version: ({ view, mark }) => hashOfTurnAndEvent(view, mark),
  operation,
});

const ofCard = (operation: (panel: Panel, card: PieceView, where: string) => Operation | undefined): Deed => ({
  version: (panel, [handle]) => {
    const card = piece(panel, handle);
    return card && hashOfPieces(panel.view, [card]);
  },
  operation: (panel, [handle, ...where]) => {
    const card = piece(panel, handle);
    return card && operation(panel, card, where.join(':'));
  },
});

const draw = (count: number): Deed =>
  ofDeck((panel, [index]) => {
    const { view, input } = panel;
    const [deck, hand] = [deckOf(panel, index), view.of(cardQueries).hand()];
    return (
      deck && hand && { kind: 'draw', actor: input.person.id, deck: deck.id, count, named: [], to: { in: hand.id } }
    );
  });

/** Plays a card from a private window. `covered`: face down or face up; by default, the card's kind decides. */
const playing = (how: Pick<Operation<'move'>, 'covered'>): Deed =>
  ofCard((panel, card, where) => {
    const spot = findPlaceByText(panel.view, where);
    const to = spot && (spot.cell === undefined ? { in: spot.in } : { in: spot.in, cell: spot.cell });
    return to && { kind: 'move', actor: panel.input.person.id, pieces: idsOf(panel, [card]), to, captures: [], ...how };
  });

export const cardDeeds = {
  draw: draw(1),
  draw2: draw(2),
  draw3: draw(3),
  draw5: draw(5),
  deal: ofDeck((panel, [index]) => {
    const deck = deckOf(panel, index);
    const sides = panel.view
      .of(seatQueries)
      .sides()
      .filter(({ players }) => players.length > 0);
    return (
      deck && { kind: 'deal', actor: panel.input.person.id, deck: deck.id, count: 1, sides: sides.map(({ id }) => id) }
    );
  }),
  shuffle: ofDeck((panel, [index]) => {
    const deck = deckOf(panel, index);
    return deck && { kind: 'shuffle', actor: panel.input.person.id, deck: deck.id, discards: false };
  }),
  reshuffle: ofDeck((panel, [index]) => {
    const deck = deckOf(panel, index);
    return deck && { kind: 'shuffle', actor: panel.input.person.id, deck: deck.id, discards: true };
  }),
  peek: ofDeck((panel, [index, count = '1']) => {
    const deck = deckOf(panel, index);
    return deck && { kind: 'peek', actor: panel.input.person.id, deck: deck.id, count: Number(count) };
  }),
  takefrom: ofDeck((panel, [index, handle]) => {
    const [deck, hand, card] = [deckOf(panel, index), panel.view.of(cardQueries).hand(), piece(panel, handle)];
    return (
      deck &&
      hand &&
      card && {
        kind: 'draw',
        actor: panel.input.person.id,
        deck: deck.id,
        count: 1,
        named: idsOf(panel, [card]),
        to: { in: hand.id },
      }
    );
  }),
  cardto: playing({}),
  covercard: playing({ covered: true }),
  opencard: playing({ covered: false }),
  onto: ofCard((panel, card, where) => {
    const [index = '', at] = where.split('.');
    const deck = deckOf(panel, index);
    return (
      deck && {
        kind: 'return',
        actor: panel.input.person.id,
        pieces: idsOf(panel, [card]),
        deck: deck.id,
        where: at === 'bottom' ? 'bottom' : 'top',
      }
    );
  }),
  give: ofCard((panel, card, where) => {
    const side = panel.view.of(seatQueries).sides()[Number(where)];
    return side && { kind: 'give', actor: panel.input.person.id, pieces: idsOf(panel, [card]), side: side.id };
  }),
} as const satisfies Readonly<Record<string, Deed>>;

/**
 * Returns buttons for the decks that the viewer can draw from, and for the list of decks. In the panel's first view,
 * the list has a button only if drawing is possible.
 */
export const createDrawCardButtons = (panel: Panel, at: 'home' | 'more'): readonly Button[] => {
  const { view, said } = panel;
  const decks = view.of(cardQueries).decks();
  const able = decks.flatMap((deck, i) =>
    deck.faceDown ? operationButton(panel, said.draw(deck.name), cardDeeds.draw, ['draw', String(i)]) : [],
  );
  const hasDecks = at === 'more' ? decks.length > 0 : able.length > 0;
  return [...able.slice(0, 3), ...(hasDecks ? press(panel, said.labels.decks, ['decks']) : [])];
};

export const createHandOfCardsButton = (panel: Panel): readonly Button[] =>
  panel.view.of(cardQueries).hand() ? press(panel, panel.said.labels.hand, ['hand']) : [];

export const handScreen: ShowScreen = (panel) => {
  const { view, said, game, input, words } = panel;
  const hand = view.of(cardQueries).hand();
  if (!hand) return undefined;
  const groups = view.of(cardFaceQueries).sorted(groupEqualCards(view, listCardsInHand(view, hand, MAX_LISTED_CARDS)));
  const usable = usableCards(panel, groups);
  const optionsOf = (some: readonly EqualCardGroup[]) =>
    some.map(({ card, numbers }) =>
      createListOption(view.of(pieceQueries).handle(card), said.times(card.name, numbers.length)),
    );
  const use = optionsOf(groups.filter((one) => usable.has(one)));
  const read = optionsOf(groups.filter((one) => !usable.has(one)));
  return {
    prompt: groups.length === 0 ? said.noCards : use.length > 0 ? said.chooseCard : said.readCard,
    tips: use.length > 0 ? ['card'] : [],
    lines: ownCounterLines(words, view),
    drawing: createHandPicture(game, input, hand),
    rows: [
      ...list(
        panel,
        said.cards(Math.min(MOST_OPTIONS_PER_SELECT, use.length)),
        ['card'],
        use.slice(0, MOST_OPTIONS_PER_SELECT),
      ),
      ...list(
        panel,
        said.cards(use.length - MOST_OPTIONS_PER_SELECT),
        ['card', '~'],
        use.slice(MOST_OPTIONS_PER_SELECT, 2 * MOST_OPTIONS_PER_SELECT),
      ),
      ...list(
        panel,
        said.onlyRead(Math.min(MOST_OPTIONS_PER_SELECT, read.length)),
        ['card', '~1'],
        read.slice(0, MOST_OPTIONS_PER_SELECT),
      ),
      ...list(
        panel,
        said.onlyRead(read.length - MOST_OPTIONS_PER_SELECT),
        ['card', '~2'],
        read.slice(MOST_OPTIONS_PER_SELECT, 2 * MOST_OPTIONS_PER_SELECT),
      ),
    ],
    at: ['hand'],
    typed: slashCommandTexts.hand,
  };
};

/** Returns the cards that have a possible act; the other cards can only be read (U40). */
const usableCards = (panel: Panel, groups: readonly EqualCardGroup[]): ReadonlySet<EqualCardGroup> => {
  const { view } = panel;
  const acting = new Set(
    findActionOffers(panel).offers.flatMap(({ with: one }) =>
      one?.piece ? [view.of(pieceQueries).likeness(one.piece)] : [],
    ),
  );
  const isUsable = ({ card }: EqualCardGroup): boolean =>
    acting.has(view.of(pieceQueries).likeness(card)) ||
    isMoverAllowedToMove(view, { pieces: [card] }) ||
    pileRows(panel, card).length > 0;
  return new Set(groups.filter(isUsable));
};

/** Shows a card with its full text and its possible acts (U12). */
export const cardScreen: ShowScreen = (panel, args) => {
  const { view, said, game, input, words } = panel;
  const [handle = ''] = args.slice(-1);
  const card = piece(panel, handle);
  if (!card) return undefined;
  const rows = [
    ...arrangeButtonsInRows(actionButtonsForPiece(panel, card)),
    ...placeRows(panel, card),
    ...pileRows(panel, card),
  ];
  return {
    prompt: rows.length > 0 ? said.whatWith(card.name) : said.unusable(card.name),
    tips: rows.length > 0 ? ['card'] : [],
    lines: [words.lists.pieceDetails(view, card)],
    drawing: createCardPicture(game, input, handle),
    rows,
    at: ['card', handle],
    typed: slashCommandTexts.card(card.name),
  };
};

const PLAYED = { usual: 'cardto', covered: 'covercard', open: 'opencard' } as const;

const JUDGED = 60;

const placeRows = (panel: Panel, card: PieceView): readonly (readonly Control[])[] => {
  const { view, said } = panel;
  const handle = view.of(pieceQueries).handle(card);
  const version = cardDeeds.cardto.version(panel, [handle]) ?? '';
  const places = placesToPlayCard(panel).filter((label) =>
    can(panel, cardDeeds.cardto.operation(panel, [handle, label])),
  );
  const ways = view.of(pieceQueries).waysToPlay(card);
  return ways.flatMap((way) =>
    list(
      panel,
      said.playTo(places.length, way),
      [PLAYED[way], version, handle],
      places.map((label) => createListOption(label, label)),
    ),
  );
};

const pileRows = (panel: Panel, card: PieceView): readonly (readonly Control[])[] => {
  const { view, said } = panel;
  const handle = view.of(pieceQueries).handle(card);
  const piles = view
    .of(cardQueries)
    .decks()
    .flatMap((deck, i) => [
      ...operationButton(panel, said.onto(deck.name), cardDeeds.onto, ['onto', handle, String(i)]),
      ...(deck.faceDown
        ? operationButton(panel, said.under(deck.name), cardDeeds.onto, ['onto', handle, `${i}.bottom`])
        : []),
    ]);
  const gives = view
    .of(seatQueries)
    .sides()
    .flatMap(({ name }, i) => operationButton(panel, said.giveTo(name), cardDeeds.give, ['give', handle, String(i)]));
  return [...arrangeButtonsInRows(piles.slice(0, 10)), ...arrangeButtonsInRows(gives.slice(0, 5))];
};

export const placesToPlayCard = ({ view }: Panel): readonly string[] => {
  const maps = view.of(placeQueries).maps();
  const spaces = maps.filter(({ boards, private: own }) => boards.length === 0 && !own).map(({ name }) => name);
  const cells = matchTypedPlaces(view, '', JUDGED).map(({ label }) => label);
  return [...spaces, ...cells].slice(0, JUDGED);
};

export const decksScreen: ShowScreen = (panel) => {
  const { view, said, words } = panel;
  const decks = view.of(cardQueries).decks();
  if (decks.length === 0) return undefined;
  return {
    prompt: said.chooseDeck,
    tips: ['deck'],
    lines: [words.cards.decksText(view)],
    rows: list(
      panel,
      said.decks(decks.length),
      ['deck'],
      decks.map(({ name }, i) => createListOption(String(i), name)),
    ),
    at: ['decks'],
    typed: slashCommandTexts.decks,
  };
};

export const deckScreen: ShowScreen = (panel, [index = '']) => {
  const { view, said, words } = panel;
  const deck = deckOf(panel, index);
  if (!deck) return undefined;
  const cards =
    deck.pick && deck.contents.any !== false
      ? groupEqualCards(view, view.of(pieceQueries).at(deck.id).slice(-MAX_LISTED_CARDS))
      : [];
  const version = cardDeeds.takefrom.version(panel, [index]) ?? '';
  const takeable = cards.filter(({ card }) =>
    can(panel, cardDeeds.takefrom.operation(panel, [index, view.of(pieceQueries).handle(card)])),
  );
  return {
    prompt: said.whatWith(deck.name),
    tips: ['deck'],
    lines: [words.cards.deckText(view, deck)],
    rows: [
      ...arrangeButtonsInRows([
        ...operationButton(panel, said.drawSome(1), cardDeeds.draw, ['draw', index]),
        ...operationButton(panel, said.drawSome(2), cardDeeds.draw2, ['draw2', index]),
        ...operationButton(panel, said.drawSome(3), cardDeeds.draw3, ['draw3', index]),
        ...operationButton(panel, said.drawSome(5), cardDeeds.draw5, ['draw5', index]),
        ...operationButton(panel, said.labels.deal, cardDeeds.deal, ['deal', index]),
        ...operationButton(panel, said.labels.shuffle, cardDeeds.shuffle, ['shuffle', index]),
        ...operationButton(panel, said.labels.reshuffle, cardDeeds.reshuffle, ['reshuffle', index]),
        ...operationButton(panel, said.peek(1), cardDeeds.peek, ['peek', index, '1']),
        ...operationButton(panel, said.peek(3), cardDeeds.peek, ['peek', index, '3']),
      ]),
      ...list(
        panel,
        said.takeFrom(takeable.length),
        ['takefrom', version, index],
        takeable.map(({ card, numbers }) =>
          createListOption(view.of(pieceQueries).handle(card), said.times(card.name, numbers.length)),
        ),
      ),
    ],
    at: ['deck', index],
    typed: slashCommandTexts.deck(deck.name),
  };
};
