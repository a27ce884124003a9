/**
 * Declares which fields hold text that a person typed, such as names and values. Such text can be erased without harm.
 * Rules that a person wrote (a module, counters, modifiers, scorekeepers) stay with the game. The compiler requires an
 * entry for every text field of an operation or a record.
 */

type HasText<T> = T extends string
  ? string extends T
    ? true
    : false
  : T extends readonly (infer Item)[]
    ? HasText<Item>
    : T extends object
      ? { [F in keyof T]-?: HasText<T[F]> }[keyof T]
      : false;

/**
 * The origin of a text. `typed`: written by a person for people to read. `word`: a word of the rules or the module, or
 * the name of a thing.
 */
export type TextOrigin = 'typed' | 'word';

export type TextFieldOrigins<T> = {
  readonly [F in Exclude<keyof T, 'kind' | 'id'> as true extends HasText<T[F]> ? F : never]-?: TextOrigin;
};

/** The `texts` member of some rules: required if the type has text fields, forbidden otherwise. */
export type RequiredTextOrigins<T> = keyof TextFieldOrigins<T> extends never
  ? { readonly texts?: never }
  : { readonly texts: TextFieldOrigins<T> };
