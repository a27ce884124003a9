import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawMutant, type Mutant } from './mutant.ts';
import { edited, editsOf } from './operators.ts';
import { Project } from './project.ts';
import { measureReach, testsReaching } from './reach.ts';
import { type Fate, Runner } from './runner.ts';
import { type Source, sourcesOf, testFilesOf } from './source.ts';
import { tryMutant } from './trial.ts';

/** A tree of two rooms. Its tests know what `isFull` says of 7 and of 8, and in another room what `isOdd` says of 3. */
const TREE: { readonly [path: string]: string } = {
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "lib": ["es2023"], "types": [], "module": "nodenext" }, "include": ["src", "commands"] }',
  'package.json': '{ "type": "module" }',
  'commands/army/odd.ts': 'export const isOdd = (count: number): boolean => count % 2 === 1;\n',
  'src/main.ts': 'export const started = true;\n',
  'src/engine/hold/full.ts':
    'const MOST = 8;\n\n/** Whether no more may come. */\nexport const isFull = (count: number): boolean => count >= MOST;\n',
  'src/engine/hold/deep/words.ts': "export const word: string = 'full';\n",
  'test/commands/odd.test.ts': "import { test } from 'vitest';\ntest('nothing of it', () => {});\n",
  'test/engine/hold/other.test.ts': `import { expect, test } from 'vitest';
import { isOdd } from '../../../commands/army/odd.ts';
test('three are odd', () => expect(isOdd(3)).toBe(true));
`,
  'test/engine/hold/room.test.ts': `import { expect, test } from 'vitest';
import { isFull } from '../../../src/engine/hold/full.ts';
test('eight are full', () => expect([7, 8].map(isFull)).toEqual([false, true]));
`,
};

let root = '';
let project: Project;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const [path, text] of Object.entries(TREE)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(root, 'node_modules'));
  project = new Project(root);
});
afterAll(() => {
  project.close();
  rmSync(root, { recursive: true });
});

/** What a source becomes, one for each small change. */
const madeOf = (text: string): readonly string[] => {
  const path = 'src/main.ts';
  writeFileSync(join(root, path), text);
  const all = editsOf(project.read(path)).map((edit) => edited(text, edit));
  writeFileSync(join(root, path), TREE[path] ?? '');
  return all;
};

describe('small changes', () => {
  test.each<[string, readonly string[]]>([
    ['a < b', ['a <= b']],
    ['a === b', ['a !== b']],
    ['a && b', ['a || b', 'a', 'b']],
    ['a ?? b', ['a', 'b']],
    ['!a', ['a']],
    ['true', ['false']],
    ['8', ['9', '7']],
    ['a ? -1 : 1', ['a ? 1 : -1', 'a ? -0 : 1', 'a ? -1 : 0']],
    ['a ? 2 : 1', ['a ? 1 : 2', 'a ? 3 : 1', 'a ? 1 : 1', 'a ? 2 : 2', 'a ? 2 : 0']],
    ['a ? b : c', ['a ? c : b']],
    ['a.some(b)', ['a.some()', 'a.every(b)']],
    ['a.filter(b)', ['a.filter()', 'a']],
    ['[a, ...b, c]', ['[...b, c]', '[a, c]', '[a, ...b]']],
    [
      '{ a, b: c.b, d: 0, ...(e && { e }) }',
      [
        '{ b: c.b, d: 0, ...(e && { e }) }',
        '{ a, d: 0, ...(e && { e }) }',
        '{ a, b: c.b, ...(e && { e }) }',
        '{ a, b: c.b, d: 0 }',
        '{ b: c.b, d: 0, ...(e && { e }) }',
        '{ a, d: 0, ...(e && { e }) }',
        '{ a, b: c.b, d: 0 }',
        '{ a, b: c.b, d: 1, ...(e && { e }) }',
        '{ a, b: c.b, d: 0, ...(e || { e }) }',
        '{ a, b: c.b, d: 0, ...(e) }',
        '{ a, b: c.b, d: 0, ...({ e }) }',
        '{ a, b: c.b, d: 0, ...(e && {  }) }',
      ],
    ],
    ['{ a, b: c, d: `word` }', ['{ b: c, d: `word` }', '{ a, d: `word` }']],
  ])('small changes are made of %s', (expression, made) => {
    expect(madeOf(`let x = ${expression};`)).toEqual(made.map((one) => `let x = ${one};`));
  });

  test.each<[string, readonly string[]]>([
    ['if (a) b();', ['if (!(a)) b();', '', 'if (a) ']],
    ['function f() { return a; }', ['function f() { return undefined; }']],
    ['const f = () => a;', ['const f = () => undefined;']],
  ])('the small changes of %s are all found', (statement, made) => {
    expect(madeOf(statement)).toEqual(made);
  });

  test.each([
    '// 1 < 2',
    "import { a } from 'b';",
    'type A = 1 | true;',
    "let word = 'one' as 'one';",
    'log.warn({ a: 1 });',
    '/** How long it waits, in milliseconds. */\nconst PATIENCE = 20 * 1_000;',
    '/** So many rows are read at a time. */\nexport const TOGETHER = 16;',
  ])('no small changes are made of %s', (text) => {
    expect(madeOf(text)).toEqual([]);
  });
});

