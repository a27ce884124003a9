import type { Module } from '../../engine/index.ts';

/** What modules that come along say, for those that are like one of them: set when they are read, for good. */

const texts = new Map<string, string>();
/** Those that were read, and how the others are, once somebody is like them; undefined for one that has faults. */
const modules = new Map<string, Promise<Module | undefined> | (() => Promise<Module | undefined>)>();

export const rememberText = (name: string, text: string): void => void texts.set(name, text);
export const rememberBase = (name: string, module: Promise<Module> | (() => Promise<Module | undefined>)): void =>
  void modules.set(name, module);

/** The text of the file of one that comes along. */
export const baseText = (name: string): string | undefined => texts.get(name);

export const isShippedText = (text: string): boolean => [...texts.values()].includes(text);

/** Whom a file says that it is like, read before all else of it; what that says may be wrong. */
export const likeIn = (text: string): string | undefined =>
  /^like:[ \t]*["']?([a-z0-9][a-z0-9-]{0,31})\b/m.exec(text)?.[1];

/** The module that comes along and that a file is like, with its pictures. */
export const baseOf = (text: string): Promise<Module | undefined> => {
  const name = likeIn(text) ?? '';
  const known = modules.get(name);
  if (typeof known !== 'function') return known ?? Promise.resolve(undefined);
  const read = known();
  modules.set(name, read);
  return read;
};
