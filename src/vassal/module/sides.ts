import { MOST_SIDES } from '../../session/format/sides.ts';
import { type Element, everyElement, partsOf, textOf } from '../source/element.ts';
import { listOf } from '../source/sequence.ts';
import type { Losses } from './losses.ts';
import { NameGiver } from './names.ts';

/** The sides of a module: the names that ours have, by those of VASSAL's. */
export interface Sides {
  readonly names: readonly string[];
  readonly ofVassal: ReadonlyMap<string, string>;
}

const ALONE = 'Player';

export const readSides = (root: Element, losses: Losses): Sides => {
  const roster = [...everyElement(root)].find(({ kind }) => kind === 'PlayerRoster');
  const said = (roster ? partsOf(roster) : []).map(({ text }) => text).filter((text) => text !== '');
  const names = new NameGiver();
  const ofVassal = new Map<string, string>();
  for (const side of said) {
    if (ofVassal.has(side)) continue;
    if (ofVassal.size === MOST_SIDES) losses.note('many-sides', side);
    else ofVassal.set(side, names.give(side, 'Side'));
  }
  return { names: ofVassal.size > 0 ? [...ofVassal.values()] : [ALONE], ofVassal };
};

/** The order in which sides go, where a turn tracker lists them all; undefined where none does. */
export const turnOrder = (root: Element, { names, ofVassal }: Sides, losses: Losses): readonly string[] | undefined => {
  const all = [...everyElement(root)];
  const lists = all.filter(({ kind }) => kind === 'ListTurnLevel').map((one) => listOf(textOf(one, 'list')));
  const order = lists
    .map((list) => list.map((one) => ofVassal.get(one)))
    .find((list) => list.every((one) => one !== undefined) && new Set(list).size === names.length && names.length > 1);
  const known = order?.filter((one) => one !== undefined);
  if (!known && all.some(({ kind }) => kind === 'TurnTracker')) losses.note('turn-tracker');
  return known && [...new Set(known)];
};
