import { z } from 'zod';
import { expects } from './expects.ts';
import type { Bearer, NameKind } from './name-kind.ts';
import { type Declared, line, list, name, type TextKind } from './words.ts';

/** What a schema says of the names that stand where it is. */
interface NameNote {
  /** The text that stands here names one of these, which are elsewhere in the module. */
  readonly refers?: NameKind;
  /** What stands here names new ones: a text itself, a list by the `name` of its entries, a mapping by its keys. */
  readonly gives?: NameKind;
  /**
   * The keys of this mapping that its schema does not know are properties, and what stands there is what they hold: of
   * the subjects of this kind.
   */
  readonly properties?: Bearer;
  /** In this text names of properties stand. */
  readonly reads?: TextKind;
  /** It is read so only if its mapping has one of these keys. */
  readonly beside?: readonly string[];
}

/** By schema; one that was made from another by `describe` or `optional` has the same. */
export const nameNotes = z.registry<NameNote>();

const noted = <S extends z.ZodType>(schema: S, note: NameNote): S => {
  const own = schema.clone();
  nameNotes.add(own, note);
  return own;
};

/** A name of one of these, in whatever form it may stand there. */
export const reference = <S extends z.ZodType>(kind: NameKind, schema: S): S => noted(schema, { refers: kind });

/** The name of one of these. */
export const nameOf = (kind: NameKind): typeof name => reference(kind, name);

/** A list whose entries have names of their own, a mapping whose keys are names, or a text that is one. */
export const gives = <S extends z.ZodType>(kind: NameKind, schema: S): S => noted(schema, { gives: kind });

/** A mapping of properties. */
export const withProperties = <S extends z.ZodType>(of: Bearer, schema: S): S => noted(schema, { properties: of });

/** A text in which names of properties stand. */
export const reading = <const K extends TextKind>(
  as: K,
  schema: z.ZodType<string, string>,
): z.ZodType<Declared<K>, string> => noted(schema, { reads: as });

/** A text that is read so if its mapping has one of these keys. Otherwise it says something else. */
export const readingBeside = (
  keys: readonly string[],
  as: TextKind,
  schema: z.ZodType<string, string>,
): z.ZodType<string, string> => noted(schema, { reads: as, beside: keys });

export const MOST_REVEALED = 1_000;

/** Names of what is hidden and may be told. */
export const reveals = list(reference('hidden', line(200)), MOST_REVEALED).min(
  1,
  expects({ is: 'one-at-least', of: 'name' }),
);
