import { cardFaceQueries } from '../../src/view/board/card-face.ts';
import { cardQueries, type HandView } from '../../src/view/cards.ts';
import { boardsOf } from '../../src/view/find/find.ts';
import { firstOf } from '../../src/view/find/first.ts';
import type { Drawing } from '../../src/view/message.ts';
import { type PieceView, pieceQueries } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';
import { handDrawing } from '../hand/show.ts';
import type { OffersFound } from './offers.ts';
import type { Panel } from './panel.ts';

/** What a player of cards looks at: the hand as a picture, and the cards on the table in words. */

/** So few things lie on the boards of a card game that words tell them all, such as the cards of a trick. */
const MOST_ON_TABLE = 8;

/** The hand from whose cards alone something can be done. */
const handOf = (view: View, { offers }: OffersFound): HandView | undefined => {
  const hand = view.of(cardQueries).hand();
  return offers.length > 0 && offers.every(({ with: subject }) => subject?.piece?.where.in === hand?.id)
    ? hand
    : undefined;
};

/** That hand, if words can tell what lies on the table. */
export const handAtTable = ({ view, game, input }: Panel, found: OffersFound): Drawing | undefined => {
  const hand = handOf(view, found);
  return hand && onTable(view) ? handDrawing(game, input, hand) : undefined;
};

/** The few things that lie on boards without pictures, each with its place; undefined if there are none or more. */
const onTable = (view: View): readonly PieceView[] | undefined => {
  const boards = boardsOf(view);
  const isOnBoard = (container: string): boolean => boards.some(({ id }) => id === container);
  const pieces = [...firstOf(view.of(pieceQueries).search({ in: isOnBoard }), MOST_ON_TABLE + 1)];
  const areCards = pieces.every((piece) => view.of(cardFaceQueries).isCard(piece));
  return areCards && pieces.length > 0 && pieces.length <= MOST_ON_TABLE ? pieces : undefined;
};

/** Below it: the cards on the table, each with its place. */
export const tableLines = ({ view, said }: Panel, found: OffersFound): readonly string[] => {
  const pieces = handOf(view, found) && onTable(view);
  return pieces ? [said.onTable(pieces.map(({ name, where }) => ({ name, place: where.cell ?? where.map })))] : [];
};
