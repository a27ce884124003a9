import type { Loss } from '../../facts/import-report.ts';
import type { Slot } from '../source/slots.ts';
import type { Losses } from './losses.ts';

/** What of the traits does not come over, by their codes; undefined for what does or needs no word. */
const LOST: ReadonlyMap<string, Loss> = new Map<string, Loss>([
  ['macro', 'trigger'],
  ['globalkey', 'global-command'],
  ['globalhotkey', 'global-command'],
  ['locCommand', 'global-command'],
  ['calcProp', 'computed-property'],
  ['setprop', 'outer-property'],
  ['setpieceprop', 'outer-property'],
  ['hideCmd', 'hidden-command'],
  ['footprint', 'looks'],
  ['nonRect', 'looks'],
  ['nonRect2', 'looks'],
  ['border', 'looks'],
  ['AreaOfEffect', 'looks'],
  ['playSound', 'looks'],
  ['translate', 'looks'],
  ['pivot', 'looks'],
  ['propertysheet', 'text-sheet'],
  ['table', 'text-sheet'],
  ['mat', 'cargo'],
  ['matPiece', 'cargo'],
  ['attach', 'cargo'],
  ['button', 'machinery'],
]);

/** Those that come over, or that nobody misses: what the table does for every piece, or what only VASSAL's menus need. */
const CARRIED = new Set([
  'piece',
  'mark',
  'PROP',
  'emb2',
  'emb',
  'obs',
  'hide',
  'restrict',
  'prototype',
  'rotate',
  'label',
  'clone',
  'delete',
  'report',
  'submenu',
  'menuSeparator',
  'immob',
  'markmoved',
  'basicName',
  'locmsg',
  'cmt',
  'deselect',
  // What of these can't come over is told where actions are made of them.
  'replace',
  'placemark',
  'return',
  'sendto',
]);

/** Counts the traits of a slot that do not come over. */
export const noteTraits = ({ traits, name }: Slot, losses: Losses): void => {
  for (const { code } of traits) {
    const lost = LOST.get(code);
    if (lost) losses.note(lost, name);
    else if (!CARRIED.has(code)) losses.note('own-trait', code);
  }
};
