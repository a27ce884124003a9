import { gameOf } from '../../../src/engine/index.ts';
import type { Table } from '../../../src/table/index.ts';

/** Whether all sides but one at most have lost. */
export const isOneLeft = (table: Table): boolean => {
  const sides = [...table.all('side')].filter(({ id }) => !(gameOf(table).out ?? []).includes(id));
  const lost = sides.filter(({ id }) => table.get('outcome', id)?.result === 'lost');
  return lost.length > 0 && sides.length - lost.length < 2;
};

/** Whether such a game goes on without a winner. */
export const isOneLeftUndecided = (table: Table): boolean =>
  isOneLeft(table) &&
  gameOf(table).phase === 'playing' &&
  ![...table.all('outcome')].some(({ result }) => result === 'won');
