import { artBoxOf, embedPicture } from './art.ts';
import { INK_COLOR, LINE_COLOR, MUTED_TEXT_COLOR } from './colour.ts';
import { box, label, path } from './draw.ts';
import { drawEdgeLine, isEdgeAcrossBorder, span } from './edges.ts';
import type { BoardFrame } from './frame.ts';
import { CELL_MARK_STYLES, crossPathData, symbol } from './marks.ts';
import type { ArtPicture, BoardPicture, CellMark, Point, SidePicture } from './picture.ts';
import { drawSideToken } from './shapes.ts';
import { around, createSprite, type Sprite, textSprite } from './sprite.ts';
import { groundStylesOf } from './terrain.ts';
import { estimateTextWidth, sanitizeText, truncateTextToWidth } from './text.ts';

interface LegendEntry {
  readonly text: string;
  readonly bold?: boolean;
  readonly wide?: number;
  readonly icon: (x: number, y: number, size: number) => string;
}

const MOST_NAMES_IN_LEGEND = 16;

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

const sidesOf = (board: BoardPicture): readonly SidePicture[] => {
  const sides = new Map<number, SidePicture>();
  for (const side of [...(board.sides ?? []), ...board.pieces.flatMap((piece) => piece.side ?? [])]) {
    if (!sides.has(side.index)) sides.set(side.index, side);
  }
  return [...sides.values()].sort((a, b) => a.index - b.index);
};

const sideEntries = (board: BoardPicture): readonly LegendEntry[] => [
  ...sidesOf(board).map(
    (side): LegendEntry => ({
      text: side.name,
      bold: true,
      icon: (x, y, size) => drawSideToken(side, x, y, size * 0.46),
    }),
  ),
  ...(board.pieces.some(({ side, card, pile }) => !side && !card && !pile)
    ? [
        {
          text: board.legend.noSide,
          icon: (x: number, y: number, size: number) => drawSideToken(undefined, x, y, size * 0.46),
        },
      ]
    : []),
];

const chip = (letters: string, text: string): LegendEntry => {
  const wide = Math.max(1, estimateTextWidth(letters, 0.62, true) + 0.36);
  return {
    text,
    wide,
    icon: (x, y, size) =>
      box(x - size * (wide / 2 - 0.04), y - size * 0.45, size * (wide - 0.08), size * 0.9, {
        rx: size * 0.2,
        fill: '#ffffff',
        stroke: MUTED_TEXT_COLOR,
        'stroke-width': Math.max(1, size * 0.05),
      }) + label(letters, x, y, { size: size * 0.62, width: size * wide, bold: true }),
  };
};

const nameEntries = (board: BoardPicture, labels: ReadonlyMap<string, string>): readonly LegendEntry[] => {
  const lettered = board.pieces.filter(({ art, card, pile }) => !art && !card && !pile);
  const open = lettered.filter((piece) => !piece.hidden);
  const names = unique(open.map((piece) => piece.name)).filter((name) => sanitizeText(name) !== labels.get(name));
  return [
    ...figureEntries(board),
    ...names.slice(0, MOST_NAMES_IN_LEGEND).map((name) => chip(labels.get(name) ?? '', name)),
    ...(names.length > MOST_NAMES_IN_LEGEND
      ? [chip('…', board.legend.more.replace('#', String(names.length - MOST_NAMES_IN_LEGEND)))]
      : []),
    ...(open.length < lettered.length ? [chip('?', board.legend.faceDown)] : []),
  ];
};

const figureEntries = ({ pieces }: BoardPicture): readonly LegendEntry[] => {
  const figures = new Map<string, ArtPicture>();
  for (const { name, art, card, pile, hidden } of pieces)
    if (art?.unframed && !card && !pile && !hidden && !figures.has(name)) figures.set(name, art);
  return [...figures].slice(0, MOST_NAMES_IN_LEGEND).map(([text, art]) => ({
    text,
    icon: (x, y, size) => {
      const room = artBoxOf(art, size * 0.6);
      return embedPicture(art, { ...room, x: x + room.x, y: y + room.y });
    },
  }));
};

