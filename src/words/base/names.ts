import { cardQueries } from '../../features/cards/view/cards.ts';
import type { SideId } from '../../table/index.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { seatQueries } from '../../view/seats.ts';
import { bold } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import type { Format } from './messages.ts';
import { type ListArgument, type ListConjunction, list } from './values.ts';

/** The name of a side as this reader knows it, in bold. */
export const sideName = (format: Format, view: View, id: SideId | string | undefined): string =>
  bold((id && view.of(seatQueries).side(id as SideId)?.name) || id || format('no-side'));

export const sideNames = (
  format: Format,
  view: View,
  ids: readonly (SideId | string)[],
  last?: ListConjunction,
): ListArgument =>
  list(
    ids.map((id) => sideName(format, view, id)),
    last,
  );

/** The name of a piece, or "That piece" if this reader doesn't know it. */
export const pieceName = (format: Format, view: View, piece: string): string =>
  bold(view.of(pieceQueries).byId(piece)?.name ?? format('unknown-piece'));

/** The name of a deck, or "That deck" if this reader doesn't know it. */
export const deckName = (format: Format, view: View, id: string): string => {
  const found = view
    .of(cardQueries)
    .decks()
    .find((deck) => deck.id === id);
  return bold(found?.name ?? format('unknown-deck'));
};
