import type { Audience } from '../core/audience.ts';
import type { SideId } from '../core/ids.ts';
import type { VisibilityRule } from '../core/record-rules.ts';
import type { Table } from '../core/table.ts';
import { caseOf } from '../core/value.ts';
import type { Counter } from './records.ts';

/** Returns the side that alone sees a counter, on its private window; undefined if everyone sees the number (C65, C66). */
export const counterOwner = (table: Table, { map, visible }: Counter): SideId | undefined => {
  const side = map === undefined ? undefined : table.get('map', map)?.private;
  return caseOf(visible, { all: undefined, map: side });
};

/** Who sees a counter (C65 to C68). */
const isSeen = (table: Table, counter: Counter, audience: Audience): boolean => {
  const side = counterOwner(table, counter);
  return side === undefined || audience.master || audience.plays(side);
};

export const counterSeen: VisibilityRule<'counter'> = (table, counter, audience) =>
  isSeen(table, counter, audience) ? counter : undefined;

export const counterValueSeen: VisibilityRule<'tally'> = (table, tally, audience) => {
  const counter = table.get('counter', tally.id);
  return counter && isSeen(table, counter, audience) ? tally : undefined;
};
