import { buildModuleSchemaText } from '../../../src/session/module/schema.ts';

/** The form of a module's file, as its published schema says it: which keys may be left out, wherever they stand. */

/** What of JSON Schema the published file uses. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: { readonly [key: string]: Schema };
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema | readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

export type Data = { [key: string]: unknown };

const PUBLISHED = JSON.parse(buildModuleSchemaText()) as Schema & { readonly else: Schema };
/** Of a file that is like no other. */
const ROOT: Schema = { ...PUBLISHED, ...PUBLISHED.else };

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

const variantsOf = (schema: Schema): readonly Schema[] => {
  const some = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  return some.length > 0 ? some.flatMap(variantsOf) : [schema];
};

const isOptional = ({ required = [] }: Schema, key: string): boolean => !required.includes(key);

/** Every key that may be left out, by the way to it: `maps[].boards[].zones`, `terrain.*.cost`. */
export const optionalKeys = (): readonly string[] => [...new Set(keysIn(ROOT, '', isOptional))].sort();

/** Every key, by the way to it. */
export const allKeys = (): readonly string[] => [...new Set(keysIn(ROOT, '', () => true))].sort();

const keysIn = (schema: Schema, at: string, isMeant: (schema: Schema, key: string) => boolean): readonly string[] =>
  variantsOf(schema).flatMap((one) => {
    const own = Object.entries(one.properties ?? {}).flatMap(([key, part]) => {
      const way = at === '' ? key : `${at}.${key}`;
      return [...(isMeant(one, key) ? [way] : []), ...keysIn(part, way, isMeant)];
    });
    const others = one.additionalProperties ? keysIn(one.additionalProperties, `${at}.*`, isMeant) : [];
    const items = Array.isArray(one.items) ? [] : one.items ? keysIn(one.items as Schema, `${at}[]`, isMeant) : [];
    return [...own, ...others, ...items];
  });

/** One place in a file at which something may be left out: how to take it out, and its way. */
export interface Place {
  readonly way: string;
  /** As faults name it: `maps[0].boards[1].zones`. */
  readonly path: string;
  readonly kind: 'key' | 'entry' | 'item';
  readonly remove: () => void;
}

/** Whether a value may be what a schema says, as far as it shows at a glance. */
const fits = (schema: Schema, value: unknown): boolean => {
  if ('const' in schema) return schema.const === value;
  if (schema.type === 'array') return Array.isArray(value);
  if (schema.type !== 'object') return !isData(value) && !Array.isArray(value);
  if (!isData(value)) return false;
  const { properties = {}, required = [], additionalProperties } = schema;
  if (!required.every((key) => key in value)) return false;
  if (additionalProperties === false && !Object.keys(value).every((key) => key in properties)) return false;
  return Object.entries(value).every(
    ([key, part]) =>
      (!(properties[key] && 'const' in properties[key]) || properties[key].const === part) &&
      (key !== 'by' || !properties[key]?.enum || properties[key].enum.includes(part)),
  );
};

/** A place in a file for a word or a flag, with its value and the words that the schema allows. */
export interface Word {
  readonly way: string;
  readonly path: string;
  readonly word: unknown;
  readonly words: readonly unknown[];
  readonly say: (word: unknown) => void;
}

/** The words and flags that a schema allows. */
const wordsOf = (schema: Schema): readonly unknown[] =>
  variantsOf(schema).flatMap((one) => {
    if ('const' in one) return [one.const];
    return one.type === 'boolean' ? [false, true] : (one.enum ?? []);
  });

interface Visit {
  readonly place: (place: Place) => void;
  readonly word?: (word: Word) => void;
  /** Each key that may be left out, where it could stand, and whether it does. */
  readonly key: (way: string, isSet: boolean) => void;
}

const walk = (schema: Schema, value: unknown, way: string, path: string, visit: Visit): void => {
  const one = variantsOf(schema).find((variant) => fits(variant, value));
  if (!one) return;
  if (Array.isArray(value)) {
    if (!one.items || Array.isArray(one.items)) return;
    for (const [i, item] of value.entries()) {
      visit.place({
        way: `${way}[]`,
        path: `${path}[${i}]`,
        kind: 'item',
        remove: () => void value.splice(value.indexOf(item), 1),
      });
      walk(one.items as Schema, item, `${way}[]`, `${path}[${i}]`, visit);
    }
    return;
  }
  if (!isData(value)) return;
  const { properties = {}, additionalProperties } = one;
  for (const key of Object.keys(properties)) {
    if (isOptional(one, key)) visit.key(way === '' ? key : `${way}.${key}`, key in value);
  }
  for (const [key, part] of Object.entries(value)) {
    const [named, known] = [path === '' ? key : `${path}.${key}`, properties[key]];
    const remove = (): void => void delete value[key];
    if (known) {
      const own = way === '' ? key : `${way}.${key}`;
      if (isOptional(one, key)) visit.place({ way: own, path: named, kind: 'key', remove });
      const words = wordsOf(known);
      if (words.length > 0)
        visit.word?.({
          way: own,
          path: named,
          word: part,
          words,
          say: (word) => Object.assign(value, { [key]: word }),
        });
      walk(known, part, own, named, visit);
    } else if (additionalProperties) {
      visit.place({ way: `${way}.*`, path: named, kind: 'entry', remove });
      walk(additionalProperties, part, `${way}.*`, named, visit);
    }
  }
};

/** Everything in a file that its form lets be left out. */
export const placesIn = (file: Data): readonly Place[] => {
  const found: Place[] = [];
  walk(ROOT, file, '', '', { place: (place) => void found.push(place), key: () => undefined });
  return found;
};

/** Every place in a file for a word or a flag. */
export const wordsIn = (file: Data): readonly Word[] => {
  const found: Word[] = [];
  walk(ROOT, file, '', '', { place: () => undefined, key: () => undefined, word: (word) => void found.push(word) });
  return found;
};

/** Every key with a choice of words, by its way, with these words. */
export const allWords = (): ReadonlyMap<string, readonly unknown[]> => {
  const found = new Map<string, readonly unknown[]>();
  const visit = (schema: Schema, at: string): void => {
    for (const one of variantsOf(schema)) {
      for (const [key, part] of Object.entries(one.properties ?? {})) {
        const way = at === '' ? key : `${at}.${key}`;
        const words = [...new Set([...(found.get(way) ?? []), ...wordsOf(part)])];
        if (words.length > 0) found.set(way, words);
        visit(part, way);
      }
      if (one.additionalProperties) visit(one.additionalProperties, `${at}.*`);
      if (one.items && !Array.isArray(one.items)) visit(one.items as Schema, `${at}[]`);
    }
  };
  visit(ROOT, '');
  return new Map([...found].filter(([, words]) => words.length > 1));
};

/** The keys that a file sets, and those that it leaves out, each where it could stand. */
export const keysOf = (file: Data): { readonly set: ReadonlySet<string>; readonly left: ReadonlySet<string> } => {
  const [set, left] = [new Set<string>(), new Set<string>()];
  walk(ROOT, file, '', '', { place: () => undefined, key: (way, isSet) => void (isSet ? set : left).add(way) });
  return { set, left };
};
