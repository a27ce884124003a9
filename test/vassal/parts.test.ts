import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { type Archive, ArchiveFault, openArchive } from '../../src/vassal/source/archive.ts';
import { type Element, parseBuildFile } from '../../src/vassal/source/element.ts';
import {
  addExtensionsToModule,
  elementAtPath,
  isModuleExtension,
  readVassalModuleSource,
  type Source,
} from '../../src/vassal/source/source.ts';

/** [V5] A module put together of its own parts and those of extensions; one that lies in a folder. */

const element = (text: string): Element => {
  const read = parseBuildFile(Buffer.from(text));
  return typeof read === 'string' ? expect.unreachable(read) : read;
};

const closed: string[] = [];
const archive = (name: string, files: Readonly<Record<string, string>>): Archive => ({
  names: new Set(Object.keys(files)),
  read: async (file) => (files[file] === undefined ? undefined : Buffer.from(files[file])),
  close: () => void closed.push(name),
});

const source = (name: string, text: string, files: Readonly<Record<string, string>> = {}): Source => ({
  root: element(text),
  archive: archive(name, files),
});

/** Elements as their tags and slots, each in those around it. */
const outline = ({ tag, attributes, children }: Element): string =>
  `${[tag.replace(/^.*\./, ''), attributes['name'] ?? attributes['gpid']].filter(Boolean).join(' ')}${
    children.length > 0 ? `(${children.map(outline).join(' ')})` : ''
  }`;

const part = (target: string, ...inside: readonly string[]): string =>
  `<VASSAL.build.module.ExtensionElement target="${target}">${inside.join('')}</VASSAL.build.module.ExtensionElement>`;
const extension = (id: string, ...parts: readonly string[]): string =>
  `<VASSAL.build.module.ModuleExtension extensionId="${id}">${parts.join('')}</VASSAL.build.module.ModuleExtension>`;

const MODULE =
  '<VASSAL.build.GameModule><a.Box name="One"><a.Slot gpid="1"/></a.Box><a.Box name="Two"/></VASSAL.build.GameModule>';

it('[V5] extensions of a module append their parts, and other things are reported', async () => {
  const module = source('module', MODULE, { 'a.png': 'own' });
  const first = source(
    'first',
    extension(
      'x1',
      part('a.Box:Two', '<a.List name="in"><a.Slot gpid="1"/><a.Slot gpid="z:2"/></a.List>'),
      '<a.Other name="no part"/>',
      part('', '<a.Box name="Three"/>'),
      part('a.Box:Nowhere', '<a.Slot gpid="3"/>'),
    ),
    { 'a.png': 'first', 'b.png': 'first' },
  );
  const second = source('second', extension('', part('a.Box:Two', '<a.Slot gpid="4"/>')), {
    'b.png': 'second',
    'c.png': 'second',
  });
  const { source: made, lost } = addExtensionsToModule(module, [first, second]);
  expect(outline(made.root)).toBe('GameModule(Box One(Slot 1) Box Two(List in(Slot x1:1 Slot z:2) Slot 4) Box Three)');
  expect(lost).toEqual(['a.Box:Nowhere']);
  const read = async (name: string): Promise<string> => String(await made.archive.read(name));
  expect([[...made.archive.names], await Promise.all(['a.png', 'b.png', 'c.png', 'd.png'].map(read))]).toEqual([
    ['a.png', 'b.png', 'c.png'],
    ['own', 'first', 'second', 'undefined'],
  ]);
  made.archive.close();
  expect(closed.splice(0)).toEqual(['module', 'first', 'second']);
  expect([isModuleExtension(first), isModuleExtension(module)]).toEqual([true, false]);
  expect(addExtensionsToModule(module, [])).toEqual({ source: module, lost: [] });
});

it('[V5] a path to a part without a name is the first of its class', () => {
  const root = element(MODULE);
  expect(elementAtPath(root, 'a.Box')?.attributes['name']).toBe('One');
  expect(elementAtPath(root, 'a.Box:One/a.Slot')?.attributes['gpid']).toBe('1');
});

it('[V5] a module unpacked into a folder reads like its archive', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'unpacked-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'images/more'), { recursive: true });
  await writeFile(join(folder, 'buildFile.xml'), MODULE);
  await writeFile(join(folder, 'images/more/a.png'), 'a');
  const opened = await openArchive(folder);
  expect([...opened.names].sort()).toEqual(['buildFile.xml', 'images/more/a.png']);
  expect(String(await opened.read('images/more/a.png'))).toBe('a');
  expect([await opened.read('images'), await opened.read('../unpacked')]).toEqual([undefined, undefined]);
  expect(outline((await readVassalModuleSource(opened)).root)).toBe('GameModule(Box One(Slot 1) Box Two)');
  opened.close();
  await expect(openArchive(join(folder, 'gone'))).rejects.toEqual(new ArchiveFault('not-there'));
});
