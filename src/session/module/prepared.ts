import type { Module } from '../../engine/index.ts';

/**
 * Modules as they are read, by the hashes of their files' texts, so that nobody waits for that at each start: where the
 * bot is built, those that come along (build.ts puts them here), else none.
 */
export const prepared: ReadonlyMap<string, Module> = new Map();
