import { Resvg } from '@resvg/resvg-js';
import { boardSvg } from '../view/svg/board.ts';
import { kingdomSvg } from '../view/svg/kingdom.ts';
import { type BoardPicture, keptHash, type Picture } from '../view/svg/picture.ts';
import { font } from './font.ts';

export interface DrawRequest {
  /** A picture's data as JSON. */
  readonly data: string;
  /** What is drawn in the place of the kept picture that lies under it, PNG or JPEG. */
  readonly background?: Uint8Array;
}

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
