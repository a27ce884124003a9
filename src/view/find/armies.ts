import { HANDLE_LENGTH } from '../../engine/core/handle.ts';
import type { CellId, ContainerId } from '../../engine/core/ids.ts';
import { type ArmyView, armyId, armyQueries } from '../armies.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { seatQueries } from '../seats.ts';
import type { View } from '../view.ts';
import { findStanding } from './find.ts';

/** Armies as people name them, looked for in their own view. */

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

const isMine = (view: View, { side }: ArmyView): boolean =>
  view
    .of(seatQueries)
    .mine()
    .some(({ id }) => id === side.id);

/**
 * The armies that a text can mean: those of that name, the viewer's own first; else those on the cell of that name,
 * else the one of that handle.
 */
export const findArmies = (view: View, text: string): readonly ArmyView[] => {
  const all = view.of(armyQueries).all();
  if (all.length === 0) return [];
  const named = all.filter(({ name }) => same(name, text));
  if (named.length > 0)
    return named.some((army) => isMine(view, army)) ? named.filter((army) => isMine(view, army)) : named;
  const spot = findStanding(view, text);
  if (spot) return all.filter(({ where }) => where.in === spot.in && where.cell === spot.cell);
  const handle = text.trim().toLowerCase();
  return handle.length === HANDLE_LENGTH
    ? all.filter((army) => view.of(armyQueries).handle(armyId(army)) === handle)
    : [];
};

/** What names one army and no other: its name, else its handle. */
export const nameOfArmy = (view: View, army: ArmyView): string =>
  findArmies(view, army.name).length === 1 && isMine(view, army)
    ? army.name
    : view.of(armyQueries).handle(armyId(army));

/** The viewer's own armies first, then the others; those that fit what is typed. */
export const completeArmies = (
  view: View,
  typed: string,
  limit: number,
  only: (army: ArmyView) => boolean = () => true,
): readonly ArmyView[] => {
  const wanted = typed.trim().toLowerCase();
  const fitting = view
    .of(armyQueries)
    .all()
    .filter(
      (army) => only(army) && (army.name.toLowerCase().includes(wanted) || army.where.cell?.toLowerCase() === wanted),
    );
  const rank = (army: ArmyView): number => Number(!isMine(view, army));
  return [...fitting].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
};

/** So many pieces of a cell are looked at for units: what lies above them is named by itself. */
const LOOKED = 1000;

/** The viewer's own units on a cell that are in no army, lowest first. */
export const looseUnitsAt = (view: View, container: ContainerId, cell: CellId): readonly PieceView[] => {
  const looked: PieceView[] = [];
  for (const piece of view.of(pieceQueries).each(container, cell)) if (looked.push(piece) === LOOKED) break;
  return looseUnits(view, looked);
};

/** Of these the viewer's own units that are in no army. */
export const looseUnits = (view: View, pieces: readonly PieceView[]): readonly PieceView[] => {
  const mine = new Set(
    view
      .of(seatQueries)
      .mine()
      .map(({ id }) => id),
  );
  return pieces.filter(
    (piece) =>
      piece.side &&
      mine.has(piece.side.id) &&
      view.of(armyQueries).isUnit(piece) &&
      !view.of(armyQueries).isInArmy(piece),
  );
};
