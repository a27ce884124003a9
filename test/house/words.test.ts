import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '../../src/words/index.ts';
import { root } from './linter.ts';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\.(?:ts|js|html)$/.test(name));
const codeOf = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const outside = ['src', 'commands'].flatMap(filesIn).filter((file) => !file.startsWith('src/words/'));
/** Names that are looked up, taken out of an object, given as a text, or blanks of the page. */
const named = /(?:\.|[{,]\s*|')(\w+)/g;
const used = new Set(outside.flatMap((file) => [...codeOf(file).matchAll(named)].map(([, name = '']) => name)));
/** What the language itself uses: imported by another of its files, or called. */
const shared = new Set(
  filesIn('src/words/en').flatMap((file) => {
    const code = codeOf(file).replaceAll(/export function \w+/g, '');
    const imported = [...code.matchAll(/import (?:type )?\{([^}]*)\}/g)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    return [...imported, ...[...code.matchAll(/(\w+)\(/g)].map(([, name = '']) => name)];
  }),
);

/** The members that nobody uses, with the nouns under which they stand. */
const unused = (words: object, nouns: string): readonly string[] =>
  Object.entries(words).flatMap(([name, said]) => {
    if (!used.has(name) && !shared.has(name)) return [`${nouns}${name}`];
    return Object.prototype.toString.call(said) === '[object Module]' ? unused(said, `${nouns}${name}.`) : [];
  });

it('says nothing in any language that nobody reads', () => {
  expect(unused({ nonsenseThatNobodySays: '' }, '')).toEqual(['nonsenseThatNobodySays']);
  const { commands, ...others } = languages.en;
  expect([...unused(others, ''), ...unused(commands, 'commands.')]).toEqual([]);
});
