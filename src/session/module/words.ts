import { z } from 'zod';
import { NAME_LIMIT } from '../../engine/grid/faults.ts';
import { regionKey } from '../../engine/grid/region-index.ts';

const FORBIDDEN = /[\p{C}\p{Zl}\p{Zp}$]/u;

/**
 * Whether people can type and pick it, and reports can print it: 1 to 60 characters, one of them a letter or digit, no
 * `$`, no breaks, no blanks at the ends.
 */
const isNameText = (text: string): boolean =>
  text.length <= NAME_LIMIT && text === text.trim() && !FORBIDDEN.test(text) && regionKey(text) !== '';

/** Two names are one when people would type them alike: without case, accents and signs. */
export const nameKey = regionKey;

const NAME = `a name of 1 to ${NAME_LIMIT} characters with a letter or digit, without $ (but $side$ in an entry with each: side), line breaks or blanks at its ends`;

export const name = z.string().max(NAME_LIMIT, NAME).refine(isNameText, NAME);

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

/** A mapping with these keys and no others. */
export const keyed = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? `one of: ${Object.keys(shape).join(', ')}` : undefined),
  });

/** One of a few words. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `one of: ${words.join(', ')}`);

export const list = <Item extends z.core.SomeType>(item: Item, most: number) =>
  z.array(item).max(most, `at most ${most} of them`);

export const each = z
  .literal('side', 'side')
  .optional()
  .describe('side: this entry is repeated for every side, with the name of the side in the place of $side$');
