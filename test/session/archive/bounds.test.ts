import { expect, it } from 'vitest';
import { z } from 'zod';
import { reportRules } from '../../../src/engine/core/report.ts';
import { systems } from '../../../src/engine/index.ts';

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
  boundsIn(z.toJSONSchema(schema, { unrepresentable: 'any' }), name);

it('[T4] what a file of a game may hold of each kind of record and of report keeps its bounds (`npx vitest run -u` writes new ones)', async () => {
  const records = systems.flatMap((system) =>
    Object.entries(system.records ?? {}).flatMap(([kind, { schema }]) =>
      typeof schema === 'string' ? [] : boundsOf(schema, kind),
    ),
  );
  const reports = [...reportRules(systems)].flatMap(([what, { schema }]) => boundsOf(schema, `report ${what}`));
  const all = [...new Set([...records, ...reports])].sort();
  await expect(`${JSON.stringify(all, null, 2)}\n`).toMatchFileSnapshot('../../golden/bounds.json');
});
