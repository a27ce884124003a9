import type { World } from '../../table/index.ts';
import type { Piece } from '../play/records.ts';
import { unitClassOf } from './units.ts';

/**
 * Returns the unit that represents an army: the first unit of its most common class (A14, A16). If several classes are
 * equally common, the one with the earliest unit counts (A15). Undefined if there are no units (A17).
 */
export const findArmyRepresentative = (world: World, units: readonly Piece[]): Piece | undefined => {
  const classes = new Map<string, Piece[]>();
  for (const unit of units) {
    const name = unitClassOf(world, unit);
    const same = classes.get(name);
    if (same) same.push(unit);
    else classes.set(name, [unit]);
  }
  let most: readonly Piece[] = [];
  for (const same of classes.values()) if (same.length > most.length) most = same;
  return most[0];
};
