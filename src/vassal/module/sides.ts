import { MOST_SIDES } from '../../engine/index.ts';
import { type Element, everyElement, partsOf, textOf } from '../source/element.ts';
import { listOf } from '../source/sequence.ts';
import type { ImportLossCollector } from './losses.ts';
import { UniqueNameGenerator } from './names.ts';

/** The sides of the module. `ofVassal` maps VASSAL's names to names in the module. */
export interface ImportedSides {
  readonly names: readonly string[];
  readonly ofVassal: ReadonlyMap<string, string>;
  /** The number of things that each side shares with others, by VASSAL's name. */
  readonly shares: ReadonlyMap<string, number>;
}

export interface TurnOrder {
  readonly order: readonly string[];
  readonly level: Element;
}

const ALONE = 'Player';

export const readSides = (root: Element, losses: ImportLossCollector): ImportedSides => {
  const roster = [...everyElement(root)].find(({ kind }) => kind === 'PlayerRoster');
  const said = (roster ? partsOf(roster) : []).map(({ text }) => text).filter((text) => text !== '');
  const names = new UniqueNameGenerator();
  const ofVassal = new Map<string, string>();
  for (const side of said) {
    if (ofVassal.has(side)) continue;
    if (ofVassal.size === MOST_SIDES) losses.note('many-sides', side);
    else ofVassal.set(side, names.give(side, 'Side'));
  }
  return { names: ofVassal.size > 0 ? [...ofVassal.values()] : [ALONE], ofVassal, shares: sharesIn(root) };
};

/** Returns the order of turns, if a turn tracker of VASSAL lists all sides. */
export const findTurnOrder = (root: Element, { names, ofVassal }: ImportedSides): TurnOrder | undefined => {
  for (const level of everyElement(root)) {
    if (level.kind !== 'ListTurnLevel') continue;
    const known = listOf(textOf(level, 'list')).map((one) => ofVassal.get(one));
    const order = known.filter((one) => one !== undefined);
    if (names.length > 1 && order.length === known.length && new Set(order).size === names.length)
      return { order: [...new Set(order)], level };
  }
  return undefined;
};

/**
 * Returns a single owner for something that several sides share, unless all do. It is the side that shares the fewest
 * things: sides for solo players or spectators share everything.
 */
export const findSingleOwner = ({ ofVassal, shares }: ImportedSides, said: readonly string[]): string | undefined => {
  const known = [...new Set(said.filter((side) => ofVassal.has(side)))];
  if (known.length > 1 && known.length === ofVassal.size) return undefined;
  const [sole] = known.sort((a, b) => (shares.get(a) ?? 0) - (shares.get(b) ?? 0));
  return sole === undefined ? undefined : ofVassal.get(sole);
};

const sharesIn = (root: Element): ReadonlyMap<string, number> => {
  const shares = new Map<string, number>();
  for (const one of everyElement(root))
    for (const side of [...listOf(textOf(one, 'side')), ...listOf(textOf(one, 'deckOwners'))])
      shares.set(side.trim(), (shares.get(side.trim()) ?? 0) + 1);
  return shares;
};
