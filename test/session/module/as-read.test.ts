import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { printed } from '../../../src/session/file/print.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { createParsingWork } from '../../../src/session/text/work.ts';

const GOLDEN = new URL('../../golden/read/', import.meta.url);

/**
 * Five files that were made by chance as those of `test/support/modules/any-module.ts` are, in which hardly a key of
 * the form lacks: a file of an author is read by every later version as it was. The text beside each has the module as
 * a whole.
 */
test.each([1, 2, 3, 4, 5])('[T25] file %i is read as its golden module', async (number) => {
  const read = readModule(await readFile(new URL(`${number}.yaml`, GOLDEN), 'utf8'), createParsingWork());
  expect(read.ok ? [] : read.faults).toEqual([]);
  const text = read.ok ? [...printed(read.module)].join('') : '';
  await expect(`${text}\n`).toMatchFileSnapshot(new URL(`${number}.txt`, GOLDEN).pathname);
});
