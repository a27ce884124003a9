import { Resvg } from '@resvg/resvg-js';
import { boardSvg } from '../view/svg/board.ts';
import { kingdomSvg } from '../view/svg/kingdom.ts';
import { type BoardPicture, keptHash, type Picture, type PiecePicture } from '../view/svg/picture.ts';
import { font } from './font.ts';

type KeptFiles = ReadonlyMap<string, Uint8Array>;

export interface DrawRequest {
  /** A picture's data as JSON. */
  readonly data: string;
  /** What is drawn in the place of the kept pictures in it, PNG or JPEG, by hash. */
  readonly kept?: KeptFiles;
}

const svgOf = (picture: Picture, kept: KeptFiles): string =>
  picture.shape === 'kingdom' ? kingdomSvg(picture) : withFiles(boardSvg(withPictures(picture, kept)), kept);

/** A board on the kept picture that lies under it, and with the pictures of pieces; without those that lack. */
const withPictures = (board: BoardPicture, kept: KeptFiles): BoardPicture => {
  const { background, pieces, ...bare } = board;
  const hash = keptHash(board);
  const file = hash === undefined ? undefined : kept.get(hash);
  const below = background && file ? { ...background, href: dataUri(file) } : hash === undefined && background;
  return {
    ...bare,
    pieces: pieces.map(({ art, ...piece }): PiecePicture => (art && kept.has(art.hash) ? { ...piece, art } : piece)),
    ...(below ? { background: below } : {}),
  };
};

const withFiles = (svg: string, kept: KeptFiles): string =>
  svg.replaceAll(/"sha256:([0-9a-f]{64})"/g, (_, hash: string) => {
    const file = kept.get(hash);
    return file ? `"${dataUri(file)}"` : '""';
  });

const dataUri = (bytes: Uint8Array): string =>
  `data:image/${bytes[0] === 0x89 ? 'png' : 'jpeg'};base64,${Buffer.from(bytes).toString('base64')}`;

/** What the drawing thread does: a picture as a PNG file. */
export const work = ({ data, kept = new Map() }: DrawRequest): Uint8Array =>
  new Resvg(svgOf(JSON.parse(data) as Picture, kept), { font, logLevel: 'off' }).render().asPng();
