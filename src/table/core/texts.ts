/**
 * Where texts stand that a person typed: names and values, which can be forgotten without harm. Rules that somebody
 * wrote (a module, counters, modifiers, scorekeepers) stay with the game. The compiler asks for every field of an
 * operation or a record that holds any text.
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

/** `typed`: by a person, for people to read. `word`: of the rules, of the module, or the name of a thing. */
export type TextOrigin = 'typed' | 'word';

/** Which of the fields of a record or of an operation hold text, and whose. */
export type Texts<T> = {
  readonly [F in Exclude<keyof T, 'kind' | 'id'> as true extends HasText<T[F]> ? F : never]-?: TextOrigin;
};

/** The part that says where texts stand, of the rules of whatever holds any. */
export type SaysTexts<T> = keyof Texts<T> extends never ? { readonly texts?: never } : { readonly texts: Texts<T> };
