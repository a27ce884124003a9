import { oldOf, piecesOf, relocated } from '../../../engine/play/pieces/moves.ts';
import { orOverruled, overruledSeen } from '../../../engine/play/pieces/overruled.ts';
import type { PieceTarget } from '../../../engine/play/pieces/pieces.ts';
import type { Deck, Piece } from '../../../engine/play/records.ts';
import { refusalOfMovingPiece, refusalOfPuttingInto, refusalOfUsingDeck } from '../../../engine/play/rights.ts';
import { deckSeen, shownTo } from '../../../engine/play/secrecy/hiding.ts';
import { stockOf } from '../../../engine/play/secrecy/stock.ts';
import {
  type Change,
  type DeckId,
  isOn,
  join,
  mint,
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
import { asTheyLay, BARE, cardsOf, chanceOf, moved, shuffled, topRank } from './cards.ts';
import { dealFault, dealt, drawAsFar, drawFault, drawn, isCount, MOST_CARDS_TAKEN, ruleOf } from './draws.ts';
import { reshufflesBy } from './form.ts';
import { giving } from './giving.ts';
import { roomInHand } from './hands.ts';
import { deckReportRules, firstTold, flowsTold, peekSeen, shuffleSeen } from './reports.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Takes so many cards from the top, or these by name where the deck allows it, to one place. */
    draw: {
      readonly deck: DeckId;
      readonly count: number;
      readonly named: readonly PieceId[];
      readonly to: PieceTarget;
      /** It is done though rules refuse it, and so of the others below (G26). */
      readonly overruled?: true;
    };
    /**
     * Gives each of these sides so many cards from the top into its hand, one after the other; without sides, each that
     * plays, as they go.
     */
    deal: {
      readonly deck: DeckId;
      readonly count: number;
      readonly sides: readonly SideId[];
      readonly overruled?: true;
    };
    /** Shuffles a deck, or its discard pile into it. */
    shuffle: { readonly deck: DeckId; readonly discards: boolean; readonly overruled?: true };
    /** Shows the actor so many cards from the top, and tells the others how many. */
    peek: { readonly deck: DeckId; readonly count: number; readonly overruled?: true };
    /** Puts pieces into a deck. */
    return: {
      readonly pieces: readonly PieceId[];
      readonly deck: DeckId;
      readonly where: 'top' | 'bottom' | 'random';
      readonly overruled?: true;
    };
    /** Puts a whole deck on top of another, in its order. */
    gather: { readonly deck: DeckId; readonly to: DeckId; readonly overruled?: true };
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'no-such-deck': { readonly deck: string };
    'not-your-deck': { readonly deck: DeckId; readonly side: SideId };
    /** It has fewer cards than that. */
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
  if (!discards) return shuffled(table, deck, cardsOf(table, deck.id));
  if (deck.discards === undefined) return refuse('no-discards', { deck: deck.id });
  if (!reshufflesBy(ruleOf(table, deck, 'reshuffle')).byCommand && !overruled)
    return refuse('never-reshuffled', { deck: deck.id });
  return shuffled(table, deck, [...cardsOf(table, deck.id), ...cardsOf(table, deck.discards)]);
};

/** Why so many cards of a deck are not looked at, as far as a world knows how many there are. */
const peekFault = (world: World, { id }: Deck, count: number): Refusal | undefined => {
  if (!isCount(count)) return refuse('wrong-count', { most: MOST_CARDS_TAKEN });
  return count > stockOf(world, id).most ? refuse('too-few-cards', { deck: id }) : undefined;
};

/**
 * What was looked at stays known until the deck is shuffled. Where it is not known how many there are, all that there
 * are are looked at.
 */
const decidePeek = (table: Table, actor: PersonId, deck: Deck, count: number): Change =>
  join(
    ...cardsOf(table, deck.id)
      .slice(-count)
      .map((piece) => updated(piece, { ...piece, ...shownTo(piece, actor) })),
  );

const decideReturn = (table: Table, deck: Deck, { pieces: ids, where }: Operation<'return'>): Change | Refusal => {
  const pieces = piecesOf(table, ids);
  if ('code' in pieces) return pieces;
  const [first] = pieces;
  if (!first) return refuse('nothing-to-move', {});
  const inside = pieces.find(({ place }) => place.in === deck.id);
  if (inside) return refuse('already-there', { piece: inside.id, place: deck.name });
  const cards = cardsOf(table, deck.id);
  const [bottom, top] = [cards[0]?.place.rank ?? 0, cards.at(-1)?.place.rank ?? -1];
  const placed = (rank: (i: number) => number): Change =>
    join(...pieces.map((piece, i) => moved(table, piece, { in: deck.id }, rank(i))));
  if (where === 'random') return insertedAtRandom(table, deck, cards, pieces);
  return asTheyLay(where === 'top' ? placed((i) => top + 1 + i) : placed((i) => bottom - 1 - i), pieces);
};

/**
 * Each piece goes to a place of its own among the cards, every place equally likely. The cards that are there stay
 * where they are, for who knows some of them would learn where the new ones went; only where no numbers are left
 * between two of them all are numbered anew. What nobody knows has new handles by its place, so that they don't show
 * which of them chance put there (T7).
 */
