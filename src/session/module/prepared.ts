import type { Module } from '../../engine/index.ts';

/**
 * The shipped modules as an earlier start read them, by the hashes of their files' texts. Empty in the sources; the
 * built bot has `prepared-built.ts` instead.
 */
export const prepared: ReadonlyMap<string, Module> = new Map();

export const keepPrepared = async (_modules: ReadonlyMap<string, Module>): Promise<void> => undefined;
