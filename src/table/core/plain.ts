// biome-ignore-all lint/suspicious/noForIn: plain data has no fields but its own, and lists of them cost more than the rest
// biome-ignore-all lint/suspicious/useGuardForIn: likewise

export type PlainObject = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
};

/**
 * Returns a field of the object itself, never an inherited one. Names come from people and may be `toString` or
 * `__proto__`. Every inherited field except `__proto__` is a function, and plain data has no functions.
 */
const field = (value: object, name: string): unknown => {
  const found = (value as PlainObject)[name];
  const isCommon = typeof found === 'function' || name === '__proto__';
  return isCommon && !Object.hasOwn(value, name) ? undefined : found;
};

const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (value === undefined) {
    if (Object.hasOwn(target, key)) delete target[key];
  } else if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
};

/**
 * The difference between two values: the changed fields before and after. A field that one value doesn't have is
 * missing on that side. Nested objects are compared field by field.
 */
export interface Patch {
  readonly from: PlainObject;
  readonly to: PlainObject;
}

/** Returns the fields that differ, with both values, or undefined if none does. */
export const difference = (before: object, after: object): Patch | undefined => {
  let patch: WritablePatch | undefined;
  for (const key in before) {
    const was = (before as PlainObject)[key];
    const is = field(after, key);
    if (was !== is) patch = withDifference(patch, key, was, is);
  }
  for (const key in after) {
    const is = (after as PlainObject)[key];
    if (is !== undefined && field(before, key) === undefined) patch = withDifference(patch, key, undefined, is);
  }
  return patch;
};

/**
 * Returns the difference that setting these fields would make, or undefined if there is none. A field set to undefined
 * is removed; all other fields stay as they are.
 */
export const patchForFields = (before: object, fields: object): Patch | undefined => {
  let patch: WritablePatch | undefined;
  for (const key in fields) {
    const was = field(before, key);
    const is = (fields as PlainObject)[key];
    if (was !== is) patch = withDifference(patch, key, was, is);
  }
  return patch;
};

interface WritablePatch {
  readonly from: Record<string, unknown>;
  readonly to: Record<string, unknown>;
}

const withDifference = (
  known: WritablePatch | undefined,
  key: string,
  was: unknown,
  is: unknown,
): WritablePatch | undefined => {
  const areFields = isFields(was) && isFields(is);
  const inner = areFields ? difference(was, is) : undefined;
  if (areFields ? !inner : equal(was, is)) return known;
  const patch = known ?? { from: {}, to: {} };
  put(patch.from, key, inner ? inner.from : was);
  put(patch.to, key, inner ? inner.to : is);
  return patch;
};

const keysOf = (one: object, other: object): readonly string[] => {
  const keys = Object.keys(one);
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) keys.push(key);
  return keys;
};

export const applyPatch = <T extends object>(value: T, { from, to }: Patch): T => patchedBy(value, from, to) as T;

const patchedBy = (value: object, from: PlainObject, to: PlainObject): PlainObject => {
  const result = without(value, from, to);
  for (const key in to) {
    const is = to[key];
    put(result, key, isFields(is) ? patchedField(field(value, key), field(from, key), is) : is);
  }
  return result;
};

/**
 * Copies a value without the fields that the patch removes. The copy is built without them, because deleting a field
 * makes every later read slow.
 */
const without = (value: object, from: PlainObject, to: PlainObject): Record<string, unknown> => {
  let isLess = false;
  for (const key in from) if (field(to, key) === undefined) isLess = true;
  if (!isLess) return { ...value };
  const result: Record<string, unknown> = {};
  for (const key in value)
    if (!Object.hasOwn(from, key) || Object.hasOwn(to, key)) put(result, key, (value as PlainObject)[key]);
  return result;
};

const patchedField = (value: unknown, from: unknown, to: unknown): unknown =>
  isFields(from) && isFields(to) && isFields(value) ? patchedBy(value, from, to) : to;

/** True if the value has the old values of the patch, so that the patch can be applied. */
export const isPatchApplicable = (value: object, { from, to }: Patch): boolean => wasAsSaid(value, from, to);

const wasAsSaid = (value: object, from: PlainObject, to: PlainObject): boolean => {
  for (const key in from) {
    const now = field(value, key);
    if (now !== from[key] && !isFieldAsSaid(now, from[key], field(to, key))) return false;
  }
  for (const key in to) if (field(from, key) === undefined && field(value, key) !== undefined) return false;
  return true;
};

const isFieldAsSaid = (now: unknown, from: unknown, to: unknown): boolean =>
  isFields(now) && isFields(from) && isFields(to) ? wasAsSaid(now, from, to) : equal(now, from);

/** Joins two consecutive patches into one. Returns undefined if the second reverts the first. */
export const joinPatches = (first: Patch, second: Patch): Patch | undefined => {
  const from: Record<string, unknown> = { ...first.from };
  const to: Record<string, unknown> = { ...first.to };
  for (const key of keysOf(second.from, second.to)) {
    const touched = Object.hasOwn(first.from, key) || Object.hasOwn(first.to, key);
    const [a, b] = [field(first.from, key), field(first.to, key)];
    const [c, d] = [field(second.from, key), field(second.to, key)];
    const fromNow = !touched ? c : isFields(a) && isFields(b) ? patchedField(c, b, a) : a;
    const toNow = !touched ? d : isFields(c) && isFields(d) ? patchedField(b, c, d) : d;
    const inner =
      touched && isFields(a) && isFields(b) && isFields(c) && isFields(d)
        ? joinPatches({ from: a, to: b }, { from: c, to: d })
        : null;
    put(from, key, inner === null ? fromNow : inner?.from);
    put(to, key, inner === null ? toNow : inner?.to);
    if (equal(field(from, key), field(to, key))) {
      delete from[key];
      delete to[key];
    }
  }
  return Object.keys(from).length + Object.keys(to).length > 0 ? { from, to } : undefined;
};

type AllMembers<T> = { readonly [K in keyof Required<T>]: T[K] };

/**
 * Returns plain data without the members that are undefined. Every member of the type must be named in the call, so
 * that none is forgotten when one object is built from another.
 */
export const omitUndefinedMembers = <T extends object>(parts: AllMembers<T>): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
