import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Module } from '../../engine/index.ts';
import { languages } from '../../words/index.ts';
import { withPicturesBeside } from '../pictures/beside.ts';
import type { Store } from '../store/store.ts';
import { prepared } from './prepared.ts';
import { type ReadModule, readModule } from './read.ts';

/**
 * The modules in a folder, by name, in the order of their names; pictures beside them go into the store. A fault in one
 * of them is a bug, and thrown.
 */
export const shippedModules = async (folder: string, store?: Store): Promise<ReadonlyMap<string, Module>> => {
  const files = await filesIn(folder);
  const modules = await Promise.all(files.map((file) => shippedModule(folder, file, store)));
  return new Map(modules.map((module) => [module.module, module]));
};

/** The modules in a folder by the hashes of their files' texts, for a bot that is built (`prepared`). */
export const modulesByText = async (folder: string): Promise<Readonly<Record<string, Module>>> => {
  const texts = await Promise.all((await filesIn(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  return Object.fromEntries(
    texts.flatMap((text) => {
      const read = readModule(text);
      return read.ok ? [[textHash(text), read.module]] : [];
    }),
  );
};

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();

const textHash = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A module's file, read, or taken as it was read before. */
export const readPrepared = (text: string, known: ReadonlyMap<string, Module> = prepared): ReadModule => {
  const module = known.get(textHash(text));
  return module ? { ok: true, module, warnings: [] } : readModule(text);
};

const shippedModule = async (folder: string, file: string, store: Store | undefined): Promise<Module> => {
  const read = readPrepared(await readFile(join(folder, file), 'utf8'));
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
