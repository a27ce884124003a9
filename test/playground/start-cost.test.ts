import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtMain } from '../support/built.ts';

/** What is read before the built bot is ready: what runs first, and what that imports at once. */
const readAtStart = async (): Promise<readonly string[]> => {
  const files = [await builtMain()];
  for (const file of files) {
    const text = await readFile(file, 'utf8');
    for (const [, name = ''] of text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
      const path = join(dirname(file), name);
      if (!files.includes(path)) files.push(path);
    }
  }
  return files;
};

/** Bytes: what is read has to be understood, and stays in memory. */
const MOST_READ = 6_000_000;

describe('[Q10] what the built bot reads until it is ready', () => {
  it('is no more than it was: without blanks and comments', async () => {
    const files = await readAtStart();
    expect(files.length).toBeGreaterThan(5);
    const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_READ);
  });

  it('has nothing in it that only some need: other databases, pictures, modules of VASSAL, what operators ask', async () => {
    const texts = await Promise.all((await readAtStart()).map((file) => readFile(file, 'utf8')));
    const parts = texts.flatMap((text) => [...text.matchAll(/"node_modules\/((?:@[^/"]+\/)?[^/"]+)/g)]);
    const packages = new Set(parts.map(([, name]) => name));
    expect(packages).toContain('discord.js');
    for (const name of ['pg', '@keyv/postgres', 'prom-client', 'saxes', 'sharp', '@resvg/resvg-js', 'esbuild'])
      expect(packages).not.toContain(name);
  });

  it('names only those functions that have another name', async () => {
    const texts = await Promise.all((await readAtStart()).map((file) => readFile(file, 'utf8')));
    const naming = texts.filter((text) => text.includes('var __name=(target,value)=>'));
    expect(naming).toHaveLength(1);
    expect(naming[0]).toContain('var __name=(target,value)=>target.name===value?target:');
  });
});
