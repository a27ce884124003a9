import { artDefinitions } from './art.ts';
import { marks, notes, symbols } from './cells.ts';
import { PAGE } from './colour.ts';
import { box, element, label } from './draw.ts';
import { edges } from './edges.ts';
import { frameOf, LARGEST } from './frame.ts';
import { background, ground, more } from './ground.ts';
import { labelsOf } from './labels.ts';
import { legend } from './legend.ts';
import { arrows, crosses } from './lines.ts';
import { axes, cellLabels } from './names.ts';
import { outlined } from './outlined.ts';
import type { BoardPicture } from './picture.ts';
import { pieces } from './pieces.ts';
import { wrap } from './text.ts';
import { zones } from './zones.ts';

/**
 * A board as an SVG document of at most 1600 by 1600 pixels (T24): coordinates, sides by colour and shape, names that
 * shorten, and marks on what changed last. The same data gives the same text. It shows what the data holds, so the data
 * must be the viewer's own.
 */
export const boardSvg = (picture: BoardPicture): string => {
  const board = outlined(picture);
  const frame = frameOf(board);
  const { area, font, pad, width } = frame;
  const cells = new Map(board.cells.map((cell) => [cell.id, cell]));
  const here = { ...board, pieces: board.pieces.filter((piece) => cells.has(piece.cell)) };
  const occupied = new Set(here.pieces.map((piece) => piece.cell));
  const labels = labelsOf(here.pieces.filter(({ art }) => !art));
  const zone = zones(here, frame, cells, occupied);

  const caption = board.caption ? wrap(board.caption, width - 2 * pad, font, 2) : [];
  const captionTop = area.bottom + font * 0.7;
  const legendTop = captionTop + caption.length * font * 1.35 + (caption.length > 0 ? font * 0.35 : 0);
  const words = legend(here, frame, labels, legendTop);
  const height = legendTop + words.height + pad * 0.6;
  const scale = Math.min(1, LARGEST / width, LARGEST / height);

  const content = [
    artDefinitions(here.pieces.flatMap(({ art }) => art ?? [])),
    box(0, 0, width, height, { fill: PAGE }),
    board.title
      ? label(board.title, pad, font * 1.45, { size: font * 1.3, width: width - 2 * pad, bold: true, anchor: 'start' })
      : '',
    background(here, frame),
    ground(here, frame, occupied),
    edges(here, frame, cells),
    marks(here, frame),
    zone.outlines,
    arrows(here, frame, cells),
    more(here, frame),
    zone.names,
    pieces(here, frame, cells, labels),
    cellLabels(here, frame, occupied),
    symbols(here, frame, occupied),
    notes(here, frame, occupied),
    crosses(here, frame, cells, occupied),
    axes(here, frame),
    ...caption.map((text, i) =>
      label(text, pad, captionTop + font * (0.7 + i * 1.35), { size: font, width: width - 2 * pad, anchor: 'start' }),
    ),
    words.svg,
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: Math.floor(width * scale),
      height: Math.floor(height * scale),
      viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
      'font-family': 'DejaVu Sans, sans-serif',
    },
    // One element a line: a golden file then shows what moved.
    content.join('').replaceAll('><', '>\n<'),
  );
};
