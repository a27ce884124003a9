import { z } from 'zod';
import { expects } from './expects.ts';
import type { Bearer, NameKind } from './name-kind.ts';
import { type Declared, line, list, name, type TextKind } from './words.ts';

interface NameNote {
  /** Names something of this kind elsewhere in the module. */
  readonly refers?: NameKind;
  /** Defines names of this kind: a text, the `name` of a list's entries, or the keys of a mapping. */
  readonly gives?: NameKind;
  /** Unknown keys of this mapping are properties of subjects of this kind. */
  readonly properties?: Bearer;
  /** Contains names of properties. */
  readonly reads?: TextKind;
  /** Only if its mapping has one of these keys. */
  readonly beside?: readonly string[];
}

/** Schemas made from another by `describe` or `optional` have the same note. */
export const nameNotes = z.registry<NameNote>();

const noted = <S extends z.ZodType>(schema: S, note: NameNote): S => {
  const own = schema.clone();
  nameNotes.add(own, note);
  return own;
};

export const reference = <S extends z.ZodType>(kind: NameKind, schema: S): S => noted(schema, { refers: kind });

export const nameOf = (kind: NameKind): typeof name => reference(kind, name);

export const gives = <S extends z.ZodType>(kind: NameKind, schema: S): S => noted(schema, { gives: kind });

export const withProperties = <S extends z.ZodType>(of: Bearer, schema: S): S => noted(schema, { properties: of });

export const reading = <const K extends TextKind>(
  as: K,
  schema: z.ZodType<string, string>,
): z.ZodType<Declared<K>, string> => noted(schema, { reads: as });

/** Notes a text as `reading` does, but only if its mapping has one of these keys. */
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
