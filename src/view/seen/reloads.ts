import { patchedRecord, type Update } from '../../engine/core/change.ts';
import { isFields } from '../../engine/core/plain.ts';
import type { Table } from '../../engine/core/table.ts';
import type { Module, Request } from '../../engine/index.ts';
import { type Changes, changesBetween } from '../differences.ts';
import type { View } from '../view.ts';
import type { ModulePart, Seen } from './report.ts';

/** What a viewer is told of another module that was put under the game. */
export const reloadSeen = (table: Table, view: View, update: Update): readonly Seen[] => {
  const now = table.get('module', 'module');
  if (!now) return [];
  const was = patchedRecord(now, { from: update.to, to: update.from });
  const changes = changesFor(view, was.module, now.module);
  return [{ what: 'reloaded', title: view.title, parts: partsIn(update), changes }];
};

/** What would change for those who play by what somebody asks for, where that is another module. */
export const proposalSeen = (table: Table, view: View, { wants }: Request): { readonly changes?: Changes } => {
  const [now, proposal] = [table.get('module', 'module'), table.get('proposal', 'proposal')];
  return wants.what === 'reload' && now && proposal?.hash === wants.hash
    ? { changes: changesFor(view, now.module, proposal.module) }
    : {};
};

const changesFor = (view: View, before: Module, after: Module): Changes =>
  changesBetween(before, after, view.phase !== 'seating');

/** The parts of the module that an update of it touches. */
const partsIn = ({ from, to }: Update): readonly ModulePart[] => {
  const [was, is] = [from['module'], to['module']].map((part) => (isFields(part) ? part : {}));
  return [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])] as ModulePart[];
};
