import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { headerOf } from '../../../src/session/pictures/header.ts';
import {
  MOST_PICTURE_BYTES,
  MOST_PICTURES,
  MOST_PICTURES_BYTES,
  pictureIn,
  picturesIn,
} from '../../../src/session/pictures/picture.ts';
import { soundPictures, svgOf } from '../../support/hostile-pictures.ts';
import { JPEG, pngOf } from '../../support/pictures.ts';

const PNG = pngOf(30, 20);

/** The PNG with another size in its head. */
const claiming = (width: number, height: number): Uint8Array => {
  const file = Buffer.from(PNG);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
};

/** The JPEG with so many scans, as one is made to be slow. */
const scanned = (count: number): Uint8Array => {
  const at = Buffer.from(JPEG).indexOf(Buffer.from([0xff, 0xda]));
  const scan = JPEG.subarray(at, JPEG.length - 2);
  return Buffer.concat([JPEG.subarray(0, at), ...Array.from({ length: count }, () => scan), Buffer.from([0xff, 0xd9])]);
};

describe('the head of a picture', () => {
  test('says its size, without its pixels', () => {
    expect(headerOf(PNG)).toEqual({ type: 'png', width: 30, height: 20 });
    expect(headerOf(JPEG)).toEqual({ type: 'jpeg', width: 12, height: 8 });
    expect(headerOf(Buffer.concat([JPEG, Buffer.from('what a camera adds')]))).toMatchObject({ width: 12 });
  });

  test('says the size of every type of picture, and of a drawing the one that it is drawn at', async () => {
    const heads = [...(await soundPictures())].map(([name, file]) => [name, headerOf(file)]);
    expect(Object.fromEntries(heads)).toEqual({
      'a.png': { type: 'png', width: 30, height: 20 },
      'a.jpg': { type: 'jpeg', width: 12, height: 8 },
      'a.gif': { type: 'gif', width: 30, height: 20 },
      'lossy.webp': { type: 'webp', width: 30, height: 20 },
      'lossless.webp': { type: 'webp', width: 30, height: 20 },
      'alpha.webp': { type: 'webp', width: 30, height: 20 },
      'a.svg': { type: 'svg', width: 2000, height: 1333 },
    });
    const sizes = ['width="210mm" height="297mm"', 'viewBox="0,0 30 20"', 'width="100%" viewBox="0 0 30 20"'];
    expect(sizes.map((size) => headerOf(svgOf('', size)))).toMatchObject([
      { width: 1414, height: 2000 },
      { width: 2000, height: 1333 },
      { width: 2000, height: 1333 },
    ]);
  });

  test('of a file that is cut off anywhere is looked at without harm, and a GIF is one with a whole frame', async () => {
    for (const [name, file] of await soundPictures()) {
      const cut = Array.from({ length: Math.min(file.length, 400) }, (_, end) => headerOf(file.subarray(0, end)));
      // Of this one its last byte, which says that it ends, may lack.
      if (name === 'a.gif') expect(cut.findIndex((head) => typeof head === 'object')).toBe(file.length - 1);
      expect(cut.slice(0, 10).filter((head) => typeof head === 'object')).toEqual([]);
    }
  });

  test.each<[string, unknown]>([
    ['<svg width="100" height="1000"/>', [200, 2000]],
    ['<svg width="100px" height="1000"/>', [200, 2000]],
    ['<svg width="100pt" height="1000"/>', [267, 2000]],
    ['<svg width="100pc" height="1000"/>', [2000, 1250]],
    ['<svg width="100mm" height="1000"/>', [756, 2000]],
    ['<svg width="100cm" height="1000"/>', [2000, 529]],
    ['<svg width="100in" height="1000"/>', [2000, 208]],
    ['<svg width="100em" height="1000" viewBox="0 0 30 20"/>', [60, 2000]],
    ['<svg width="1000000" height="1000000"/>', [2000, 2000]],
    ['<svg width="1000001" height="1000000"/>', 'broken'],
    ['<svg width="0" height="10"/>', 'broken'],
    ['<svg width="10"/>', 'broken'],
    ["<svg height='40' viewBox = '5,5 , 30 20' />", [1500, 2000]],
    ['<svg:svg\n width=" 30 " height="20"></svg:svg>', [2000, 1333]],
    ['\uFEFF <?xml version="1.0"?>\n<!-- a < map --><!DOCTYPE svg><svg width="3" height="2"/>', [2000, 1333]],
    ['<!DOCTYPE svg [ ]><svg width="3" height="2"/>', 'entities'],
    ['<!-- open <svg width="3" height="2"/>', 'unknown'],
    ['<svgs width="3" height="2"/>', 'unknown'],
    ['a <svg width="3" height="2"/>', 'unknown'],
    ['<svg width="3" height="2"><!ENTITY x "y"></svg>', 'entities'],
    ['<svg width="3" height="2"><x:script/></svg>', 'script'],
    ['<svg width="3" height="2" onload="x"/>', 'script'],
    ['<svg width="3" height="2"><a xlink:href="http://a"/></svg>', 'reference'],
    ['<svg width="3" height="2"><a href = "#a"/><b style="fill: url( #c)"/></svg>', [2000, 1333]],
    [`<svg width="3" height="2">${'<a/>'.repeat(49_997)}</svg>`, [2000, 1333]],
    [`<svg width="3" height="2">${'<a/>'.repeat(49_998)}</svg>`, 'too-costly'],
  ])('of the drawing %.60s', (text, told) => {
    const head = headerOf(Buffer.from(text));
    expect(typeof head === 'string' ? head : [head.width, head.height]).toEqual(told);
  });

  test('of other files is unknown', () => {
    const files = ['', 'BM', '<html/>', 'RIFF....WAVE', '8BPS', 'II*\u0000'].map((text) => Buffer.from(text));
    expect(files.map(headerOf)).toEqual(files.map(() => 'unknown'));
    const cut = ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF....WEBP'].map((text) =>
      Buffer.from(text),
    );
    expect(cut.map(headerOf)).toEqual(cut.map(() => 'broken'));
  });

  test('without the end of its file, or without a size, is broken', () => {
    for (const file of [PNG, JPEG])
      for (let end = 8; end < file.length; end++)
        expect(headerOf(file.subarray(0, end)), `${end} bytes`).toBe('broken');
    expect([claiming(0, 20), claiming(30, 0)].map(headerOf)).toEqual(['broken', 'broken']);
  });

  test('of a JPEG with more scans than programs write is broken', () => {
    expect(headerOf(scanned(40))).toMatchObject({ width: 12 });
    expect([41, 200].map((count) => headerOf(scanned(count)))).toEqual(['broken', 'broken']);
  });

  test('is looked for in any bytes without a fault', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    const begun = fc.constantFrom(PNG.slice(0, 8), PNG.slice(0, 33), JPEG.slice(0, 20), JPEG.slice(0, 200));
    fc.assert(
      fc.property(fc.tuple(begun, bytes), (parts) => {
        const header = headerOf(Buffer.concat(parts));
        expect(['unknown', 'broken', 'png', 'jpeg']).toContain(typeof header === 'string' ? header : header.type);
      }),
    );
  });
});

