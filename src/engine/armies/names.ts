import type { SideId } from '../core/ids.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';

declare module '../core/refusal.ts' {
  interface Refusals {
    'army-name': { readonly most: number };
    'army-name-taken': { readonly name: string };
  }
}

/** The longest name of an army: it must fit a choice in a list. */
const LONGEST = 60;
const WRONG = /[\p{C}\p{Zl}\p{Zp}]/u;

const namesOf = (table: Table, side: SideId): ReadonlySet<string> =>
  new Set([...table.all('army')].flatMap((army) => (army.side === side ? [army.name.toLowerCase()] : [])));

/** What an army is called that nobody names: the first of these that no other army of the side is called. */
export const freeName = (table: Table, side: SideId): string => {
  const taken = namesOf(table, side);
  for (let number = 1; ; number += 1) if (!taken.has(`army ${number}`)) return `Army ${number}`;
};

/** Why an army of a side can't be called so. */
export const nameFault = (table: Table, side: SideId, name: string): Refusal | undefined => {
  if (name.trim() !== name || name === '' || name.length > LONGEST || WRONG.test(name)) return refuse('army-name', { most: LONGEST });
  return namesOf(table, side).has(name.toLowerCase()) ? refuse('army-name-taken', { name }) : undefined;
};
