import { INK_COLOR, LINE_COLOR, readableTextColorOn } from './colour.ts';
import { box, circle, element, label, line, path } from './draw.ts';
import type { LandscapePicture, PilePicture, PriceTag } from './kingdom-picture.ts';
import { estimateTextWidth, sanitizeText, wrapTextToWidth } from './text.ts';

/**
 * The sizes of a tile, in pixels of the picture. A phone shows the picture 390 pixels wide, so a text size of 24
 * becomes 10 (U25).
 */
export const PILE_TILE_SIZES = { width: 216, height: 182, upper: 70, middle: 58, radius: 10 } as const;
export const LANDSCAPE_STRIP_SIZE = { width: 442, height: 62 } as const;

const SPECIAL: readonly (readonly [string, string])[] = [
  ['Reaction', '#7fb0dd'],
  ['Duration', '#f2a65a'],
  ['Reserve', '#d3b07e'],
];
const MAIN: readonly (readonly [string, string])[] = [
  ['Treasure', '#ecca55'],
  ['Victory', '#94c178'],
  ['Night', '#40435a'],
];
const ACTION = '#efe9da';
const ATTACK = '#b3261e';
const KINDS: Readonly<Record<string, string>> = {
  event: '#d5d8dc',
  landmark: '#a5c795',
  project: '#eab9a4',
  way: '#b5dcee',
  ally: '#ecd9a4',
  trait: '#c9bfe0',
  prophecy: '#b9d3e8',
};

const coloursOf = (types: readonly string[]): readonly string[] => {
  const held = (list: typeof MAIN): readonly string[] =>
    list.flatMap(([type, colour]) => (types.includes(type) ? [colour] : []));
  const special = held(SPECIAL);
  const plain = special.length === 0 && types.includes('Action') ? [ACTION] : [];
  const all = [...special, ...plain, ...held(MAIN)];
  return all.length > 0 ? all : [ACTION];
};

const fitted = (
  text: string,
  width: number,
  lines: number,
  sizes: readonly number[],
  bold: boolean,
): { size: number; rows: readonly string[] } => {
  const whole = sanitizeText(text);
  for (const size of sizes) {
    const rows = wrapTextToWidth(whole, width, size, lines, bold);
    if (rows.join(' ') === whole) return { size, rows };
  }
  const size = sizes.at(-1) ?? 12;
  return { size, rows: wrapTextToWidth(whole, width, size, lines, bold) };
};

const COIN = 20;

const coin = (x: number, y: number, text: string): string =>
  path(circle(x, y, COIN), { fill: '#e2b93b', stroke: '#8a6a10', 'stroke-width': 2 }) +
  label(text, x, y, { size: text.length > 1 ? 20 : 26, width: 2 * COIN, bold: true });

const potion = (x: number, y: number): string =>
  path(`M${x - 6} ${y - 19}h12v4h-2v9l11 17q3 8 -5 8h-20q-8 0 -5 -8l11 -17v-9h-2z`, {
    fill: '#4a90c9',
    stroke: '#1d4f78',
    'stroke-width': 2,
    'stroke-linejoin': 'round',
  });

const debt = (x: number, y: number, text: string): string => {
  const corners = Array.from({ length: 6 }, (_, i) => ({
    x: x + 22 * Math.cos((i * Math.PI) / 3),
    y: y + 22 * Math.sin((i * Math.PI) / 3),
  }));
  return (
    path(line(corners, true), { fill: '#9c4a2f', stroke: '#5c2413', 'stroke-width': 2 }) +
    label(text, x, y, { size: text.length > 1 ? 20 : 26, width: 40, bold: true, fill: '#ffffff' })
  );
};

const price = (cost: PriceTag, x: number, y: number): { readonly svg: string; readonly width: number } => {
  const signs: ((at: number) => string)[] = [];
  if (cost.coins > 0 || (!cost.potion && cost.debt === 0))
    signs.push((at) => coin(at, y, `${cost.coins}${cost.mark ?? ''}`));
  if (cost.potion) signs.push((at) => potion(at, y));
  if (cost.debt > 0) signs.push((at) => debt(at, y, String(cost.debt)));
  const step = 2 * COIN + 6;
  return { svg: signs.map((sign, i) => sign(x + COIN + i * step)).join(''), width: signs.length * step };
};

const marks = (texts: readonly string[], right: number, y: number): string => {
  let end = right;
  return texts
    .map((text) => {
      const width = Math.min(PILE_TILE_SIZES.width - 20, estimateTextWidth(sanitizeText(text), 17, true) + 20);
      const left = end - width;
      end = left - 4;
      return (
        box(left, y - 14, width, 28, { rx: 14, fill: '#5b4a8a', stroke: '#ffffff', 'stroke-width': 2 }) +
        label(text, left + width / 2, y, { size: 17, width: width - 12, bold: true, fill: '#ffffff' })
      );
    })
    .join('');
};

const NAME_SIZES: readonly number[] = [28, 26, 24, 22, 20, 18];
const TYPE_SIZES: readonly number[] = [24, 22, 20];
/** The text sizes for a name on three lines. */
const TIGHT_SIZES: readonly number[] = [19, 18, 17, 16, 15, 14, 13];
const SMALL_SIZES: readonly number[] = [24, 22, 20, 18];

