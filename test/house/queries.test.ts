import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './linter.ts';

/** What lies behind a view: the lens with the table under it, and what is made of them. */
const BEHIND = /from '[^']*view\/(?:lens|queries|handles)\.ts'/;

const outside = ['src', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith('.ts') && !/^src\/(view|features\/\w+\/(view|suggest))\//.test(name)),
);

it('code outside the view reads a game only through views', () => {
  expect(BEHIND.test("import { Lens } from '../view/lens.ts';")).toBe(true);
  expect(outside.length).toBeGreaterThan(300);
  expect(outside.filter((name) => BEHIND.test(readFileSync(join(root, name), 'utf8')))).toEqual([]);
});
