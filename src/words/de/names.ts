import type { SideId } from '../../engine/core/ids.ts';
import { cardQueries } from '../../view/cards.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { seatQueries } from '../../view/seats.ts';
import { bold } from '../../view/text.ts';
import type { View } from '../../view/view.ts';

/** What a refusal names, as its reader may know it. */

/** The one sentence about what the reader may not know of (T6). */
export const UNSEEN: string = 'Etwas, das du nicht siehst, steht im Weg.';

export const sideName = (view: View, id: SideId | string | undefined): string =>
  bold((id && view.of(seatQueries).side(id as SideId)?.name) || id || 'niemand');

export const pieceName = (view: View, piece: string): string =>
  bold(view.of(pieceQueries).byId(piece)?.name ?? 'Diese Figur');

export const deckName = (view: View, id: string): string =>
  bold(
    view
      .of(cardQueries)
      .decks()
      .find((deck) => deck.id === id)?.name ?? 'Dieser Stapel',
  );
