import type { BoardId, SideId } from '../core/ids.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { Table } from '../core/table.ts';
import { locate } from '../play/queries.ts';
import type { Army } from './records.ts';

declare module '../core/refusal.ts' {
  interface Refusals {
    'army-name': { readonly most: number };
    'army-name-taken': { readonly name: string };
  }
}

/** The longest name of an army: it must fit a choice in a list. */
const LONGEST_ARMY_NAME = 60;
const WRONG = /[\p{C}\p{Zl}\p{Zp}]/u;

const namesOf = (table: Table, side: SideId): ReadonlySet<string> =>
  new Set([...table.all('army')].flatMap((army) => (army.side === side ? [army.name.toLowerCase()] : [])));

/** The name of a private map on which an army stands: only its own side knows of it. */
const windowOf = (table: Table, board: BoardId): string | undefined => {
  const map = locate(table, board)?.map;
  return map?.private === undefined ? undefined : map.name;
};

/**
 * What an army is called that nobody names: the first of these that no other army of the side is called, of which the
 * same people know. So a name tells nobody of an army that he does not see (D7): in a private map names have its name
 * before them.
 */
export const freeName = (table: Table, side: SideId, board: BoardId): string => {
  const window = windowOf(table, board);
  const known = [...table.all('army')].filter((army) => army.side === side && windowOf(table, army.board) === window);
  const taken = new Set(known.map(({ name }) => name.toLowerCase()));
  const stem = window === undefined ? 'Army' : `${window} Army`;
  for (let number = 1; ; number += 1) if (!taken.has(`${stem} ${number}`.toLowerCase())) return `${stem} ${number}`;
};

/**
 * The army on another board: where others know of it, or no longer do, a name that it was given by nobody is another
 * one there.
 */
export const onBoard = (table: Table, army: Army, board: BoardId): Army => {
  const isGiven = /(^|\s)Army \d+$/.test(army.name) && windowOf(table, army.board) !== windowOf(table, board);
  return { ...army, board, ...(isGiven ? { name: freeName(table, army.side, board) } : {}) };
};

/** Why an army of a side can't be called so. */
export const nameFault = (table: Table, side: SideId, name: string): Refusal | undefined => {
  if (name.trim() !== name || name === '' || name.length > LONGEST_ARMY_NAME || WRONG.test(name))
    return refuse('army-name', { most: LONGEST_ARMY_NAME });
  return namesOf(table, side).has(name.toLowerCase()) ? refuse('army-name-taken', { name }) : undefined;
};
