import { cardQueries } from '../../features/cards/view/cards.ts';
import type { ArmyId, SideId } from '../../table/index.ts';
import { armyQueries } from '../armies.ts';
import { addDistinguishingNotes, nameOfGroup } from '../find/alike.ts';
import { nameOfArmy } from '../find/armies.ts';
import { pieceQueries } from '../pieces.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';

/** The things that a refusal names, as typed options. An option is left out if the reader doesn't know of the thing. */

export const piece = (view: View, id: string): { readonly piece?: string } => {
  const found = view.of(pieceQueries).byId(id);
  const [group] = found ? addDistinguishingNotes(view, [{ piece: found, count: 1 }]) : [];
  return group ? { piece: nameOfGroup(view, group) } : {};
};

export const card = (view: View, id: string): { readonly piece?: string } => {
  const found = view.of(pieceQueries).byId(id);
  return found ? { piece: found.name } : {};
};

export const army = (view: View, id: string): { readonly army?: string } => {
  const found = view.of(armyQueries).byId(id as ArmyId);
  return found ? { army: nameOfArmy(view, found) } : {};
};

export const deck = (view: View, id: string): { readonly deck?: string } => {
  const found = view
    .of(cardQueries)
    .decks()
    .find((one) => one.id === id);
  return found ? { deck: found.name } : {};
};

export const side = (view: View, id: SideId | undefined): { readonly side?: string } => {
  const found = id === undefined ? undefined : view.of(seatQueries).side(id);
  return found ? { side: found.name } : {};
};
