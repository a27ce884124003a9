import { findPiecesOrRefuse, formerPlaceOf, relocatePiece } from '../../../engine/play/pieces/moves.ts';
import { allowOverruling, reportOverruledStep } from '../../../engine/play/pieces/overruled.ts';
import type { PieceDestination } from '../../../engine/play/pieces/pieces.ts';
import type { Deck, Piece } from '../../../engine/play/records.ts';
import { refusalOfFillingContainer, refusalOfMovingPiece, refusalOfUsingDeck } from '../../../engine/play/rights.ts';
import { addPieceViewer, deckVisibility } from '../../../engine/play/secrecy/hiding.ts';
import { pieceCountBoundsOf } from '../../../engine/play/secrecy/stock.ts';
import {
  type Change,
  createIds,
  type DeckId,
  isOn,
  join,
  type Operation,
  type PersonId,
  type PieceId,
  type Refusal,
  refuse,
  type SideId,
  type System,
  type Table,
  updated,
  type World,
} from '../../../table/index.ts';
import {
  cardsInDeck,
  deckRandomStream,
  FIELDS_CLEARED_IN_DECK,
  moved,
  nextTopRank,
  shuffled,
  sortUpdatesByOldPlace,
} from './cards.ts';
import {
  dealCards,
  drawAsFar,
  drawn,
  isValidDrawCount,
  MOST_CARDS_TAKEN,
  refusalOfDealingCards,
  refusalOfDrawingCards,
  ruleOf,
} from './draws.ts';
import { reshufflingOf } from './form.ts';
import { giveHandler } from './giving.ts';
import { remainingRoomInHand } from './hands.ts';
import {
  combineMoveReports,
  deckReportDefinitions,
  firstReportSelector,
  reportPeek,
  reportShuffle,
} from './reports.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Takes cards from the top of a deck to one place. If the deck allows choosing, `named` are the chosen cards. */
    draw: {
      readonly deck: DeckId;
      readonly count: number;
      readonly named: readonly PieceId[];
      readonly to: PieceDestination;
      /** True if the operation is done although rules refuse it. The same is true for the operations below (G26). */
      readonly overruled?: true;
    };
    /**
     * Deals cards from the top into the hands of these sides, one card to each in turn. Without sides, deals to all
     * sides in their order.
     */
    deal: {
      readonly deck: DeckId;
      readonly count: number;
      readonly sides: readonly SideId[];
      readonly overruled?: true;
    };
    /** Shuffles a deck, alone or with its discard pile. */
    shuffle: { readonly deck: DeckId; readonly discards: boolean; readonly overruled?: true };
    /** Shows the actor cards from the top. The other players see only how many. */
    peek: { readonly deck: DeckId; readonly count: number; readonly overruled?: true };
    return: {
      readonly pieces: readonly PieceId[];
      readonly deck: DeckId;
      readonly where: 'top' | 'bottom' | 'random';
      readonly overruled?: true;
    };
    /** Puts a whole deck on top of another, in the same order. */
    gather: { readonly deck: DeckId; readonly to: DeckId; readonly overruled?: true };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-deck': { readonly deck: string };
    'not-your-deck': { readonly deck: DeckId; readonly side: SideId };
    'too-few-cards': { readonly deck: DeckId };
    'wrong-count': { readonly most: number };
    'not-by-name': { readonly deck: DeckId };
    'not-in-deck': { readonly piece: string; readonly deck: DeckId };
    'no-discards': { readonly deck: DeckId };
    'never-reshuffled': { readonly deck: DeckId };
    'no-hand': { readonly side: SideId };
    'same-deck': { readonly deck: DeckId };
  }
}

const withDeck = <T>(table: Table, id: DeckId, decide: (deck: Deck) => T): T | Refusal => {
  const deck = table.get('deck', id);
  return deck ? decide(deck) : refuse('no-such-deck', { deck: id });
};

const decideShuffle = (table: Table, deck: Deck, { discards, overruled }: Operation<'shuffle'>): Change | Refusal => {
  if (!discards) return shuffled(table, deck, cardsInDeck(table, deck.id));
  if (deck.discards === undefined) return refuse('no-discards', { deck: deck.id });
  if (!reshufflingOf(ruleOf(table, deck, 'reshuffle')).byCommand && !overruled)
    return refuse('never-reshuffled', { deck: deck.id });
  return shuffled(table, deck, [...cardsInDeck(table, deck.id), ...cardsInDeck(table, deck.discards)]);
};

