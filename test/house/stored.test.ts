import { expect, it } from 'vitest';
import { z } from 'zod';
import { reportRules } from '../../src/engine/core/report.ts';
import { systems } from '../../src/engine/index.ts';
import { FORMAT } from '../../src/session/store/formats.ts';

/** The names of the fields anywhere in a schema. */
const fieldsIn = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, part]) =>
    key === 'properties'
      ? Object.entries(part).flatMap(([name, one]) => [name, ...fieldsIn(one)])
      : key === '$defs' || typeof part !== 'object'
        ? []
        : fieldsIn(part),
  );
};

const lineOf = (what: string, schema: z.ZodType | string): string => {
  const fields = typeof schema === 'string' ? [] : fieldsIn(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  return [what, ...new Set(fields)].join(' ');
};

/** What steps are made of, a line each: the kinds of operations, and records and reports with their fields. */
const stored = (): readonly string[] =>
  [
    ...systems.flatMap(({ operations }) => Object.keys(operations).map((kind) => `operation ${kind}`)),
    ...systems.flatMap(({ records = {} }) =>
      Object.entries(records).map(([kind, { schema }]) => lineOf(`record ${kind}`, schema)),
    ),
    ...[...reportRules(systems)].map(([what, { schema }]) => lineOf(`report ${what}`, schema)),
  ].sort();

// Where this fails, steps hold something that a version before could not read. If one of this format is in use
// anywhere, the format gets a successor in src/session/store/formats.ts that says how such steps are written for it;
// then, and while none is in use, `npx vitest run test/house/stored.test.ts -u`.
it('[H3] what steps hold changes with the format alone', async () => {
  await expect(`${stored().join('\n')}\n`).toMatchFileSnapshot(`../golden/stored/stored-${FORMAT}.txt`);
});