export const drawPileTile = (pile: PilePicture, x: number, y: number): string => {
  const { width, height, upper, middle, radius } = PILE_TILE_SIZES;
  const [first = ACTION, second = first, third] = coloursOf(pile.types);
  const attack = pile.types.includes('Attack') ? 10 : 0;
  const inner = `M${x} ${y + upper}h${width}v${height - upper - radius}q0 ${radius} ${-radius} ${radius}h${-(width - 2 * radius)}q${-radius} 0 ${-radius} ${-radius}z`;
  const marked = pile.marks.length > 0;
  const name = fitted(pile.name, width - 24 - attack, 2, marked ? NAME_SIZES.slice(2) : NAME_SIZES, true);
  const lineHeight = name.size * 1.16;
  const nameTop = y + upper / 2 + (marked ? 11 : 2) - ((name.rows.length - 1) * lineHeight) / 2;
  const own = price(pile.cost, x + 8 + attack, y + upper + middle / 2);
  const lower = pile.lower && price(pile.lower, x + 8 + attack + own.width, y + upper + middle / 2);
  const tag = { svg: own.svg + (lower?.svg ?? ''), width: own.width + (lower?.width ?? 0) };
  const room = width - tag.width - 20 - attack;
  const all = pile.types.join(' · ');
  const inTwo = fitted(all, room, 2, TYPE_SIZES, false);
  const types = inTwo.rows.join(' ') === all ? inTwo : fitted(all, room, 3, TIGHT_SIZES, false);
  const typeRows = types.rows.map((row) => row.replace(/^· | ·$/g, ''));
  const typesTop = y + upper + middle / 2 - ((typeRows.length - 1) * types.size * 1.15) / 2;
  return [
    box(x, y, width, height, { rx: radius, fill: first }),
    second === first ? '' : path(inner, { fill: second }),
    third === undefined ? '' : box(x + radius, y + height - 8, width - 2 * radius, 8, { fill: third }),
    attack > 0 ? box(x, y + radius, attack, height - 2 * radius, { fill: ATTACK }) : '',
    box(x, y, width, height, { rx: radius, fill: 'none', stroke: LINE_COLOR, 'stroke-width': 2 }),
    ...name.rows.map((row, i) =>
      label(row, x + attack / 2 + width / 2, nameTop + i * lineHeight, {
        size: name.size,
        width,
        bold: true,
        fill: readableTextColorOn(first),
      }),
    ),
    tag.svg,
    ...typeRows.map((row, i) =>
      label(row, x + width - 10 - room / 2, typesTop + i * types.size * 1.15, {
        size: types.size,
        width: room,
        fill: readableTextColorOn(second),
      }),
    ),
    ...[pile.roles.join(' · '), pile.set].map((text, i) => {
      const small = fitted(text, width - 20, 1, SMALL_SIZES, i === 0);
      return label(small.rows[0] ?? '', x + attack / 2 + width / 2, y + upper + middle + 13 + i * 26, {
        size: small.size,
        width: width - 20,
        bold: i === 0,
        fill: readableTextColorOn(second),
      });
    }),
    marks(pile.marks, x + width - 6, y + 6),
  ].join('');
};

export const drawLandscapeStrip = (one: LandscapePicture, x: number, y: number): string => {
  const fill = KINDS[one.kind] ?? ACTION;
  const tag = one.cost ? price(one.cost, x + 10, y + LANDSCAPE_STRIP_SIZE.height / 2) : { svg: '', width: 0 };
  const kind = one.kind.charAt(0).toUpperCase() + one.kind.slice(1);
  const left = x + 18 + tag.width;
  const room = LANDSCAPE_STRIP_SIZE.width - tag.width - 36 - estimateTextWidth(kind, 19) - 16;
  const name = fitted(one.name, room, 1, NAME_SIZES, true);
  return [
    box(x, y, LANDSCAPE_STRIP_SIZE.width, LANDSCAPE_STRIP_SIZE.height, {
      rx: 8,
      fill,
      stroke: LINE_COLOR,
      'stroke-width': 2,
    }),
    tag.svg,
    label(name.rows[0] ?? '', left, y + LANDSCAPE_STRIP_SIZE.height / 2, {
      size: name.size,
      width: room,
      bold: true,
      anchor: 'start',
      fill: INK_COLOR,
    }),
    label(kind, x + LANDSCAPE_STRIP_SIZE.width - 18, y + LANDSCAPE_STRIP_SIZE.height / 2, {
      size: 19,
      width: 120,
      anchor: 'end',
      fill: INK_COLOR,
    }),
  ].join('');
};

export const drawGroupTitle = (text: string, x: number, y: number, width: number): string =>
  element(
    'g',
    {},
    path(
      line([
        { x, y: y + 14 },
        { x: x + width, y: y + 14 },
      ]),
      { stroke: LINE_COLOR, 'stroke-width': 3 },
    ),
  ) + label(text, x, y, { size: 19, width, anchor: 'start', fill: INK_COLOR, bold: true });
