import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { JPEG, pngOf } from './pictures.ts';

/** Files that somebody made to hurt whoever decodes them, made here. */

/** An SVG of 30 x 20 with this inside. */
export const svgOf = (inside: string, attributes = 'width="30" height="20"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 192, g: 32, b: 32, alpha: 0.5 } } });

/** A sound file of each type. */
export const soundPictures = async (): Promise<ReadonlyMap<string, Uint8Array>> =>
  new Map<string, Uint8Array>([
    ['a.png', pngOf(30, 20)],
    ['a.jpg', JPEG],
    ['a.gif', await pixels(30, 20).gif().toBuffer()],
    ['lossy.webp', await pixels(30, 20).removeAlpha().webp().toBuffer()],
    ['lossless.webp', await pixels(30, 20).webp({ lossless: true }).toBuffer()],
    ['alpha.webp', await pixels(30, 20).webp().toBuffer()],
    ['a.svg', svgOf('<rect id="a" width="10" height="10" fill="red"/><use href="#a" x="10"/><text y="9">A</text>')],
  ]);

/** Large ones of each type that is packed. */
export const largestPictures = async (width = 4000, height = 2500): Promise<ReadonlyMap<string, Uint8Array>> => {
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const;
  const grey = await sharp({ create: { width: 400, height: 250, channels: 3, background: 'white', noise } })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
  const image = () => sharp(grey, { raw: { width, height, channels: 3 } });
  const flat = () => pixels(width, height);
  return new Map<string, Uint8Array>([
    ['progressive.jpg', await image().jpeg({ quality: 10, progressive: true }).toBuffer()],
    ['lossy.webp', await image().webp({ quality: 5, effort: 0 }).toBuffer()],
    ['alpha.webp', await flat().webp({ quality: 5, effort: 0 }).toBuffer()],
    ['a.gif', await image().gif({ colours: 4, dither: 0, effort: 1 }).toBuffer()],
  ]);
};

/** Numbers from 0 up to 1, the same each time. */
const chance = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** So many files that differ from a sound one by bytes that were changed, left out, doubled or cut off. */
export const mutationsOf = (file: Uint8Array, count: number, seed: number): readonly Uint8Array[] => {
  const next = chance(seed);
  const below = (most: number): number => Math.floor(next() * most);
  return Array.from({ length: count }, (_, i) => {
    const bytes = Buffer.from(file);
    const at = below(bytes.length);
    switch (i % 4) {
      case 0:
        for (let times = 1 + below(8); times > 0; times -= 1) bytes[below(bytes.length)] = below(256);
        return bytes;
      case 1:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + below(16))]);
      case 2:
        return Buffer.concat([bytes.subarray(0, at), bytes.subarray(below(at + 1))]);
      default:
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << below(8)), at);
        return bytes;
    }
  });
};

const part = (name: string, data: Uint8Array): Buffer => {
  const inside = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(inside));
  return Buffer.concat([length, inside, check]);
};

/** A PNG with a part put in behind its head. */
const withPart = (name: string, data: Uint8Array): Buffer => {
  const png = Buffer.from(pngOf(30, 20));
  return Buffer.concat([png.subarray(0, 33), part(name, data), png.subarray(33)]);
};