const terrainEntries = (board: BoardPicture): readonly LegendEntry[] => {
  const groundOf = groundStylesOf(board);
  const met = new Set(board.cells.map((cell) => cell.terrain));
  return (board.terrain ?? [])
    .filter((terrain) => met.has(terrain.name))
    .map(({ name, text = name }) => {
      const { fill, ink, motif } = groundOf(name);
      return {
        text,
        icon: (x, y, size) =>
          box(x - size * 0.45, y - size * 0.45, size * 0.9, size * 0.9, {
            rx: size * 0.14,
            fill,
            stroke: LINE_COLOR,
            'stroke-width': 1,
          }) +
          (motif
            ? path(motif(x, y, size * 0.32), {
                fill: 'none',
                stroke: ink,
                'stroke-width': Math.max(1, size * 0.06),
                'stroke-linejoin': 'round',
              })
            : ''),
      };
    });
};

const edgeEntries = (board: BoardPicture): readonly LegendEntry[] =>
  [...new Map((board.edges ?? []).map((edge) => [edge.kind, edge])).values()].map((edge) => ({
    text: edge.text ?? edge.kind,
    icon: (x, y, size) => {
      const points = [-0.42, 0, 0.42].map((at, i) => ({
        x: x + size * at,
        y: y + size * ([0.15, -0.15, 0.05][i] ?? 0),
      }));
      const level = [-0.42, 0.42].map((at) => ({ x: x + size * at, y })) as [Point, Point];
      return isEdgeAcrossBorder(edge) ? span(edge, level, size * 2) : drawEdgeLine(edge, points, size * 2.4);
    },
  }));

const markEntries = (board: BoardPicture): readonly LegendEntry[] => {
  const met = new Set(board.cells.map((cell) => cell.mark));
  const taken = (board.changes?.crosses.length ?? 0) > 0 && !met.has('captured');
  return [
    ...(Object.keys(CELL_MARK_STYLES) as CellMark[])
      .filter((mark) => met.has(mark))
      .map(
        (mark): LegendEntry => ({
          text: board.legend.marks[mark],
          icon: (x, y, size) => symbol(mark, x, y, size * 0.34),
        }),
      ),
    ...(taken
      ? [
          {
            text: board.legend.marks.captured,
            icon: (x: number, y: number, size: number) =>
              path(crossPathData(x, y, size * 0.28), {
                stroke: CELL_MARK_STYLES.captured.colour,
                'stroke-width': size * 0.16,
                'stroke-linecap': 'round',
              }),
          },
        ]
      : []),
  ];
};

export const legend = (
  board: BoardPicture,
  frame: BoardFrame,
  labels: ReadonlyMap<string, string>,
  top: number,
): { readonly sprites: readonly Sprite[]; readonly height: number } => {
  const size = frame.font * 0.92;
  const icon = size * 1.35;
  const [start, end] = [frame.pad, frame.width - frame.pad];
  const lineHeight = icon * 1.28;
  const out: Sprite[] = [];
  let y = top - lineHeight / 2;
  const named = [sideEntries(board), nameEntries(board, labels), [...terrainEntries(board), ...edgeEntries(board)]];
  for (const group of [...(board.isSelfEvident ? [] : named), markEntries(board)]) {
    let x = end;
    for (const [i, entry] of group.entries()) {
      const wide = icon * (entry.wide ?? 1);
      const gap = size * 0.4;
      const room = Math.min(end - start - wide - gap, size * 16);
      const text = truncateTextToWidth(entry.text, room, size, entry.bold);
      const width = wide + gap + estimateTextWidth(text, size, entry.bold);
      if (i === 0 || x + width > end) {
        x = start;
        y += lineHeight;
      }
      out.push(...createSprite(entry.icon(0, 0, icon), around(Math.max(wide, icon) * 0.75), { x: x + wide / 2, y }));
      const style = { size, width: room, bold: entry.bold ?? false, fill: INK_COLOR, anchor: 'start' } as const;
      out.push(...textSprite(text, { x: x + wide + gap, y }, style));
      x += width + size * 1.1;
    }
  }
  return { sprites: out, height: out.length === 0 ? 0 : y + lineHeight / 2 - top };
};
