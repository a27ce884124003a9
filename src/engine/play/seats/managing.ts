import {
  type Change,
  isEmptyChange,
  type Operation,
  type PersonId,
  type Refusal,
  refuse,
  type Table,
  updated,
} from '../../../table/index.ts';
import { gameOf, sidesInTurnOrder } from '../queries.ts';
import { skipQuestionOrTurn } from '../turns/skipping.ts';

export const MANAGER_ACTIONS = ['stop', 'unstick', 'host'] as const;
export type ManagerAction = (typeof MANAGER_ACTIONS)[number];

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** An operation by a manager of the server or channel. They need no seat, and see nothing more by it (W6). */
    manage: { readonly deed: ManagerAction; readonly to?: PersonId };
  }
}

export const decideManagerAction = (table: Table, { deed, to }: Operation<'manage'>): Change | Refusal => {
  const game = gameOf(table);
  if (game.phase === 'over') return refuse('game-over', {});
  if (deed === 'stop') return updated(game, { ...game, phase: 'over' });
  if (deed === 'host')
    return to === undefined || to === game.host ? refuse('nothing-changes', {}) : updated(game, { ...game, host: to });
  if (game.phase === 'seating') return refuse('not-begun', {});
  const change = skipQuestionOrTurn(table, sidesInTurnOrder(table));
  return isEmptyChange(change) ? refuse('nothing-changes', {}) : change;
};
