import type { Module } from '../../engine/index.ts';
import type { RandomGamesReport } from '../../facts/tryout.ts';
import type { TaskFailureReason } from '../../facts/work-limits.ts';
import { createKillableRunner } from '../pool/killable.ts';
import type { WorkOwner } from '../pool/pool.ts';

/** Tries out a module in a separate thread, when the work pool gives its owner a turn; see `tryOutModule`. */
export const tryApart: (owner: WorkOwner, module: Module) => Promise<RandomGamesReport | TaskFailureReason> =
  createKillableRunner(new URL('./trying.ts', import.meta.url), 'tryout');
