import sharp from 'sharp';
import { DISCORD_LIMITS } from '../view/text/message.ts';

/** Makes an animated GIF of several pictures. Every client plays it automatically. */

/** The times in ms for which each picture is shown, and the last picture before the animation repeats. */
const SHOWN = 700;
const LAST_SHOWN = 3000;
/**
 * The possible widths in pixels. If the file is too large, the next width is used; after the last, pictures are left
 * out.
 */
const WIDTHS = [640, 480, 400] as const;
/** The color difference, from 0 to 32, below which an area counts as unchanged between two pictures. */
const LIKENESS = 2;

const fewer = (frames: readonly Uint8Array[]): readonly Uint8Array[] =>
  frames.filter((_, i) => (frames.length - 1 - i) % 2 === 0);

export const encodeFramesAsFilm = async (
  frames: readonly Uint8Array[],
  most: number = DISCORD_LIMITS.fileBytes,
): Promise<Uint8Array> => {
  let [left, width] = [frames, 0];
  for (;;) {
    const file = await filmOf(left, WIDTHS[width] ?? 400);
    if (file.byteLength <= most || left.length <= 2) return file;
    if (width < WIDTHS.length - 1) width += 1;
    else left = fewer(left);
  }
};

const filmOf = async (frames: readonly Uint8Array[], widest: number): Promise<Uint8Array> => {
  const { width = widest, height = widest } = await sharp(frames[0]).metadata();
  const wide = Math.min(widest, width);
  const size = { width: wide, height: Math.max(1, Math.round((height * wide) / width)) };
  const fitted: Buffer[] = [];
  for (const frame of frames)
    fitted.push(
      await sharp(frame)
        .resize({ ...size, fit: 'contain', position: 'top', background: '#ffffff' })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  const delay = fitted.map((_, i) => (i === fitted.length - 1 ? LAST_SHOWN : SHOWN));
  return sharp(fitted, { join: { animated: true } })
    .gif({ delay, loop: 0, effort: 3, dither: 0, interFrameMaxError: LIKENESS })
    .toBuffer();
};
