import { expect, it } from 'vitest';
import type { z } from 'zod';
import { expectedBy } from '../../../src/form/expects.ts';
import { fileSchema } from '../../../src/session/format/module.ts';
import { expectationOf } from '../../../src/session/text/issues.ts';
import { isFields } from '../../../src/table/index.ts';
import { remedyText } from '../../support/modules/fault-words.ts';

/**
 * [T25] What each key of a module takes, what it is where it is left out, and what an author is told of anything else,
 * just within its bounds and just beyond: the whole schema, key by key, as it stands in the golden file.
 */

type Schema = z.ZodType & { readonly _zod: z.core.$ZodTypes['_zod'] };
const definitionOf = (schema: Schema) => schema._zod.def;

/** The schemas under the keys of one, by how a path goes on. */
const partsOf = (schema: Schema): readonly (readonly [string, Schema])[] => {
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'array':
      return [['[]', definition.element as Schema]];
    case 'tuple':
      return definition.items.map((item, at) => [`[${at}]`, item as Schema] as const);
    case 'record':
      return [
        ['.(key)', definition.keyType as Schema],
        ['.*', definition.valueType as Schema],
      ];
    case 'object':
      return Object.entries(definition.shape).map(([key, part]) => [`.${key}`, part as Schema] as const);
    case 'union':
      return definition.options.map((option, at) => [`|${at + 1}`, option as Schema] as const);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'readonly':
      return [['', definition.innerType as Schema]];
    case 'pipe':
      return [['', definition.in as Schema]];
    default:
      return [];
  }
};

type Bound = 'value' | 'minimum' | 'maximum' | 'length';

/** Values just within the bounds of a number, a text or a list, and just beyond. */
const bounded = (schema: Schema): readonly unknown[] => {
  const checks = (definitionOf(schema).checks ?? []).map((check) => check._zod.def as Partial<Record<Bound, unknown>>);
  const bounds = checks.flatMap(({ value, minimum, maximum, length }) => [value, minimum, maximum, length]);
  const around = bounds.flatMap((bound) => (typeof bound === 'number' ? [bound - 1, bound, bound + 1] : []));
  const { type } = definitionOf(schema);
  if (type === 'number') return [...around, 0.5, 0.0001, 'x'];
  const sizes = around.filter((size) => size >= 0 && size <= 1_001);
  if (type === 'string') return ['', ' ', 'x', 'One two', 'a/b', '1', ...sizes.map((size) => 'x'.repeat(size)), 1, []];
  if (type === 'array') return ['x', ...sizes.map((size) => Array.from({ length: size }, () => 0)), []];
  if (type === 'object' || type === 'record') return [{}, { zzz: 1 }, [], 'x'];
  if (type === 'union') return [true, -1, 0, 1, 0.5, '', 'x', 'no-move', 'game', [], {}, { zzz: 1 }];
  return [true, false, 1, 'x', {}];
};

const named = (value: unknown): string => {
  const text = JSON.stringify(value);
  if (text.length < 30) return text;
  return Array.isArray(value) ? `a list of ${value.length}` : `a text of ${text.length - 2}`;
};

/** What is told of a value: nothing where it is taken. What is told of the parts of a list is told under these. */
const told = (schema: Schema, value: unknown): string => {
  const read = schema.safeParse(value, { error: expectationOf as never });
  if (read.success)
    return isFields(read.data) || read.data === value ? 'is taken' : `is read as ${JSON.stringify(read.data)}`;
  const own = read.error.issues.filter(({ path: [key] }) => typeof key !== 'number');
  return own
    .map((issue) => `${issue.path.map((key) => `${String(key)}: `).join('')}${remedyText(expectedBy(issue))}`)
    .join('; ');
};

const linesOf = (schema: Schema): readonly string[] => {
  const byTold = new Map<string, string[]>();
  for (const value of bounded(schema)) {
    const text = told(schema, value);
    byTold.set(text, [...new Set([...(byTold.get(text) ?? []), named(value)])]);
  }
  byTold.delete('');
  return [...byTold].map(([text, values]) => `${values.join(', ')}: ${text}`);
};

const UNFOLDED = new Set(['optional', 'default', 'prefault', 'nullable', 'readonly', 'pipe']);

it('[T25] values and faults of each module key match the golden file', async () => {
  const lines: string[] = [];
  const first = new Map<Schema, string>();
  const visit = (schema: Schema, path: string): void => {
    const known = first.get(schema);
    if (known !== undefined) {
      lines.push(`${path}: as ${known}`);
      return;
    }
    first.set(schema, path);
    const { type } = definitionOf(schema);
    if (UNFOLDED.has(type)) {
      const left = schema.safeParse(undefined);
      if (left.success && left.data !== undefined)
        lines.push(`${path}: ${JSON.stringify(left.data)} where it is left out`);
      else if (schema._zod.optin !== undefined) lines.push(`${path}: may be left out`);
    } else {
      lines.push(`${path}: ${type}`, ...linesOf(schema).map((line) => `  ${line}`));
    }
    for (const [step, part] of partsOf(schema)) visit(part, `${path}${step}`);
  };
  visit(fileSchema as unknown as Schema, 'module');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../golden/module-keys.txt');
});
