import type { z } from 'zod';
import type { Module } from '../../engine/index.ts';
import { gentleHash } from '../module/hash.ts';
import { newPace } from '../pace.ts';
import { yieldToEventLoop } from '../parts.ts';
import type { FormFault } from './fault.ts';
import {
  deckSchema,
  isDeckSound,
  isStackSound,
  MOST_DECKS,
  moduleSchema,
  partFault,
  stackSchema,
} from './format-module.ts';

/** The most pieces that stand on the table when a game begins: what it can hold. */
const MOST_PIECES = 100_000;
/** So many stacks of a set-up are looked at between two breaths. */
const STACKS = 100;

/**
 * Whether a module from a file is what it says, and one that the bot could have read: its form, its hash, its names,
 * cells and grids.
 */
export const moduleFault = async ({
  hash,
  definition,
}: {
  readonly hash: string;
  readonly definition: Module;
}): Promise<FormFault | undefined> => {
  const { setup, decks } = definition;
  const rest = { ...definition, setup: Array.isArray(setup) ? [] : setup };
  const form = moduleSchema.safeParse(
    Array.isArray(decks) ? { ...rest, decks: decks.slice(0, MOST_DECKS + 1).map(() => null) } : rest,
  );
  if (!form.success) return { code: 'form', at: `module.definition.${pathOf(form.error)}` };
  const isDue = newPace(STACKS);
  for (const [part, schema, entries] of [
    ['setup', stackSchema, setup] as const,
    ['decks', deckSchema, decks ?? []] as const,
  ]) {
    for (const [index, entry] of entries.entries()) {
      if (!schema.safeParse(entry).success) return { code: 'form', at: `module.definition.${part}[${index}]` };
      if (isDue(1)) await yieldToEventLoop();
    }
  }
  if ((await gentleHash(definition)) !== hash) return { code: 'module', at: 'hash' };
  const at = partFault(definition);
  if (at !== undefined) return { code: 'module', at };
  let pieces = 0;
  for (const [part, isSound, entries] of [
    ['setup', isStackSound, setup] as const,
    ['decks', isDeckSound, decks ?? []] as const,
  ]) {
    for (const entry of entries) {
      pieces += entry.pieces.reduce((sum, { count }) => sum + count, 0);
      if (pieces > MOST_PIECES || !isSound(definition, entry as never)) return { code: 'module', at: part };
      if (isDue(1)) await yieldToEventLoop();
    }
  }
  return undefined;
};

/** Where the first thing is that a schema found wrong: `steps[3].posts`. */
export const pathOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : String(part)));
  return path.join('.').replaceAll('.[', '[');
};
