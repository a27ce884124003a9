import { armyNameKey } from '../../engine/index.ts';
import type { NameKind } from '../../form/name-kind.ts';
import { nameKey } from '../../form/words.ts';
import { find } from '../../table/grid/index.ts';
import { type Check, type EntryForm, knownNamesOfKind, tell } from '../checking/check.ts';
import { type FileNode, itemsIn, textIn } from '../text/spot.ts';
import type { ParsedMaps } from './boards.ts';

const BESIDE: readonly NameKind[] = ['side', 'map', 'board', 'zone', 'deck', 'prototype', 'piece'];

/** Checks the sides' names for their armies (D25). Each must be unambiguous for every person who types it. */
export const checkArmyNames = (check: Check, { maps }: ParsedMaps): void => {
  const sides = itemsIn(check.root, 'sides');
  const taken = new Set(BESIDE.flatMap((kind) => [...knownNamesOfKind(check, kind).all].map(nameKey)));
  const grids = maps.flatMap(({ boards }) => boards.map(({ grid }) => grid));
  for (const side of sides)
    for (const node of itemsIn(side, 'armies')) {
      if (typeof node.value !== 'string') continue;
      const name = node.value;
      const key = nameKey(name);
      if (isKept(check, side, maps, name))
        tell(check, 'duplicate', node, { is: 'kept-army-name', name }, { is: 'own-name' });
      else if (taken.has(key) || grids.some((grid) => find(grid, name) !== undefined))
        tell(check, 'duplicate', node, { is: 'same-name', name }, { is: 'own-name' });
      taken.add(key);
    }
};

/**
 * True if a name looks like a default name of armies, so that it is reserved. It begins with another side or a private
 * map, or ends with a number.
 */
const isKept = (
  { root }: Check,
  side: FileNode<EntryForm<'sides'>>,
  maps: ParsedMaps['maps'],
  name: string,
): boolean => {
  const key = armyNameKey(name);
  const behind = (prefix: string): string | undefined =>
    key.startsWith(`${armyNameKey(prefix)} `) ? key.slice(armyNameKey(prefix).length + 1) : undefined;
  const sides = itemsIn(root, 'sides').flatMap((one) => (one === side ? [] : (textIn(one, 'name') ?? [])));
  const windows = maps.flatMap((map) => (map.window === undefined ? [] : map.name));
  const numbered = behind(textIn(side, 'name') ?? '');
  return [...sides, ...windows].some((prefix) => behind(prefix) !== undefined) || /^army \d+$/.test(numbered ?? '');
};
