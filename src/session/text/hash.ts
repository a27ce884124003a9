import { createHash } from 'node:crypto';
import type { Module } from '../../engine/index.ts';
import { isFields } from '../../table/index.ts';
import { isSmall } from '../base/in-parts.ts';
import { newPace } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';

/** The same text for the same data, whatever the order in which it was written. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${fields
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
};

/** The same text in parts, for who does not take it at one go. */
export function* canonicalParts(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null || isSmall(value)) return yield canonical(value);
  const isList = Array.isArray(value);
  const fields = value as { readonly [key: string]: unknown };
  const keys = Object.keys(fields).filter((key) => isList || fields[key] !== undefined);
  let before = isList ? '[' : '{';
  for (const key of isList ? keys : keys.sort()) {
    yield isList ? before : `${before}${JSON.stringify(key)}:`;
    yield* canonicalParts(fields[key]);
    before = ',';
  }
  yield `${before === ',' ? '' : before}${isList ? ']' : '}'}`;
}

const known = new WeakMap<Module, string>();

/**
 * SHA-256 of the module's canonical JSON, in hex: what a game's module is known by (T5). Computed once for a module,
 * which nobody writes into.
 */
export const moduleHash = (module: Module): string => {
  const hash = known.get(module) ?? createHash('sha256').update(canonical(module)).digest('hex');
  known.set(module, hash);
  return hash;
};

/** The same, not at one go, and not remembered. */
export const gentleHash = async (module: Module): Promise<string> => {
  const hash = createHash('sha256');
  const isDue = newPace();
  for (const part of canonicalParts(module)) {
    hash.update(part);
    if (isDue(part.length)) await yieldToEventLoop();
  }
  return hash.digest('hex');
};

/** Takes a module's hash from where it was computed. */
export const rememberHash = (module: Module, hash: string): void => void known.set(module, hash);
