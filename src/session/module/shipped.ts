import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Module } from '../../engine/index.ts';
import { languages } from '../../words/index.ts';
import { withPicturesBeside } from '../pictures/beside.ts';
import type { Store } from '../store/store.ts';
import { readModule } from './read.ts';

/**
 * The modules in a folder, by name, in the order of their names; pictures beside them go into the store. A fault in one
 * of them is a bug, and thrown.
 */
export const shippedModules = async (folder: string, store?: Store): Promise<ReadonlyMap<string, Module>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const modules = await Promise.all(files.map((file) => shippedModule(folder, file, store)));
  return new Map(modules.map((module) => [module.module, module]));
};

const shippedModule = async (folder: string, file: string, store: Store | undefined): Promise<Module> => {
  const read = readModule(await readFile(join(folder, file), 'utf8'));
  if (!read.ok)
    throw new Error(
      `the shipped module ${file} has faults:\n${read.faults.map(languages.en.moduleFaults.faultText).join('\n')}`,
    );
  if (`${read.module.module}.yaml` !== file)
    throw new Error(`the shipped module ${file} calls itself ${read.module.module}`);
  if (!store) return read.module;
  const module = await withPicturesBeside(folder, read.module, store);
  if (!('module' in module))
    throw new Error(
      `the pictures of ${file} have faults:\n${module.map(languages.en.pictures.badPictureText).join('\n')}`,
    );
  return module;
};
