import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { systems } from '../../src/engine/index.ts';
import { fileSchema as savedSchema } from '../../src/session/file/format.ts';
import { fileSchema as moduleSchema } from '../../src/session/format/module.ts';
import { reportRules } from '../../src/table/index.ts';
import { root } from './linter.ts';

const BOUNDS = new Set(['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum', 'pattern']);
/** What zod says of any whole number. */
const isWhole = (bound: unknown): boolean => Math.abs(Number(bound)) === Number.MAX_SAFE_INTEGER;

/** The bounds in a schema, by the way to what they bound: `piece.name maxLength: 60`. */
const boundsIn = (schema: unknown, at: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) => {
    if (key === 'properties') return Object.entries(part).flatMap(([name, one]) => boundsIn(one, `${at}.${name}`));
    if (BOUNDS.has(key) && typeof part !== 'object') return isWhole(part) ? [] : [`${at} ${key}: ${part}`];
    const isList = key === 'items' || key === 'prefixItems';
    return boundsIn(part, isList ? `${at}[]` : key === 'additionalProperties' ? `${at}.*` : at);
  });
};

const boundsOf = (schema: z.ZodType, name: string): readonly string[] =>
  boundsIn(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), name);

const recordSchemas = systems.flatMap((system) =>
  Object.entries(system.records ?? {}).flatMap(([kind, { schema }]) =>
    typeof schema === 'string' ? [] : [[kind, schema] as const],
  ),
);
const reportSchemas = [...reportRules(systems)].map(([what, { schema }]) => [`report ${what}`, schema] as const);
const SCHEMAS: readonly (readonly [string, z.ZodType])[] = [
  ...recordSchemas,
  ...reportSchemas,
  ['module file', moduleSchema],
  ['saved game', savedSchema],
];

/** What has bounds itself: what is optional, or has a default, has those of what it holds. */
const BOUNDED = [z.core.$ZodString, z.core.$ZodNumber, z.core.$ZodArray];

/**
 * Every part of the schemas that has a bound, once, with its bounds as JSON Schema has them; lists with the same bounds
 * once, as lists of anything.
 */
const boundedParts = (): ReadonlyMap<z.core.$ZodType, z.core.JSONSchema.BaseSchema> => {
  const found = new Map<z.core.$ZodType, z.core.JSONSchema.BaseSchema>();
  const lists = new Set<string>();
  for (const [, schema] of SCHEMAS)
    z.toJSONSchema(schema, {
      unrepresentable: 'any',
      io: 'input',
      override: ({ zodSchema, jsonSchema }) => {
        if (!BOUNDED.some((one) => zodSchema instanceof one)) return;
        if (!Object.entries(jsonSchema).some(([key, bound]) => BOUNDS.has(key) && !isWhole(bound))) return;
        const key = `${jsonSchema.minItems} ${jsonSchema.maxItems}`;
        const isList = zodSchema instanceof z.core.$ZodArray;
        if (isList && lists.has(key)) return;
        const part = isList ? z.core.clone(zodSchema, { ...zodSchema._zod.def, element: z.any() }) : zodSchema;
        if (isList) lists.add(key);
        found.set(part, { ...jsonSchema });
      },
    });
  return found;
};

/** What a schema has against the size of a value, not against what is in it. */
const isSized = (schema: z.core.$ZodType, value: unknown): boolean =>
  z
    .safeParse(schema, value)
    .error?.issues.every(({ code, path }) => path.length > 0 || !['too_big', 'too_small'].includes(code)) ?? true;

const filled = (count: number): readonly unknown[] => Array.from({ length: count }, () => undefined);

/** Values at each bound of a part, and those one beyond. */
const atBounds = (
  part: z.core.JSONSchema.BaseSchema,
): { readonly fits: readonly unknown[]; readonly beyond: readonly unknown[] } => {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = part;
  const made = <T>(bound: T | undefined, make: (bound: T) => unknown): readonly unknown[] =>
    bound === undefined || isWhole(bound) ? [] : [make(bound)];
  const text = (count: number): string => 'a'.repeat(count);
  return {
    fits: [
      ...[minLength, maxLength].flatMap((bound) => made(bound, text)),
      ...[minItems, maxItems].flatMap((bound) => made(bound, filled)),
      ...[minimum, maximum].flatMap((bound) => made(bound, (one) => one)),
    ],
    beyond: [
      ...made(minLength || undefined, (bound) => text(bound - 1)),
      ...made(maxLength, (bound) => text(bound + 1)),
      ...made(minItems || undefined, (bound) => filled(bound - 1)),
      ...made(maxItems, (bound) => filled(bound + 1)),
      ...made(minimum, (bound) => bound - 1),
      ...made(maximum, (bound) => bound + 1),
    ],
  };
};

