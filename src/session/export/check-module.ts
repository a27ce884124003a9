import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Module } from '../../engine/index.ts';
import { canonicalParts } from '../module/hash.ts';
import { newPace } from '../pace.ts';
import { breathe } from '../parts.ts';
import type { FormFault } from './fault.ts';
import { isStackSound, moduleSchema, partFault, stackSchema } from './format-module.ts';

/** So many stacks of a set-up are looked at between two breaths. */
const STACKS = 100;

/** Whether a module from a file is what it says, and one that the bot could have read: its form, its hash, its names, cells and grids. */
export const moduleFault = async ({
  hash,
  definition,
}: {
  readonly hash: string;
  readonly definition: Module;
}): Promise<FormFault | undefined> => {
  const form = moduleSchema.safeParse({ ...definition, setup: Array.isArray(definition.setup) ? [] : definition.setup });
  if (!form.success) return { code: 'form', at: `module.definition.${pathOf(form.error)}` };
  const isDue = newPace(STACKS);
  for (const [index, stack] of definition.setup.entries()) {
    if (!stackSchema.safeParse(stack).success) return { code: 'form', at: `module.definition.setup[${index}]` };
    if (isDue(1)) await breathe();
  }
  if ((await hashOf(definition)) !== hash) return { code: 'module', at: 'hash' };
  const at = partFault(definition);
  if (at !== undefined) return { code: 'module', at };
  for (const stack of definition.setup) {
    if (!isStackSound(definition, stack)) return { code: 'module', at: 'setup' };
    if (isDue(1)) await breathe();
  }
  return undefined;
};

/** As moduleHash, but not at one go. */
const hashOf = async (module: Module): Promise<string> => {
  const hash = createHash('sha256');
  const isDue = newPace();
  for (const part of canonicalParts(module, 2)) {
    hash.update(part);
    if (isDue(part.length)) await breathe();
  }
  return hash.digest('hex');
};

/** Where the first thing is that a schema found wrong: `steps[3].posts`. */
export const pathOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : String(part)));
  return path.join('.').replaceAll('.[', '[');
};