const insertedAtRandom = (table: Table, deck: Deck, cards: readonly Piece[], pieces: readonly Piece[]): Change => {
  const chance = chanceOf(table, deck);
  const order = chance.inserted(cards, pieces);
  const ranks = ranksOf(order.map(({ place }) => (place.in === deck.id ? place.rank : undefined)));
  const apart = ranks.every((rank, i) => i === 0 || (ranks[i - 1] as number) < rank);
  const unknown = isOn(deck.faceDown)
    ? order.filter(({ place, shown }) => place.in !== deck.id || shown === undefined)
    : [];
  const { ids, change } = mint(table, 'a', unknown.length);
  const aliases = new Map(unknown.map(({ id }, i) => [id, { alias: ids[i] as string }]));
  const placed = order.map((piece, i) => {
    const place = { in: deck.id, rank: apart ? (ranks[i] as number) : i };
    return piece.place.in === deck.id
      ? updated(piece, { ...piece, place, ...aliases.get(piece.id) })
      : relocated(table, piece, {
          ...(isOn(deck.faceDown) ? BARE : {}),
          place,
          old: oldOf(piece),
          ...aliases.get(piece.id),
        });
  });
  return asTheyLay(join(chance.change(table), change, ...placed), order);
};

/** Ranks for what has none, evenly between those beside it. */
const ranksOf = (ranks: readonly (number | undefined)[]): readonly number[] => {
  const known = ranks.flatMap((rank, i) => (rank === undefined ? [] : [{ rank, i }]));
  return ranks.map((rank, i) => {
    if (rank !== undefined) return rank;
    const [low, high] = [known.findLast((one) => one.i < i), known.find((one) => one.i > i)];
    if (!low) return (high?.rank ?? 0) - (high?.i ?? 0) + i;
    return high ? low.rank + ((high.rank - low.rank) * (i - low.i)) / (high.i - low.i) : low.rank + i - low.i;
  });
};

/** Why a deck is not put on another, as far as a world knows whether anything is in it. */
const gatherFault = (world: World, { id }: Deck, to: DeckId): Refusal | undefined => {
  if (!world.get('deck', to)) return refuse('no-such-deck', { deck: to });
  if (to === id) return refuse('same-deck', { deck: to });
  return stockOf(world, id).most === 0 ? refuse('too-few-cards', { deck: id }) : undefined;
};

const decideGather = (table: Table, deck: Deck, to: DeckId): Change => {
  const top = topRank(table, { in: to });
  return join(...cardsOf(table, deck.id).map((piece, i) => moved(table, piece, { in: to }, top + i)));
};

/** Why these pieces can't be put into a deck by this actor: each must be one's own, or nobody's (W1). */
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

/** Decks: what is in them, in which order, and how it comes out of them and back. */
export const deckSystem = {
  name: 'decks',
  records: {
    deck: {
      schema: 'of-module',
      names: 'anything',
      visibility: deckSeen,
      undo: 'leaves',
      recognized: 'nobody',
      affects: ['values', 'counts'],
      reports: 'nothing',
      texts: { name: 'word' },
    },
  },
  reports: deckReportRules,
  operations: {
    draw: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: flowsTold,
      reports: overruledSeen,
      refusalOf: orOverruled(
        (table, { actor, deck, to }) =>
          refusalOfUsingDeck(table, actor, deck) ?? refusalOfPuttingInto(table, actor, to.in),
      ),
      foreseen: drawFault,
      decide: (table, operation) => drawFault(table, operation) ?? drawn(table, operation),
      asFar: (table, operation, _environment, isForbidden) => (isForbidden ? join() : drawAsFar(table, operation)),
    },
    deal: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: flowsTold,
      reports: overruledSeen,
      refusalOf: orOverruled((table, { actor, deck }) => refusalOfUsingDeck(table, actor, deck)),
      foreseen: dealFault,
      decide: (table, operation) => dealFault(table, operation) ?? dealt(table, operation),
      asFar: (table, operation, _environment, isForbidden) => (isForbidden ? join() : dealt(table, operation)),
    },
    shuffle: {
      play: true,
      gain: 'rules',
      mayChangeNothing: true,
      answer: 'open',
      told: firstTold('shuffled'),
      reports: (telling, shuffle) => [...shuffleSeen(telling, shuffle), ...overruledSeen(telling, shuffle)],
      refusalOf: orOverruled((table, { actor, deck }) => refusalOfUsingDeck(table, actor, deck)),
      decide: (table, operation) => withDeck(table, operation.deck, (deck) => decideShuffle(table, deck, operation)),
    },
    peek: {
      play: true,
      gain: 'rules',
      mayChangeNothing: true,
      answer: 'apart',
      told: firstTold('looked'),
      reports: (telling, peek) => [...peekSeen(telling, peek), ...overruledSeen(telling, peek)],
      refusalOf: orOverruled((table, { actor, deck }) => refusalOfUsingDeck(table, actor, deck)),
      foreseen: (seen, { deck, count }) => withDeck(seen, deck, (one) => peekFault(seen, one, count)),
      decide: (table, { actor, deck: id, count }, { seen }) =>
        withDeck(table, id, (deck) => peekFault(seen, deck, count) ?? decidePeek(table, actor, deck, count)),
    },
    return: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: flowsTold,
      reports: overruledSeen,
      refusalOf: orOverruled(refusalOfReturn),
      decide: (table, operation) => withDeck(table, operation.deck, (deck) => decideReturn(table, deck, operation)),
    },
    give: giving,
    gather: {
      play: true,
      gain: 'rules',
      answer: 'apart',
      told: flowsTold,
      reports: overruledSeen,
      refusalOf: orOverruled(
        (table, { actor, deck, to }) => refusalOfUsingDeck(table, actor, deck) ?? refusalOfUsingDeck(table, actor, to),
      ),
      foreseen: (seen, { deck, to }) => withDeck(seen, deck, (one) => gatherFault(seen, one, to)),
      decide: (table, { deck: id, to }, { seen }) =>
        withDeck(table, id, (deck) => gatherFault(seen, deck, to) ?? decideGather(table, deck, to)),
    },
  },
  roomIn: roomInHand,
  acts: 'none',
} satisfies System;
