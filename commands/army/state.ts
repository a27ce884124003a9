import { type ArmyView, armyIdOfView, armyQueries } from '../../src/view/armies.ts';
import { countEncodableUnits, decodeChosenFlags, encodeChosenFlags } from '../../src/view/panel/marks.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import type { View } from '../../src/view/view.ts';

/** The data in the ids of an army's controls: a hash of the army as it was shown, and its chosen units (A66). */
export interface ArmySelection {
  readonly army: string;
  readonly version: string;
  readonly page: number;
  readonly chosen: readonly boolean[];
}

/** The most units that can be chosen individually: the marks for them must fit into the id of a control. */
export const MOST_UNITS_CHOSEN = countEncodableUnits(48);

/** Returns a short hash that changes with the army: its units and their order, their points, its cell (A66). */
export const hashOfArmy = (view: View, army: ArmyView): string => {
  const text = [
    army.name,
    army.where.cell,
    ...army.units.map(({ piece, points }) => `${view.of(pieceQueries).handle(piece)} ${points}`),
  ].join('\n');
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
};

export const armySelectionOf = (view: View, army: ArmyView, chosen: readonly boolean[], page = 0): ArmySelection => ({
  army: view.of(armyQueries).handle(armyIdOfView(army)),
  version: hashOfArmy(view, army),
  page,
  chosen,
});

export const encodeArmySelection = ({ army, version, page, chosen }: ArmySelection): readonly string[] => [
  army,
  version,
  String(page),
  encodeChosenFlags(chosen),
];

export const decodeArmySelection = (
  [army = '', version = '', page = '', marks = '']: readonly string[],
  size: number,
): ArmySelection | undefined => {
  const chosen = decodeChosenFlags(marks, size);
  return chosen && /^\d{1,3}$/.test(page) ? { army, version, page: Number(page), chosen } : undefined;
};
