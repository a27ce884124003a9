import type { z } from 'zod';

/**
 * A part with the wrong structure, or a module whose parts don't fit together. `at`: the path in the file, or a name.
 */
export type FileStructureFault = { readonly code: 'form' | 'module'; readonly at: string };

/**
 * The step at which a log can't be replayed; it counts from 1. `end`: the replayed table differs from the file's last
 * state. `hides`: no player may have a complete file of this game.
 */
export type ReplayFault = { readonly code: 'step'; readonly step: number } | { readonly code: 'end' | 'hides' };

/**
 * The reason why a file can't be continued as a game. `seen`: it has only one person's view of the game. `version`: the
 * file's version isn't known.
 */
export type FileFault =
  | { readonly code: 'json'; readonly line: number; readonly why: JsonFault }
  | { readonly code: 'other' | 'seen' }
  | { readonly code: 'version'; readonly version: unknown }
  | FileStructureFault
  | ReplayFault;

/** Returns the path of the first error, such as `steps[3].posts`. */
export const pathOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : String(part)));
  return path.join('.').replaceAll('.[', '[');
};

export type JsonFault = 'syntax' | 'too-deep' | 'too-long' | 'too-much' | 'twice' | 'no-text';
