import sharp from 'sharp';
import { LIMITS } from '../view/text/message.ts';

/** Several pictures as one that moves: a GIF, which every client plays without a press. */

/** How long each is shown, and the last one before it begins again (ms). */
const SHOWN = 700;
const LAST_SHOWN = 3000;
/** How wide it is, the widest first: what is too large in bytes is made narrower, then of fewer pictures. */
const WIDTHS = [640, 480, 400] as const;
/** How much two pictures may differ in a spot that is left as it was; 0 to 32. */
const LIKENESS = 2;

/** Every other one, and the last. */
const fewer = (frames: readonly Uint8Array[]): readonly Uint8Array[] =>
  frames.filter((_, i) => (frames.length - 1 - i) % 2 === 0);

/** The pictures, PNG or JPEG, two at least, one after the other as one file of at most `most` bytes. */
export const filmFile = async (frames: readonly Uint8Array[], most: number = LIMITS.fileBytes): Promise<Uint8Array> => {
  let [left, width] = [frames, 0];
  for (;;) {
    const file = await filmOf(left, WIDTHS[width] ?? 400);
    if (file.byteLength <= most || left.length <= 2) return file;
    if (width < WIDTHS.length - 1) width += 1;
    else left = fewer(left);
  }
};

/** All of them as large as the first: others are fitted into that. */
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
