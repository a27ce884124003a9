import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { circlesIn, importsOf } from './circles.ts';

const root = join(import.meta.dirname, '../..');

const sources = new Map(
  ['src', 'commands'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [join(folder, file), readFileSync(join(root, folder, file), 'utf8')] as const),
  ),
);

test('no files import each other in a circle, types included', () => {
  const imports = importsOf(sources);
  expect([...imports.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(3000);
  expect(circlesIn(imports)).toEqual([]);
});

test('a circle is found, whatever the form of its imports', () => {
  const files = new Map([
    ['src/a/egg.ts', "import type { Hen } from '../b/hen.ts';\n"],
    ['src/b/hen.ts', "export type {\n  Chick,\n} from './chick.ts';\n"],
    ['src/b/chick.ts', "export type Chick = import('../a/egg.ts').Egg;\n"],
    ['src/b/fox.ts', "import { type Hen } from './hen.ts';\n"],
  ]);
  expect(circlesIn(importsOf(files))).toEqual([['src/a/egg.ts', 'src/b/chick.ts', 'src/b/hen.ts']]);
});
