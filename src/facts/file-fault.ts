import type { z } from 'zod';

/**
 * A part of a file that has not the form that it should have, or a module whose parts do not fit each other; `at`: the
 * path in the file, or a name.
 */
export type FormFault = { readonly code: 'form' | 'module'; readonly at: string };

/**
 * What is wrong with a log of the right form. `step`: from 1; `end`: it leads elsewhere; `hides`: nobody may have the
 * whole of such a game.
 */
export type ReplayFault = { readonly code: 'step'; readonly step: number } | { readonly code: 'end' | 'hides' };

/**
 * Why a file is no game that one can go on with. `seen`: it is what one person saw; `version`: the one that it says.
 */
export type FileFault =
  | { readonly code: 'json'; readonly line: number; readonly why: JsonFault }
  | { readonly code: 'other' | 'seen' }
  | { readonly code: 'version'; readonly version: unknown }
  | FormFault
  | ReplayFault;

/** Where the first thing is that a schema found wrong: `steps[3].posts`. */
export const pathOf = (error: z.ZodError): string => {
  const [issue] = error.issues;
  const path = (issue?.path ?? []).map((part) => (typeof part === 'number' ? `[${part}]` : String(part)));
  return path.join('.').replaceAll('.[', '[');
};

export type JsonFault = 'syntax' | 'too-deep' | 'too-long' | 'too-much' | 'twice' | 'no-text';
