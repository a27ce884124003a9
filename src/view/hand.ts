import type { Change } from '../engine/core/change.ts';
import type { PersonId } from '../engine/core/ids.ts';
import { isFields } from '../engine/core/plain.ts';
import { artQueries } from './art.ts';
import { cardQueries, type HandView } from './cards.ts';
import { firstOf } from './find/first.ts';
import { gameQueries } from './game.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { seatQueries } from './seats.ts';
import type { BoardPicture, CellPicture, LegendWords, PiecePicture } from './svg/picture.ts';
import { firstFound } from './typed.ts';
import type { View } from './view.ts';

/** A hand of cards as its owner sees it: numbered from 1 in the order in which they came. */

const COLUMNS = 6;
const SQUARE = [
  { x: -0.5, y: -0.5 },
  { x: 0.5, y: -0.5 },
  { x: 0.5, y: 0.5 },
  { x: -0.5, y: 0.5 },
];

/** So many cards are listed and drawn; of more it is said how many there are. */
export const LISTED = 60;

/** The cards of a hand, those that came first, first; at most so many. */
export const cardsIn = (view: View, hand: HandView, limit: number): readonly PieceView[] => {
  const cards: PieceView[] = [];
  for (const card of view.of(pieceQueries).each(hand.id)) {
    if (cards.length === limit) break;
    cards.push(card);
  }
  return cards;
};

/** The cards of a hand that have a name, one by one. */
export const cardsCalled = (view: View, hand: HandView, name: string): Iterable<PieceView> => {
  const wanted = name.trim().toLowerCase();
  return view.of(pieceQueries).search({ in: (container) => container === hand.id, name: (one) => one === wanted });
};

/** One card a cell, each labelled with its number. */
export const handPicture = (view: View, hand: HandView, legend: LegendWords): BoardPicture => {
  const cards = cardsIn(view, hand, LISTED);
  return {
    shape: 'square',
    title: `${view.of(gameQueries).title}: ${hand.name}`,
    legend,
    outline: SQUARE,
    cells: cards.map(
      (_, i): CellPicture => ({
        id: String(i + 1),
        label: String(i + 1),
        centre: { x: i % COLUMNS, y: Math.floor(i / COLUMNS) },
      }),
    ),
    pieces: cards.map((card, i): PiecePicture => {
      const [label, art] = [view.of(pieceQueries).symbol(card), view.of(artQueries).ofPiece(card)];
      return {
        cell: String(i + 1),
        name: card.name,
        ...(label === undefined ? {} : { label }),
        ...(card.back ? { hidden: true } : {}),
        ...(art ? { art } : {}),
      };
    }),
  };
};

/** The card of that number, name or handle; of several of one name, the first. */
export const findCard = (view: View, hand: HandView, text: string): PieceView | undefined => {
  const wanted = text.trim().toLowerCase();
  const number = /^\d{1,4}$/.test(wanted) ? view.of(pieceQueries).nth(hand.id, Number(wanted)) : undefined;
  const named = number ?? firstFound(wanted, (form) => [...firstOf(cardsCalled(view, hand, form), 1)][0]);
  const card = named ?? view.of(pieceQueries).byHandle(wanted);
  return card?.where.in === hand.id ? card : undefined;
};

/** The viewer's own hands into which something came by a change, or out of which something went. */
export const changedHands = (view: View, change: Change): readonly HandView[] => {
  const mine = view.of(seatQueries).mine();
  if (mine.length === 0) return [];
  const touched = containersIn(change);
  return view
    .of(cardQueries)
    .hands()
    .filter(({ id, side }) => touched.has(id) && mine.some((own) => own.id === side.id));
};

/** The hands with cards in them whose side this viewer plays by a change, and did not before. */
export const newHands = (view: View, person: PersonId, { added }: Change): readonly HandView[] => {
  const sides = added.flatMap((record) => (record.kind === 'seat' && record.person === person ? record.side : []));
  if (sides.length === 0) return [];
  return view
    .of(cardQueries)
    .hands()
    .filter(({ id, side }) => sides.includes(side.id) && view.of(pieceQueries).count(id) > 0);
};

/** The containers that pieces left or came to. */
const containersIn = ({ added, updated, removed }: Change): ReadonlySet<string> =>
  new Set([
    ...[...added, ...removed].flatMap((record) => (record.kind === 'piece' ? [record.place.in] : [])),
    ...updated.flatMap(({ kind, from, to }) =>
      kind === 'piece' ? [from, to].flatMap(({ place }) => (isFields(place) ? [String(place['in'])] : [])) : [],
    ),
  ]);
