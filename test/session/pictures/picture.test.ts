import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_PICTURE_BYTES, MOST_PICTURES, MOST_PICTURES_BYTES } from '../../../src/facts/picture-limits.ts';
import { readPictureHeader } from '../../../src/session/pictures/header.ts';
import { readPictureFile, readPictureFiles } from '../../../src/session/pictures/picture.ts';
import { soundPictures, svgOf } from '../../support/pictures/hostile-pictures.ts';
import { JPEG, pngOf } from '../../support/pictures/pictures.ts';

const PNG = pngOf(30, 20);

/** The PNG with another size in its head. */
const claiming = (width: number, height: number): Uint8Array => {
  const file = Buffer.from(PNG);
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(height, 20);
  return file;
};

/** A GIF of 30 x 20 whose one frame lies at a place with a size. */
const framed = (left: number, top: number, width: number, height: number): Uint8Array => {
  const head = Buffer.from([...Buffer.from('GIF89a'), 30, 0, 20, 0, 0, 0, 0]);
  const frame = [0x2c, left, 0, top, 0, width, 0, height, 0, 0];
  return Buffer.concat([head, Buffer.from([...frame, 2, 1, 0x44, 0, 0x3b])]);
};

/** A GIF of 30 x 20 with tables of colours of these packed sizes, its own and its frame's; then what it ends with. */
const coloured = (own: number, frames: number, tables: number, between: readonly number[] = []): Uint8Array => {
  const head = [...Buffer.from('GIF89a'), 30, 0, 20, 0, own, 0, 0];
  const frame = [...between, 0x2c, 0, 0, 0, 0, 30, 0, 20, 0, frames];
  // Of the colours no byte is one that ends anything.
  return Buffer.concat([
    Buffer.from(head),
    Buffer.alloc(own < 0x80 ? 0 : tables, 1),
    Buffer.from(frame),
    Buffer.alloc(frames < 0x80 ? 0 : tables, 1),
    Buffer.from([2, 1, 0x44, 0]),
  ]);
};

/** A WebP of these parts, by their names, without bytes that even out an odd one. */
const webpOf = (...parts: readonly (readonly [name: string, data: readonly number[], padding?: number])[]): Buffer => {
  const inside = parts.map(([name, data, padding = 0]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, Buffer.from(data), Buffer.alloc(padding)]);
  });
  const head = Buffer.from('RIFF....WEBP', 'latin1');
  head.writeUInt32LE(4 + inside.reduce((sum, { length }) => sum + length, 0), 4);
  return Buffer.concat([head, ...inside]);
};

const SOF = Buffer.from(JPEG).indexOf(Buffer.from([0xff, 0xc0]));
const FRAME = JPEG.subarray(SOF, SOF + 2 + Buffer.from(JPEG).readUInt16BE(SOF + 2));
/** The JPEG with something put in at a place, in the place of so many bytes. */
const spliced = (at: number, bytes: Uint8Array, instead = 0): Uint8Array =>
  Buffer.concat([JPEG.subarray(0, at), bytes, JPEG.subarray(at + instead)]);
/** The JPEG's frame under another marker. */
const frameOf = (marker: number): Uint8Array => Buffer.concat([Buffer.from([0xff, marker]), FRAME.subarray(2)]);

/** Only what a head says of the size; or its fault. */
const sizeOf = (file: Uint8Array): readonly [number, number] | string => {
  const head = readPictureHeader(file);
  return typeof head === 'string' ? head : [head.width, head.height];
};

/** The JPEG with so many scans, as one is made to be slow. */
const scanned = (count: number): Uint8Array => {
  const at = Buffer.from(JPEG).indexOf(Buffer.from([0xff, 0xda]));
  const scan = JPEG.subarray(at, JPEG.length - 2);
  return Buffer.concat([JPEG.subarray(0, at), ...Array.from({ length: count }, () => scan), Buffer.from([0xff, 0xd9])]);
};

