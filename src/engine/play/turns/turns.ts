import { type Change, updated } from '../../core/change.ts';
import type { SideId } from '../../core/ids.ts';
import { type Refusal, refuse } from '../../core/refusal.ts';
import { only } from '../../core/report.ts';
import type { System } from '../../core/system.ts';
import type { Table } from '../../core/table.ts';
import { isTrue, sameValue } from '../../core/value.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { orderIn, SKIPPED, TURN_ORDER } from '../pieces/ground.ts';
import { gameOf, moduleOf, onTurn } from '../queries.ts';
import { turnSchema } from '../records.ts';
import { refusalOfPlaying } from '../rights.ts';
import { isInGame } from './outcomes.ts';
import { turnReportRules, turnReports } from './reports.ts';

declare module '../../core/operation.ts' {
  interface Operations {
    /** Ends the side's turn: the next side in the module's order that takes part is on turn. */
    'end-turn': Record<never, never>;
  }
}

declare module '../../core/refusal.ts' {
  interface Refusals {
    'no-turns': Record<never, never>;
    'ends-by-move': Record<never, never>;
  }
}

/**
 * The next go: of the side that comes next in the order as it is looked at, that takes part and whose turn is not
 * passed over (P8).
 */
const next = (table: Table): Change | undefined =>
  goTo(table, (side) => !isTrue(effectiveValue(table, { kind: 'side', id: side, name: SKIPPED }))) ??
  goTo(table, () => true);

const goTo = (table: Table, goes: (side: SideId) => boolean): Change | undefined => {
  const turn = table.get('turn', 'turn');
  const order = moduleOf(table).turn?.order;
  if (!turn || !order) return undefined;
  const bent = orderIn(effectiveValue(table, { kind: 'game', id: 'game', name: TURN_ORDER })).filter((name) =>
    order.includes(name),
  );
  const isBent = bent.length > 0 && !sameValue(bent, order);
  const [ring, now] = isBent ? [bent, bent.indexOf(order[turn.position] as SideId)] : [order, turn.position];
  for (let steps = 1; steps <= ring.length; steps += 1) {
    const [at, over] = [(now + steps) % ring.length, now + steps >= ring.length];
    const side = ring[at] as SideId;
    const position = isBent ? order.indexOf(side) : at;
    if (isInGame(table, side) && goes(side))
      return updated(turn, { ...turn, position, number: turn.number + Number(over) });
  }
  return undefined;
};

const decideEnd = (table: Table): Change | Refusal => {
  if (moduleOf(table).turn?.ends === 'after-move') return refuse('ends-by-move', {});
  return next(table) ?? refuse('no-turns', {});
};

/**
 * Whose turn it is: never that of a side that is out of the game. Under `after-move` the end of the side's turn is what
 * follows from a move, and one undo takes both.
 */
export const turnSystem = {
  name: 'turns',
  records: {
    turn: {
      schema: turnSchema,
      names: (table, { position }) => position < (moduleOf(table).turn?.order.length ?? 0),
      visibility: 'open',
      undo: 'takes-back',
      affects: ['values', 'modifiers'],
      reports: turnReports,
    },
  },
  reports: turnReportRules,
  operations: {
    'end-turn': {
      play: true,
      answer: 'open',
      told: { isDone: (seen) => only(seen, 'turn').length > 0, also: 'nothing' },
      refusalOf: (table, { actor }) => refusalOfPlaying(table, actor),
      decide: decideEnd,
    },
  },
  reactions: (table, { operation, change }) => {
    if (!table.get('turn', 'turn')) return undefined;
    const ends = operation.kind === 'move' && moduleOf(table).turn?.ends === 'after-move';
    if (ends && !change.updated.some(({ kind }) => kind === 'turn')) return next(table);
    const side = gameOf(table).phase === 'playing' ? onTurn(table) : undefined;
    return side && !isInGame(table, side.id) ? next(table) : undefined;
  },
} satisfies System;
