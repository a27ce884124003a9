import type { ContainerId, SideId, World } from '../../../table/index.ts';
import { piecesInPlaceScope } from '../lines/scopes.ts';
import type { Piece } from '../records.ts';

/** Returns the cards in a side's private maps and on the boards of these, but not in their decks. */
export const findCardsHeldBySide = (
  world: World,
  side: SideId,
  isMeant: (prototype: string) => boolean,
): readonly Piece[] => {
  const maps = new Set([...world.all('map')].flatMap((map) => (map.private === side ? map.id : [])));
  const boards = [...world.all('board')].flatMap((board) => (maps.has(board.map) ? board.id : []));
  const containers: readonly ContainerId[] = [...maps, ...boards];
  return piecesInPlaceScope(world, { containers }).flatMap(({ id }) => {
    const piece = world.get('piece', id);
    return piece?.prototype !== undefined && isMeant(piece.prototype) ? piece : [];
  });
};
