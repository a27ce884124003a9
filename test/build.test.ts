import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as discord from 'discord.js';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { namedClasses } from '../build.ts';

test('[H9] the build keeps the class names of discord.js', async () => {
  const outfile = join(import.meta.dirname, '../node_modules/.cache', `names.${process.pid}.cjs`);
  const common = { bundle: true, platform: 'node', format: 'cjs', target: 'node20', logLevel: 'error' } as const;
  const external = ['zlib-sync', 'bufferutil', 'utf-8-validate', 'pg-native'];
  await build({
    ...common,
    stdin: { contents: "export * from 'discord.js'", resolveDir: import.meta.dirname },
    outfile,
    external,
    plugins: [namedClasses],
  });
  const built: Record<string, unknown> = await import(pathToFileURL(outfile).href);
  await rm(outfile);
  const namesOf = (exported: Readonly<Record<string, unknown>>): readonly string[] =>
    Object.entries(exported)
      .flatMap(([key, value]) => (typeof value === 'function' && /^[A-Z]/.test(key) ? [`${key}: ${value.name}`] : []))
      .sort();
  expect(namesOf(built)).toEqual(namesOf(discord));
});
