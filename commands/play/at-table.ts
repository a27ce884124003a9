import { cardQueries, type HandView } from '../../src/features/cards/view/cards.ts';
import { cardFaceQueries } from '../../src/features/cards/view/face.ts';
import { listVisibleBoards } from '../../src/view/find/find.ts';
import { takeFirstItems } from '../../src/view/first.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import type { Drawing } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import { createHandPicture } from '../hand/show.ts';
import type { ActionOffers } from './offers.ts';
import type { Panel } from './panel.ts';

/** The panel's view for card games: the hand as a picture, and the cards on the table in words. */

const MOST_ON_TABLE = 8;

const handOf = (view: View, { offers }: ActionOffers): HandView | undefined => {
  const hand = view.of(cardQueries).hand();
  return offers.length > 0 && offers.every(({ with: subject }) => subject?.piece?.where.in === hand?.id)
    ? hand
    : undefined;
};

const onTable = (view: View): readonly PieceView[] | undefined => {
  const boards = listVisibleBoards(view);
  const isOnBoard = (container: string): boolean => boards.some(({ id }) => id === container);
  const pieces = [...takeFirstItems(view.of(pieceQueries).search({ in: isOnBoard }), MOST_ON_TABLE + 1)];
  const areCards = pieces.every((piece) => view.of(cardFaceQueries).isCard(piece));
  return areCards && pieces.length > 0 && pieces.length <= MOST_ON_TABLE ? pieces : undefined;
};

export const drawHandAndTableCards = (
  { view, said, game, input }: Panel,
  found: ActionOffers,
): { readonly drawing: Drawing; readonly line: string } | undefined => {
  const hand = handOf(view, found);
  const cards = hand && onTable(view);
  if (!hand || !cards) return undefined;
  const line = said.onTable(cards.map(({ name, where }) => ({ name, place: where.cell ?? where.map })));
  return { drawing: createHandPicture(game, input, hand), line };
};
