import type { RecapPicture } from '../draw/index.ts';
import { RECAP_WIDTH, recapSvg } from '../view/scoring/recap.ts';
import type { BoardDrawer } from './board.ts';
import { FullCanvas } from './canvas.ts';
import { encodeCanvas } from './encoded.ts';
import { convertToPalette, page } from './numbered.ts';
import { Palette } from './palette.ts';
import { rasterOf } from './raster.ts';

/**
 * The largest width and height of the board below the recap, in pixels. It is limited because the picture is stored,
 * and viewed on a phone.
 */
const LARGEST_BOARD = 1000;
const ALONE = 960;

export const drawRecapPicture = async (boards: BoardDrawer, picture: RecapPicture): Promise<Uint8Array> => {
  const board = picture.board && (await boards.laid(picture.board, LARGEST_BOARD));
  const width = Math.max(board?.width ?? ALONE, RECAP_WIDTH);
  const scale = width / RECAP_WIDTH;
  const { svg, height } = recapSvg(picture);
  const top = Math.ceil(height * scale);
  const canvas = new FullCanvas(width, top + (board?.height ?? 0), page);
  canvas.lay(rasterOf(svg, { left: 0, top: 0, width: RECAP_WIDTH, height }, scale), 0, 0);
  if (board) {
    const rgb = board instanceof FullCanvas ? board.rgb : board.rgb();
    const left = Math.floor((width - board.width) / 2);
    for (let y = 0; y < board.height; y += 1)
      canvas.rgb.set(rgb.subarray(y * board.width * 3, (y + 1) * board.width * 3), ((top + y) * width + left) * 3);
  }
  const palette = Palette.ofPixels(canvas.rgb, [page]);
  return encodeCanvas(palette ? convertToPalette(canvas, palette) : canvas);
};
