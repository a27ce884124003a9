import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { isFields } from '../../engine/core/plain.ts';
import type { Module } from '../../engine/index.ts';
import { canonicalParts } from '../module/hash.ts';
import { newPace } from '../pace.ts';
import { breathe } from '../parts.ts';
import { FORMAT, fileSchema, type SavedGame, type SavedStep, SEEN_FORMAT, stepSchema, VERSION } from './format.ts';
import { isStackSound, moduleFault, moduleSchema, stackSchema } from './format-module.ts';
import { type JsonFault, readJson } from './json.ts';
import { type ReplayFault, replayFault } from './replay.ts';

/** The largest file that is read, in bytes. */
export const LARGEST = 8 * 1024 * 1024;

/** So many stacks of a set-up, or records of changes, are looked at between two breaths. */
const STACKS = 100;
const RECORDS = 500;

/** Why a file is no game. `at`: the path in the file; `version`: the one that it says. */
export type FileFault =
  | { readonly code: 'json'; readonly line: number; readonly why: JsonFault }
  | { readonly code: 'other' | 'seen' }
  | { readonly code: 'version'; readonly version: unknown }
  | { readonly code: 'form'; readonly at: string }
  | { readonly code: 'module'; readonly at: string }
  | ReplayFault;

export type ReadGame = { readonly ok: true; readonly game: SavedGame } | { readonly ok: false; readonly fault: FileFault };

/** Reads a file that exportGame wrote, or that somebody says so of. Nothing of it is believed: form, module, every step, how it ends. */
export const readGame = async (text: string): Promise<ReadGame> => {
  const json = await readJson(text);
  if (!json.ok) return failed({ code: 'json', line: json.line, why: json.why });
  const other = otherFile(json.value);
  if (other) return failed(other);
  const file = fileSchema.safeParse(json.value);
  if (!file.success) return failed({ code: 'form', at: pathOf(file.error) });
  // What the schema let pass is taken as it stands in the file: its order counts, and names such as __proto__.
  const game = json.value as SavedGame;
  const fault = (await checkModule(game.module)) ?? (await checkSteps(game.steps)) ?? (await replayFault(game));
  return fault ? failed(fault) : { ok: true, game };
};

const failed = (fault: FileFault): ReadGame => ({ ok: false, fault });

const otherFile = (value: unknown): FileFault | undefined => {
  const format = isFields(value) ? value['format'] : undefined;
  if (format === SEEN_FORMAT) return { code: 'seen' };
  if (!isFields(value) || format !== FORMAT) return { code: 'other' };
  return value['version'] === VERSION ? undefined : { code: 'version', version: value['version'] };
};

const checkModule = async ({ hash, definition }: SavedGame['module']): Promise<FileFault | undefined> => {
  const form = moduleSchema.safeParse({ ...definition, setup: Array.isArray(definition.setup) ? [] : definition.setup });
  if (!form.success) return { code: 'form', at: `module.definition.${pathOf(form.error)}` };
  const isDue = newPace(STACKS);
  for (const [index, stack] of definition.setup.entries()) {
    if (!stackSchema.safeParse(stack).success) return { code: 'form', at: `module.definition.setup[${index}]` };
    if (isDue(1)) await breathe();
  }
  if ((await hashOf(definition)) !== hash) return { code: 'module', at: 'hash' };
  const at = moduleFault(definition);
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

const checkSteps = async (steps: readonly SavedStep[]): Promise<FileFault | undefined> => {
  const isDue = newPace(RECORDS);
  for (const [index, step] of steps.entries()) {
    const read = stepSchema.safeParse(step);
    if (!read.success) return { code: 'form', at: [`steps[${index}]`, pathOf(read.error)].filter((part) => part !== '').join('.') };
    if (isDue(10 + (step.change?.added.length ?? 0))) await breathe();
  }
  return undefined;
};

const pathOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  return (issue?.path ?? [])
    .map((part) => (typeof part === 'number' ? `[${part}]` : String(part)))
    .join('.')
    .replaceAll('.[', '[');
};
