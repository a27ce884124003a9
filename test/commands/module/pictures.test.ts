import { PermissionFlagsBits } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { BoardPicture } from '../../../src/draw/index.ts';
import { readPictureFile } from '../../../src/session/pictures/picture.ts';
import { readPictureBytes, readStoredPicture, storePicture } from '../../../src/session/pictures/store.ts';
import type { Attached, TypedValues } from '../../support/discord/typed.ts';
import type { User } from '../../support/discord/user.ts';
import type { WireMessage } from '../../support/discord/wire.ts';
import { OPEN, VEILED } from '../../support/modules/modules.ts';
import { hostileZips, zipOf } from '../../support/modules/zips.ts';
import { HEAVY, svgOf } from '../../support/pictures/hostile-pictures.ts';
import { JPEG, pngOf } from '../../support/pictures/pictures.ts';
import { controls, shown, sitDown, sub, type Table, type TableOptions } from '../table.ts';

const MAP = pngOf(40, 40);
const OTHER = pngOf(40, 40, [32, 32, 192]);

const hashOf = (bytes: Uint8Array): string => (readPictureFile(bytes) as { readonly hash: string }).hash;

const yaml = (text: string): Attached => ({ name: 'game.yaml', text });
const image = (bytes: Uint8Array, name = 'map.png'): Attached => ({ name, bytes });

const LAIN = OPEN.replace('origin: bottom } }', 'origin: bottom }, picture: map.png }');
const TWO = LAIN.replace(
  'prototypes:',
  '  - { name: Sea, boards: [{ name: Sea, grid: { kind: square, columns: 3, rows: 3, numbering: "0101" }, picture: { file: "sea chart.jpg", width: 4 } }] }\nprototypes:',
);
const DEN = VEILED.replace(
  '{ name: Red Hand, private: Red }',
  '{ name: Red Hand, private: Red, boards: [{ name: Den, grid: { kind: square, columns: 2, rows: 2, numbering: "0101" }, picture: den.png }] }',
);

/** A table that notes what lies under the boards that are drawn. */
const sitAt = async (
  options: TableOptions = {},
): Promise<{ readonly table: Table; readonly drawn: (string | undefined)[] }> => {
  const drawn: (string | undefined)[] = [];
  const table = await sitDown({
    ...options,
    draw: async (drawing) => {
      drawn.push(((await drawing.picture()) as BoardPicture).background?.href);
      return MAP;
    },
  });
  return { table, drawn };
};

/** The message with the seats: the answer, or a post where the answer took long. */
const seatsOf = ({ discord }: Table): Promise<WireMessage> =>
  discord.until(() => discord.messages('table').find((message) => controls(message).includes('Begin')));

const say = async (table: Table, who: User, command: string, values: TypedValues): Promise<string> => {
  const [name = '', subcommand = ''] = command.split(' ');
  return table.heard(await sub(who, name, subcommand, values));
};

