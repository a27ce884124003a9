import { armyNameKey } from '../../engine/index.ts';
import { type CellId, type ContainerId, RECORD_HANDLE_LENGTH } from '../../table/index.ts';
import { type ArmyView, armyIdOfView, armyQueries } from '../armies.ts';
import { takeFirstItems } from '../first.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { seatQueries } from '../seats.ts';
import { DISCORD_LIMITS } from '../text/message.ts';
import { typedTextVariantsOf } from '../text/typed.ts';
import type { View } from '../view.ts';
import { findPieces, findPreferablyOccupiedPlace, sidesOfViewer } from './find.ts';
import { findPreferringOwnSides } from './own-first.ts';

const isMine = (view: View, { side }: ArmyView): boolean =>
  view
    .of(seatQueries)
    .mine()
    .some(({ id }) => id === side.id);

/** Returns the armies that a text can mean: by name, then by cell, then by handle. The viewer's own come first. */
export const findArmies = (view: View, text: string): readonly ArmyView[] => {
  const all = view.of(armyQueries).all();
  if (all.length === 0) return [];
  const wanted = typedTextVariantsOf(text).map(armyNameKey);
  const named = all.filter(({ name }) => wanted.includes(armyNameKey(name)));
  const spot = findPreferablyOccupiedPlace(view, text);
  const there = spot ? all.filter(({ where }) => where.in === spot.in && where.cell === spot.cell) : [];
  const handle = text.trim().toLowerCase();
  const handled =
    handle.length === RECORD_HANDLE_LENGTH && named.length === 0 && there.length === 0
      ? all.filter((army) => view.of(armyQueries).handle(armyIdOfView(army)) === handle)
      : [];
  return findPreferringOwnSides(
    view,
    [named, there, handled].map((kind) => (side) => kind.filter((army) => side(army.side.id))),
  );
};

export const nameOfArmy = (view: View, army: ArmyView): string => {
  const [only, ...others] = findArmies(view, army.name);
  const isMeant =
    only !== undefined && others.length === 0 && armyIdOfView(only) === armyIdOfView(army) && isMine(view, army);
  return isMeant && army.name.length <= DISCORD_LIMITS.choice
    ? army.name
    : view.of(armyQueries).handle(armyIdOfView(army));
};

/**
 * Returns the armies that a text can mean if it can also mean a piece: the viewer's own piece takes precedence over
 * another side's army.
 */
export const findArmiesMeantByText = (view: View, text: string): readonly ArmyView[] => {
  const armies = findArmies(view, text);
  if (armies.length === 0) return armies;
  const mine = sidesOfViewer(view);
  if (armies.some(({ side }) => mine.has(side.id))) return armies;
  return findPieces(view, text, 1, { side: (side) => mine.has(side) }).length > 0 ? [] : armies;
};

export const matchTypedArmies = (
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

const MOST_UNITS_LOOKED = 1000;

export const findOwnUnitsWithoutArmyAt = (view: View, container: ContainerId, cell: CellId): readonly PieceView[] =>
  filterOwnUnitsWithoutArmy(view, takeFirstItems(view.of(pieceQueries).each(container, cell), MOST_UNITS_LOOKED));

export const filterOwnUnitsWithoutArmy = (view: View, pieces: Iterable<PieceView>): readonly PieceView[] => {
  const mine = new Set(
    view
      .of(seatQueries)
      .mine()
      .map(({ id }) => id),
  );
  const { isUnit, isInArmy } = view.of(armyQueries);
  const loose: PieceView[] = [];
  for (const piece of pieces)
    if (piece.side && mine.has(piece.side.id) && isUnit(piece) && !isInArmy(piece)) loose.push(piece);
  return loose;
};
