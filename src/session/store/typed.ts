import type { Operation, Operations } from '../../engine/core/operation.ts';
import type { Records } from '../../engine/core/record.ts';
import { mapTexts } from './tokens.ts';

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
type Texts<T> = {
  readonly [F in Exclude<keyof T, 'kind' | 'id'> as true extends HasText<T[F]> ? F : never]-?: 'typed' | 'word';
};

type Speaking<All> = { readonly [K in keyof All as keyof Texts<All[K]> extends never ? never : K]: Texts<All[K]> };

const OPERATIONS: Speaking<Omit<Operations, 'start' | 'reload'>> = {
  place: { prototype: 'word', name: 'typed' },
  replace: { prototype: 'word', name: 'typed' },
  set: { values: 'typed' },
  'form-army': { name: 'typed' },
  'split-army': { name: 'typed' },
  'rename-army': { name: 'typed' },
  roll: { dice: 'word' },
  'await-beacon': { url: 'word' },
  'hear-beacon': { value: 'word' },
  ask: { wants: 'word', module: 'word' },
  agree: { request: 'word' },
  decline: { request: 'word' },
  'define-counter': { definition: 'word' },
  'remove-counter': { counter: 'word' },
  'define-scores': { text: 'word' },
  modify: { definition: 'word' },
  unmodify: { modifier: 'word' },
  'order-ties': { modifiers: 'word' },
};

const RECORDS: Speaking<Records> = {
  game: { title: 'word' },
  module: { hash: 'word', module: 'word' },
  map: { name: 'word' },
  board: { name: 'word', grid: 'word' },
  deck: { name: 'word' },
  side: { name: 'word', colour: 'word' },
  piece: { name: 'typed', values: 'typed', prototype: 'word', alias: 'word' },
  army: { name: 'typed' },
  battle: { attackers: 'typed', defenders: 'typed' },
  request: { wants: 'word' },
  proposal: { hash: 'word', module: 'word' },
  secret: { chance: 'word', handles: 'word', seed: 'word' },
  published: { chance: 'word', seed: 'word' },
  share: { value: 'word' },
  beacon: { url: 'word', value: 'word' },
  stream: { last: 'word' },
  roll: { outcome: 'word' },
  'private-roll': { outcome: 'word' },
  outcome: { cause: 'word', scores: 'word' },
  counter: { name: 'word', match: 'word', sum: 'word', on: 'word', report: 'word', refresh: 'word', reveals: 'word' },
  tally: { sum: 'word', bent: 'word' },
  modifier: { definition: 'word', piece: 'word' },
  ties: { order: 'word' },
  scoring: { texts: 'word' },
  check: { said: 'word' },
};

type TypedFields = { readonly [name: string]: { readonly [field: string]: 'typed' | 'word' } };

const isTyped = (of: TypedFields, kind: string, field: string): boolean =>
  Object.hasOwn(of, kind) && of[kind]?.[field] === 'typed';

/** The texts that whoever does this has typed, but for those that the module has already. */
export const typedIn = (operation: Operation, words: () => ReadonlySet<string>): readonly string[] => {
  const typed: string[] = [];
  for (const [field, value] of Object.entries(operation)) {
    if (!isTyped(OPERATIONS, operation.kind, field)) continue;
    for (const text of textsOf(value)) if (!words().has(text)) typed.push(text);
  }
  return typed;
};

/** The fields of an operation, `typed` and others each changed in their way. */
export const inOperation = (
  operation: Operation,
  typed: (text: string) => string,
  other: (text: string) => string,
): Operation => inFields(operation, (field) => (isTyped(OPERATIONS, operation.kind, field) ? typed : other));

/** The fields of a record of that kind, or of what changed of it. */
export const inRecord = <T extends object>(
  kind: string,
  fields: T,
  typed: (text: string) => string,
  other: (text: string) => string,
): T => inFields(fields, (field) => (isTyped(RECORDS, kind, field) ? typed : other));

/** Each field changed in its own way. */
export const inFields = <T extends object>(fields: T, changeOf: (field: string) => (text: string) => string): T => {
  const changed: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(fields)) changed[field] = mapTexts(value, changeOf(field));
  return changed as T;
};

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

const words = new WeakMap<object, ReadonlySet<string>>();

/** Every text in a module. */
export const wordsOf = (module: object): ReadonlySet<string> => {
  const known = words.get(module) ?? new Set(textsOf(module));
  words.set(module, known);
  return known;
};
