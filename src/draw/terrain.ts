import { hexColorOf, mixColors } from './colour.ts';
import { circle, formatSvgNumber, line } from './draw.ts';
import type { BoardPicture } from './picture.ts';

/** Draws the sign of a terrain around a point, as an open path; `s` is half its size in pixels. */
type Motif = (x: number, y: number, s: number) => string;

const strokes =
  (...lines: readonly (readonly number[])[]): Motif =>
  (x, y, s) =>
    lines
      .map((numbers) =>
        line(
          numbers.flatMap((value, i) => (i % 2 === 0 ? [{ x: x + value * s, y: y + (numbers[i + 1] ?? 0) * s }] : [])),
          false,
        ),
      )
      .join('');

const wave = (x: number, y: number, s: number): string =>
  `M${formatSvgNumber(x - s)} ${formatSvgNumber(y)}q${formatSvgNumber(s * 0.33)} ${formatSvgNumber(-s * 0.45)} ${formatSvgNumber(s * 0.67)} 0t${formatSvgNumber(s * 0.67)} 0t${formatSvgNumber(s * 0.67)} 0`;

const hump = (x: number, y: number, s: number): string =>
  `M${formatSvgNumber(x - s)} ${formatSvgNumber(y)}q${formatSvgNumber(s)} ${formatSvgNumber(-s * 1.5)} ${formatSvgNumber(2 * s)} 0`;

const trees = strokes(
  [-0.9, 0.45, -0.5, -0.65, -0.1, 0.45, -0.9, 0.45],
  [0.1, 0.45, 0.5, -0.65, 0.9, 0.45, 0.1, 0.45],
  [-0.5, 0.45, -0.5, 0.8],
  [0.5, 0.45, 0.5, 0.8],
);
const peaks = strokes([-1, 0.6, -0.3, -0.7, 0.25, 0.35], [0, -0.1, 0.4, -0.5, 1, 0.6, -1, 0.6]);
const reeds = strokes([-0.7, 0.5, 0.7, 0.5], [0, 0.5, 0, -0.5], [-0.4, 0.5, -0.6, -0.2], [0.4, 0.5, 0.6, -0.2]);
const houses = strokes(
  [-0.8, 0.6, -0.8, -0.1, -0.35, -0.6, 0.1, -0.1, 0.1, 0.6, -0.8, 0.6],
  [0.1, 0.1, 0.45, -0.2, 0.85, 0.1, 0.85, 0.6, 0.1, 0.6],
);
const walls = strokes([
  -0.8, 0.7, -0.8, -0.7, -0.4, -0.7, -0.4, -0.35, -0.2, -0.35, -0.2, -0.7, 0.2, -0.7, 0.2, -0.35, 0.4, -0.35, 0.4, -0.7,
  0.8, -0.7, 0.8, 0.7, -0.8, 0.7,
]);
const saltire = strokes([-0.75, -0.75, 0.75, 0.75], [0.75, -0.75, -0.75, 0.75]);
const corners = strokes(
  [-0.8, -0.3, -0.8, -0.8, -0.3, -0.8],
  [0.3, -0.8, 0.8, -0.8, 0.8, -0.3],
  [0.8, 0.3, 0.8, 0.8, 0.3, 0.8],
  [-0.3, 0.8, -0.8, 0.8, -0.8, 0.3],
);
const waves: Motif = (x, y, s) => wave(x, y - s * 0.25, s * 0.8) + wave(x, y + s * 0.35, s * 0.8);
const humps: Motif = (x, y, s) => hump(x - s * 0.4, y + s * 0.35, s * 0.5) + hump(x + s * 0.35, y + s * 0.1, s * 0.5);
const grains: Motif = (x, y, s) =>
  [-0.5, 0, 0.5].map((at, i) => circle(x + at * s, y + (i === 1 ? -0.3 : 0.3) * s, s * 0.09)).join('');

const spot: Motif = (x, y, s) => [0.15, 0.3, 0.45].map((radius) => circle(x, y, s * radius)).join('');

const KNOWN: readonly (readonly [RegExp, string, Motif | undefined])[] = [
  [/star/, '#dcb673', spot],
  [/throne/, '#f1d98a', saltire],
  [/castle|fort|keep|citadel|tower/, '#d8cfe6', walls],
  [/city|town|village|settle|capital/, '#f0cfc0', houses],
  [/camp|base|edge|start|goal|corner/, '#e4dccb', corners],
  [/mountain|peak|rock|cliff/, '#cdc3ba', peaks],
  [/hill|ridge|rough/, '#e6d5a8', humps],
  [/forest|wood|jungle|grove/, '#b7d4a4', trees],
  [/swamp|marsh|bog|fen/, '#bfd6cb', reeds],
  [/sea|ocean|lake|water|river|ford|bay/, '#b3d6f0', waves],
  [/desert|sand|beach|dune/, '#f6e8bd', grains],
  [/snow|ice|glacier/, '#f4f9fd', undefined],
  [/clear|plain|grass|open|field|meadow|farm/, '#eaf1db', undefined],
];

const UNKNOWN = ['#e8dff2', '#d9ecec', '#f6dfe6', '#e9e6d2', '#dde5f4', '#efe0d2'] as const;

const BARE = '#eef1f4';

export interface GroundStyle {
  readonly fill: string;
  readonly ink: string;
  readonly motif: Motif | undefined;
}

const ground = (fill: string, motif?: Motif): GroundStyle => ({ fill, ink: mixColors(fill, '#000000', 0.3), motif });

export const groundStylesOf = (board: BoardPicture): ((terrain: string | undefined) => GroundStyle) => {
  const grounds = new Map<string, GroundStyle>();
  for (const [i, { name, colour }] of (board.terrain ?? []).entries()) {
    const known = KNOWN.find(([words]) => words.test(name.toLowerCase()));
    grounds.set(name, ground(hexColorOf(colour, known?.[1] ?? UNKNOWN[i % UNKNOWN.length]), known?.[2]));
  }
  const bare = ground(BARE);
  return (terrain) => (terrain === undefined ? bare : (grounds.get(terrain) ?? bare));
};
