/** The field, where it has a value. */
export const given = <Key extends string, T>(key: Key, value: T | undefined): { readonly [K in Key]?: T } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: T };

/** The same names with something else each. */
export const mapped = <T, U>(
  record: { readonly [key: string]: T },
  change: (value: T, key: string) => U,
): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** What can't be, after the checks. */
export const unchecked = (text: string): never => {
  throw new Error(`the checks of modules let pass ${text}`);
};
