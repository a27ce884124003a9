import { join } from 'node:path';
import { expect, test } from 'vitest';
import { referencePage } from '../support/reference/page.ts';

const PAGE = join(import.meta.dirname, '../../docs/reference.md');

test('[D57] the reference has every schema key (`npx vitest run test/docs/reference.test.ts -u` rewrites it)', async () => {
  await expect(referencePage()).toMatchFileSnapshot(PAGE);
});
