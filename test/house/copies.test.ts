import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** A member that is there if it has a value: whoever adds another can forget it, which `omitUndefinedMembers` does not let pass. */
const BY_HAND = /\.\.\.given\(|=== undefined \? \{\} : \{ \w+(?:: [^{}]*)? \}/g;

/** So many stand in the sources. The number only falls. */
const MOST_BY_HAND = 288;

test(`at most ${MOST_BY_HAND} optional members of objects are copied by hand`, () => {
  const files = ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  const found = files.flatMap((file) => readFileSync(join(root, file), 'utf8').match(BY_HAND) ?? []);
  expect(files.length).toBeGreaterThan(500);
  expect(found.length).toBeLessThanOrEqual(MOST_BY_HAND);
});
