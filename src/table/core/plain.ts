// biome-ignore-all lint/suspicious/noForIn: plain data has no fields but its own, and lists of them cost more than the rest
// biome-ignore-all lint/suspicious/useGuardForIn: likewise
/** Plain JSON data: how two values compare and how one becomes another. */

export type Fields = { readonly [field: string]: unknown };

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const equal = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => equal(item, b[i]));
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
};

/**
 * A field of its own, never one that every object has: names come from people, `toString` and `__proto__` among them.
 * Of those all but one are functions, of which plain data has none.
 */
const field = (value: object, name: string): unknown => {
  const found = (value as Fields)[name];
  const isCommon = typeof found === 'function' || name === '__proto__';
  return isCommon && !Object.hasOwn(value, name) ? undefined : found;
};

const put = (target: Record<string, unknown>, key: string, value: unknown): void => {
  if (value === undefined) {
    if (Object.hasOwn(target, key)) delete target[key];
  } else if (key !== '__proto__') target[key] = value;
  else Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
};

/** What differs between two values: a field that one side lacks is absent there; nested fields are compared in turn. */
export interface Patch {
  readonly from: Fields;
  readonly to: Fields;
}

/** The fields that differ, with both values, or undefined when none does. */
export const difference = (before: object, after: object): Patch | undefined => {
  let patch: WritablePatch | undefined;
  for (const key in before) {
    const was = (before as Fields)[key];
    const is = field(after, key);
    if (was !== is) patch = withDifference(patch, key, was, is);
  }
  for (const key in after) {
    const is = (after as Fields)[key];
    if (is !== undefined && field(before, key) === undefined) patch = withDifference(patch, key, undefined, is);
  }
  return patch;
};

/** The same where only these fields may differ: an undefined one is taken away, and all others stay as they are. */
export const differenceIn = (before: object, fields: object): Patch | undefined => {
  let patch: WritablePatch | undefined;
  for (const key in fields) {
    const was = field(before, key);
    const is = (fields as Fields)[key];
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

/** The fields of both, each once. */
const keysOf = (one: object, other: object): readonly string[] => {
  const keys = Object.keys(one);
  for (const key of Object.keys(other)) if (!Object.hasOwn(one, key)) keys.push(key);
  return keys;
};

/** A value with a patch carried out. */
export const patched = <T extends object>(value: T, { from, to }: Patch): T => patchedBy(value, from, to) as T;

const patchedBy = (value: object, from: Fields, to: Fields): Fields => {
  const result = without(value, from, to);
  for (const key in to) {
    const is = to[key];
    put(result, key, isFields(is) ? patchedField(field(value, key), field(from, key), is) : is);
  }
  return result;
};

/**
 * A copy less what the patch takes away: made without it, for a field that is deleted makes every later look at the
 * copy slow.
 */
const without = (value: object, from: Fields, to: Fields): Record<string, unknown> => {
  let isLess = false;
  for (const key in from) if (field(to, key) === undefined) isLess = true;
  if (!isLess) return { ...value };
  const result: Record<string, unknown> = {};
  for (const key in value)
    if (!Object.hasOwn(from, key) || Object.hasOwn(to, key)) put(result, key, (value as Fields)[key]);
  return result;
};

const patchedField = (value: unknown, from: unknown, to: unknown): unknown =>
  isFields(from) && isFields(to) && isFields(value) ? patchedBy(value, from, to) : to;

/** Whether a value is what a patch says that it was. */
export const fits = (value: object, { from, to }: Patch): boolean => wasAsSaid(value, from, to);

const wasAsSaid = (value: object, from: Fields, to: Fields): boolean => {
  for (const key in from) {
    const now = field(value, key);
    if (now !== from[key] && !isFieldAsSaid(now, from[key], field(to, key))) return false;
  }
  for (const key in to) if (field(from, key) === undefined && field(value, key) !== undefined) return false;
  return true;
};

const isFieldAsSaid = (now: unknown, from: unknown, to: unknown): boolean =>
  isFields(now) && isFields(from) && isFields(to) ? wasAsSaid(now, from, to) : equal(now, from);

/** Two patches in a row as one, or undefined when the second takes back the first. */
export const joinedPatch = (first: Patch, second: Patch): Patch | undefined => {
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
        ? joinedPatch({ from: a, to: b }, { from: c, to: d })
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

/** Every member of a type; one that may be missing can be undefined. */
type AllMembers<T> = { readonly [K in keyof Required<T>]: T[K] };

/**
 * Returns plain data without the members that are undefined. Every member of the type has to be named, so that none is
 * forgotten where one object is made of another: a member that is missing from the call does not compile.
 */
export const makeWhole = <T extends object>(parts: AllMembers<T>): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T;
