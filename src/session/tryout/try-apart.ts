import type { Module } from '../../engine/index.ts';
import { threaded } from '../worker.ts';
import type { Tryout } from './tryout.ts';

/**
 * Plays a module by chance in a thread of its own, one after the other, and tells what nothing came of: the process
 * never waits for it. Rejects when the thread ends; the next call starts another.
 */
export const tryApart: (module: Module) => Promise<Tryout> = threaded(
  new URL('./trying.ts', import.meta.url),
  'tryouts',
);
