import { z } from 'zod';
import { keyed, list } from '../table/index.ts';

export type { Declared, TextKind } from '../table/index.ts';

import { isName, NAME_LIMIT, regionKey } from '../table/grid/index.ts';
import { expects } from './expects.ts';

/** Names are equal if users would type them alike: without case, accents and signs. */
export const nameKey = regionKey;

const NAME = expects({ is: 'name', most: NAME_LIMIT });

export const name = z.string().max(NAME_LIMIT, NAME).refine(isName, NAME);

/** A name without slashes, which separate the parts of ids of places. */
export const placeName = name.refine((text) => !text.includes('/'), expects({ is: 'place-label', most: NAME_LIMIT }));

const LINE = expects({ is: 'line' });
export const line = (most: number) =>
  z
    .string()
    .max(most, expects({ is: 'short-line', most }))
    .refine((text) => text.trim() !== '' && !/[\p{C}\p{Zl}\p{Zp}]/u.test(text), LINE);

export const text = (most: number) =>
  z
    .string()
    .max(most, expects({ is: 'short-text', most }))
    .refine((value) => !/[^\P{C}\n]/u.test(value), expects({ is: 'plain-text' }));

/** A color, written as `#rrggbb`. */
export const colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, expects({ is: 'colour' }))
  .toLowerCase();

export const flag = z.boolean(expects({ is: 'kind', kind: 'flag' }));

export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, expects({ is: 'one-of', names: words }));

export { keyed, list };
