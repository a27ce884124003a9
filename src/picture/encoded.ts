import sharp from 'sharp';
import { type Canvas, FullCanvas } from './canvas.ts';
import { encodePalettePng } from './png-file.ts';

const MOST_BOARD_BYTES = 250_000;
const HARDER = 8;
/** JPEG qualities, the best first. The first that makes the file small enough is used, otherwise the last. */
const QUALITIES = [88, 78, 66, 54, 42, 30] as const;

export const encodeCanvas = async (canvas: Canvas): Promise<Uint8Array> => {
  const { width, height } = canvas;
  if (canvas instanceof FullCanvas) return jpegFile(width, height, canvas.rgb);
  const quick = encodePalettePng(canvas);
  const png = quick.byteLength <= MOST_BOARD_BYTES ? quick : encodePalettePng(canvas, HARDER);
  return png.byteLength <= MOST_BOARD_BYTES ? png : jpegFile(width, height, canvas.rgb());
};

const jpegFile = async (width: number, height: number, rgb: Uint8Array): Promise<Uint8Array> => {
  let file = new Uint8Array();
  for (const quality of QUALITIES) {
    const image = sharp(rgb, { raw: { width, height, channels: 3 } });
    file = await image.jpeg({ quality, chromaSubsampling: '4:4:4', optimizeCoding: true }).toBuffer();
    if (file.byteLength <= MOST_BOARD_BYTES) break;
  }
  return file;
};
