import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { readDominionData } from '../../src/session/kingdom/dominion.ts';
import { Chance } from '../../src/table/index.ts';
import { en } from '../support/words.ts';
import { smallModule } from '../vassal/small-module.ts';
import { importsOf } from './circles.ts';
import { root } from './linter.ts';

const folder = mkdtempSync(join(tmpdir(), 'libraries-'));
afterAll(() => rmSync(folder, { recursive: true }));

const modulePath = (): string => {
  const path = join(folder, 'small.vmod');
  writeFileSync(path, smallModule());
  return path;
};

/** The libraries that work alone, with the names that their examples expect from the caller. */
const LIBRARIES: { readonly [name: string]: () => { readonly [name: string]: unknown } } = {
  table: () => ({}),
  kingdom: () => ({
    dominion: readDominionData(join(root, 'data/dominion')),
    luck: new Chance(Buffer.alloc(32, 1), 'kingdom', 0),
  }),
  draw: () => ({ legend: en.board.legend }),
  store: () => ({}),
  vassal: () => ({ path: modulePath() }),
};

const exampleIn = (text: string): string => /```ts\n([\s\S]*?)```/.exec(text)?.[1] ?? '';

/** Runs an example and returns its lines of output. Each import becomes a lookup in the module that it names. */
const outputOf = async (library: string, example: string): Promise<readonly string[]> => {
  const doors: unknown[] = [];
  for (const [, path = ''] of example.matchAll(/from '(\.[^']+)'/g))
    doors.push(await import(join(root, 'src', library, path)));
  let door = 0;
  const bound = example.replace(/import (\{[^}]*\}) from '[^']+';/g, (_, names: string) => {
    const found = `const ${names} = doors[${door}];`;
    door += 1;
    return found;
  });
  const { code } = await transform(`async () => {${bound}}`, { loader: 'ts' });
  const lines: string[] = [];
  const log = (...values: readonly unknown[]): void => void lines.push(values.join(' '));
  const given = LIBRARIES[library]?.() ?? {};
  // The code of the README is the test here.
  const run = new Function('doors', 'console', ...Object.keys(given), `return (${code.trim().replace(/;$/, '')})();`);
  await run(doors, { log }, ...Object.values(given));
  return lines;
};

test.each(Object.keys(LIBRARIES))('[D61] the example of src/%s/README.md prints what it says', async (library) => {
  const text = readFileSync(join(root, 'src', library, 'README.md'), 'utf8');
  const example = exampleIn(text);
  const expected = [...example.matchAll(/console\.log\(.*\); \/\/ → (.*)$/gm)].map(([, value]) => value);
  expect(expected.length).toBeGreaterThan(2);
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(32);
  expect(await outputOf(library, example)).toEqual(expected);
});

test('[D61] other code imports a library only through its public file', () => {
  const sources = new Map(
    ['src', 'commands'].flatMap((top) =>
      readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => [`${top}/${name}`, readFileSync(join(root, top, name), 'utf8')] as const),
    ),
  );
  const libraryOf = (file: string): string | undefined =>
    Object.keys(LIBRARIES).find((name) => file.startsWith(`src/${name}/`));
  const around = [...importsOf(sources)].flatMap(([file, paths]) =>
    [...paths]
      .filter((path) => libraryOf(path) && libraryOf(path) !== libraryOf(file) && !path.endsWith('/index.ts'))
      .map((path) => `${file}: ${path}`),
  );
  expect(sources.size).toBeGreaterThan(1000);
  expect(around).toEqual([]);
});