describe('[T25] a picture of a module', () => {
  test('a picture is stored with its module and drawn below the board', async () => {
    const { table, drawn } = await sitAt();
    const alice = table.user('alice');
    expect(await say(table, alice, 'module add', { file: yaml(LAIN), picture: image(MAP) })).toContain(
      "I've added **Open**.",
    );
    const seats = shown(await sub(alice, 'game', 'start', { module: 'open' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(drawn).toEqual([`sha256:${hashOf(MAP)}`]);
    expect(Buffer.from((await readPictureBytes(table.store, hashOf(MAP))) ?? []).equals(MAP)).toBe(true);
    await say(table, alice, 'module remove', { module: 'open' });
    await table.restart();
    await alice.slash('table', 'board');
    expect(drawn).toEqual([`sha256:${hashOf(MAP)}`, `sha256:${hashOf(MAP)}`]);
    expect(table.rig().faults).toEqual([]);
  });

  test('pictures may accompany a started file, matched by file name', async () => {
    const { table, drawn } = await sitAt();
    const alice = table.user('alice');
    const pictures = { picture: image(JPEG, 'Sea_Chart.jpg'), picture2: image(MAP) };
    await sub(alice, 'game', 'start', { file: yaml(TWO), ...pictures });
    const seats = await seatsOf(table);
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    await alice.slash('table', 'board', { map: 'Sea' });
    expect(drawn).toEqual([`sha256:${hashOf(MAP)}`, `sha256:${hashOf(JPEG)}`]);
  });

  test('pictures with similar names are matched in order', async () => {
    const { table, drawn } = await sitAt();
    const alice = table.user('alice');
    const alike = TWO.replace('map.png', '"the map.png"').replace('sea chart.jpg', 'the_map.png');
    const pictures = { picture: image(OTHER, 'The-Map.png'), picture2: image(MAP, 'the-map.png') };
    await sub(alice, 'game', 'start', { file: yaml(alike), ...pictures });
    const seats = await seatsOf(table);
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    await alice.slash('table', 'board', { map: 'Sea' });
    expect(drawn).toEqual([`sha256:${hashOf(OTHER)}`, `sha256:${hashOf(MAP)}`]);
  });

  test('a missing picture is requested, and an extra one refused', async () => {
    const { table } = await sitAt();
    const alice = table.user('alice');
    const add = (values: TypedValues): Promise<string> => say(table, alice, 'module add', values);
    expect(await add({ file: yaml(LAIN) })).toBe(
      'private: **Open** needs a picture: attach **map.png** too, as `picture:`.',
    );
    expect(await add({ file: yaml(TWO), picture: image(MAP) })).toContain(
      'needs a picture: attach **sea chart.jpg** too',
    );
    expect(
      await add({ file: yaml(TWO), picture: image(MAP), picture2: image(MAP, 'a.png'), picture3: image(MAP, 'b.png') }),
    ).toContain(
      "No board of **Open** uses **a.png** and **b.png**. The module's pictures are **map.png** and **sea chart.jpg**.",
    );
    expect(await add({ file: yaml(OPEN), picture: image(MAP) })).toContain("I don't know what to do with **map.png**");
    expect(await say(table, alice, 'game start', { module: 'tablut', picture: image(MAP) })).toContain(
      "A picture needs its module's file",
    );
    expect(await say(table, alice, 'game start', { file: yaml(LAIN) })).toContain('attach **map.png** too');
    expect(await say(table, alice, 'module check', { file: yaml(LAIN) })).toContain('has no faults.');
    expect(await say(table, alice, 'module check', { file: yaml(LAIN) })).toContain('attach **map.png** too');
    expect(await say(table, alice, 'module list', {})).toContain('none yet');
  });

  test('the only picture of a module may have any name', async () => {
    const { table } = await sitAt();
    expect(
      await say(table, table.user('alice'), 'module add', { file: yaml(LAIN), picture: image(MAP, 'IMG_0001.PNG') }),
    ).toContain("I've added");
  });

  test.each([
    ['text', Buffer.from('no picture'), "It isn't a PNG, JPEG, WebP, GIF or SVG picture"],
    ['half a file', MAP.slice(0, MAP.length / 2), 'The file is incomplete'],
    ['too many bytes', Buffer.concat([JPEG, Buffer.alloc(32 * 1024 * 1024)]), 'A picture can be up to 32 MB'],
    ['too many pixels', huge(), 'up to 40 million pixels'],
    ['wrong pixels', wrong(), 'The file is incomplete'],
    ['a script', svgOf('<script/>'), 'contains a script'],
    ['a file of the machine', svgOf('<image href="/etc/hostname"/>'), 'It uses other files or contains pictures'],
    ['an entity', Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'), 'declares entities'],
    ['more than there is', HEAVY, 'too much time or memory'],
  ])('[V4] [T11] a picture file is refused if it is %s, and nothing is stored', async (_, bytes, why) => {
    const { table } = await sitAt();
    const heard = await say(table, table.user('alice'), 'module add', { file: yaml(LAIN), picture: image(bytes) });
    expect(heard).toMatch(/^private: \*\*map\.png\*\*: [^.]+\.( [^.]+\.)?$/);
    expect(heard).toContain(why);
    expect([...table.store.rows.keys()].filter((key) => key.startsWith('picture:'))).toEqual([]);
  });

  test('[V4] a picture in an imported file is decoded and reported by name', async () => {
    const { table } = await sitAt();
    const alice = table.user('alice');
    await say(table, alice, 'module add', { file: yaml(LAIN), picture: image(MAP) });
    await keptInPlaceOf(table, hashOf(MAP), wrong());
    await sub(alice, 'game', 'start', { module: 'open' });
    const seats = await seatsOf(table);
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    const [file] = shown(await sub(alice, 'game', 'export')).attachments;
    const game = JSON.parse(file ? new TextDecoder().decode(table.discord.bytes(file)) : '');
    const pictures = { [hashOf(wrong())]: [Buffer.from(wrong()).toString('base64')] };
    const text = JSON.stringify({ ...game, pictures });
    expect(table.heard(await sub(alice, 'game', 'import', { file: { name: 'game.json', text } }, 'garden'))).toBe(
      "private: **map.png**: The file is incomplete, or I can't read its format. Save it again as a PNG or JPEG.",
    );
    expect(table.posted('garden')).toEqual([]);
  });

  test('[V4] pictures may come in a zip, and hostile zips are refused', async () => {
    const { table, drawn } = await sitAt();
    const alice = table.user('alice');
    const add = (bytes: Uint8Array): Promise<string> =>
      say(table, alice, 'module add', { file: { name: 'open.zip', bytes } });
    const module = { name: 'open/open.yaml', bytes: Buffer.from(LAIN) };
    expect(await add(zipOf([module]))).toContain('attach **map.png** too');
    // All of them are in test/session/module/zip.test.ts; each costs a process here.
    const some = [...hostileZips()].filter((_, i) => i % 4 === 0);
    for (const [, [code, file, bytes]] of some) {
      const heard = await add(bytes);
      expect([code, heard]).toEqual([code, expect.stringMatching(/^private: I can't use \*\*open\.zip\*\*\. .+\.$/s)]);
      if (file !== '' && !file.includes('\0')) expect(heard.replaceAll('\\', '')).toContain(file.replaceAll('\\', ''));
    }
    expect([...table.store.rows.keys()].filter((key) => key.startsWith('picture:'))).toEqual([]);
    const whole = zipOf([module, { name: 'open/map.png', bytes: MAP }, { name: 'open/notes.txt', bytes: MAP }]);
    expect(await add(whole)).toContain("I've added **Open**.");
    const seats = shown(await sub(alice, 'game', 'start', { module: 'open' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(drawn).toEqual([`sha256:${hashOf(MAP)}`]);
  }, 60_000);

  test('an imported game requests a missing picture with its module', async () => {
    const { table } = await sitAt();
    const alice = table.user('alice');
    await say(table, alice, 'module add', { file: yaml(LAIN), picture: image(MAP) });
    const seats = shown(await sub(alice, 'game', 'start', { module: 'open' }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    const [file] = shown(await sub(alice, 'game', 'export')).attachments;
    const text = file ? new TextDecoder().decode(table.discord.bytes(file)) : '';
    const elsewhere = (await sitAt()).table;
    const bob = elsewhere.user('bob');
    const imported = () => say(elsewhere, bob, 'game import', { file: { name: 'game.json', text } });
    expect(await imported()).toBe(
      'private: These pictures of the game are missing here: **map.png**. Use `/module add` to add them with the module of **Open**, then import the file again.',
    );
    await say(elsewhere, bob, 'module add', { file: yaml(LAIN), picture: image(MAP) });
    expect(await imported()).toContain('imports a game from a file.');
  });

  test('a corrected module keeps its picture unless replaced', async () => {
    const { table, drawn } = await sitAt();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await say(table, alice, 'module add', { file: yaml(LAIN), picture: image(MAP) });
    const mended = yaml(LAIN.replace('title: Open', 'title: Wide'));
    expect(await say(table, alice, 'module add', { file: mended })).toContain(
      '**Wide** replaces the previous version of **open**',
    );
    expect(await say(table, bob, 'game start', { file: mended })).toContain('attach **map.png** too');
    const seats = shown(await sub(alice, 'game', 'start', { file: mended }));
    await alice.press(seats, 'Try alone');
    await alice.press(seats, 'Begin');
    expect(await say(table, alice, 'module add', { file: mended, picture: image(MAP) })).toContain(
      'This exact version of **Wide** is already here',
    );
    expect(await say(table, alice, 'module add', { file: mended, picture: image(OTHER) })).toContain(
      'replaces the previous version',
    );
    const question = shown(await sub(alice, 'game', 'reload'));
    expect(controls(question)).toEqual(['Reload it', 'Keep it']);
    await alice.press(question, 'Reload it');
    expect(table.posted().at(-1)).toContain('@alice switches to the module **Wide**. Changed: the maps.');
    expect(drawn).toEqual([`sha256:${hashOf(MAP)}`, `sha256:${hashOf(OTHER)}`]);
    expect(await readStoredPicture(table.store, hashOf(MAP))).toMatchObject({ width: 40, height: 40 });
  });

  test('[T6] a picture of a private map is drawn only for its side', async () => {
    const { table, drawn } = await sitAt();
    const [alice, bob] = [table.user('alice'), table.user('bob')];
    await sub(bob, 'game', 'start', { file: yaml(DEN), picture: image(OTHER, 'den.png') });
    const seats = await seatsOf(table);
    await alice.press(seats, 'Play Red');
    await bob.press(seats, 'Play Blue');
    await bob.press(seats, 'Begin');
    await bob.slash('table', 'board');
    expect(table.heard(await bob.slash('table', 'board', { map: 'Den' }))).toContain("There's no map");
    expect(drawn.filter((href) => href !== undefined)).toEqual([]);
    await alice.slash('table', 'board', { map: 'Den' });
    expect(drawn.at(-1)).toBe(`sha256:${hashOf(OTHER)}`);
    const seen = JSON.stringify([bob.messages('table'), bob.messages('dm')]);
    for (const word of ['den.png', hashOf(OTHER)]) expect(seen).not.toContain(word);
  });
});

/** A picture whose pixels are not as their checksum says. */
function wrong(): Uint8Array {
  const file = Buffer.from(MAP);
  file.writeUInt8(file.readUInt8(file.length - 14) ^ 1, file.length - 14);
  return file;
}

/** Another picture lies under what is kept, as one that an earlier version took without decoding it. */
async function keptInPlaceOf({ store }: Table, hash: string, bytes: Uint8Array): Promise<void> {
  const picture = readPictureFile(bytes);
  if (typeof picture === 'string') throw new Error(picture);
  await storePicture(store, picture);
  for (const [key, text] of store.rows)
    if (!key.startsWith('picture:')) store.rows.set(key, text.replaceAll(hash, picture.hash));
}

/** A small file that says that it is a large picture. */
function huge(): Uint8Array {
  const file = Buffer.from(MAP);
  file.writeUInt32BE(9000, 16);
  file.writeUInt32BE(9000, 20);
  return file;
}

test('[W1] managers may remove modules that others added', async () => {
  const { table } = await sitAt({
    users: ['alice', { name: 'bob', permissions: PermissionFlagsBits.ManageGuild }, 'carol', 'dan'],
  });
  const [alice, bob, carol] = [table.user('alice'), table.user('bob'), table.user('carol')];
  await say(table, alice, 'module add', { file: yaml(OPEN) });
  expect(await say(table, carol, 'module remove', { module: 'open' })).toContain('the people who manage this server');
  expect(await say(table, bob, 'module add', { file: yaml(OPEN.replace('title: Open', 'title: Other')) })).toContain(
    '@alice already added a game called **open** here',
  );
  expect(await say(table, bob, 'module remove', { module: 'open' })).toContain("I've removed **open**");
  expect(await say(table, alice, 'module list', {})).toContain('none yet');
});
