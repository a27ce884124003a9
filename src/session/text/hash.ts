import { createHash } from 'node:crypto';
import type { Module } from '../../engine/index.ts';
import { isFields } from '../../table/index.ts';
import { hasFewNestedValues } from '../base/in-parts.ts';
import { createWorkCounter } from '../base/pace.ts';
import { yieldToEventLoop } from '../base/parts.ts';

/** Returns the same JSON for the same data, in any order of keys. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${fields
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
};

export function* canonicalParts(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null || hasFewNestedValues(value)) return yield canonical(value);
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
 * Returns SHA-256 of the module's canonical JSON, in hex, which identifies a game's module (T5). It is computed once
 * for each module, since modules never change.
 */
export const moduleHash = (module: Module): string => {
  const hash = known.get(module) ?? createHash('sha256').update(canonical(module)).digest('hex');
  known.set(module, hash);
  return hash;
};

/** Computes the same hash as `moduleHash`, but yields to the event loop in between. */
export const computeModuleHashAsync = async (module: Module): Promise<string> => {
  const hash = createHash('sha256');
  const isDue = createWorkCounter();
  for (const part of canonicalParts(module)) {
    hash.update(part);
    if (isDue(part.length)) await yieldToEventLoop();
  }
  return hash.digest('hex');
};

export const rememberHash = (module: Module, hash: string): void => void known.set(module, hash);
