export const given = <Key extends string, T>(key: Key, value: T | undefined): { readonly [K in Key]?: T } =>
  (value === undefined ? {} : { [key]: value }) as { readonly [K in Key]?: T };

type MemberChanges<T> = { readonly [Key in keyof T]?: (value: Exclude<T[Key], undefined>) => unknown };
type Changed<T, C extends MemberChanges<T>> = {
  [Key in keyof T]: C[Key] extends (value: never) => infer Result ? Result : T[Key];
};

export const changed = <T extends object, const C extends MemberChanges<T>>(whole: T, changes: C): Changed<T, C> =>
  Object.fromEntries(
    Object.entries(whole).map(([key, value]) => {
      const change = changes[key as keyof T];
      return [key, change && value !== undefined ? change(value) : value];
    }),
  ) as Changed<T, C>;

export const mapRecordValues = <T, U>(
  record: { readonly [key: string]: T },
  change: (value: T, key: string) => U,
): { readonly [key: string]: U } =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** Throws for a case that the checks of modules exclude. */
export const throwUncheckedModuleError = (text: string): never => {
  throw new Error(`the checks of modules let pass ${text}`);
};
