import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ImportReport } from '../../../src/facts/import-report.ts';
import type { Owner } from '../../../src/facts/where.ts';
import { WorkPool } from '../../../src/session/pool/pool.ts';
import { createVassalImporter, importerOf } from '../../../src/session/vassal/sent.ts';
import type { PersonId } from '../../../src/table/index.ts';
import { FakeClock } from '../../support/clock.ts';

const REPORT: ImportReport = {
  title: 'Two Towns',
  version: '',
  vassal: '',
  name: 'two-towns',
  counts: {
    sides: 2,
    maps: 1,
    boards: 1,
    slots: 1,
    prototypes: 1,
    stacks: 0,
    decks: 0,
    pieces: 0,
    actions: 0,
    pictures: 1,
  },
  losses: [],
  setups: [],
  chosen: [],
};

const scratchFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sent-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const BYTES = Buffer.from('PK');
const owner = (id: string): Owner => ({ guild: undefined, person: { id: id as PersonId } });
const ANN = owner('1');

test('[V5] uploaded VASSAL files are imported from a temporary folder', async () => {
  const folder = await scratchFolder();
  await mkdir(join(folder, 'import-left'));
  await utimes(join(folder, 'import-left'), new Date(0), new Date(0));
  const seen: string[] = [];
  const importer = createVassalImporter(folder, async (paths, made) => {
    seen.push(...paths.map((path) => basename(path)));
    expect(paths.every((path) => dirname(path) === dirname(made))).toBe(true);
    await mkdir(made);
    await writeFile(join(made, 'two-towns.yaml'), 'module: two-towns');
    await writeFile(join(made, 'a.png'), 'a');
    return REPORT;
  });
  const made = await importer(
    {
      module: BYTES,
      extension: BYTES,
      save: { name: '../../etc/--setup=pass\u0000wd.vsav', bytes: BYTES },
    },
    ANN,
  );
  if ('code' in made) throw new Error(made.code);
  expect([made.text, [...made.files.keys()], made.report]).toEqual(['module: two-towns', ['a.png'], REPORT]);
  expect(seen).toEqual(['module.vmod', 'extension.vmdx', 'etc setup pass wd.vsav']);
  expect(await readdir(folder)).toEqual([]);
});

test('[Q17] [D46] VASSAL imports queue, one per person, and fail separately', async () => {
  const folder = await scratchFolder();
  const begun: (() => void)[] = [];
  const pool = new WorkPool(new FakeClock());
  const importing = async (): Promise<never> => {
    await new Promise<void>((resolve) => void begun.push(resolve));
    throw new Error('the disk is full');
  };
  const importer = createVassalImporter(folder, importing, pool);
  const [first, second] = ['1', '2'].map((id) => importer({ module: BYTES }, owner(id)));
  await expect.poll(() => begun.length).toBe(1);
  expect(await importer({ module: BYTES }, owner('1'))).toEqual({ code: 'waiting', file: '' });
  begun[0]?.();
  await expect(first).rejects.toThrow('full');
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.();
  await expect(second).rejects.toThrow('full');
  expect(await readdir(folder)).toEqual([]);
});

test('[V5] the file name of a saved VASSAL game is shortened and simplified', async () => {
  const named = async (name: string): Promise<string | undefined> => {
    let seen: string | undefined;
    const importer = createVassalImporter(await scratchFolder(), async (paths) => {
      seen = paths.map((path) => basename(path)).at(-1);
      return { code: 'too-costly', file: '' };
    });
    expect(await importer({ module: BYTES, save: { name, bytes: BYTES } }, ANN)).toEqual({
      code: 'too-costly',
      file: '',
    });
    return seen;
  };
  expect(await named(`${'x'.repeat(40)}.vsav`)).toBe(`${'x'.repeat(40)}.vsav`);
  expect(await named(`${'x'.repeat(41)}.vsav`)).toBe(`${'x'.repeat(40)}.vsav`);
  expect(await named('  Zug: 3ème  jour  ')).toBe('Zug 3ème jour.vsav');
  expect(await named('?!.vsav')).toBe('save.vsav');
});

test('[V5] VASSAL imports’ leftovers older than two hours are removed', async () => {
  const folder = await scratchFolder();
  const [old, young] = [new Date(Date.now() - 130 * 60_000), new Date(Date.now() - 110 * 60_000)];
  for (const [name, at] of [
    ['import-old', old],
    ['import-young', young],
    ['another', old],
  ] as const) {
    await mkdir(join(folder, name));
    await utimes(join(folder, name), at, at);
  }
  await createVassalImporter(folder, async () => ({ code: 'too-costly', file: '' }))({ module: BYTES }, ANN);
  expect((await readdir(folder)).sort()).toEqual(['another', 'import-young']);
});

test('[V5] VASSAL imports follow the host’s setting or the default', () => {
  const DATA_DIR = '/nowhere';
  const isOn = (said: 'on' | 'off' | undefined, usual: 'on' | 'off'): boolean =>
    importerOf({ DATA_DIR, VASSAL_IMPORT: said }, usual) !== undefined;
  expect([isOn('on', 'off'), isOn('off', 'on'), isOn(undefined, 'on'), isOn(undefined, 'off')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
