import type { Module } from '../../engine/index.ts';

/** What modules that come along say, for those that are like one of them: set when they are read, for good. */

const texts = new Map<string, string>();
const modules = new Map<string, Module>();

export const rememberText = (name: string, text: string): void => void texts.set(name, text);
export const rememberBase = (module: Module): void => void modules.set(module.module, module);

/** The text of the file of one that comes along. */
export const baseText = (name: string): string | undefined => texts.get(name);

/** Whom a file says that it is like, read before all else of it; what that says may be wrong. */
export const likeIn = (text: string): string | undefined =>
  /^like:[ \t]*["']?([a-z0-9][a-z0-9-]{0,31})\b/m.exec(text)?.[1];

/** The module that comes along and that a file is like, with its pictures. */
export const baseOf = (text: string): Module | undefined => modules.get(likeIn(text) ?? '');
