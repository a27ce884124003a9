import type { Module } from '../../../src/engine/index.ts';

/** Modules without sentences of their own: what happens in their games is told as changes. */

type Part = { readonly [key: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of a line that says something and does nothing. */
const SAYING: ReadonlySet<string> = new Set(['says', 'when', 'each']);

const isSaying = (value: unknown): boolean =>
  isPart(value) && 'says' in value && Object.keys(value).every((key) => SAYING.has(key));

const withoutSays = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter((one) => !isSaying(one)).map(withoutSays);
  if (!isPart(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'says' ? [] : [[key, withoutSays(part)]])),
  );
};

/** A module without any of its sentences. */
export const silent = (module: Module): Module => withoutSays(module) as Module;