describe('the header of a picture', () => {
  test('the header of a picture gives its size without reading pixels', () => {
    expect(readPictureHeader(PNG)).toEqual({ type: 'png', width: 30, height: 20 });
    expect(readPictureHeader(JPEG)).toEqual({ type: 'jpeg', width: 12, height: 8 });
    expect(readPictureHeader(Buffer.concat([JPEG, Buffer.from('what a camera adds')]))).toMatchObject({ width: 12 });
  });

  test('the header of every picture type gives its size', async () => {
    const heads = [...(await soundPictures())].map(([name, file]) => [name, readPictureHeader(file)]);
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
    expect(sizes.map((size) => readPictureHeader(svgOf('', size)))).toMatchObject([
      { width: 1414, height: 2000 },
      { width: 2000, height: 1333 },
      { width: 2000, height: 1333 },
    ]);
  });

  test('the header of a truncated picture is read safely', async () => {
    for (const [name, file] of await soundPictures()) {
      const cut = Array.from({ length: Math.min(file.length, 400) }, (_, end) =>
        readPictureHeader(file.subarray(0, end)),
      );
      // Of this one its last byte, which says that it ends, may lack.
      if (name === 'a.gif') expect(cut.findIndex((head) => typeof head === 'object')).toBe(file.length - 1);
      expect(cut.slice(0, 10).filter((head) => typeof head === 'object')).toEqual([]);
    }
  });

  test('a GIF gives its size if the first frame fits', () => {
    const sound = [framed(0, 0, 30, 20), framed(29, 19, 1, 1)].map(readPictureHeader);
    expect(sound).toEqual(sound.map(() => ({ type: 'gif', width: 30, height: 20 })));
    const broken = [framed(0, 0, 0, 20), framed(0, 0, 30, 0), framed(1, 0, 30, 20), framed(0, 1, 30, 20)].map(
      readPictureHeader,
    );
    expect(broken).toEqual(broken.map(() => 'broken'));
  });

  test('a GIF is read past color tables and extensions', () => {
    for (let size = 0; size < 8; size += 1) {
      const bytes = 3 * 2 ** (size + 1);
      for (const [own, frames] of [
        [0x80 + size, 0],
        [0, 0x80 + size],
        [size, size],
      ] as const) {
        expect(sizeOf(coloured(own, frames, bytes)), `${own} ${frames}`).toEqual([30, 20]);
        if (own + frames >= 0x80) expect(sizeOf(coloured(own, frames, bytes - 1)), `${own} ${frames}`).toBe('broken');
      }
    }
    expect(sizeOf(coloured(0, 0, 0, [0x21, 0xf9, 2, 7, 7, 1, 7, 0, 0x21, 0xfe, 0]))).toEqual([30, 20]);
    expect(sizeOf(coloured(0, 0, 0, [0x21, 0xf9, 2, 7, 7, 2, 7, 0]))).toBe('broken');
  });

  test('a WebP is read from its first chunk if all are complete', () => {
    const lossy = (...size: readonly number[]): readonly [string, readonly number[]] => [
      'VP8 ',
      [0, 0, 0, 0x9d, 0x01, 0x2a, ...size],
    ];
    const lossless = (...bits: readonly number[]): readonly [string, readonly number[]] => [
      'VP8L',
      [0x2f, ...bits, 0, 0, 0, 0, 0],
    ];
    const large = ['VP8X', [0, 0, 0, 0, 2, 1, 0, 4, 3, 0]] as const;
    // The upper two bits of a lossy one say at which scale it is shown.
    expect(sizeOf(webpOf(lossy(0xff, 0xff, 0x01, 0x40)))).toEqual([16_383, 1]);
    expect(sizeOf(webpOf(lossy(0x01, 0xc0, 0xff, 0x3f)))).toEqual([1, 16_383]);
    expect(sizeOf(webpOf(lossless(0xff, 0xff, 0xff, 0xff)))).toEqual([16_384, 16_384]);
    expect(sizeOf(webpOf(lossless(0x00, 0x20, 0x01, 0x00)))).toEqual([8193, 5]);
    expect(sizeOf(webpOf(large))).toEqual([259, 773]);
    expect(sizeOf(webpOf(large, ['ALPH', [1], 1]))).toEqual([259, 773]);
    expect(sizeOf(Buffer.concat([webpOf(large), Buffer.from('more')]))).toEqual([259, 773]);
    const other = ['VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2b, 1, 0, 1, 0]] as const;
    const unsigned = ['VP8L', [0x2e, 0, 0, 0, 0, 0, 0, 0, 0, 0]] as const;
    const wrong = [webpOf(large, ['ALPH', [1]]), webpOf(['ALPH', large[1]], large), webpOf(other), webpOf(unsigned)];
    expect(wrong.map(sizeOf)).toEqual(wrong.map(() => 'broken'));
    for (const by of [-1, 1]) {
      const file = webpOf(large);
      file.writeUInt32LE(file.readUInt32LE(4) + by, 4);
      expect(sizeOf(Buffer.concat([file, Buffer.alloc(4)])), `${by}`).toBe('broken');
    }
  });

  test('a JPEG has one frame of a common kind', () => {
    const markers = Array.from({ length: 16 }, (_, i) => 0xc0 + i);
    const sound = (change: (marker: number) => Uint8Array): readonly string[] =>
      markers.filter((marker) => typeof sizeOf(change(marker)) !== 'string').map((marker) => marker.toString(16));
    expect(sound((marker) => spliced(SOF, frameOf(marker), FRAME.length))).toEqual(['c0', 'c1', 'c2']);
    // Tables of codes, and what is kept for later, are no frames.
    expect(sound((marker) => spliced(SOF, frameOf(marker)))).toEqual(['c4', 'c8', 'cc']);
    expect(sound((marker) => spliced(SOF + FRAME.length, frameOf(marker)))).toEqual(['c4', 'c8', 'cc']);
  });

  test('a JPEG allows scan data without other markers', () => {
    const end = JPEG.length - 2;
    const within = (sign: number): unknown => sizeOf(spliced(end, Buffer.from([0xff, sign, 0x00, 0x7f])));
    for (const sign of [0x00, 0x01, 0xd0, 0xd7, 0xff]) expect(within(sign), sign.toString(16)).toEqual([12, 8]);
    for (const sign of [0x02, 0xcf, 0xd8, 0xfe]) expect(within(sign), sign.toString(16)).toBe('broken');
    const scan = Buffer.from(JPEG).indexOf(Buffer.from([0xff, 0xda]));
    expect(sizeOf(spliced(scan, Buffer.alloc(0), end - scan))).toBe('broken');
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
  ])('an SVG drawing gives its size: %.60s', (text, told) => {
    const head = readPictureHeader(Buffer.from(text));
    expect(typeof head === 'string' ? head : [head.width, head.height]).toEqual(told);
  });

  test('the header of other files is unknown', () => {
    const files = ['', 'BM', '<html/>', 'RIFF....WAVE', '8BPS', 'II*\u0000'].map((text) => Buffer.from(text));
    expect(files.map(readPictureHeader)).toEqual(files.map(() => 'unknown'));
    const cut = ['GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'RIFF....WEBP'].map((text) =>
      Buffer.from(text),
    );
    expect(cut.map(readPictureHeader)).toEqual(cut.map(() => 'broken'));
  });

  test('a picture without an end or a size is broken', () => {
    for (const file of [PNG, JPEG])
      for (let end = 8; end < file.length; end++)
        expect(readPictureHeader(file.subarray(0, end)), `${end} bytes`).toBe('broken');
    expect([claiming(0, 20), claiming(30, 0)].map(readPictureHeader)).toEqual(['broken', 'broken']);
  });

  test('a JPEG with more scans than programs write is broken', () => {
    expect(readPictureHeader(scanned(40))).toMatchObject({ width: 12 });
    expect([41, 200].map((count) => readPictureHeader(scanned(count)))).toEqual(['broken', 'broken']);
  });

  test('the header of a picture is read from any bytes without error', () => {
    const bytes = fc.uint8Array({ maxLength: 200 });
    const begun = fc.constantFrom(PNG.slice(0, 8), PNG.slice(0, 33), JPEG.slice(0, 20), JPEG.slice(0, 200));
    fc.assert(
      fc.property(fc.tuple(begun, bytes), (parts) => {
        const header = readPictureHeader(Buffer.concat(parts));
        expect(['unknown', 'broken', 'png', 'jpeg']).toContain(typeof header === 'string' ? header : header.type);
      }),
    );
  });
});

describe('the picture under a board', () => {
  test('the picture under a board is identified by the hash of its file', () => {
    expect(readPictureFile(PNG)).toMatchObject({
      type: 'png',
      width: 30,
      height: 20,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(readPictureFile(pngOf(30, 20, [0, 0, 255]))).not.toMatchObject({
      hash: (readPictureFile(PNG) as { readonly hash: string }).hash,
    });
  });

  test('the picture under a board has a maximum of pixels, whatever its file', () => {
    expect([claiming(8000, 5000), claiming(10_000, 4000)].map((file) => typeof readPictureFile(file))).toEqual([
      'object',
      'object',
    ]);
    expect([claiming(8000, 5001), claiming(10_001, 1), claiming(2 ** 31, 2 ** 31)].map(readPictureFile)).toEqual([
      'too-many-pixels',
      'too-many-pixels',
      'too-many-pixels',
    ]);
  });

  test('the picture under a board has a maximum size, number and total', () => {
    const sized = (bytes: number): Uint8Array => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);
    expect(
      [sized(MOST_PICTURE_BYTES), sized(MOST_PICTURE_BYTES + 1)].map((file) => typeof readPictureFile(file)),
    ).toEqual(['object', 'string']);
    const large = sized(MOST_PICTURE_BYTES);
    const count = MOST_PICTURES_BYTES / MOST_PICTURE_BYTES;
    const files = new Map(Array.from({ length: count }, (_, i) => [`${i}.jpg`, large] as const));
    expect(readPictureFiles(files).bad).toEqual([]);
    expect(readPictureFiles(new Map([...files, ['b.png', PNG], ['c.png', Buffer.from('x')]])).bad).toEqual([
      { file: 'b.png', fault: 'too-much-together' },
      { file: 'c.png', fault: 'unknown' },
    ]);
    const many = new Map(Array.from({ length: MOST_PICTURES + 1 }, (_, i) => [`${i}.png`, PNG] as const));
    expect(readPictureFiles(many).bad).toEqual([{ file: `${MOST_PICTURES}.png`, fault: 'too-many' }]);
  });
});
