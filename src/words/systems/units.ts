import type { Refusal } from '../../table/index.ts';
import { type ArmyView, armyQueries, type UnitView } from '../../view/armies.ts';
import { pieceQueries } from '../../view/pieces.ts';
import { bold, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import { MOST_UNIT_LINES, MOST_UNITS_NAMED } from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { moreItems, moreLine } from '../base/text.ts';
import { type ListArgument, list, name } from '../base/values.ts';

/** Units and armies by name and in lists. */

/** A unit by its name, and in an army its number there. */
export const unitName = (format: Format, view: View, id: string): string => {
  const piece = view.of(pieceQueries).byId(id);
  if (!piece) return format('unknown-unit');
  const number = view
    .of(armyQueries)
    .ofPiece(piece)
    ?.units.find((one) => view.of(pieceQueries).id(one.piece) === id)?.number;
  return bold(number === undefined ? piece.name : `${piece.name} #${number}`);
};

/** Units by name; if they are many, the number of each name. */
export const unitNames = (format: Format, view: View, ids: readonly string[]): ListArgument => {
  if (ids.length <= MOST_UNITS_NAMED) return list(ids.map((id) => unitName(format, view, id)));
  const counts = new Map<string | undefined, number>();
  for (const id of ids) {
    const unit = view.of(pieceQueries).byId(id)?.name;
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  const kinds = [...counts].map(([unit, count]) => ({
    count,
    text: unit === undefined ? format('unknown-units', { count }) : `${count} × ${bold(unit)}`,
  }));
  const rest = kinds.slice(MOST_UNITS_NAMED).reduce((sum, { count }) => sum + count, 0);
  return list([...kinds.slice(0, MOST_UNITS_NAMED).map(({ text }) => text), ...moreItems(format, rest)]);
};

/** The reason why units can't enter a neighboring cell, as an item of a list (A65). */
export const closedText = (format: Format, why: Refusal, view: View): string => {
  switch (why.code) {
    case 'no-room':
      return `${why.moving} + ${why.there} > ${why.limit}`;
    case 'cell-held': {
      const [first] = why.by.flatMap((id) => view.of(pieceQueries).byId(id) ?? []);
      if (!first) return format('closed-by-something');
      if (!first.side) return bold(first.name);
      return format('piece-of', { piece: name(first.name), side: name(first.side.name) });
    }
    case 'way-closed':
      return format('closed-to', { units: unitNames(format, view, why.units) });
    case 'under-attack':
      return format('closed-by-battle');
    default:
      return format('closed-by-something');
  }
};

/** One line of a list: number, name, class, points left (A63). */
export const unitLine = (format: Format, unit: UnitView): string =>
  format('unit-line', { number: unit.number, unit: unitText(format, unit) });

/** A list of units. If there are many, consecutive equal units share a line. */
export const unitList = (format: Format, units: readonly UnitView[]): readonly string[] => {
  if (units.length <= MOST_UNIT_LINES) return units.map((unit) => unitLine(format, unit));
  const runs: { readonly first: UnitView; last: number }[] = [];
  for (const unit of units) {
    const run = runs.at(-1);
    if (run && unitText(format, run.first) === unitText(format, unit)) run.last = unit.number;
    else runs.push({ first: unit, last: unit.number });
  }
  const shown = runs.slice(0, MOST_UNIT_LINES);
  const lines = shown.map(({ first, last }) =>
    last === first.number
      ? unitLine(format, first)
      : format('unit-lines', { first: first.number, last, unit: unitText(format, first) }),
  );
  return [...lines, ...moreLine(format, units.length - (shown.at(-1)?.last ?? 0))];
};

/** A unit's name, its class unless that is the same, and its move points left. */
const unitText = (format: Format, { piece, name, className, points }: UnitView): string => {
  const isNamedSo = className.toLowerCase() === piece.name.toLowerCase();
  const parts = [
    bold(name),
    ...(isNamedSo ? [] : [plain(className)]),
    ...(points === undefined ? [] : [format('army-points-left', { points })]),
  ];
  return format('listed', { items: list(parts, 'more') });
};

/** An army in a list: its name, its place, and the number of units of each class. */
export const armyLine = (format: Format, { name: army, units, side, at }: ArmyView): string => {
  const kinds = new Map<string, number>();
  for (const { className } of units) kinds.set(className, (kinds.get(className) ?? 0) + 1);
  const counted = [...kinds].map(([kind, count]) => `${count} × ${plain(kind)}`);
  return format('army-line', { army: name(army), side: name(side.name), at: plain(at), units: list(counted) });
};
