import type { z } from 'zod';
import { keyed } from './words.ts';

type Shape = z.core.$ZodLooseShape;
type Changes = { readonly [key: string]: z.core.SomeType | undefined };

/** What may be left out in a file stands in a game. */
type WithoutDefault<S> = S extends z.ZodDefault<infer Inner> ? Inner : S;

type Carried<S extends Shape, C extends Changes> = {
  [Key in Exclude<keyof S, keyof C>]: WithoutDefault<S[Key]>;
} & { [Key in keyof C as C[Key] extends undefined ? never : Key]: C[Key] };

/**
 * A part of a module as a game carries it: the part of the file, with all that may be left out there, and these fields
 * changed; `undefined` takes one away.
 */
export const carried = <S extends Shape, const C extends Changes = Record<never, never>>(
  { shape }: z.ZodObject<S>,
  changes?: C,
) => {
  const fields: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries({ ...shape, ...changes })) {
    if (schema) fields[key] = schema._zod.def.type === 'default' ? schema._zod.def.innerType : schema;
  }
  return keyed(fields as Carried<S, C>);
};

/** What the fields of a form hold that are left out. */
export const defaultsOf = <S extends Shape>({ shape }: z.ZodObject<S>): Defaults<S> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([key, { _zod }]) =>
      _zod.def.type === 'default' ? [[key, (_zod.def as z.core.$ZodDefaultDef).defaultValue]] : [],
    ),
  ) as Defaults<S>;

type Defaults<S extends Shape> = {
  readonly [Key in keyof S as S[Key] extends z.ZodDefault ? Key : never]: z.output<S[Key]>;
};

type Plain<T> = T extends object ? { readonly [Key in keyof T]: Plain<Exclude<T[Key], undefined>> } : T;
type Whole<T> = T extends object ? { readonly [Key in keyof T]-?: Whole<Exclude<T[Key], undefined>> } : T;
type Fits<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
type Same<A, B> = Fits<Plain<A>, Plain<B>> extends true ? Fits<Whole<A>, Whole<B>> : false;

/** A schema that describes just what the engine's type does, to the last field: another one does not compile. */
export const schemaOf =
  <T>() =>
  <S extends z.ZodType>(
    schema: S,
    ..._difference: Same<z.output<S>, T> extends true ? [] : ['this schema is not of the type', Whole<z.output<S>>]
  ): S =>
    schema;
