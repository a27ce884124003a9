import {
  type BoardPicture,
  box,
  type CroppedBackground,
  drawnBoard,
  element,
  PAGE,
  type Picture,
  storedPictureHref,
} from '../../../src/draw/index.ts';
import type { KingdomPicture } from '../../../src/draw/kingdom-picture.ts';
import { chartSvg } from '../../../src/view/scoring/chart.ts';
import { recapSvg } from '../../../src/view/scoring/recap.ts';

/**
 * A board as one SVG document, drawn at one go: what is put together of kept parts must look the same. `href`: the file
 * of the kept picture that lies under it, as a data URI.
 */
export const boardSvg = (picture: BoardPicture, href?: string): string => {
  const { width, height, scale, ground, sprites } = drawnBoard(picture);
  const standing = new Set(picture.pieces.map(({ cell }) => cell));
  const noted = new Set(picture.cells.filter(({ note }) => note).map(({ id }) => id));
  const [wide, high] = [Math.floor(width * scale), Math.floor(height * scale)];
  const content = [
    box(0, 0, width, height, { fill: PAGE }),
    ...(ground.under
      ? [imageSvg(ground.under, href ?? storedPictureHref(ground.under.hash)).replaceAll('><', '>\n<')]
      : []),
    ground.svg(({ id }) => !standing.has(id) && !noted.has(id)).replaceAll('><', '>\n<'),
    ...sprites.map(({ svg, x, y }) => element('g', { transform: `translate(${x} ${y})` }, svg)),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: wide,
      height: high,
      viewBox: `0 0 ${wide / scale} ${high / scale}`,
      'font-family': 'DejaVu Sans, sans-serif',
    },
    // Whatever stands somewhere is a line: a golden file then shows what moved.
    `\n${content.join('\n')}\n`,
  );
};

/** A picture of its own cuts off what lies beyond the cells. */
const imageSvg = ({ whole, shown }: CroppedBackground, href: string): string =>
  element(
    'svg',
    { x: shown.left, y: shown.top, width: shown.width, height: shown.height },
    element('image', {
      href,
      x: whole.left - shown.left,
      y: whole.top - shown.top,
      width: whole.width,
      height: whole.height,
      preserveAspectRatio: 'none',
    }),
  );

/** Any picture but that of a kingdom as elements. */
export const pictureSvg = (picture: Exclude<Picture, KingdomPicture>): string => {
  if (picture.shape === 'chart') return chartSvg(picture);
  if (picture.shape !== 'recap') return boardSvg(picture);
  return recapSvg(picture).svg + (picture.board ? boardSvg(picture.board) : '');
};
