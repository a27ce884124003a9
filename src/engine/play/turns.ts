import { type Change, updated } from '../core/change.ts';
import { type Refusal, refuse } from '../core/refusal.ts';
import type { System } from '../core/system.ts';
import type { Table } from '../core/table.ts';
import { moduleOf } from './queries.ts';
import { mayPlay } from './rights.ts';

declare module '../core/operation.ts' {
  interface Operations {
    /** Ends the side's turn: the next side in the module's order is on turn. */
    'end-turn': Record<never, never>;
  }
}

declare module '../core/refusal.ts' {
  interface Refusals {
    'no-turns': Record<never, never>;
    'ends-by-move': Record<never, never>;
  }
}

const next = (table: Table): Change | undefined => {
  const turn = table.get('turn', 'turn');
  const order = moduleOf(table).turn?.order;
  if (!turn || !order) return undefined;
  const position = (turn.position + 1) % order.length;
  return updated(turn, { ...turn, position, number: position === 0 ? turn.number + 1 : turn.number });
};

const decideEnd = (table: Table): Change | Refusal => {
  if (moduleOf(table).turn?.ends === 'after-move') return refuse('ends-by-move', {});
  return next(table) ?? refuse('no-turns', {});
};

/** Whose turn it is. Under `after-move` the end of the side's turn is what follows from a move, and one undo takes both. */
export const turnSystem: System = {
  name: 'turns',
  operations: { 'end-turn': { play: true, may: (table, { actor }) => mayPlay(table, actor), decide: decideEnd } },
  follows: (table, { operation, change }) => {
    const ends = operation.kind === 'move' && moduleOf(table).turn?.ends === 'after-move';
    return ends && !change.updated.some(({ kind }) => kind === 'turn') ? next(table) : undefined;
  },
};