const files = ['src', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|js)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

interface Constant {
  readonly file: string;
  readonly name: string;
  /** As it is written: `14 * 24 * 60`. */
  readonly value: string;
}

const NUMBER = String.raw`(?:-?\(*(?:[\d_.]+n?|[\d.]+e\d+|0x[\da-f]+)[^;,\n{}[\]'"\`?<>=]*|\([A-Z][A-Z_\d]+ [-+*/][^;,\n{}[\]'"\`?<>=]*)`;
const CONSTANT = new RegExp(String.raw`^(?:export )?const (\w+)(?:: \w+)? = (${NUMBER});$`, 'gm');
const GROUP = /^(?:export )?const ([A-Z][A-Z_\d]*)(?:: [^=]+)? = \{([^{}]*)\}(?: as const)?;$/gm;
const MEMBER = new RegExp(String.raw`^\s*(\w+): (${NUMBER}),?$`, 'gm');

/** Every number that has a name in a file, outside of its functions. */
const constantsIn = (file: string, text: string): readonly Constant[] => [
  ...[...text.matchAll(CONSTANT)].map(([, name = '', value = '']) => ({ file, name, value })),
  ...[...text.matchAll(GROUP)].flatMap(([, group = '', members = '']) =>
    [...members.matchAll(MEMBER)].map(([, name = '', value = '']) => ({ file, name: `${group}.${name}`, value })),
  ),
];

const constants = files.flatMap((file) => constantsIn(file, readFileSync(join(root, file), 'utf8')));

/** What is written in several files: of one name and value, or a bound of one name, whatever its values are. */
const severalIn = (all: readonly Constant[]): readonly string[] => {
  const owners = new Map<string, Set<string>>();
  for (const { file, name, value } of all) {
    const key = /^(?:MOST|LONGEST|LARGEST|DEEPEST|FURTHEST|LIMIT|most|longest)/.test(name)
      ? name
      : `${name} = ${value}`;
    owners.set(key, (owners.get(key) ?? new Set()).add(file));
  }
  return [...owners].filter(([, at]) => at.size > 1).map(([key, at]) => [key, ...at].join(' '));
};

it('[T4] all limits are listed in one file (`npx vitest run -u` rewrites it)', async () => {
  const forms = SCHEMAS.flatMap(([name, schema]) => boundsOf(schema, name));
  const numbers = constants.map(({ file, name, value }) => `${file} ${name} = ${value}`);
  expect(numbers.length).toBeGreaterThan(500);
  const all = [...new Set([...forms, ...numbers])].sort();
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('../golden/bounds.json');
});

it('[T4] every schema bound accepts its limit and nothing beyond', () => {
  const parts = boundedParts();
  expect(parts.size).toBeGreaterThan(100);
  const wrong = [...parts].filter(([schema, part]) => {
    const { fits, beyond } = atBounds(part);
    return !fits.every((value) => isSized(schema, value)) || beyond.some((value) => isSized(schema, value));
  });
  expect(wrong.map(([, part]) => part)).toEqual([]);
});

it('no limit is written twice or under two names', () => {
  const planted = [
    constantsIn('a', 'const MOST_ROWS = 5;\nexport const LEASE = 15_000;\nconst SIZES = {\n  rows: 2 * 5,\n};'),
    constantsIn('b', 'const MOST_ROWS = 6;\nconst LEASE = 15_000;\nconst PAGE = (MOST_ROWS * 4) / 3;'),
  ].flat();
  expect(planted.map(({ name, value }) => `${name} = ${value}`)).toEqual([
    'MOST_ROWS = 5',
    'LEASE = 15_000',
    'SIZES.rows = 2 * 5',
    'MOST_ROWS = 6',
    'LEASE = 15_000',
    'PAGE = (MOST_ROWS * 4) / 3',
  ]);
  expect(severalIn(planted)).toEqual(['MOST_ROWS a b', 'LEASE = 15_000 a b']);
  expect(severalIn(constants)).toEqual([]);
});
