import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readFileBytes } from '../../../src/session/base/disk.ts';
import { systemClock } from '../../../src/session/base/ports.ts';
import { modulePictureHashes } from '../../../src/session/pictures/pictured.ts';
import { readPictureBytes } from '../../../src/session/pictures/store.ts';
import { importModule } from '../../../src/session/shelf/import.ts';
import { type ModuleFolderNotice, ModuleFolders } from '../../../src/session/shelf/shelf.ts';
import { OPEN } from '../../support/modules/modules.ts';
import { zipOf } from '../../support/modules/zips.ts';
import { pngOf } from '../../support/pictures/pictures.ts';
import { MemoryStore } from '../../support/store/memory-store.ts';
import { en } from '../../support/words.ts';

const MAP = pngOf(4, 4);
const called = (name: string, title = name, version = ''): string =>
  OPEN.replace('module: open', `module: ${name}`)
    .replace('title: Open', `title: ${title}${version === '' ? '' : `\nmaker: Ada\nversion: "${version}"`}`)
    .replace('origin: bottom } }', 'origin: bottom }, picture: map.png }');
/** One that shows no picture. */
const bare = (name: string, title = name): string =>
  OPEN.replace('module: open', `module: ${name}`).replace('title: Open', `title: ${title}`);
const zipped = (text: string, folder = ''): Buffer =>
  zipOf([
    { name: `${folder}game.yaml`, bytes: Buffer.from(text) },
    { name: `${folder}map.png`, bytes: MAP },
  ]);

let folder: string;
let notices: ModuleFolderNotice[];
/** One for all: a picture that is kept is not decoded again. */
const store = new MemoryStore();
let shelf: ModuleFolders;

/** What was told since it was asked last: a file each, with the fault where there is one. */
const told = (): readonly string[] =>
  notices
    .splice(0)
    .map((notice) =>
      notice.kind === 'fault'
        ? `${notice.file}${notice.isKept ? ' (kept)' : ''}: ${en.shelf.faultLines(notice.fault).join(' | ')}`
        : `${notice.file} ${notice.kind}`,
    );
const titles = (): readonly string[] => shelf.modules.map(({ title }) => title);
const save = async (path: string, content: string | Uint8Array): Promise<void> => {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), content);
};

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shelf-'));
  notices = [];
  shelf = new ModuleFolders({
    folders: [{ path: folder, from: 'host' }],
    store,
    clock: systemClock,
    tell: (notice) => void notices.push(notice),
  });
});

afterEach(() => rm(folder, { recursive: true }));

test('[U26] modules that players asked for are read first', async () => {
  for (const name of ['one', 'two', 'three']) await save(`${name}.yaml`, called(name));
  const read: string[] = [];
  const first = new ModuleFolders({
    folders: [{ path: folder, from: 'host', first: ['two.yaml', 'absent.yaml'] }],
    store,
    clock: systemClock,
    tell: ({ file }) => void read.push(file),
  });
  await first.look();
  expect(read).toEqual(['two.yaml', 'one.yaml', 'three.yaml']);
});

