import type { Module } from '../../engine/index.ts';
import type { ModuleFile } from '../format/format.ts';

/** The field, where it has a value. */
export const given = <Key extends string, T>(key: Key, value: T | undefined): { readonly [K in Key]?: T } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: T };

/** The same names with something else each. */
export const mapped = <T, U>(
  record: { readonly [key: string]: T },
  change: (value: T, key: string) => U,
): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

type FileValues = NonNullable<ModuleFile['values']>;

/** Properties as the table keeps them: what a list holds are texts. */
export const simpleValues = (values: FileValues): Module['prototypes'][string] => mapped(values, simpleValue);

export const simpleValue = (value: FileValues[string]): Module['prototypes'][string][string] =>
  typeof value === 'object' ? value.map(String) : value;

/** What can't be, after the checks. */
export const unchecked = (text: string): never => {
  throw new Error(`the checks of modules let pass ${text}`);
};
