import { INK_COLOR, MUTED_TEXT_COLOR, PAGE } from './colour.ts';
import { box, element, label } from './draw.ts';
import type { KingdomPicture, KingdomWords, PilePicture } from './kingdom-picture.ts';
import {
  drawGroupTitle,
  drawLandscapeStrip,
  drawPileTile,
  LANDSCAPE_STRIP_SIZE,
  PILE_TILE_SIZES,
} from './kingdom-tile.ts';
import { estimateTextWidth, sanitizeText } from './text.ts';

const COLUMNS = 4;
const PAD = 20;
const GAP = 10;
const WIDTH = 2 * PAD + COLUMNS * PILE_TILE_SIZES.width + (COLUMNS - 1) * GAP;
const TITLE = 56;
const OVER = { titled: 38, plain: 12 } as const;
const EXTRA = { size: 21, line: 30, most: 4 } as const;

interface PilePlace {
  readonly pile: PilePicture;
  readonly title?: { readonly text: string; readonly span: number };
}

const rowsOf = ({ groups, beside }: KingdomPicture): readonly (readonly PilePlace[])[] => {
  const tens = groups.flatMap(({ title, piles }) => piles.map((pile) => ({ pile, title })));
  const rows: PilePlace[][] = [];
  for (let start = 0; start < tens.length; start += COLUMNS) {
    const row = tens.slice(start, start + COLUMNS);
    rows.push(
      row.map(({ pile, title }, i) => {
        if (title === undefined || row[i - 1]?.title === title) return { pile };
        const rest = row.slice(i).findIndex((other) => other.title !== title);
        return { pile, title: { text: title, span: rest < 0 ? row.length - i : rest } };
      }),
    );
  }
  for (let start = 0; start < beside.length; start += COLUMNS) {
    rows.push(
      beside.slice(start, start + COLUMNS).map(({ pile, title }) => ({ pile, title: { text: title, span: 1 } })),
    );
  }
  return rows;
};

const across = (column: number): number => PAD + column * (PILE_TILE_SIZES.width + GAP);

const overOf = (places: readonly PilePlace[]): number => (places.some(({ title }) => title) ? OVER.titled : OVER.plain);

const row = (places: readonly PilePlace[], top: number): string => {
  const titles = places.map(({ title }, i) => {
    const width = title ? title.span * PILE_TILE_SIZES.width + (title.span - 1) * GAP : 0;
    return title ? drawGroupTitle(title.text, across(i), top + OVER.titled / 2 - 4, width) : '';
  });
  return [...titles, ...places.map(({ pile }, i) => drawPileTile(pile, across(i), top + overOf(places)))].join('');
};

const extraLines = (lead: string, extras: readonly string[], { more }: KingdomWords): readonly string[] => {
  const andMore = (count: number): string => ` · ${more.replace('#', String(count))}`;
  const lines: string[] = [];
  for (const [i, extra] of extras.map(sanitizeText).entries()) {
    const last = lines.at(-1);
    const longer = last === undefined ? `${lead} ${extra}` : `${last} · ${extra}`;
    const after = lines.length === EXTRA.most && i < extras.length - 1 ? andMore(extras.length - i - 1) : '';
    if (last !== undefined && estimateTextWidth(longer + after, EXTRA.size) > WIDTH - 2 * PAD) {
      if (lines.length === EXTRA.most) return [...lines.slice(0, -1), last + andMore(extras.length - i)];
      lines.push(extra);
    } else lines.splice(-1, 1, longer);
  }
  return lines;
};

/**
 * Draws a kingdom as an SVG document (K19). It shows the ten piles in two rows, then the other piles, the landscapes,
 * and the remaining material. Equal data gives equal text.
 */
export const drawKingdomSvg = (picture: KingdomPicture): string => {
  const { words } = picture;
  const rows = rowsOf(picture);
  const extras = [
    extraLines(words.extras, picture.extras, words),
    ...picture.lists.map(({ title, names }) => extraLines(`${sanitizeText(title)}:`, names, words)),
  ].flat();
  const tops = rows.map(
    (_, i) => TITLE + rows.slice(0, i).reduce((sum, places) => sum + overOf(places) + PILE_TILE_SIZES.height, 0),
  );
  const landTop = TITLE + rows.reduce((sum, places) => sum + overOf(places) + PILE_TILE_SIZES.height, 0) + 22;
  const strips = Math.ceil(picture.landscapes.length / 2);
  const extraTop = landTop + strips * (LANDSCAPE_STRIP_SIZE.height + GAP) + (extras.length > 0 ? EXTRA.line / 2 : 0);
  const height = extraTop + extras.length * EXTRA.line + (extras.length > 0 ? 6 : 0);
  const content = [
    box(0, 0, WIDTH, height, { fill: PAGE }),
    label(words.kingdom, PAD, 34, { size: 30, width: 300, bold: true, anchor: 'start' }),
    label(picture.code, WIDTH - PAD, 36, { size: 22, width: 800, anchor: 'end', fill: MUTED_TEXT_COLOR }),
    ...rows.map((places, i) => row(places, tops[i] ?? 0)),
    ...picture.landscapes.map((one, i) =>
      drawLandscapeStrip(
        one,
        PAD + (i % 2) * (LANDSCAPE_STRIP_SIZE.width + GAP),
        landTop + Math.floor(i / 2) * (LANDSCAPE_STRIP_SIZE.height + GAP),
      ),
    ),
    ...extras.map((text, i) =>
      label(text, PAD, extraTop + i * EXTRA.line, {
        size: EXTRA.size,
        width: WIDTH - 2 * PAD,
        anchor: 'start',
        fill: INK_COLOR,
      }),
    ),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height,
      viewBox: `0 0 ${WIDTH} ${height}`,
      'font-family': 'DejaVu Sans, sans-serif',
    },
    content.join('').replaceAll('><', '>\n<'),
  );
};
