import { Resvg } from '@resvg/resvg-js';
import { drawKingdomSvg, type Picture } from '../draw/index.ts';
import { chartSvg } from '../view/scoring/chart.ts';
import { BoardDrawer } from './board.ts';
import { FullCanvas } from './canvas.ts';
import { encodeCanvas } from './encoded.ts';
import { font } from './font.ts';
import { convertToPalette, page } from './numbered.ts';
import { Palette } from './palette.ts';
import { drawRecapPicture } from './recap.ts';

export interface DrawRequest {
  readonly data: string;
  readonly kept?: ReadonlyMap<string, Uint8Array | undefined>;
}

export type Drawn = { readonly file: Uint8Array } | { readonly lacking: readonly string[] };

const boards = new BoardDrawer();

export const work = async ({ data, kept = new Map() }: DrawRequest): Promise<Drawn> => {
  const picture = JSON.parse(data) as Picture;
  if (picture.shape === 'kingdom') return { file: await wholeFile(drawKingdomSvg(picture)) };
  if (picture.shape === 'chart') return { file: await wholeFile(chartSvg(picture)) };
  const board = picture.shape === 'recap' ? picture.board : picture;
  if (board) boards.lacking(board);
  for (const [hash, file] of kept) if (file) await boards.bring(hash, file);
  const lacking = board ? boards.lacking(board).filter((hash) => !kept.has(hash)) : [];
  if (lacking.length > 0) return { lacking };
  return { file: await (picture.shape === 'recap' ? drawRecapPicture(boards, picture) : boards.draw(picture)) };
};

const wholeFile = (svg: string): Promise<Uint8Array> => {
  const { width, height, pixels } = new Resvg(svg, { font, logLevel: 'off' }).render();
  const canvas = new FullCanvas(width, height, page);
  canvas.lay({ left: 0, top: 0, width, height, pixels, flats: [] }, 0, 0);
  const palette = Palette.ofPixels(canvas.rgb, [page]);
  return encodeCanvas(palette ? convertToPalette(canvas, palette) : canvas);
};
