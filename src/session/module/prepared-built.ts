import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Module } from '../../engine/index.ts';

/** In the built bot, `build.ts` replaces `prepared.ts` by this file. A new build has no JSON file yet. */
const FILE = fileURLToPath(new URL('../../../dist/prepared.json', import.meta.url));

const readFile = (): readonly (readonly [string, Module])[] => Object.entries(JSON.parse(readFileSync(FILE, 'utf8')));

export const prepared: ReadonlyMap<string, Module> = new Map(existsSync(FILE) ? readFile() : []);

/**
 * Stores the modules in the JSON file. If the folder is read-only, as in a container, the next start takes a second
 * longer.
 */
export const keepPrepared = async (modules: ReadonlyMap<string, Module>): Promise<void> => {
  const own = `${FILE}.${process.pid}`;
  try {
    await writeFile(own, JSON.stringify(Object.fromEntries(modules)));
    await rename(own, FILE);
  } catch {
    // The file couldn't be written, so the next start reads the modules again.
  }
};
