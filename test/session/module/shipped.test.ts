import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readModuleCached } from '../../../src/session/module/kept-reads.ts';
import { readModule } from '../../../src/session/module/read.ts';
import { loadShippedModules } from '../../../src/session/module/shipped.ts';
import { readPictureBytes } from '../../../src/session/pictures/store.ts';
import { OPEN } from '../../support/modules/modules.ts';
import { shipped } from '../../support/modules/shipped.ts';
import { JPEG } from '../../support/pictures/pictures.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';

const DATA = join(import.meta.dirname, '../../../data/modules');

describe('tablut', () => {
  it('tablut has the setup of Linnaeus: king, eight Swedes, sixteen Muscovites', async () => {
    const tablut = (await loadShippedModules(DATA)).get('tablut');
    const board = tablut?.maps[0]?.boards[0];
    const pieces = new Map(
      tablut?.setup.map(({ cell, pieces: [piece] }) => [cell, tablut.prototypes[piece?.prototype ?? '']?.['symbol']]),
    );
    const rows = [9, 8, 7, 6, 5, 4, 3, 2, 1].map((row) =>
      [...'ABCDEFGHI'].map((column) => pieces.get(`${column}${row}`) ?? '.').join(' '),
    );
    expect(rows).toEqual([
      '. . . M M M . . .',
      '. . . . M . . . .',
      '. . . . S . . . .',
      'M . . . S . . . M',
      'M M S S K S S M M',
      'M . . . S . . . M',
      '. . . . S . . . .',
      '. . . . M . . . .',
      '. . . M M M . . .',
    ]);
    expect(board?.terrain['throne']).toEqual(['E5']);
    expect([...(board?.terrain['camp'] ?? [])].sort()).toEqual(
      [...pieces].flatMap(([cell, symbol]) => (symbol === 'M' ? [cell] : [])).sort(),
    );
    expect(tablut?.turn).toEqual({ order: ['Muscovites', 'Swedes'], ends: 'after-move' });
  });
});

describe('[Q10] modules read when the bot was built', () => {
  it('modules prepared by the build equal their files', async () => {
    const modules = [...(await shipped()).values()];
    expect(JSON.parse(JSON.stringify(modules))).toEqual(modules);
  });

  it('modules prepared by the build are used only for unchanged files', async () => {
    const read = readModule(OPEN);
    if (!read.ok) throw new Error('no module');
    const known = new Map([[createHash('sha256').update(OPEN).digest('hex'), { ...read.module, title: 'Known' }]]);
    const titleOf = async (text: string): Promise<string | undefined> => {
      const found = await readModuleCached(text, async () => readModule(text), known);
      return found.ok ? found.module.title : undefined;
    };
    expect([await titleOf(OPEN), await titleOf(`${OPEN}\n`)]).toEqual(['Known', 'Open']);
  });
});

describe('a folder of modules', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'modules-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  it('a folder of modules is read by the modules’ names', async () => {
    // A shipped file is read once in a process, and other tests read OPEN.
    await writeFile(join(folder, 'open.yaml'), `${OPEN}# shipped\n`);
    await writeFile(join(folder, 'README.md'), 'no module');
    expect([...(await loadShippedModules(folder)).keys()]).toEqual(['open']);
  });

  it('a folder of modules stores its pictures, which must be valid', async () => {
    const store = new MemoryStore();
    await writeFile(
      join(folder, 'open.yaml'),
      OPEN.replace('origin: bottom } }', 'origin: bottom }, picture: map.jpg }'),
    );
    await expect(loadShippedModules(folder, store)).rejects.toThrow(/open\.yaml.*\n.*map\.jpg: It's missing/s);
    await writeFile(join(folder, 'map.jpg'), JPEG);
    const module = (await loadShippedModules(folder, store)).get('open');
    const hash = module?.maps[0]?.boards[0]?.picture?.hash ?? '';
    expect(Buffer.from((await readPictureBytes(store, hash)) ?? []).equals(JPEG)).toBe(true);
  });

  it('a folder with an invalid module is refused with file and fault', async () => {
    await writeFile(join(folder, 'open.yaml'), OPEN.replace('captures: manual', 'captures: often'));
    await expect(loadShippedModules(folder)).rejects.toThrow(/open\.yaml.*\n.*line 5.*rules\.captures.*none, manual/s);
  });
});
