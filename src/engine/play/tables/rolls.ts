import { derived, isFields } from '../../../table/index.ts';
import { normalizeDiceText } from '../dice/read.ts';
import type { Module } from '../module.ts';

/** Returns all dice that the instructions and tables of a module roll. */
export const diceRolledByModule = derived(({ actions, tables, turn }: Module): ReadonlySet<string> => {
  const found = new Set<string>();
  const open: unknown[] = [actions, tables, turn];
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) open.push(...next);
    else if (isFields(next)) {
      const { roll } = next as { readonly roll?: unknown };
      if (typeof roll === 'string') found.add(normalizeDiceText(roll));
      open.push(...Object.values(next));
    }
  }
  return found;
});
