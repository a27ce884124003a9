import type { z } from 'zod';

/** A part in the wrong form, or a module whose parts don't fit together. `at`: the path in the file, or a name. */
export type FormFault = { readonly code: 'form' | 'module'; readonly at: string };

/**
 * `step` counts from 1. `end`: the log ends with a different table. `hides`: no player may have a complete file of this
 * game.
 */
export type ReplayFault = { readonly code: 'step'; readonly step: number } | { readonly code: 'end' | 'hides' };

/**
 * The reason why a file can't be continued as a game. `seen`: it has only one person's view. `version`: the version in
 * the file.
 */
export type FileFault =
  | { readonly code: 'json'; readonly line: number; readonly why: JsonFault }
  | { readonly code: 'other' | 'seen' }
  | { readonly code: 'version'; readonly version: unknown }
  | FormFault
  | ReplayFault;

/** Returns the first path, such as `steps[3].posts`. */
export const pathOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : String(part)));
  return path.join('.').replaceAll('.[', '[');
};

export type JsonFault = 'syntax' | 'too-deep' | 'too-long' | 'too-much' | 'twice' | 'no-text';
