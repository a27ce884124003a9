import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Module } from '../../engine/index.ts';

/** `build.ts` puts this file in the place of `prepared.ts`. Each build begins without the file. */
const FILE = fileURLToPath(new URL('../../../dist/prepared.json', import.meta.url));

const readFile = (): readonly (readonly [string, Module])[] => Object.entries(JSON.parse(readFileSync(FILE, 'utf8')));

export const prepared: ReadonlyMap<string, Module> = new Map(existsSync(FILE) ? readFile() : []);

/** A folder that the bot can't write to, as in a container, costs the next start a second. */
export const keepPrepared = async (modules: ReadonlyMap<string, Module>): Promise<void> => {
  const own = `${FILE}.${process.pid}`;
  try {
    await writeFile(own, JSON.stringify(Object.fromEntries(modules)));
    await rename(own, FILE);
  } catch {
    // The modules are read again.
  }
};
