import type { Module } from '../../engine/index.ts';
import type { Tryout } from '../../facts/tryout.ts';
import type { Unworked } from '../../facts/work-limits.ts';
import { killable } from '../pool/killable.ts';
import type { WorkOwner } from '../pool/pool.ts';

/** Plays a module by chance in a thread of its own, when it's its owner's turn, and tells what nothing came of. */
export const tryApart: (owner: WorkOwner, module: Module) => Promise<Tryout | Unworked> = killable(
  new URL('./trying.ts', import.meta.url),
  'tryout',
);
