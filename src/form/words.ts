import { z } from 'zod';
import { keyed, list } from '../table/index.ts';

export type { Declared, TextKind } from '../table/index.ts';

import { isTypeableName, LONGEST_TYPEABLE_NAME, toComparableName } from '../table/grid/index.ts';
import { expects } from './expects.ts';

/** Names are equal if users would type them alike: without case, accents and signs. */
export const nameKey = toComparableName;

const NAME = expects({ is: 'name', most: LONGEST_TYPEABLE_NAME });

export const name = z.string().max(LONGEST_TYPEABLE_NAME, NAME).refine(isTypeableName, NAME);

/** A name without slashes, which separate the parts of ids of places. */
export const placeName = name.refine(
  (text) => !text.includes('/'),
  expects({ is: 'place-label', most: LONGEST_TYPEABLE_NAME }),
);

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