describe('what lies under a board', () => {
  test('is known by the hash of its file', () => {
    expect(pictureIn(PNG)).toMatchObject({
      type: 'png',
      width: 30,
      height: 20,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(pictureIn(pngOf(30, 20, [0, 0, 255]))).not.toMatchObject({
      hash: (pictureIn(PNG) as { readonly hash: string }).hash,
    });
  });

  test('has so many pixels at most, whatever its file is like', () => {
    expect([claiming(8000, 5000), claiming(10_000, 4000)].map((file) => typeof pictureIn(file))).toEqual([
      'object',
      'object',
    ]);
    expect([claiming(8000, 5001), claiming(10_001, 1), claiming(2 ** 31, 2 ** 31)].map(pictureIn)).toEqual([
      'too-many-pixels',
      'too-many-pixels',
      'too-many-pixels',
    ]);
  });

  test('is so large at most, and so many, together', () => {
    const sized = (bytes: number): Uint8Array => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);
    expect([sized(MOST_PICTURE_BYTES), sized(MOST_PICTURE_BYTES + 1)].map((file) => typeof pictureIn(file))).toEqual([
      'object',
      'string',
    ]);
    const large = sized(MOST_PICTURE_BYTES);
    const count = MOST_PICTURES_BYTES / MOST_PICTURE_BYTES;
    const files = new Map(Array.from({ length: count }, (_, i) => [`${i}.jpg`, large] as const));
    expect(picturesIn(files).bad).toEqual([]);
    expect(picturesIn(new Map([...files, ['b.png', PNG], ['c.png', Buffer.from('x')]])).bad).toEqual([
      { file: 'b.png', fault: 'too-much-together' },
      { file: 'c.png', fault: 'unknown' },
    ]);
    const many = new Map(Array.from({ length: MOST_PICTURES + 1 }, (_, i) => [`${i}.png`, PNG] as const));
    expect(picturesIn(many).bad).toEqual([{ file: `${MOST_PICTURES}.png`, fault: 'too-many' }]);
  });
});
