import { createHash } from 'node:crypto';
import { isFields } from '../../engine/core/plain.ts';
import type { Module } from '../../engine/index.ts';

/** The same text for the same data, whatever the order in which it was written. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isFields(value)) return JSON.stringify(value) ?? 'null';
  const fields = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${fields
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
};

const known = new WeakMap<Module, string>();

/** SHA-256 of the module's canonical JSON, in hex: what a game's module is known by (T5). Computed once for a module, which nobody writes into. */
export const moduleHash = (module: Module): string => {
  const hash = known.get(module) ?? createHash('sha256').update(canonical(module)).digest('hex');
  known.set(module, hash);
  return hash;
};
