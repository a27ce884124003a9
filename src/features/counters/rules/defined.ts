import { locateContainer, moduleOf } from '../../../engine/play/queries.ts';
import { added, type Change, equal, isEmptyChange, join, removed, type Table, updated } from '../../../table/index.ts';
import type { Counter } from './records.ts';
import { countersOf } from './scope.ts';

/**
 * Creates, updates and removes counters so that they match the module. This is done for a new module, and for a game
 * from before counters existed (C79). A counter that was defined in play stays if its place still exists and the module
 * has no counter of that name.
 */
export const syncCountersWithModule = (table: Table, change: Change): Change | undefined => {
  const isNew = change.added.some(isModule) || change.updated.some(isModule);
  if (!isNew && table.size('counter') > 0) return undefined;
  const module = table.get('module', 'module')?.module;
  if (!module || !(isNew || module.counters)) return undefined;
  const wanted = new Map(
    (module.counters ?? [])
      .flatMap((definition) => countersOf(module, definition))
      .map((counter) => [counter.id, counter]),
  );
  const changes = [...table.all('counter')].map((counter) => {
    const now = wanted.get(counter.id) ?? (counter.own && isThere(table, counter) ? counter : undefined);
    if (!now) return without(table, counter.id);
    return equal(counter, now) ? join() : updated(counter, now);
  });
  for (const counter of wanted.values()) if (!table.get('counter', counter.id)) changes.push(added(counter));
  const all = join(...changes);
  return isEmptyChange(all) ? undefined : all;
};

const isModule = ({ kind }: { readonly kind: string }): boolean => kind === 'module';

const isThere = (table: Table, { on }: Counter): boolean => {
  if ('game' in on) return true;
  const found = locateContainer(table, 'map' in on ? on.map : 'deck' in on ? on.deck : on.board);
  if (!found || !('zone' in on)) return found !== undefined;
  const board = moduleOf(table)
    .maps.find(({ name }) => name === found.map.name)
    ?.boards.find(({ name }) => name === found.board?.name);
  return board?.zones?.some(({ name }) => name === on.zone) === true;
};

/** Removes a counter and its value. */
export const without = (table: Table, id: string): Change => {
  const [counter, tally] = [table.get('counter', id), table.get('tally', id)];
  return removed(...(counter ? [counter] : []), ...(tally ? [tally] : []));
};
