import { z } from 'zod';
import type { PersonId } from '../ids/index.ts';
import { isFields } from './plain.ts';
import type { Value } from './value.ts';

/**
 * The words in which a system says what its records are: one schema a kind, from which its type and the check of files
 * follow. What earlier versions did not store is optional.
 */

/** A mapping with these keys and no others. */
export const keyed = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape);

export const list = <Item extends z.core.SomeType>(item: Item, most: number) => z.array(item).max(most);

/** What a schema describes, as it is stored: nothing writes into it. */
export type Stored<S extends z.ZodType> = Unwritten<z.output<S>>;

type Unwritten<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Field in keyof T]: Unwritten<T[Field]> };

/** A short text without a meaning of its own. */
export const shortText = z.string().max(200);

/** A text of a report: what it names, or why something is so. */
export const longText = z.string().max(1000);

/** The id of a record, which may be blank in what only names one. */
export const reference = <Id extends string>(): z.ZodType<Id> => shortText as unknown as z.ZodType<Id>;

export const id = shortText.min(1);
export const idOf = <Id extends string>(): z.ZodType<Id> => id as unknown as z.ZodType<Id>;

/** A person, as Discord and the playground number them. */
export const person = z.string().regex(/^\d{1,20}$/, 'a person, by number') as unknown as z.ZodType<PersonId>;

/** A whole number of 0 or more. */
export const count = z.int().min(0);

/** 32 bytes in hex. */
export const bytes32 = z.string().regex(/^[0-9a-f]{64}$/, '32 bytes in hex');

/** The longest text that a record holds whole, in UTF-16 units: that of scorekeepers (S27), and any name in it. */
export const LONGEST_TEXT = 32_000;

/** The longest text of a value and the longest name of one, in characters: what fits a command. */
export const LONGEST_VALUE = 6000;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_VALUE;

const isValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isText) : isText(value) || typeof value === 'number' || typeof value === 'boolean';

/**
 * Properties by name: texts, numbers, true or false, lists of texts. A name may be any text, `__proto__` among them.
 */
export const values = z.custom<{ readonly [property: string]: Value }>(
  (given) => isFields(given) && Object.entries(given).every(([name, value]) => isText(name) && isValue(value)),
  'properties by name',
);

/**
 * How a text is read in which names of properties stand: a match of pieces, of cells, or of what the entry that it is in
 * says; a condition on the source of a modifier; a match of what is near; what a modifier does; a formula of a piece; a
 * match or a formula of a side; what a counter sums, a property or a formula in braces; a report of a counter;
 * scorekeepers; of an action a match of what is looked for (`match-here`), a condition on what it is done with, a
 * formula of that, and a sentence with such formulas between dollar signs.
 */
export type TextKind =
  | 'match'
  | 'cell'
  | 'target'
  | 'when'
  | 'near'
  | 'change'
  | 'formula'
  | 'side-match'
  | 'side-formula'
  | 'sum'
  | 'report'
  | 'scorekeepers'
  | 'match-here'
  | 'condition'
  | 'amount'
  | 'sentence';

/** How a text is read that is true or false: in braces or as `Type = Cosmic && Value > 3`. */
export type MatchKind = Exclude<TextKind, FormulaKind | 'change' | 'report' | 'scorekeepers' | 'sentence'>;

/** How a text is read that comes to a value. */
export type FormulaKind = 'formula' | 'side-formula' | 'amount' | 'sum';

/** A text that a form declares with `reading`. A text of another kind is not assignable to it. */
export type Declared<K extends TextKind> = string & { readonly reads?: K };

export type FormulaText = Declared<FormulaKind>;
export type MatchText = Declared<MatchKind>;