const peekFault = (world: World, { id }: Deck, count: number): Refusal | undefined => {
  if (!isValidDrawCount(count)) return refuse('wrong-count', { most: MOST_CARDS_TAKEN });
  return count > pieceCountBoundsOf(world, id).most ? refuse('too-few-cards', { deck: id }) : undefined;
};

/**
 * Makes the top cards known to the actor until the deck is shuffled. If it has fewer cards than that, all of them
 * become known.
 */
const decidePeek = (table: Table, actor: PersonId, deck: Deck, count: number): Change =>
  join(
    ...cardsInDeck(table, deck.id)
      .slice(-count)
      .map((piece) => updated(piece, { ...piece, ...addPieceViewer(piece, actor) })),
  );

const decideReturn = (table: Table, deck: Deck, { pieces: ids, where }: Operation<'return'>): Change | Refusal => {
  const pieces = findPiecesOrRefuse(table, ids);
  if ('code' in pieces) return pieces;
  const [first] = pieces;
  if (!first) return refuse('nothing-to-move', {});
  const inside = pieces.find(({ place }) => place.in === deck.id);
  if (inside) return refuse('already-there', { piece: inside.id, place: deck.name });
  const cards = cardsInDeck(table, deck.id);
  const [bottom, top] = [cards[0]?.place.rank ?? 0, cards.at(-1)?.place.rank ?? -1];
  const placed = (rank: (i: number) => number): Change =>
    join(...pieces.map((piece, i) => moved(table, piece, { in: deck.id }, rank(i))));
  if (where === 'random') return insertedAtRandom(table, deck, cards, pieces);
  return sortUpdatesByOldPlace(where === 'top' ? placed((i) => top + 1 + i) : placed((i) => bottom - 1 - i), pieces);
};

/**
 * Puts each piece at a random position among the cards, all equally likely. The other cards keep their ranks. New ranks
 * would show players who know some of these cards where the pieces went. All cards are renumbered only if there is no
 * number left between two of them. Unknown cards get new handles by position, so that handles don't show which cards
 * are new (T7).
 */
const insertedAtRandom = (table: Table, deck: Deck, cards: readonly Piece[], pieces: readonly Piece[]): Change => {
  const chance = deckRandomStream(table, deck);
  const order = chance.inserted(cards, pieces);
  const ranks = ranksOf(order.map(({ place }) => (place.in === deck.id ? place.rank : undefined)));
  const apart = ranks.every((rank, i) => i === 0 || (ranks[i - 1] as number) < rank);
  const unknown = isOn(deck.faceDown)
    ? order.filter(({ place, shown }) => place.in !== deck.id || shown === undefined)
    : [];
  const { ids, change } = createIds(table, 'a', unknown.length);
  const aliases = new Map(unknown.map(({ id }, i) => [id, { alias: ids[i] as string }]));
  const placed = order.map((piece, i) => {
    const place = { in: deck.id, rank: apart ? (ranks[i] as number) : i };
    return piece.place.in === deck.id
      ? updated(piece, { ...piece, place, ...aliases.get(piece.id) })
      : relocatePiece(table, piece, {
          ...(isOn(deck.faceDown) ? FIELDS_CLEARED_IN_DECK : {}),
          place,
          old: formerPlaceOf(piece),
          ...aliases.get(piece.id),
        });
  });
  return sortUpdatesByOldPlace(join(chance.change(table), change, ...placed), order);
};

const ranksOf = (ranks: readonly (number | undefined)[]): readonly number[] => {
  const known = ranks.flatMap((rank, i) => (rank === undefined ? [] : [{ rank, i }]));
  return ranks.map((rank, i) => {
    if (rank !== undefined) return rank;
    const [low, high] = [known.findLast((one) => one.i < i), known.find((one) => one.i > i)];
    if (!low) return (high?.rank ?? 0) - (high?.i ?? 0) + i;
    return high ? low.rank + ((high.rank - low.rank) * (i - low.i)) / (high.i - low.i) : low.rank + i - low.i;
  });
};

const gatherFault = (world: World, { id }: Deck, to: DeckId): Refusal | undefined => {
  if (!world.get('deck', to)) return refuse('no-such-deck', { deck: to });
  if (to === id) return refuse('same-deck', { deck: to });
  return pieceCountBoundsOf(world, id).most === 0 ? refuse('too-few-cards', { deck: id }) : undefined;
};

