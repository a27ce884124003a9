import { z } from 'zod';
import type { PersonId } from '../ids/index.ts';
import { isFields } from './plain.ts';
import type { Value } from './value.ts';

/**
 * The building blocks for schemas of records. Each kind has one schema, from which its type and the check of files
 * follow. Fields that earlier versions did not store are optional.
 */

/** Describes an object with exactly these keys. */
export const keyed = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.strictObject(shape);

export const list = <Item extends z.core.SomeType>(item: Item, most: number) => z.array(item).max(most);

/** The stored type of a schema, read-only at every level. */
export type Stored<S extends z.ZodType> = Unwritten<z.output<S>>;

type Unwritten<T> = T extends string | number | boolean | undefined
  ? T
  : { readonly [Field in keyof T]: Unwritten<T[Field]> };

export const shortText = z.string().max(200);

export const longText = z.string().max(1000);

/** The id of another record; it may be blank. */
export const reference = <Id extends string>(): z.ZodType<Id> => shortText as unknown as z.ZodType<Id>;

export const id = shortText.min(1);
export const idOf = <Id extends string>(): z.ZodType<Id> => id as unknown as z.ZodType<Id>;

export const person = z.string().regex(/^\d{1,20}$/, 'a person, by number') as unknown as z.ZodType<PersonId>;

export const count = z.int().min(0);

export const bytes32 = z.string().regex(/^[0-9a-f]{64}$/, '32 bytes in hex');

/** The longest text of a record, in UTF-16 units. It is the limit for scorekeepers (S27), and for the names in them. */
export const LONGEST_TEXT = 32_000;

/** The longest text or name of a value, in characters. This fits into a command. */
export const LONGEST_VALUE = 6000;

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_VALUE;

const isValue = (value: unknown): boolean =>
  Array.isArray(value) ? value.every(isText) : isText(value) || typeof value === 'number' || typeof value === 'boolean';

/** Properties by name: texts, numbers, booleans or lists of texts. Any text can be a name, even `__proto__`. */
export const values = z.custom<{ readonly [property: string]: Value }>(
  (given) => isFields(given) && Object.entries(given).every(([name, value]) => isText(name) && isValue(value)),
  'properties by name',
);

/**
 * The ways to read a text that contains names of properties.
 * - `match`, `cell`, `target`: a match of pieces, of cells, or of the things that the entry around it names.
 * - `when`: a condition on the source of a modifier.
 * - `near`: a match of nearby things.
 * - `change`: the effect of a modifier.
 * - `formula`: a formula of a piece.
 * - `side-match`, `side-formula`: a match or a formula of a side.
 * - `sum`: the property that a counter sums, or a formula in braces.
 * - `report`: the report format of a counter.
 * - `scorekeepers`: the text of scorekeepers.
 * - `match-here`: in an action, a match of things to choose from.
 * - `condition`, `amount`: in an action, a condition on the chosen thing, or a formula of it.
 * - `sentence`: in an action, a sentence with such formulas between dollar signs.
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

/** The kinds that are true or false: in braces, or as `Type = Cosmic && Value > 3`. */
export type MatchKind = Exclude<TextKind, FormulaKind | 'change' | 'report' | 'scorekeepers' | 'sentence'>;

export type FormulaKind = 'formula' | 'side-formula' | 'amount' | 'sum';

/** A text that a form declares with `reading`. A text of another kind is not assignable to it. */
export type Declared<K extends TextKind> = string & { readonly reads?: K };

export type FormulaText = Declared<FormulaKind>;
export type MatchText = Declared<MatchKind>;
