import type { Module } from '../../engine/index.ts';

/**
 * The shipped modules as an earlier start parsed them, by the hashes of their texts. Only the built bot has any, in
 * `prepared-built.ts`.
 */
export const prepared: ReadonlyMap<string, Module> = new Map();

export const keepPrepared = async (_modules: ReadonlyMap<string, Module>): Promise<void> => undefined;
