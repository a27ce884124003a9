import { expect, test } from 'vitest';
import { type BoardPicture, storedBackgroundHash, storedPictureHref } from '../../src/draw/picture.ts';
import { boardSvg } from '../support/pictures/board-svg.ts';
import { en } from '../support/words.ts';

const corner = (x: number, y: number) => ({ x, y });
const square = [corner(1, 1), corner(3, 1), corner(3, 3), corner(1, 3)];
const background = { href: storedPictureHref('aa'.repeat(32)), x: 0, y: 0, width: 8, height: 4 };

const board = (shape: BoardPicture['shape'], rest: Partial<BoardPicture> = {}): BoardPicture => ({
  shape,
  legend: en.board.legend,
  cells: [{ id: 'Vale', label: 'Vale', centre: corner(2, 2), outline: square }],
  pieces: [],
  background,
  ...rest,
});

/** The box in which the picture is shown, and the picture's own size: width by height, in widths of a cell. */
const boxes = (picture: BoardPicture): readonly string[] => {
  const svg = boardSvg(picture);
  const [, outer, inner] = /<svg [^>]*?width="[^>]*>[\s\S]*?(<svg [^>]*>)\s*(<image [^>]*>)/.exec(svg) ?? [];
  const size = (tag = ''): readonly number[] =>
    ['width', 'height'].map((name) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(tag)?.[1]));
  const unit = (size(inner)[0] ?? 0) / background.width;
  return [outer, inner].map((tag) =>
    size(tag)
      .map((length) => Math.round((length / unit) * 10) / 10)
      .join(' x '),
  );
};

test('[T24] a whole board of regions shows its whole background picture', () => {
  expect(boxes(board('region'))).toEqual(['8 x 4', '8 x 4']);
});

test('[T24] a board that is a part, or of squares or hexes, shows its picture only under cells', () => {
  expect(boxes(board('region', { more: { left: true } }))).toEqual(['2 x 2', '8 x 4']);
  expect(boxes(board('square'))).toEqual(['2 x 2', '8 x 4']);
});

test('the background picture is below everything else', () => {
  const svg = boardSvg(board('square'));
  expect(svg.indexOf('<image')).toBeLessThan(svg.indexOf('<path'));
});

test('[T24] a name too long for a small region is printed below it', () => {
  const wide = { ...background, width: 12, height: 8 };
  const names = ['Westmark', 'Millvale', 'Eastreach'];
  const cells = names.map((label, i) => {
    const centre = corner(2 + 3.5 * i, 4);
    return {
      id: label,
      label,
      centre,
      outline: square.map(({ x, y }) => corner(centre.x + (x - 2) / 2, centre.y + (y - 2) / 2)),
    };
  });
  const texts = [...boardSvg(board('region', { cells, background: wide })).matchAll(/<text[^>]*>([^<]*)</g)].map(
    ([, text]) => text,
  );
  expect(texts).toEqual(expect.arrayContaining(names));
});

test('a stored picture is referenced by hash, any other picture directly', () => {
  const hash = 'ab'.repeat(32);
  expect(storedBackgroundHash({ background: { ...background, href: storedPictureHref(hash) } })).toBe(hash);
  const other = { ...background, href: 'data:image/png;base64,AAAA' };
  expect([storedBackgroundHash({ background: other }), storedBackgroundHash({})]).toEqual([undefined, undefined]);
});

test('[V1] a board without borders outlines no cell', () => {
  const rims = (rest: Partial<BoardPicture>): number =>
    boardSvg(board('square', rest)).split('stroke="#b9c0c9"').length;
  const { background: _, ...plain } = board('square');
  const plainRims = (rest: Partial<BoardPicture>): number =>
    boardSvg({ ...plain, ...rest }).split('stroke="#b9c0c9"').length;
  expect(rims({}) - rims({ borders: false })).toBe(1);
  expect(plainRims({}) - plainRims({ borders: false })).toBe(1);
});
