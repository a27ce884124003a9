import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildModuleSchemaText } from '../../../src/session/module/schema.ts';

const FILE = join(import.meta.dirname, '../../../data/module.schema.json');

it('[T25] the published schema is current (`npx vitest run -u` rewrites it)', async () => {
  await expect(buildModuleSchemaText()).toMatchFileSnapshot(FILE);
});

it('[T25] the published schema knows every section of a module', async () => {
  const { properties, required, if: like, else: whole } = JSON.parse(await readFile(FILE, 'utf8'));
  // One that is like another one need say no more.
  expect([required, like]).toEqual([['module', 'title'], { required: ['like'] }]);
  expect(whole.required).toEqual(['module', 'title', 'sides', 'maps']);
  expect(Object.keys(properties)).toEqual(
    expect.arrayContaining(['turn', 'rules', 'terrain', 'edges', 'prototypes', 'properties', 'setup']),
  );
});
