import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WatchedModuleFolders } from '../../src/playground/modules.ts';
import { systemClock } from '../../src/session/base/ports.ts';
import { rememberShippedModules } from '../../src/session/module/shipped.ts';
import { modulePictureHashes } from '../../src/session/pictures/pictured.ts';
import { readPictureBytes } from '../../src/session/pictures/store.ts';
import type { FolderModule } from '../../src/session/shelf/shelf.ts';
import { baseModuleOf } from '../../src/session/text/bases.ts';
import { OPEN, VEILED } from '../support/modules/modules.ts';
import { JPEG, pngOf } from '../support/pictures/pictures.ts';
import { MemoryStore } from '../support/store/memory-store.ts';
import { en } from '../support/words.ts';

/** A shelf of two folders, the first of which comes along where it says so; its notices are waited for one by one. */
const shelfAt = async (files: Readonly<Record<string, string | Uint8Array>>, first: FolderModule['from'] = 'host') => {
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'shelf-'))));
  const path = (file: string): string => join(folders[Number(file.split('/')[0])] ?? '', file.split('/')[1] ?? '');
  const save = (file: string, text: string | Uint8Array): Promise<void> => writeFile(path(file), text);
  for (const [file, text] of Object.entries(files)) await save(file, text);
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const store = new MemoryStore();
  const places = folders.map((path, i) => ({ path, from: i === 0 ? first : ('host' as const) }));
  const watched = new WatchedModuleFolders({ folders: places, store, clock: systemClock, log, words: en });
  const { shelf } = watched;
  const heard: string[] = [];
  let wake = (): void => undefined;
  await watched.watch((notice) => {
    heard.push(notice);
    wake();
  });
  onTestFinished(async () => {
    watched.close();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  });
  const next = async (): Promise<string> => {
    while (heard.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return heard.shift() ?? '';
  };
  const titles = (): readonly string[] => shelf.modules.map(({ title }) => title).sort();
  const under = async (): Promise<Uint8Array | undefined> => {
    const module = await shelf.module('open');
    const [hash = ''] = module ? modulePictureHashes(module).values() : [];
    return readPictureBytes(store, hash);
  };
  return { save, path, next, titles, heard, under };
};

const BROKEN = OPEN.replace('rows: 5', 'rows: five');

test('the playground reads YAML and JSON modules of all folders silently', async () => {
  const { titles, heard } = await shelfAt({
    '0/open.yaml': OPEN,
    '1/veiled.yml': VEILED,
    '0/.open.yaml.swp': 'x',
    '0/notes.txt': 'x',
  });
  expect([titles(), heard]).toEqual([['Open', 'Veiled'], []]);
});

test('the playground finds base modules across folders', async () => {
  const files = {
    '0/alike.yaml': 'module: alike\ntitle: Alike\nlike: open\n',
    '0/open.yaml': OPEN,
    '1/likewise.yaml': 'module: likewise\ntitle: Likewise\nlike: open\n',
  };
  const whole = await shelfAt(files, 'shipped');
  expect([whole.titles(), whole.heard]).toEqual([['Alike', 'Likewise', 'Open'], []]);
  const { titles, heard } = await shelfAt({ ...files, '0/veiled.yaml': 'module: veiled' }, 'shipped');
  expect([titles(), heard]).toEqual([['Alike', 'Likewise', 'Open'], [expect.stringContaining('veiled.yaml')]]);
});

test('the playground offers a saved module file in its new form', async () => {
  const { save, next, titles } = await shelfAt({ '0/open.yaml': OPEN });
  await save('0/open.yaml', OPEN.replace('title: Open', 'title: Opened'));
  expect(await next()).toMatch(/^I've read open\.yaml\. \/game start offers it;/);
  expect(titles()).toEqual(['Opened']);
});

test('[T25] a faulty saved module is reported while the former stays', async () => {
  const { save, next, titles } = await shelfAt({ '0/open.yaml': OPEN });
  await save('0/open.yaml', BROKEN);
  const [first, ...faults] = (await next()).split('\n');
  expect(first).toBe("I can't use open.yaml, so /game start still offers its last version:");
  expect(faults).toEqual([
    expect.stringMatching(
      /^line 10, column \d+, maps\[0\]\.boards\[0\]\.grid\.rows: this is text; expected: a number$/,
    ),
  ]);
  expect(titles()).toEqual(['Open']);
  await save('0/open.yaml', OPEN);
  expect(await next()).toMatch(/^I've read open\.yaml/);
});

test('a module file that begins with faults is not offered', async () => {
  const { titles, heard } = await shelfAt({ '1/open.yaml': BROKEN });
  expect([titles(), heard]).toEqual([[], [expect.stringMatching(/^I can't use open\.yaml:\nline 10, /)]]);
});

test('a module in a later folder overrides an earlier one until removed', async () => {
  const { path, next, titles } = await shelfAt({
    '0/open.yaml': OPEN,
    '1/open.yaml': OPEN.replace('title: Open', 'title: Mine'),
  });
  expect(titles()).toEqual(['Mine']);
  await rename(path('1/open.yaml'), path('1/open.txt'));
  expect(await next()).toBe('open.yaml is gone. /game start no longer offers it.');
  expect(titles()).toEqual(['Open']);
});

const LAIN = OPEN.replace('origin: bottom } }', 'origin: bottom }, picture: map.png }');
const MAP = pngOf(4, 4);

test('[T25] a module’s picture is read with it and again after saving', async () => {
  const { save, next, heard, under } = await shelfAt({ '0/open.yaml': LAIN, '0/map.png': MAP });
  expect([heard, Buffer.from((await under()) ?? []).equals(MAP)]).toEqual([[], true]);
  await save('0/map.png', JPEG);
  expect(await next()).toMatch(/^I've read open\.yaml\./);
  expect(Buffer.from((await under()) ?? []).equals(JPEG)).toBe(true);
});

test('[T25] a base module’s pictures are loaded when needed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shipped-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'lain.yaml'), LAIN.replace('module: open', 'module: lain'));
  await writeFile(join(folder, 'map.png'), MAP);
  const store = new MemoryStore();
  await rememberShippedModules(folder, store);
  expect(store.rows.size).toBe(0);
  const [one, again] = [baseModuleOf('module: like\nlike: lain\n'), baseModuleOf('like: lain\n')];
  expect(again).toBe(one);
  expect((await one)?.module).toBe('lain');
  expect(store.rows.size).toBeGreaterThan(0);
});

test('[T25] a missing or invalid module picture is reported, keeping the module', async () => {
  const { save, next, titles } = await shelfAt({ '0/open.yaml': LAIN });
  expect([titles(), await next()]).toEqual([
    [],
    "I can't use open.yaml:\nmap.png: It's missing, but the game uses it.",
  ]);
  await save('0/map.png', MAP);
  expect(await next()).toMatch(/^I've read open\.yaml/);
  await save('0/map.png', MAP.slice(0, 50));
  expect(await next()).toMatch(
    /^I can't use open\.yaml, so \/game start still offers its last version:\nmap\.png: The file is incomplete/,
  );
  expect(titles()).toEqual(['Open']);
});
