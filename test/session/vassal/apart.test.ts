import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importVassalInChild, isVassalModule } from '../../../src/session/vassal/apart.ts';
import { ArchiveFault, openArchiveFromBytes } from '../../../src/vassal/source/archive.ts';
import { languages } from '../../../src/words/index.ts';
import { hostileZips, zipOf } from '../../support/modules/zips.ts';
import { smallExtension, smallModule } from '../../vassal/small-module.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vassal-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('[V5] npm run import', () => {
  it('npm run import imports a module and extension in its own process', async () => {
    const [module, extension, made] = ['small.vmod', 'more.vmdx', 'made'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(module, smallModule());
    await writeFile(extension, smallExtension());
    expect(await Promise.all([module, extension, folder].map(isVassalModule))).toEqual([true, true, false]);
    const seen: number[] = [];
    const report = await importVassalInChild([module, extension], made, (done) => seen.push(done));
    if ('code' in report) throw new Error(report.code);
    expect(await readdir(made)).toEqual(expect.arrayContaining(['two-towns.yaml', 'Guard.png', 'plain.jpg']));
    expect(seen.at(-1)).toBeGreaterThan(4);
    const lines = languages.en.vassal.reportLines(report);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Two Towns (version 1.2, VASSAL 3.7.10) is now the module two-towns.',
        '- 2 sides, 4 maps, 2 boards',
        '- 8 kinds of pieces, made from 10 pieces in the module',
        '- 1 × parts of extensions whose place is missing from the module: acme.Nowhere',
      ]),
    );
  });
});

it('[V4] a wrong path or damaged file of an import is named', async () => {
  const [module, save] = ['small.vmod', 'cut.vsav'].map((name) => join(folder, name)) as [string, string];
  await writeFile(module, smallModule());
  await writeFile(save, smallModule().subarray(0, 300));
  const told = async (...paths: string[]) => {
    const report = await importVassalInChild(paths, join(folder, 'none'), () => undefined);
    return 'code' in report ? languages.en.vassal.refusedText(report) : report.name;
  };
  expect(await told(join(folder, 'smal.vmod'))).toBe(
    "Nothing was imported. smal.vmod: There's no such file or folder.",
  );
  expect(await told(module, save)).toContain("cut.vsav: I can't read it");
});

describe('[V4] a hostile VASSAL archive', () => {
  const outcome = async (bytes: Uint8Array): Promise<string> => {
    try {
      const archive = await openArchiveFromBytes(bytes);
      for (const name of archive.names) await archive.read(name);
      archive.close();
      return 'read';
    } catch (fault) {
      return fault instanceof ArchiveFault ? fault.code : 'thrown';
    }
  };

  it('a hostile VASSAL archive is refused or read within limits', async () => {
    const found = new Set<string>();
    for (const [, , bytes] of hostileZips().values()) found.add(await outcome(bytes));
    expect([...found].sort()).toEqual(
      ['broken', 'encrypted', 'link', 'method', 'path', 'read', 'too-large', 'too-many'].filter((one) =>
        found.has(one),
      ),
    );
    expect([...found]).toEqual(expect.arrayContaining(['broken', 'path', 'link', 'encrypted', 'method']));
    expect(await outcome(zipOf([{ name: '../buildFile.xml' }]))).toBe('path');
  });
});
