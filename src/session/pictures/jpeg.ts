import type { PixelSize } from './size.ts';

const SIGNATURE = Buffer.from([0xff, 0xd8, 0xff]);
/** The most scans of a JPEG. Each covers the whole picture, and usual files have ten. */
const MOST_SCANS = 40;
const EOI = 0xd9;
const SOS = 0xda;
/** The kinds of frames that usual programs write. Others are lossless, differential or arithmetic. */
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

export const isJpeg = (file: Buffer): boolean => file.subarray(0, SIGNATURE.length).equals(SIGNATURE);

/**
 * Returns the size of a JPEG. The file consists of segments, each after a marker. The frame segment has the size, and
 * scans follow: ITU-T T.81, annex B.
 */
export const jpegSize = (file: Buffer): PixelSize | undefined => {
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
  return file[at + 1] === EOI && scans > 0 ? { width, height } : undefined;
};

/**
 * Returns the position of the next marker. Within a scan, a byte 0xff followed by 0 or a restart marker is no marker.
 */
const nextMarker = (file: Buffer, from: number): number => {
  let at = from;
  while (at < file.length && !(file[at] === 0xff && isMarker(file[at + 1] ?? 0))) at += 1;
  return at;
};

const isMarker = (sign: number): boolean => sign > 0x01 && sign < 0xff && (sign < 0xd0 || sign > 0xd7);
