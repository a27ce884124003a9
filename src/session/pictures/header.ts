/** What the head of a picture's file says of it. */
export interface Header {
  readonly type: 'png' | 'jpeg';
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** `unknown`: neither a PNG nor a JPEG. `broken`: it does not end as one, or is made so that drawing it takes long. */
export type HeaderFault = 'unknown' | 'broken';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
/** Each scan of a JPEG goes over the whole picture: usual ones have ten. */
const MOST_SCANS = 40;

/** The size of a PNG or JPEG, read from its parts; its pixels are not decoded. */
export const headerOf = (bytes: Uint8Array): Header | HeaderFault => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.subarray(0, PNG.length).equals(PNG)) return pngHeader(file) ?? 'broken';
  if (file.subarray(0, JPEG.length).equals(JPEG)) return jpegHeader(file) ?? 'broken';
  return 'unknown';
};

/** Length, name and checksum of a part. */
const PART = 12;
const IHDR = 0x49484452;
const IEND = 0x49454e44;

/** A PNG is parts from IHDR, which has the size, to IEND: https://www.w3.org/TR/png-3/#5Chunk-layout */
const pngHeader = (file: Buffer): Header | undefined => {
  const first = PNG.length;
  if (file.length < first + PART + 13 || file.readUInt32BE(first + 4) !== IHDR) return undefined;
  for (let at = first; at + PART <= file.length; at += PART + file.readUInt32BE(at)) {
    if (file.readUInt32BE(at + 4) === IEND)
      return sized('png', file.readUInt32BE(first + 8), file.readUInt32BE(first + 12));
  }
  return undefined;
};

const EOI = 0xd9;
const SOS = 0xda;
/** Frames that no usual program writes, nor reads: lossless, differential, arithmetic. */
const USUAL_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const FRAMES: ReadonlySet<number> = new Set([
  ...USUAL_FRAMES,
  0xc3,
  0xc5,
  0xc6,
  0xc7,
  0xc9,
  0xca,
  0xcb,
  0xcd,
  0xce,
  0xcf,
]);

/** A JPEG is segments behind markers, of which a frame has the size, and scans to the end: ITU-T T.81, annex B. */
const jpegHeader = (file: Buffer): Header | undefined => {
  let [width, height, scans] = [0, 0, 0];
  let at = nextMarker(file, 2);
  for (; at + 4 <= file.length && file[at + 1] !== EOI; at = nextMarker(file, at + 2 + file.readUInt16BE(at + 2))) {
    const marker = file[at + 1] ?? EOI;
    if (FRAMES.has(marker)) {
      if (width > 0 || !USUAL_FRAMES.has(marker) || at + 9 > file.length) return undefined;
      [height, width] = [file.readUInt16BE(at + 5), file.readUInt16BE(at + 7)];
    }
    if (marker === SOS) scans += 1;
    if (scans > MOST_SCANS) return undefined;
  }
  return file[at + 1] === EOI && scans > 0 ? sized('jpeg', width, height) : undefined;
};

/** Where the next marker is; in the bytes of a scan 0xff stands before 0 or a restart only. */
const nextMarker = (file: Buffer, from: number): number => {
  let at = from;
  while (at < file.length && !(file[at] === 0xff && isMarker(file[at + 1] ?? 0))) at += 1;
  return at;
};

const isMarker = (sign: number): boolean => sign > 0x01 && sign < 0xff && (sign < 0xd0 || sign > 0xd7);

const sized = (type: Header['type'], width: number, height: number): Header | undefined =>
  width > 0 && height > 0 ? { type, width, height } : undefined;
