import type { SideId } from '../../engine/core/ids.ts';
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
