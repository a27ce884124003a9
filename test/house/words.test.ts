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

const isWording = (file: string): boolean => /^src\/(words|features\/\w+\/say)\//.test(file);
const outside = ['src', 'commands'].flatMap(filesIn).filter((file) => !isWording(file));
/** Names that are looked up, taken out of an object, given as a text, or blanks of the page. */
const named = /(?:\.|[{,]\s*|')(\w+)/g;
const used = new Set(outside.flatMap((file) => [...codeOf(file).matchAll(named)].map(([, name = '']) => name)));

/** What nobody outside the language uses, of its nouns and the members of each. What systems say has doors of its own. */
const unused = (words: object): readonly string[] =>
  Object.entries(words).flatMap(([noun, members]) => [
    ...(used.has(noun) ? [] : [noun]),
    ...Object.keys(typeof members === 'object' ? members : {})
      .filter((name) => name !== 'sentences' && !used.has(name))
      .map((name) => `${noun}.${name}`),
  ]);

it('no language has unused texts', () => {
  expect(unused({ nonsenseThatNobodySays: '', words: { nonsenseOfNobody: '' } })).toEqual([
    'nonsenseThatNobodySays',
    'words.nonsenseOfNobody',
  ]);
  const { commands, ...others } = languages.en;
  expect([...unused(others), ...unused(commands)]).toEqual([]);
});
