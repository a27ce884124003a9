import { systems } from '../../engine/index.ts';
import {
  findHandler,
  type Kind,
  type Operation,
  reportRules,
  rulesOf,
  type Seen,
  type TextOrigin,
} from '../../table/index.ts';
import { mapTexts } from './tokens.ts';

/** The texts that people typed, and all others: where they stand the systems say (core/texts.ts). */

const isTyped = (texts: object | undefined, field: string): boolean =>
  texts !== undefined && Object.hasOwn(texts, field) && (texts as { [field: string]: TextOrigin })[field] === 'typed';

const isTypedInOperation = (kind: string, field: string): boolean => isTyped(findHandler(systems, kind)?.texts, field);

/** The texts that whoever does this has typed, but for those that the module has already. */
export const typedIn = (operation: Operation, words: () => ReadonlySet<string>): readonly string[] => {
  const typed: string[] = [];
  for (const [field, value] of Object.entries(operation)) {
    if (!isTypedInOperation(operation.kind, field)) continue;
    for (const text of textsOf(value)) if (!words().has(text)) typed.push(text);
  }
  return typed;
};

/** The fields of an operation, `typed` and others each changed in their way. */
export const inOperation = (
  operation: Operation,
  typed: (text: string) => string,
  other: (text: string) => string,
): Operation => inFields(operation, (field) => (isTypedInOperation(operation.kind, field) ? typed : other));

/** The fields of a record of that kind, or of what changed of it. */
export const inRecord = <T extends object>(
  kind: string,
  fields: T,
  typed: (text: string) => string,
  other: (text: string) => string,
): T => inFields(fields, (field) => (isTyped(rulesOf(systems, kind as Kind)?.texts, field) ? typed : other));

/** The same of a thing that a reader saw. */
export const inReport = (seen: Seen, typed: (text: string) => string, other: (text: string) => string): Seen =>
  inFields(seen, (field) => (isTyped(reportRules(systems).get(seen.what)?.texts, field) ? typed : other), same);

const same = (name: string): string => name;

/** Each field changed in its own way; `changeName`: and the names of fields within, where that is another. */
export const inFields = <T extends object>(
  fields: T,
  changeOf: (field: string) => (text: string) => string,
  changeName?: (name: string) => string,
): T => {
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) changed[field] = mapTexts(value, changeOf(field), changeName);
  return changed as T;
};

const textsOf = (value: unknown): readonly string[] => [...addTexts(value, new Set())].filter((text) => text !== '');

/** Every text in a value, beside those that are there. */
const addTexts = (value: unknown, texts: Set<string>): Set<string> => {
  if (typeof value === 'string') texts.add(value);
  else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) addTexts(item, texts);
  return texts;
};

const words = new WeakMap<object, ReadonlySet<string>>();

/** Every text in a module. */
export const wordsOf = (module: object): ReadonlySet<string> => {
  const known = words.get(module) ?? addTexts(module, new Set());
  words.set(module, known);
  return known;
};
