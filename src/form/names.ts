import { z } from 'zod';
import { expects } from './expects.ts';
import type { NameKind, PropertyOwnerKind } from './name-kind.ts';
import { type Declared, line, list, name, type TextKind } from './words.ts';

interface NameNote {
  /** The kind of thing that this text names. It is defined elsewhere in the module. */
  readonly refers?: NameKind;
  /**
   * The kind of thing that gets its name here. The name is this text, the `name` of a list's entries, or the keys of a
   * mapping.
   */
  readonly gives?: NameKind;
  /** The kind of subjects that have the unknown keys of this mapping as properties. */
  readonly properties?: PropertyOwnerKind;
  /** The way to read this text, which contains names of properties. */
  readonly reads?: TextKind;
  /** The note applies only if the text's mapping has one of these keys. */
  readonly beside?: readonly string[];
}

/** The notes of schemas. A schema that `describe` or `optional` makes from another has the same note. */
export const nameNotes = z.registry<NameNote>();

const noted = <S extends z.ZodType>(schema: S, note: NameNote): S => {
  const own = schema.clone();
  nameNotes.add(own, note);
  return own;
};

export const reference = <S extends z.ZodType>(kind: NameKind, schema: S): S => noted(schema, { refers: kind });

export const nameOf = (kind: NameKind): typeof name => reference(kind, name);

export const gives = <S extends z.ZodType>(kind: NameKind, schema: S): S => noted(schema, { gives: kind });

export const withProperties = <S extends z.ZodType>(of: PropertyOwnerKind, schema: S): S =>
  noted(schema, { properties: of });

export const reading = <const K extends TextKind>(
  as: K,
  schema: z.ZodType<string, string>,
): z.ZodType<Declared<K>, string> => noted(schema, { reads: as });

/** Marks a text as `reading` does. The mark applies only if the text's mapping has one of these keys. */
export const readingBeside = (
  keys: readonly string[],
  as: TextKind,
  schema: z.ZodType<string, string>,
): z.ZodType<string, string> => noted(schema, { reads: as, beside: keys });

export const MOST_REVEALED = 1_000;

/** Names of hidden things that may be revealed. */
export const reveals = list(reference('hidden', line(200)), MOST_REVEALED).min(
  1,
  expects({ is: 'one-at-least', of: 'name' }),
);
