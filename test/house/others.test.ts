import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './linter.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const sources = (...folders: readonly string[]): readonly string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => file.endsWith('.ts'));

const heldBack =
  /\b(?:it|test|describe|suite|bench)(?:\.\w+)*\.(?:skip|only|todo|fails|skipIf|runIf)\b|\b(?:skip|only|todo): true/;
const fromTest = /['"`](?:\.\.\/)+test\//;
const silenced =
  /biome-ignore\S*\s+(?:plugin|lint(?::|\/(?:style|suspicious)(?::|\/noRestricted|\/noImportCycles)))|@ts-(?:ignore|nocheck)/;

interface Locked {
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const about: { readonly engines: { readonly node: string }; readonly allowScripts: Readonly<Record<string, boolean>> } =
  JSON.parse(read('package.json'));
const lock: { readonly packages: Readonly<Record<string, Locked>> } = JSON.parse(read('package-lock.json'));
const locked = Object.entries(lock.packages);

it('the project names the same versions of Node.js everywhere', () => {
  const oldest = '20.19';
  const [, versions = ''] = /node: \[(.+)\]/.exec(read('.github/workflows/ci.yml')) ?? [];
  const tested = versions.split(', ').map((version) => version.replaceAll("'", ''));
  expect(about.engines.node).toBe(`>=${oldest}`);
  for (const page of ['README.md', 'docs/hosting.md']) expect(read(page)).toContain(`Node.js ${oldest} or newer`);
  expect(tested).toEqual([oldest.split('.')[0], '22', '24']);
  for (const [, image = ''] of read('deploy/Dockerfile').matchAll(/^FROM node:(\d+)/gm))
    expect(tested).toContain(image);
  expect(read('build.ts')).toContain(`TARGET = 'node${tested[0]}'`);
  expect(read('CONTRIBUTING.md')).toContain(`Node.js ${tested.join(', ')}`);
});

it('[H26] each container image is pinned by its digest', () => {
  const images = ['deploy/Dockerfile', 'deploy/compose.yaml']
    .flatMap((file) => [...read(file).matchAll(/^(?:FROM| +image:) (\S+)/gm)])
    .flatMap(([, image = '']) => (image === 'quartermaster' ? [] : image));
  expect(images.length).toBeGreaterThan(2);
  expect(images.filter((image) => !/^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/.test(image))).toEqual([]);
});

it('[H10] the project needs no install scripts', () => {
  const scripted = locked.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(about.allowScripts).toEqual(Object.fromEntries(scripted.map((name) => [name, false])));
});

it('[H10] the lock file has packages for every system', () => {
  const asked = locked.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}));
  expect(asked.filter((name) => !lock.packages[`node_modules/${name}`])).toEqual([]);
  for (const system of ['darwin-arm64', 'linux-arm64', 'linux-arm64-musl', 'linux-x64', 'linux-x64-musl', 'win32-x64'])
    expect(lock.packages).toHaveProperty([`node_modules/@biomejs/cli-${system}`]);
});

it('the check recognizes skipped tests, test imports and silenced rules', () => {
  const say = (...words: readonly string[]): string => words.join('');
  const held = [
    say('it.', "skip('x')"),
    say('describe.', "only('x')"),
    say('it.concurrent.', 'only('),
    say('{ skip', ': true }'),
  ];
  expect(held.filter((text) => !heldBack.test(text))).toEqual([]);
  expect(["it('x')", 'wait(', 'limit.only', 'split('].filter((text) => heldBack.test(text))).toEqual([]);
  expect(fromTest.test(say("from '../../", "test/support/clock.ts'"))).toBe(true);
  const quiet = [
    say('// biome-', 'ignore lint/style/noRestrictedImports: x'),
    say('/* biome-', 'ignore-all lint: x */'),
    say('// @ts-', 'nocheck'),
  ];
  expect(quiet.filter((text) => !silenced.test(text))).toEqual([]);
  expect(
    silenced.test(say('// biome-', 'ignore lint/suspicious/noConsole: the first line, before there is a log')),
  ).toBe(false);
});

it('[D43] exactly the test files that mock modules are named isolated', () => {
  const swaps = new RegExp(['vi\\.(?:do)?', 'mock\\(|vi\\.reset', 'Modules'].join(''));
  const files = sources('test').filter((file) => file.endsWith('.test.ts'));
  const isolated = files.filter((file) => file.endsWith('.isolated.test.ts'));
  expect(isolated.length).toBeGreaterThan(0);
  expect(files.filter((file) => swaps.test(read(file)))).toEqual(isolated);
});

it('no test is skipped', () => {
  expect(sources('src', 'commands', 'test').filter((file) => heldBack.test(read(file)))).toEqual([]);
});

it('the bot runs no code that is only for tests', () => {
  expect(sources('src', 'commands').filter((file) => fromTest.test(read(file)))).toEqual([]);
});

it('code silences neither the import rules nor the types', () => {
  expect(sources('src', 'commands', 'test').filter((file) => silenced.test(read(file)))).toEqual([]);
});

it('source files are small', () => {
  const length = (file: string): number => read(file).trimEnd().split('\n').length;
  expect(sources('src', 'commands').filter((file) => length(file) > 350)).toEqual([]);
});

it('continuous integration has an executable script', () => {
  expect(statSync(join(root, '.ci/run')).mode & 0o111).toBe(0o111);
});
