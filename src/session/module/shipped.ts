import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Module } from '../../engine/index.ts';
import type { Store } from '../../store/index.ts';
import { languages } from '../../words/index.ts';
import { storePicturesBesideModule } from '../pictures/beside.ts';
import { baseModuleText, rememberBaseModule, rememberModuleText } from '../text/bases.ts';
import { createParsingWork } from '../text/work.ts';
import { hashModuleText, readModuleCached } from './kept-reads.ts';
import type { ReadModuleResult } from './read.ts';

/**
 * Returns the modules in a folder by name, and stores the pictures next to them. A fault in a shipped module is a bug,
 * so it throws.
 */
export const loadShippedModules = async (folder: string, store?: Store): Promise<ReadonlyMap<string, Module>> => {
  const texts = await textsIn(folder);
  const modules = await Promise.all([...texts].map(([file, text]) => shippedModule(folder, file, text, store)));
  for (const module of modules) rememberBaseModule(module.module, Promise.resolve(module));
  return new Map(modules.map((module) => [module.module, module]));
};

/** Makes the modules in a folder available to other modules that extend them. They are read only when needed. */
export const rememberShippedModules = async (folder: string, store: Store): Promise<void> => {
  for (const [file, text] of await textsIn(folder))
    rememberBaseModule(nameOf(file), () => shippedModule(folder, file, text, store).catch(() => undefined));
};

export const readShippedModules = async (folder: string): Promise<ReadonlyMap<string, Module>> => {
  const texts = [...(await textsIn(folder)).values()];
  const all = await Promise.all(texts.map(async (text) => [hashModuleText(text), await readNow(text)] as const));
  return new Map(all.flatMap(([hash, read]) => (read.ok ? [[hash, read.module] as const] : [])));
};

/** Reads all texts before any module is parsed, because files can extend each other. */
const textsIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).sort();
  const texts = await Promise.all(
    files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const),
  );
  for (const [file, text] of texts) rememberModuleText(nameOf(file), text);
  return new Map(texts);
};

const nameOf = (file: string): string => file.replace(/\.yaml$/, '');

/**
 * Parses a module. The parser's code is large, so it is loaded only when needed: a bot with prepared modules parses
 * other modules in a thread.
 */
const readNow = async (text: string): Promise<ReadModuleResult> => {
  const { readModule } = await import('./read.ts');
  return readModule(text, createParsingWork(), baseModuleText);
};

const shippedModule = async (folder: string, file: string, text: string, store: Store | undefined): Promise<Module> => {
  const read = await readModuleCached(text, () => readNow(text));
  if (!read.ok)
    throw new Error(
      `the shipped module ${file} has faults:\n${read.faults.map(languages.en.moduleFaults.faultText).join('\n')}`,
    );
  if (`${read.module.module}.yaml` !== file)
    throw new Error(`the shipped module ${file} calls itself ${read.module.module}`);
  if (!store) return read.module;
  const module = await storePicturesBesideModule(folder, read.module, store);
  if (!('module' in module))
    throw new Error(
      `the pictures of ${file} have faults:\n${module.map(languages.en.pictures.badPictureText).join('\n')}`,
    );
  return module;
};
