import type { Choice } from '../../src/port/command.ts';
import { armyQueries, type UnitView } from '../../src/view/armies.ts';
import { findArmiesMeantByText, findOwnUnitsWithoutArmyAt } from '../../src/view/find/armies.ts';
import { findPreferablyOccupiedPlace } from '../../src/view/find/find.ts';
import { DISCORD_LIMITS } from '../../src/view/text/message.ts';
import type { View } from '../../src/view/view.ts';
import type { Words } from '../../src/words/index.ts';
import { MOST_CHOICES } from '../common/choices.ts';

const unitsAt = (view: View, text: string, loose: boolean): readonly UnitView[] => {
  const [army] = findArmiesMeantByText(view, text);
  if (army && !loose) return army.units;
  const spot = army ? army.where : findPreferablyOccupiedPlace(view, text);
  return spot?.cell === undefined
    ? []
    : view.of(armyQueries).units(findOwnUnitsWithoutArmyAt(view, spot.in, spot.cell));
};

/**
 * Suggests ways to choose units: all, each class, each unit by its number. A suggestion keeps the text before the last
 * comma.
 */
export const suggestUnitSelections = (
  { commands: { army: said } }: Words,
  view: View,
  text: string,
  typed: string,
  subcommand?: string,
): readonly Choice[] => {
  const units = unitsAt(view, text, subcommand === 'join' || subcommand === 'form');
  const comma = typed.lastIndexOf(',');
  const [before, last] = [
    typed.slice(0, comma + 1),
    typed
      .slice(comma + 1)
      .trim()
      .toLowerCase(),
  ];
  const classes = [...new Set(units.map(({ className }) => className))];
  const ways: readonly Choice[] = [
    ...(before === '' && units.length > 0 ? [{ name: said.offers.all(units.length), value: 'all' }] : []),
    ...(classes.length > 1
      ? classes.map((name) => ({
          name: `${name} (${units.filter(({ className }) => className === name).length})`,
          value: name,
        }))
      : []),
    ...units.map(({ number, piece, points }) => ({
      name: [`${number}. ${piece.name}`, ...(points === undefined ? [] : [said.pointsLeft(points)])].join(', '),
      value: String(number),
    })),
  ];
  return ways
    .filter(({ name }) => name.toLowerCase().includes(last))
    .slice(0, MOST_CHOICES)
    .map(({ name, value }) => ({
      name: `${before}${before === '' ? '' : ' '}${name}`.slice(0, DISCORD_LIMITS.choice),
      value: `${before}${value}`.slice(0, DISCORD_LIMITS.choice),
    }));
};
