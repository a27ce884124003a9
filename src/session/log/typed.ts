import { systems } from '../../engine/index.ts';
import {
  findHandler,
  type Kind,
  type Operation,
  reportRules,
  rulesOfRecordKind,
  type SeenReport,
  type TextOrigin,
} from '../../table/index.ts';
import { mapTextsInValue } from './tokens.ts';

/** True if a field contains typed text, as the systems declare it (src/table/core/texts.ts). */

const isTyped = (texts: object | undefined, field: string): boolean =>
  texts !== undefined && Object.hasOwn(texts, field) && (texts as { [field: string]: TextOrigin })[field] === 'typed';

const isTypedInOperation = (kind: string, field: string): boolean => isTyped(findHandler(systems, kind)?.texts, field);

/** Returns the texts that an operation's actor typed, without those that are in the module. */
export const typedTextsIn = (operation: Operation, words: () => ReadonlySet<string>): readonly string[] => {
  const typed: string[] = [];
  for (const [field, value] of Object.entries(operation)) {
    if (!isTypedInOperation(operation.kind, field)) continue;
    for (const text of textsOf(value)) if (!words().has(text)) typed.push(text);
  }
  return typed;
};

export const mapOperationTexts = (
  operation: Operation,
  typed: (text: string) => string,
  other: (text: string) => string,
): Operation => mapFieldTexts(operation, (field) => (isTypedInOperation(operation.kind, field) ? typed : other));

export const mapRecordTexts = <T extends object>(
  kind: string,
  fields: T,
  typed: (text: string) => string,
  other: (text: string) => string,
): T =>
  mapFieldTexts(fields, (field) => (isTyped(rulesOfRecordKind(systems, kind as Kind)?.texts, field) ? typed : other));

export const mapReportTexts = (
  seen: SeenReport,
  typed: (text: string) => string,
  other: (text: string) => string,
): SeenReport =>
  mapFieldTexts(seen, (field) => (isTyped(reportRules(systems).get(seen.what)?.texts, field) ? typed : other), same);

const same = (name: string): string => name;

/** Changes the texts of each field. `changeName`: changes the names of nested fields, if they need another function. */
export const mapFieldTexts = <T extends object>(
  fields: T,
  changeOf: (field: string) => (text: string) => string,
  changeName?: (name: string) => string,
): T => {
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields))
    changed[field] = mapTextsInValue(value, changeOf(field), changeName);
  return changed as T;
};

const textsOf = (value: unknown): readonly string[] => [...addTexts(value, new Set())].filter((text) => text !== '');

const addTexts = (value: unknown, texts: Set<string>): Set<string> => {
  if (typeof value === 'string') texts.add(value);
  else if (Array.isArray(value)) for (const item of value) addTexts(item, texts);
  else if (typeof value === 'object' && value !== null) for (const item of Object.values(value)) addTexts(item, texts);
  return texts;
};

const words = new WeakMap<object, ReadonlySet<string>>();

export const textsInModule = (module: object): ReadonlySet<string> => {
  const known = words.get(module) ?? addTexts(module, new Set());
  words.set(module, known);
  return known;
};
