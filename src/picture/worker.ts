import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { boardSvg } from '../view/svg/board.ts';
import { kingdomSvg } from '../view/svg/kingdom.ts';
import { type BoardPicture, keptHash, type Picture } from '../view/svg/picture.ts';

export interface DrawRequest {
  /** A picture's data as JSON. */
  readonly data: string;
  /** The file of the kept picture that lies under it, PNG or JPEG. */
  readonly background?: Uint8Array;
}

const require = createRequire(import.meta.url);
/** TTF files: with any other kind of font resvg draws no letters, and says nothing. */
const fontFiles = ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) =>
  require.resolve(`dejavu-fonts-ttf/ttf/${name}`),
);
const font = { loadSystemFonts: false, fontFiles, defaultFontFamily: 'DejaVu Sans', sansSerifFamily: 'DejaVu Sans' };

const svgOf = (picture: Picture, background: Uint8Array | undefined): string =>
  picture.shape === 'kingdom' ? kingdomSvg(picture) : boardSvg(withBackground(picture, background));

/** A board on the kept picture that lies under it; on none, where that could not be brought. */
const withBackground = (board: BoardPicture, bytes: Uint8Array | undefined): BoardPicture => {
  const { background, ...bare } = board;
  if (!background || keptHash(board) === undefined) return board;
  return bytes ? { ...bare, background: { ...background, href: dataUri(bytes) } } : bare;
};

const dataUri = (bytes: Uint8Array): string =>
  `data:image/${bytes[0] === 0x89 ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}`;

/** What the drawing thread does: a picture as a PNG file. */
export const work = ({ data, background }: DrawRequest): Uint8Array =>
  new Resvg(svgOf(JSON.parse(data) as Picture, background), { font, logLevel: 'off' }).render().asPng();
