import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './linter.ts';

/** So many files may call a type by one name, exported or not: what two mean by it, a reader still tells apart. */
const MOST_OWNERS = 2;

const files = ['src', 'commands'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith('.ts')),
);

const ownersIn = (texts: readonly (readonly [string, string])[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const owners = new Map<string, Set<string>>();
  for (const [file, text] of texts)
    for (const [, name = ''] of text.matchAll(/^(?:export )?(?:interface|type|class) ([A-Z]\w*)/gm))
      owners.set(name, (owners.get(name) ?? new Set()).add(file));
  return owners;
};

it('at most two files use the same name for different types', () => {
  const planted = ['a', 'b', 'c'].map((file) => [file, 'export interface Twice {}\ntype Twice = 1;'] as const);
  expect(ownersIn(planted).get('Twice')?.size).toBe(3);
  const owners = ownersIn(files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const));
  expect(owners.size).toBeGreaterThan(500);
  expect([...owners].filter(([, at]) => at.size > MOST_OWNERS).map(([name, at]) => [name, ...at])).toEqual([]);
});
