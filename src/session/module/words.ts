import { z } from 'zod';
import { keyed, list } from '../../engine/core/schema.ts';
import { NAME_LIMIT } from '../../engine/grid/faults.ts';
import { isName } from '../../engine/grid/name.ts';
import { regionKey } from '../../engine/grid/region-index.ts';

/** Two names are one when people would type them alike: without case, accents and signs. */
export const nameKey = regionKey;

const NAME = `a name of 1 to ${NAME_LIMIT} characters with a letter or digit, without $ (but $side$ in an entry with each: side), line breaks or blanks at its ends`;

export const name = z.string().max(NAME_LIMIT, NAME).refine(isName, NAME);

/** The name of a map or board: what makes up the ids of places parts it by a slash. */
export const placeName = name.refine((text) => !text.includes('/'), `${NAME}, and without /`);

const LINE = 'a text on one line';
export const line = (most: number) =>
  z
    .string()
    .max(most, `${LINE} of at most ${most} characters`)
    .refine((text) => text.trim() !== '' && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text), LINE);

export const text = (most: number) =>
  z
    .string()
    .max(most, `a text of at most ${most} characters`)
    .refine((value) => !/[^\P{C}\n]/u.test(value), 'a text without control characters');

export const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour as "#rrggbb", in quotes');

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `one of: ${words.join(', ')}`);

export const each = z
  .literal('side', 'side')
  .optional()
  .describe('side: this entry is repeated for every side, with the name of the side in the place of $side$');

export { keyed, list };
