import type { Audience, VisibilityRules } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { isKnown, programOf } from './program.ts';
import type { Said } from './records.ts';

/**
 * Who sees what of scorekeepers (S9): whoever does not know one sees nothing that comes of it but results, and of these
 * not the cause.
 */
export const visibility = {
  scoring: (table, record) => (programOf(table).hides ? undefined : record),
  scorekeeper: (table, record, eyes) => (isKnown(table, record.id, eyes) ? record : undefined),
  check: (table, record, eyes) => ({ ...record, said: record.said.filter((said) => hears(table, said, eyes)) }),
  outcome: (table, record, eyes) => {
    const { cause, ...rest } = record;
    return cause?.by !== 'scorekeeper' || isKnown(table, cause.name, eyes) ? record : rest;
  },
} satisfies VisibilityRules;

const hears = (table: Table, { keeper, to, not }: Said, eyes: Audience): boolean => {
  if (!isKnown(table, keeper, eyes)) return false;
  const isMeant = to === 'all' || eyes.master || to.some((side) => eyes.plays(side));
  return isMeant && !(not ?? []).some((side) => eyes.plays(side));
};