const decideGather = (table: Table, deck: Deck, to: DeckId): Change => {
  const top = nextTopRank(table, { in: to });
  return join(...cardsInDeck(table, deck.id).map((piece, i) => moved(table, piece, { in: to }, top + i)));
};

/** Returns why the actor can't put these pieces into a deck. Each must be the actor's own or have no owner (W1). */
const refusalOfReturn = (table: Table, { actor, pieces, deck }: Operation<'return'>): Refusal | undefined => {
  const refusal = refusalOfUsingDeck(table, actor, deck);
  if (refusal) return refusal;
  for (const id of pieces) {
    const piece = table.get('piece', id);
    const not = piece && refusalOfMovingPiece(table, actor, piece);
    if (not) return not;
  }
  return undefined;
};

export const deckSystem = {
  name: 'decks',
  records: {
    deck: {
      schema: 'of-module',
      names: 'anything',
      visibility: deckVisibility,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'counts'],
      reports: 'nothing',
      texts: { name: 'word' },
    },
  },
  reports: deckReportDefinitions,
  operations: {
    draw: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: combineMoveReports,
      reports: reportOverruledStep,
      refusalOf: allowOverruling(
        (table, { actor, deck, to }) =>
          refusalOfUsingDeck(table, actor, deck) ?? refusalOfFillingContainer(table, actor, to.in),
      ),
      foreseen: refusalOfDrawingCards,
      decide: (table, operation) => refusalOfDrawingCards(table, operation) ?? drawn(table, operation),
      asFar: (table, operation, _environment, isForbidden) => (isForbidden ? join() : drawAsFar(table, operation)),
    },
    deal: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: combineMoveReports,
      reports: reportOverruledStep,
      refusalOf: allowOverruling((table, { actor, deck }) => refusalOfUsingDeck(table, actor, deck)),
      foreseen: refusalOfDealingCards,
      decide: (table, operation) => refusalOfDealingCards(table, operation) ?? dealCards(table, operation),
      asFar: (table, operation, _environment, isForbidden) => (isForbidden ? join() : dealCards(table, operation)),
    },
    shuffle: {
      play: true,
      gain: 'rules',
      mayChangeNothing: true,
      answer: 'open',
      told: firstReportSelector('shuffled'),
      reports: (telling, shuffle) => [...reportShuffle(telling, shuffle), ...reportOverruledStep(telling, shuffle)],
      refusalOf: allowOverruling((table, { actor, deck }) => refusalOfUsingDeck(table, actor, deck)),
      decide: (table, operation) => withDeck(table, operation.deck, (deck) => decideShuffle(table, deck, operation)),
    },
    peek: {
      play: true,
      gain: 'rules',
      mayChangeNothing: true,
      answer: 'apart',
      told: firstReportSelector('looked'),
      reports: (telling, peek) => [...reportPeek(telling, peek), ...reportOverruledStep(telling, peek)],
      refusalOf: allowOverruling((table, { actor, deck }) => refusalOfUsingDeck(table, actor, deck)),
      foreseen: (seen, { deck, count }) => withDeck(seen, deck, (one) => peekFault(seen, one, count)),
      decide: (table, { actor, deck: id, count }, { seen }) =>
        withDeck(table, id, (deck) => peekFault(seen, deck, count) ?? decidePeek(table, actor, deck, count)),
    },
    return: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: combineMoveReports,
      reports: reportOverruledStep,
      refusalOf: allowOverruling(refusalOfReturn),
      decide: (table, operation) => withDeck(table, operation.deck, (deck) => decideReturn(table, deck, operation)),
    },
    give: giveHandler,
    gather: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: combineMoveReports,
      reports: reportOverruledStep,
      refusalOf: allowOverruling(
        (table, { actor, deck, to }) => refusalOfUsingDeck(table, actor, deck) ?? refusalOfUsingDeck(table, actor, to),
      ),
      foreseen: (seen, { deck, to }) => withDeck(seen, deck, (one) => gatherFault(seen, one, to)),
      decide: (table, { deck: id, to }, { seen }) =>
        withDeck(table, id, (deck) => gatherFault(seen, deck, to) ?? decideGather(table, deck, to)),
    },
  },
  roomIn: remainingRoomInHand,
  acts: 'none',
} satisfies System;
