import { z } from 'zod';
import { keyed } from './words.ts';

type Shape = z.core.$ZodLooseShape;
type Schema = z.core.$ZodType;
type Changes = { readonly [key: string]: z.core.SomeType | undefined };

/** A field in a game, with its default filled in. */
type Field<S> =
  S extends z.ZodDefault<infer Inner>
    ? z.ZodType<z.output<Inner>>
    : S extends z.ZodExactOptional<infer Inner>
      ? z.ZodExactOptional<z.ZodType<z.output<Inner>>>
      : z.ZodType<z.output<S>>;

type Carried<S extends Shape, C extends Changes> = {
  [Key in keyof S as Key extends keyof C ? never : Key]: Field<S[Key]>;
} & { [Key in keyof C as C[Key] extends undefined ? never : Key]: C[Key] };

const carriedForms = new WeakMap<Schema, Schema>();

/** A form in a file, with its transform to the form in a game. */
export type FileToGameSchema<Written extends z.ZodType, Meant extends z.ZodType> = z.ZodPipe<
  Written,
  z.ZodTransform<z.output<Meant>, z.output<Written>>
>;

/**
 * Returns a form that differs between a file and a game. For example, `rook` in a file becomes the moves of a rook in
 * the game.
 */
export const meant = <Written extends z.ZodType, Meant extends z.ZodType>(
  written: Written,
  carries: Meant,
  means: (file: z.output<Written>) => z.output<Meant>,
): FileToGameSchema<Written, Meant> => {
  const meaning = z.transform(means);
  carriedForms.set(meaning, carries);
  return z.pipe(written, meaning as never) as never;
};

/** Returns the form in a game, with all defaults filled in. */
export const gameSchemaOf = <S extends z.ZodType>(form: S): z.ZodType<z.output<S>> =>
  gameForm(form) as z.ZodType<z.output<S>>;

const gameForm = (form: Schema): Schema => {
  const known = gameForms.get(form);
  if (known) return known;
  const made = madeForGame(form);
  gameForms.set(form, made);
  return made;
};

const gameForms = new WeakMap<Schema, Schema>();

const madeForGame = (form: Schema): Schema => {
  const { def } = (form as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'pipe':
      return carriedForms.get(def.out) ?? form;
    case 'default':
    case 'prefault':
      return gameForm(def.innerType);
    case 'optional':
      return of(form, def, { innerType: gameForm(def.innerType) });
    case 'array':
      return of(form, def, { element: gameForm(def.element) });
    case 'record':
      return of(form, def, { keyType: def.keyType, valueType: gameForm(def.valueType) });
    case 'tuple':
      return of(form, def, { items: def.items.map(gameForm) });
    case 'union':
      return of(form, def, { options: def.options.map(gameForm) });
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, gameForm(part)]));
      return of(form, def, { shape, ...(def.catchall ? { catchall: gameForm(def.catchall) } : {}) });
    }
    default:
      return form;
  }
};

/** Replaces parts of a form, and copies its entry in `nameNotes`. */
const of = (form: Schema, def: object, parts: object): Schema =>
  z.core.clone(form, { ...def, ...parts } as never, { parent: true });

/**
 * Returns a part of a module in a game. Some fields can be replaced, such as places that only the maps explain;
 * `undefined` removes a field.
 */
export const carried = <S extends Shape, const C extends Changes = Record<never, never>>(
  { shape }: z.ZodObject<S>,
  changes?: C,
) => {
  const fields: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries({ ...shape, ...changes }))
    if (schema) fields[key] = changes && key in changes ? schema : gameForm(schema as Schema);
  return keyed(fields as Carried<S, C>);
};

export const schemaDefaultsOf = <S extends Shape>({ shape }: z.ZodObject<S>): Defaults<S> =>
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

/** Returns a schema that must match the engine's type exactly. A schema that doesn't match does not compile. */
export const schemaOf =
  <T>() =>
  <S extends z.ZodType>(
    schema: S,
    ..._difference: Same<z.output<S>, T> extends true ? [] : ['this schema is not of the type', Whole<z.output<S>>]
  ): S =>
    schema;
