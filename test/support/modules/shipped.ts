import { fileURLToPath } from 'node:url';
import type { Module } from '../../../src/engine/index.ts';
import { loadShippedModules } from '../../../src/session/module/shipped.ts';

const FOLDER = fileURLToPath(new URL('../../../data/modules', import.meta.url));

let all: Promise<ReadonlyMap<string, Module>> | undefined;

/** The modules that come with the bot, by name; read once for all tests of a process. */
export const shipped = (): Promise<ReadonlyMap<string, Module>> => {
  all ??= loadShippedModules(FOLDER);
  return all;
};

/** One of them. */
export const shippedModule = async (name: string): Promise<Module> => {
  const module = (await shipped()).get(name);
  if (!module) throw new Error(`no module ${name}`);
  return module;
};
