import { type Change, join } from '../core/change.ts';
import type { ContainerId, PieceId } from '../core/ids.ts';
import { mint } from '../core/mint.ts';
import type { Operation } from '../core/operation.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { asTheyLay, cardsOf, chanceOf, moved, topRank } from './cards.ts';
import { drawFault, handFault } from './hands.ts';
import { crowdFault, oldOf, piecesOf, relocated } from './moves.ts';
import type { Target } from './pieces.ts';
import { handOf, isOut, isPlace, sidesInOrder } from './queries.ts';
import type { Deck, Piece } from './records.ts';

/** How cards come out of a deck. */

/** The most cards that one operation takes from a deck, for each who gets some. */
export const MOST = 100;

export const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= MOST;

/** What is drawn, the first one first, and what becomes of the discard pile where it is needed for that. */
interface Drawn {
  readonly cards: readonly Piece[];
  /** What is left of the discard pile, which lies in the deck now. */
  readonly left: readonly Piece[];
  readonly refill: Change;
}

const takeTop = (table: Table, deck: Deck, count: number): Drawn | Refusal => {
  const cards = cardsOf(table, deck.id);
  const top = cards.slice(-count).reverse();
  if (top.length === count) return { cards: top, left: [], refill: join() };
  const discards = deck.discards !== undefined && deck.reshuffle === 'always' ? cardsOf(table, deck.discards) : [];
  const lacking = count - top.length;
  if (discards.length < lacking) return refuse('too-few-cards', { deck: deck.id });
  const chance = chanceOf(table, deck);
  const order = chance.shuffled(discards);
  const left = order.slice(0, -lacking);
  const { ids, change } = mint(table, 'a', left.length);
  const placed = left.map((piece, rank) =>
    relocated(table, piece, { ...piece, place: { in: deck.id, rank }, old: oldOf(piece), alias: ids[rank] as string }),
  );
  return { cards: [...top, ...order.slice(-lacking).reverse()], left, refill: join(chance.change(table), change, ...placed) };
};

/** The cards that were drawn go each to its place; also those that were in the discard pile until then come from the deck. */
const drawnTo = (
  table: Table,
  { id }: Deck,
  { cards, left, refill }: Drawn,
  place: (index: number) => { readonly to: Target; readonly rank: number },
): Change => {
  const moves = cards.map((piece, i) => {
    const { to, rank } = place(i);
    return moved(table, piece, to, rank, { in: id });
  });
  return asTheyLay(join(refill, ...moves), [...cards, ...left]);
};

export const decideDraw = (table: Table, deck: Deck, { actor, count, named, to }: Operation<'draw'>): Change | Refusal => {
  if (!isPlace(table, to.in, to.cell)) return refuse('no-such-place', { place: to.cell ?? to.in });
  if (to.in === deck.id) return refuse('same-deck', { deck: deck.id });
  const drawn =
    named.length > 0 ? takeNamed(table, deck, named) : isCount(count) ? takeTop(table, deck, count) : refuse('wrong-count', { most: MOST });
  if ('code' in drawn) return drawn;
  const top = topRank(table, to);
  const { length } = drawn.cards;
  const fault = drawFault(table, actor, deck, length) ?? crowdFault(table, to, length) ?? handFault(table, actor, to.in, length);
  return fault ?? drawnTo(table, deck, drawn, (i) => ({ to, rank: top + i }));
};

const takeNamed = (table: Table, deck: Deck, named: readonly PieceId[]): Drawn | Refusal => {
  if (!deck.pick) return refuse('not-by-name', { deck: deck.id });
  const cards = piecesOf(table, named);
  if ('code' in cards) return cards;
  const stranger = cards.find(({ place }) => place.in !== deck.id);
  return stranger ? refuse('not-in-deck', { piece: stranger.id, deck: deck.id }) : { cards, left: [], refill: join() };
};

/** One card to each side in turn, as one deals. */
export const decideDeal = (table: Table, deck: Deck, { actor, count, sides }: Operation<'deal'>): Change | Refusal => {
  if (!isCount(count)) return refuse('wrong-count', { most: MOST });
  const hands: ContainerId[] = [];
  for (const side of new Set(sides.length > 0 ? sides : sidesInOrder(table))) {
    if (!table.get('side', side)) return refuse('no-such-side', { side });
    if (isOut(table, side)) return refuse('side-left-out', { side });
    const hand = handOf(table, side);
    if (!hand) return refuse('no-hand', { side });
    const full = handFault(table, actor, hand.id, count);
    if (full) return full;
    hands.push(hand.id);
  }
  const drawn = takeTop(table, deck, count * hands.length);
  if ('code' in drawn) return drawn;
  const tops = hands.map((hand) => topRank(table, { in: hand }));
  return drawnTo(table, deck, drawn, (i) => {
    const hand = i % hands.length;
    return { to: { in: hands[hand] as ContainerId }, rank: (tops[hand] as number) + Math.floor(i / hands.length) };
  });
};
