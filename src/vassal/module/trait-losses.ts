import type { ImportLossKind } from '../../facts/import-report.ts';
import type { ModulePieceSlot } from '../source/slots.ts';
import type { ImportLossCollector } from './losses.ts';

const LOST: ReadonlyMap<string, ImportLossKind> = new Map<string, ImportLossKind>([
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

/**
 * Traits that are imported, or that aren't needed. The latter only affect VASSAL's menus, or the table does the same
 * for every piece.
 */
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
  'replace',
  'placemark',
  'return',
  'sendto',
]);

export const recordTraitLosses = ({ traits, name }: ModulePieceSlot, losses: ImportLossCollector): void => {
  for (const { code } of traits) {
    const lost = LOST.get(code);
    if (lost) losses.note(lost, name);
    else if (!CARRIED.has(code)) losses.note('own-trait', code);
  }
};
