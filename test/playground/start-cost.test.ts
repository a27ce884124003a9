import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Module } from '../../src/engine/index.ts';
import { builtMain } from '../support/built.ts';
import { shipped } from '../support/modules/shipped.ts';

/** What is loaded only where it is asked for, and a bot at Discord with a file for its store asks for. */
const ASKED_FOR = /^(?:run|bot|permissions|sqlite)-/;

/** What runs first, what that loads then, and what each of these imports at once: all that is read until it is ready. */
const readAtStart = async (): Promise<readonly string[]> => {
  const files = [await builtMain()];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, later, name = ''] of text.matchAll(/(?:from|import)\s*(\(?)"\.\/([^"]+\.js)"/g)) {
      const path = join(dirname(file), name);
      if (!files.includes(path) && (later === '' || ASKED_FOR.test(name))) files.push(path);
    }
  }
  return files;
};

/** What is read and let go. */
const preparedFile = async (): Promise<string> => join(dirname(await builtMain()), 'prepared.json');

/** In bytes. */
const MOST_READ = 9_000_000;

describe('[Q10] the code that the built bot reads at start', () => {
  it('the code that the bot reads at start is at most 9 MB', async () => {
    const files = await readAtStart();
    expect(files.length).toBeGreaterThan(5);
    const all = [...files, await preparedFile()];
    const sizes = await Promise.all(all.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_READ);
  });

  it('the code that the bot reads at start excludes optional parts', async () => {
    const texts = await Promise.all((await readAtStart()).map((file) => readFile(file, 'utf8')));
    // The tests' bot is built in a folder below node_modules: its packages lie above it.
    const parts = texts.flatMap((text) => [
      ...text.matchAll(/"(?:node_modules|\.\.(?:\/\.\.)*)\/((?:@[^/"]+\/)?[^./"][^/"]*)/g),
    ]);
    const apart = texts.flatMap((text) => [...text.matchAll(/(?:from|import)\s*"((?:@[^/"]+\/)?[^./"][^/"]*)"/g)]);
    const packages = new Set([...parts, ...apart].map(([, name]) => name));
    expect(packages).toContain('node:fs');
    expect(packages).toContain('discord.js');
    for (const name of [
      'pg',
      '@keyv/postgres',
      'prom-client',
      'saxes',
      'sharp',
      '@resvg/resvg-js',
      'esbuild',
      'yaml',
      'hono',
    ])
      expect(packages).not.toContain(name);
  });

  it('the code that the bot reads at start includes modules as a file', async () => {
    const prepared = JSON.parse(await readFile(await preparedFile(), 'utf8')) as Record<string, Module>;
    const names = [...(await shipped()).keys()].sort();
    expect(
      Object.values(prepared)
        .map(({ module }) => module)
        .sort(),
    ).toEqual(names);
    const texts = await Promise.all((await readAtStart()).map((file) => readFile(file, 'utf8')));
    expect(texts.some((text) => text.includes('prepared.json'))).toBe(true);
    expect(names.filter((name) => texts.some((text) => text.includes(`"module":"${name}"`)))).toEqual([]);
  });
});
