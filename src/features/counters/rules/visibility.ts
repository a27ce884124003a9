import { type Audience, caseOf, type Table, type VisibilityRule } from '../../../table/index.ts';
import type { Counter } from './records.ts';

/**
 * True if the audience may see a counter (C65 to C68). A counter on a private window is visible only to its side and to
 * the game master, unless its author publishes the number.
 */
const isSeen = (table: Table, { map, visible }: Counter, audience: Audience): boolean => {
  const side = map === undefined ? undefined : table.get('map', map)?.private;
  return side === undefined || caseOf(visible, { all: true, map: audience.master || audience.plays(side) });
};

export const counterVisibility: VisibilityRule<'counter'> = (table, counter, audience) =>
  isSeen(table, counter, audience) ? counter : undefined;

export const counterValueVisibility: VisibilityRule<'tally'> = (table, tally, audience) => {
  const counter = table.get('counter', tally.id);
  return counter && isSeen(table, counter, audience) ? tally : undefined;
};
