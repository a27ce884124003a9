import type { SideId } from '../../engine/core/ids.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { seatQueries } from '../../view/seats.ts';
import { bold } from '../../view/text.ts';
import type { View } from '../../view/view.ts';

/** What a refusal names, as its reader may know it. */

/** The one sentence about what the reader may not know of (T6). */
export const UNSEEN: string = "Something you can't see is in the way.";

export const sideName = (view: View, id: SideId | string | undefined): string =>
  bold((id && view.of(seatQueries).side(id as SideId)?.name) || id || 'nobody');

export const pieceName = (view: View, piece: string): string =>
  bold(view.of(pieceQueries).byId(piece)?.name ?? 'That piece');