describe("[V2] modules in the host's folder", () => {
  test("the host's folder has modules with pictures, folders and zips", async () => {
    await save('one.yaml', called('one'));
    await save('map.png', MAP);
    await save('second/game.yml', called('two', 'two', '1.2'));
    await save('second/map.png', MAP);
    await save('third.zip', zipped(called('three'), 'packed/'));
    await save('fourth/inner/game.yaml', called('four'));
    await save('fourth/inner/MAP.PNG', MAP);
    await save('.hidden.yaml', called('hidden'));
    await save('notes.txt', 'no module');
    await shelf.look();
    expect([titles(), told()]).toEqual([
      ['four', 'one', 'two', 'three'],
      ['fourth taken', 'one.yaml taken', 'second taken', 'third.zip taken'],
    ]);
    expect(shelf.modules[2]).toEqual({
      name: 'two',
      title: 'two',
      maker: 'Ada',
      version: '1.2',
      players: { least: 2, most: 2 },
      file: 'second',
      from: 'host',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    for (const name of ['one', 'two', 'three', 'four']) {
      const module = await shelf.module(name);
      const [hash = ''] = module ? modulePictureHashes(module).values() : [];
      expect(Buffer.from((await readPictureBytes(store, hash)) ?? []).equals(MAP), name).toBe(true);
    }
  });

  test("modules of the host's folder are found again with current content", async () => {
    await shelf.look();
    await save('one/game.yaml', bare('one'));
    expect(await shelf.module('one')).toMatchObject({ title: 'one' });
    expect(told()).toEqual(['one taken']);
    await shelf.look();
    expect(told()).toEqual([]);
    await save('one/game.yaml', bare('one', 'Once more'));
    expect(await shelf.module('one')).toMatchObject({ title: 'Once more' });
    await rm(join(folder, 'one'), { recursive: true });
    await shelf.look();
    expect([titles(), told()]).toEqual([[], ['one taken', 'one gone']]);
    expect(await shelf.module('one')).toBeUndefined();
  });

  test('broken modules of the host are reported once and change nothing', async () => {
    const none = (name: string): Promise<void> => save(`${name}/game.yaml`, called(name));
    await save('ab.yaml', called('ab'));
    await save('map.png', MAP);
    await none('lacking');
    await save('torn.zip', zipped(called('torn')).subarray(0, 200));
    await save('wrong.json', '{ "module": "wrong" }');
    await save('empty/notes.txt', '');
    await save('two/a.yaml', called('two'));
    await save('two/b.yaml', called('two'));
    await save('bytes.yaml', Buffer.from([0xff, 0xfe, 0xff]));
    await shelf.look();
    expect(titles()).toEqual(['ab']);
    expect(told().map((line) => line.slice(0, 60))).toEqual([
      'ab.yaml taken',
      "bytes.yaml: the module's file isn't text (UTF-8)",
      "empty: The module's file (YAML or JSON) is missing. Put it i",
      "lacking: map.png: It's missing, but the game uses it.",
      'torn.zip: The zip is damaged. Make the zip again.',
      'two: b.yaml in the zip is a second YAML or JSON file. Keep o',
      expect.stringMatching(/^wrong\.json: line 1, column/),
    ]);
    await shelf.look();
    expect(told()).toEqual([]);
    await save('ab.yaml', called('ab').replace('rows: 5', 'rows: five'));
    await save('lacking/map.png', MAP);
    await shelf.look();
    expect([titles(), told()]).toEqual([
      ['ab', 'lacking'],
      [expect.stringMatching(/^ab\.yaml \(kept\): line \d+/), 'lacking taken'],
    ]);
    expect(shelf.faulty.map(({ file }) => file)).toEqual([
      'ab.yaml',
      'bytes.yaml',
      'empty',
      'torn.zip',
      'two',
      'wrong.json',
    ]);
  });

  test('modules of the same name are reported; an own folder or the first wins', async () => {
    await save('a.yaml', bare('one', 'A'));
    await save('b.yaml', bare('one', 'B'));
    await shelf.look();
    expect([titles(), told()]).toEqual([
      ['A'],
      ['a.yaml taken', 'b.yaml: it has the same name as a.yaml (one): change "module:" in one of them'],
    ]);
    await save('one/game.yaml', bare('one', 'Own'));
    await shelf.look();
    expect([titles(), told().map((line) => line.slice(0, 43))]).toEqual([
      ['Own'],
      ['a.yaml: it has the same name as one (one): ', 'b.yaml: it has the same name as one (one): ', 'one taken'],
    ]);
    await rm(join(folder, 'one'), { recursive: true });
    await rm(join(folder, 'a.yaml'));
    await shelf.look();
    expect(titles()).toEqual(['B']);
  });

  test("the host's folder follows its own links, not links inside modules", async () => {
    const outside = await mkdtemp(join(tmpdir(), 'outside-'));
    await writeFile(join(outside, 'game.yaml'), called('linked'));
    await writeFile(join(outside, 'map.png'), MAP);
    await symlink(outside, join(folder, 'linked'));
    await save('sly/game.yaml', called('sly'));
    await symlink(join(outside, 'map.png'), join(folder, 'sly/map.png'));
    await symlink(join(outside, 'nothing.yaml'), join(folder, 'dangling.yaml'));
    await shelf.look();
    await rm(outside, { recursive: true });
    expect([titles(), told()]).toEqual([
      ['linked'],
      [
        "dangling.yaml: dangling.yaml is missing, or I'm not allowed to read it",
        'linked taken',
        "sly: map.png: It's missing, but the game uses it.",
      ],
    ]);
    expect(await readFileBytes(join(folder, 'sly/map.png'), 1000)).toBeUndefined();
  });
});

describe('[V2] npm run import', () => {
  const ports = () => ({ folder: join(folder, 'modules'), clock: systemClock, progress: () => undefined });

  test('npm run import replaces a module of the same name cleanly', async () => {
    await save('from.zip', zipped(called('one', 'One', '1')));
    const first = await importModule(join(folder, 'from.zip'), ports());
    expect(en.shelf.importedText(first as never).split('\n')[0]).toBe(
      `One (one, version 1) is now in ${join(folder, 'modules/one')}, with 1 picture (1 KB).`,
    );
    await mkdir(join(folder, 'beside'));
    await writeFile(join(folder, 'beside/game.yaml'), called('one', 'One', '2'));
    await writeFile(join(folder, 'beside/map.png'), MAP);
    await writeFile(join(folder, 'beside/more.png'), MAP);
    expect(await importModule(join(folder, 'beside'), ports())).toMatchObject({
      kind: 'imported',
      isReplaced: true,
      pictures: 1,
    });
    expect(await readdir(join(folder, 'modules'))).toEqual(['one']);
    expect((await readdir(join(folder, 'modules/one'))).sort()).toEqual(['map.png', 'one.yaml']);
    expect(await readFile(join(folder, 'modules/one/one.yaml'), 'utf8')).toBe(called('one', 'One', '2'));
  });

  test('npm run import changes nothing if anything is wrong', async () => {
    await save('good/game.yaml', bare('one'));
    await importModule(join(folder, 'good'), ports());
    await cp(join(folder, 'good'), join(folder, 'bad'), { recursive: true });
    await save('bad/game.yaml', called('one'));
    await save('bad/map.png', MAP.slice(0, 50));
    const refused = async (path: string): Promise<string> => {
      const answer = await importModule(join(folder, path), ports());
      return answer.kind === 'refused' ? en.shelf.refusedText(path, answer.fault) : '';
    };
    expect(await refused('bad')).toBe(
      "I couldn't import bad:\nmap.png: The file is incomplete, or I can't read its format. Save it again as a PNG or JPEG.",
    );
    expect(await refused('nowhere')).toBe(
      "I couldn't import nowhere:\nnowhere is missing, or I'm not allowed to read it",
    );
    await rename(join(folder, 'bad/map.png'), join(folder, 'bad/other.png'));
    expect(await refused('bad')).toBe("I couldn't import bad:\nmap.png: It's missing, but the game uses it.");
    expect(await readdir(join(folder, 'modules'))).toEqual(['one']);
    expect(await readFile(join(folder, 'modules/one/one.yaml'), 'utf8')).toBe(bare('one'));
  });
});

describe('[U27] while the folders are read for the first time', () => {
  test('while folders are read, each module is offered once ready', async () => {
    for (const name of ['a', 'b', 'c']) await save(`${name}.yaml`, bare(name));
    const seen: string[] = [];
    await shelf.lookUntil(() => {
      seen.push(titles().join());
      return false;
    });
    expect([seen, shelf.hasRead]).toEqual([['', 'a', 'a,b', 'a,b,c'], true]);
  });

  test('a module is available before the other modules are read', async () => {
    for (const name of ['a', 'b', 'c']) await save(`${name}.yaml`, bare(name));
    expect([(await shelf.module('a'))?.title, shelf.hasRead]).toEqual(['a', false]);
    await shelf.look();
    expect(titles()).toEqual(['a', 'b', 'c']);
  });

  test('a module in a later folder overrides an earlier one at once', async () => {
    await save('shipped/a.yaml', bare('a', 'Shipped'));
    await save('own/a.yaml', bare('a', 'Own'));
    const folders = [
      { path: join(folder, 'shipped'), from: 'shipped' },
      { path: join(folder, 'own'), from: 'host' },
    ] as const;
    const both = new ModuleFolders({ folders, store, clock: systemClock, tell: () => undefined });
    expect([(await both.module('a'))?.title, both.hasRead]).toEqual(['Own', false]);
    await both.look();
    expect((await both.module('a'))?.title).toBe('Own');
  });
});