describe('areas for mutants', () => {
  test('areas for mutants are systems, folders and commands with mirrored tests', () => {
    expect(sourcesOf(root).map(({ path, room, tests }) => [path, room, tests])).toEqual([
      ['commands/army/odd.ts', 'commands', 'test/commands'],
      ['src/engine/hold/deep/words.ts', 'src/engine/hold', 'test/engine/hold'],
      ['src/engine/hold/full.ts', 'src/engine/hold', 'test/engine/hold'],
    ]);
  });

  test('areas for mutants first run the tests that name the file', () => {
    const source = { path: 'src/engine/hold/full.ts', room: 'src/engine/hold', tests: 'test/engine/hold', lines: 4 };
    expect(testFilesOf(root, source)).toEqual({
      near: ['test/engine/hold/room.test.ts'],
      rest: ['test/engine/hold/other.test.ts'],
    });
  });
});

describe('mutants', () => {
  const draw = (number: number, seed = 1, known: (mutant: Pick<Mutant, 'text'>) => boolean = () => false): Mutant =>
    drawMutant({ root, project, sources: sourcesOf(root) }, { seed, number, known });

  test('mutants come from each area in turn, reproducible and unique', () => {
    const made: Mutant[] = [];
    const isKnown = ({ text }: Pick<Mutant, 'text'>): boolean => made.some((one) => one.text === text);
    for (let number = 0; number < 6; number += 1) made.push(draw(number, 1, isKnown));
    expect(made.map(({ source }) => source.room).slice(0, 2)).toEqual(['commands', 'src/engine/hold']);
    expect(draw(0)).toEqual(made[0]);
    expect(new Set(made.map(({ text }) => text)).size).toBe(6);
    expect(
      made.map(({ after }) => after).filter((after) => after.includes('undefined') || after.includes('"')),
    ).toEqual([]);
    for (const { source } of made) expect(readFileSync(join(root, source.path), 'utf8')).toBe(TREE[source.path]);
  });

  test('mutants are caught by a test that runs them, or survive', async () => {
    const [odd, , full] = sourcesOf(root);
    if (!odd || !full) throw new Error('the tree has both');
    const about = { operator: 'bound', line: 4, before: '', after: '', refused: 0 };
    const [text = '', odds = ''] = [TREE[full.path], TREE[odd.path]];
    const reach = await measureReach(root, project, sourcesOf(root), join(root, 'reached.jsonl'));
    expect(reach.files.map(({ path, tests }) => [path, tests.map(({ name, probes }) => [name, probes])])).toEqual([
      ['test/commands/odd.test.ts', [['nothing of it', []]]],
      ['test/engine/hold/other.test.ts', [['three are odd', [0]]]],
      ['test/engine/hold/room.test.ts', [['eight are full', [1]]]],
    ]);
    const runner = await Runner.open(root);
    const tried = (source: Source, from: number, changed: string): Promise<Fate> =>
      tryMutant({ root, sources: sourcesOf(root) }, runner, reach, { ...about, source, from, text: changed });
    const caught = { fate: 'caught', by: expect.stringContaining('eight are full') };
    expect(await tried(full, text.indexOf('>='), text.replace('>=', '>'))).toEqual(caught);
    expect(await tried(full, text.indexOf('8'), text.replace('8', '9'))).toEqual(caught);
    // What failed for the one before is not taken for a failure of this one.
    expect(await tried(odd, odds.indexOf('%'), odds.replace('=== 1', '> 0'))).toEqual({ fate: 'survived', by: '' });
    expect(await tried(odd, odds.indexOf('%'), odds.replace('=== 1', '=== 0'))).toEqual({
      fate: 'caught',
      by: expect.stringContaining('test/engine/hold/other.test.ts > three are odd'),
    });
    expect(await tried(full, text.indexOf('>='), text.replace('>=', '==='))).toEqual({ fate: 'survived', by: '' });
    // A file of tests of which nothing is known may run anything.
    expect(testsReaching({ root, sources: sourcesOf(root) }, reach, full, text.indexOf('>='))?.files).toEqual([
      'test/engine/hold/room.test.ts',
    ]);
    const less = { ...reach, files: reach.files.slice(0, 2) };
    expect(testsReaching({ root, sources: sourcesOf(root) }, less, full, text.indexOf('>='))).toBe(undefined);
    await runner.close();
    for (const { path } of [odd, full]) expect(readFileSync(join(root, path), 'utf8')).toBe(TREE[path]);
  });
});