/** A PNG whose head, with a right checksum, says another size than its pixels have. */
const claiming = (width: number, height: number): Buffer => {
  const png = Buffer.from(pngOf(30, 20));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

const changed = (file: Uint8Array, at: number): Buffer => {
  const bytes = Buffer.from(file);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
};

const tenfold = Array.from({ length: 9 }, (_, i) => `<g id="a${i + 1}">${`<use href="#a${i}"/>`.repeat(10)}</g>`);
const laughs = Array.from({ length: 9 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join('');
/** A drawing with one filter over all of it. */
export const filteredBy = (parts: string, attributes = ''): Buffer =>
  svgOf(`<filter id="f" ${attributes}>${parts}</filter><rect width="30" height="20" filter="url(#f)"/>`);
/** Takes minutes to draw, and little memory. */
export const SLOW = svgOf('<rect width="30" height="20" opacity="0.5" fill="red"/>'.repeat(20_000));
/** Takes more memory than there is. */
export const HEAVY = svgOf(`${'<g opacity="0.5">'.repeat(90)}<rect width="30" height="20"/>${'</g>'.repeat(90)}`);

/** What is refused, and as what. */
export const hostilePictures = (): ReadonlyMap<string, readonly [fault: string, file: Uint8Array]> =>
  new Map<string, readonly [string, Uint8Array]>([
    ['a head of 60,000 pixels a side', ['too-many-pixels', claiming(60_000, 60_000)]],
    ['a head of the largest numbers', ['too-many-pixels', claiming(2 ** 32 - 1, 2 ** 32 - 1)]],
    ['a head of 3,000 pixels a side before a few', ['broken', claiming(3000, 3000)]],
    ['a wrong checksum of the head', ['broken', changed(pngOf(30, 20), 30)]],
    ['a wrong checksum of the pixels', ['broken', changed(pngOf(30, 20), pngOf(30, 20).length - 14)]],
    ['half a picture', ['broken', pngOf(30, 20).slice(0, 60)]],
    ['a part longer than the file', ['broken', changed(pngOf(30, 20), 33)]],
    ['a text', ['unknown', Buffer.from('no picture')]],
    ['a page', ['unknown', Buffer.from('<html><svg></svg></html>')]],
    ['an archive', ['unknown', Buffer.from('PK\u0003\u0004')]],
    ['a film', ['unknown', Buffer.from('\0\0\0\u0018ftypmp42')]],
    [
      'entities of entities',
      ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a0 "ha">${laughs}]>${svgOf('<text>&a9;</text>')}`)],
    ],
    [
      'an entity of a file',
      ['entities', Buffer.from(`<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svgOf('<text>&a;</text>')}`)],
    ],
    ['a script', ['script', svgOf('<script>alert(1)</script>')]],
    ['a script under another name', ['script', svgOf('<s:script xmlns:s="http://www.w3.org/2000/svg">1</s:script>')]],
    ['something that is done on a press', ['script', svgOf('<rect width="1" onclick = "alert(1)"/>')]],
    ['a page inside', ['script', svgOf('<foreignObject><body/></foreignObject>')]],
    ['a file of this machine', ['reference', svgOf('<image width="9" height="9" href="/etc/hostname"/>')]],
    [
      'a file of another machine',
      ['reference', svgOf('<image width="9" height="9" xlink:href="https://example.com/a.png"/>')],
    ],
    ['a picture inside', ['reference', svgOf('<image width="9" height="9" href="data:image/svg+xml;base64,AAAA"/>')]],
    [
      'a reference that is written in another way',
      ['reference', svgOf('<image width="9" height="9" href="&#x2f;etc/hostname"/>')],
    ],
    ['a style of another machine', ['reference', svgOf('<style>@import "https://example.com/a.css";</style>')]],
    [
      'a filling of another machine',
      ['reference', svgOf('<rect width="9" fill="url( https://example.com/a.svg#b)"/>')],
    ],
    ['a style sheet', ['reference', Buffer.from(`<?xml-stylesheet href="a.css"?>${svgOf('')}`)]],
    ['a drawing without a size', ['broken', svgOf('', '')]],
    ['a drawing of no width', ['broken', svgOf('', 'viewBox="0 0 0 10"')]],
    ['half a drawing', ['broken', svgOf('<rect width="1" height="1"/>').subarray(0, 130)]],
    ['elements in elements', ['repeats', svgOf(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`)]],
    [
      'ten to the ninth rectangles',
      ['repeats', svgOf(`<rect id="a0" width="1" height="1"/>${tenfold.join('')}<use href="#a9"/>`)],
    ],
    [
      'a thousand million octaves',
      ['filters', filteredBy('<feTurbulence baseFrequency="0.9" numOctaves="1000000000"/>')],
    ],
    ['2,000 blurs', ['filters', filteredBy('<feGaussianBlur stdDeviation="3"/>'.repeat(2000))]],
    ['a radius of 1,000', ['filters', filteredBy('<feMorphology radius="1000"/>')]],
    [
      '2,000 shapes with a filter',
      [
        'filters',
        svgOf(`<filter id="f"><feFlood/></filter>${'<rect width="1" height="1" filter="url(#f)"/>'.repeat(2000)}`),
      ],
    ],
    ['100,000 elements', ['too-costly', svgOf('<g/>'.repeat(100_000))]],
    ['more memory than there is', ['too-costly', HEAVY]],
  ]);

/** What is taken, for it does no harm: how it is packed is not how it is drawn. */
export const harmlessPictures = (): ReadonlyMap<string, Uint8Array> =>
  new Map<string, Uint8Array>([
    ['10 million pixels of one colour', pngOf(4000, 2500)],
    [
      '100 MB of blanks beside the pixels',
      withPart('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100 * 1024 * 1024))])),
    ],
    [
      '100 MB of a profile of colours',
      withPart('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100 * 1024 * 1024))])),
    ],
    ['a drawing that uses itself', svgOf('<g id="a"><use href="#a"/></g><rect width="9" height="9"/>')],
    [
      'blanks around a reference',
      svgOf('<rect id="a" width="9" height="9"/><use href = "#a" /><rect fill="url( #b)"/>'),
    ],
  ]);
