import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Module } from '../../engine/index.ts';
import type { Store } from '../../store/index.ts';
import { languages } from '../../words/index.ts';
import { withPicturesBeside } from '../pictures/beside.ts';
import { baseText, rememberBase, rememberText } from '../text/bases.ts';
import { newWork } from '../text/work.ts';
import { readKept, textHash } from './kept-reads.ts';
import type { ReadModule } from './read.ts';

/**
 * The modules in a folder, by name, in the order of their names; pictures beside them go into the store. A fault in one
 * of them is a bug, and thrown.
 */
export const shippedModules = async (folder: string, store?: Store): Promise<ReadonlyMap<string, Module>> => {
  const texts = await textsIn(folder);
  const modules = await Promise.all([...texts].map(([file, text]) => shippedModule(folder, file, text, store)));
  for (const module of modules) rememberBase(module.module, Promise.resolve(module));
  return new Map(modules.map((module) => [module.module, module]));
};

/** Has the modules in a folder there for others that are like them: each is read when one that is like it asks for it. */
export const rememberShipped = async (folder: string, store: Store): Promise<void> => {
  for (const [file, text] of await textsIn(folder))
    rememberBase(nameOf(file), () => shippedModule(folder, file, text, store).catch(() => undefined));
};

/** Reads the modules in a folder, so that the first start of a built bot need not. */
export const readShipped = async (folder: string): Promise<ReadonlyMap<string, Module>> => {
  const texts = [...(await textsIn(folder)).values()];
  const all = await Promise.all(texts.map(async (text) => [textHash(text), await readNow(text)] as const));
  return new Map(all.flatMap(([hash, read]) => (read.ok ? [[hash, read.module] as const] : [])));
};

/** The texts of the files in a folder, by their names; what others are like is there before any of them is read. */
const textsIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  for (const [file, text] of texts) rememberText(nameOf(file), text);
  return new Map(texts);
};

const nameOf = (file: string): string => file.replace(/\.yaml$/, '');

/** What reads modules is large: a bot that has what comes along reads others in a thread. */
const readNow = async (text: string): Promise<ReadModule> => {
  const { readModule } = await import('./read.ts');
  return readModule(text, newWork(), baseText);
};

const shippedModule = async (folder: string, file: string, text: string, store: Store | undefined): Promise<Module> => {
  const read = await readKept(text, () => readNow(text));
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
