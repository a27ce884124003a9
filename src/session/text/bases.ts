import type { Module } from '../../engine/index.ts';

/** The texts of shipped modules, for modules that extend them. */

const texts = new Map<string, string>();
/** The parsed modules, or functions that parse them on demand. Undefined for a module with faults. */
const modules = new Map<string, Promise<Module | undefined> | (() => Promise<Module | undefined>)>();

export const rememberModuleText = (name: string, text: string): void => void texts.set(name, text);
export const rememberBaseModule = (name: string, module: Promise<Module> | (() => Promise<Module | undefined>)): void =>
  void modules.set(name, module);

export const baseModuleText = (name: string): string | undefined => texts.get(name);

export const isShippedModuleText = (text: string): boolean => [...texts.values()].includes(text);

/** Returns the name after `like:` in a file that is not parsed yet. */
export const baseModuleNameIn = (text: string): string | undefined =>
  /^like:[ \t]*["']?([a-z0-9][a-z0-9-]{0,31})\b/m.exec(text)?.[1];

export const baseModuleOf = (text: string): Promise<Module | undefined> => {
  const name = baseModuleNameIn(text) ?? '';
  const known = modules.get(name);
  if (typeof known !== 'function') return known ?? Promise.resolve(undefined);
  const read = known();
  modules.set(name, read);
  return read;
};
