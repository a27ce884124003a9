import type { CellId } from '../engine/core/ids.ts';
import { axes, cells, centre, outline, window } from '../engine/grid/grid.ts';
import { boardSvg } from './svg/board.ts';
import type { BoardPicture, CellPicture, Mark, PiecePicture, SidePicture } from './svg/picture.ts';
import type { BoardView, PieceView, SideView, View } from './view.ts';
import { counted } from './words/text.ts';

/** The part of a board shown around a move, in cells; a board that is hardly larger is shown whole. */
const AROUND = { columns: 13, rows: 11 };
/** The most of a board that one picture shows. */
const WHOLE = { columns: 100, rows: 100 };

/** What the picture is to show: the whole board, or the part around some cells; and where the last change was. */
export interface Showing {
  readonly board: BoardView;
  readonly around?: readonly CellId[];
  readonly arrows?: readonly { readonly from: CellId; readonly to: CellId }[];
  readonly crosses?: readonly CellId[];
  readonly cells?: readonly CellId[];
  /** The last change in plain words. */
  readonly caption?: string;
}

/** A board as the viewer sees it now, as SVG. */
export const boardPicture = (view: View, showing: Showing): string => {
  const { board, arrows = [], crosses = [], caption } = showing;
  const part = partOf(showing);
  const marks = marksOf(showing);
  const shown = new Set<CellId>(part.cells);
  const labels = axes(board.grid, part);
  const picture: BoardPicture = {
    shape: board.grid.kind,
    title: board.map === board.name ? `${view.title}: ${board.name}` : `${view.title}: ${board.map}, ${board.name}`,
    cells: part.cells.map((cell) => cellPicture(board, cell, marks.get(cell))),
    terrain: board.terrain.map(({ name, colour }) => ({ name, ...(colour === undefined ? {} : { colour }) })),
    pieces: part.cells.flatMap((cell) => piecePictures(view, board, cell, marks.has(cell))),
    sides: view.sides().map(sidePicture),
    ...(labels
      ? {
          axes: {
            columns: labels.columns.map(({ label, x }) => ({ text: label, at: x })),
            rows: labels.rows.map(({ label, y }) => ({ text: label, at: y })),
          },
        }
      : {}),
    changes: {
      arrows: arrows.filter(({ from, to }) => shown.has(from) && shown.has(to)),
      crosses: crosses.filter((cell) => shown.has(cell)),
    },
    ...(caption === undefined ? {} : { caption }),
    more: part.more,
  };
  return boardSvg(picture);
};

/** The same in words, for those who can't see the picture: what stands where, side by side. */
export const boardText = (view: View, showing: Showing, limit = 900): string => {
  const { board, caption } = showing;
  const part = partOf(showing);
  const bySide = new Map<string, string[]>();
  for (const cell of part.cells) {
    for (const piece of view.at(board.id, cell)) {
      const owner = piece.side?.name ?? 'Nobody';
      bySide.set(owner, [...(bySide.get(owner) ?? []), `${piece.name} ${cell}`]);
    }
  }
  const sides = [...bySide].map(([side, pieces]) => `${side}: ${pieces.join(', ')}.`);
  const what = `${board.name}, ${counted(part.cells.length, 'cell')} shown.`;
  const text = [what, ...(caption === undefined ? [] : [`Last: ${caption}.`]), ...sides].join(' ');
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
};

const partOf = ({ board, around }: Showing): ReturnType<typeof window> => {
  const { columns, rows } = around ? AROUND : WHOLE;
  const [first] = cells(board.grid);
  return window(board.grid, around ?? (first === undefined ? [] : [first]), columns, rows);
};

/** The marks of the last change: an arrow's ends, what was taken, what came or changed. */
const marksOf = ({ arrows = [], crosses = [], cells: changed = [] }: Showing): ReadonlyMap<CellId, Mark> => {
  const marks = new Map<CellId, Mark>();
  for (const cell of changed) marks.set(cell, 'changed');
  for (const cell of crosses) marks.set(cell, 'captured');
  for (const { from, to } of arrows) {
    marks.set(from, 'from');
    marks.set(to, 'to');
  }
  return marks;
};

const cellPicture = (board: BoardView, cell: CellId, mark: Mark | undefined): CellPicture => {
  const terrain = board.terrain.find(({ cells: some }) => some.includes(cell))?.name;
  return {
    id: cell,
    label: cell,
    centre: centre(board.grid, cell) ?? { x: 0, y: 0 },
    outline: outline(board.grid, cell),
    ...(terrain === undefined ? {} : { terrain }),
    ...(mark ? { mark } : {}),
  };
};

/** A stack is drawn as its top piece with a count. */
const piecePictures = (view: View, board: BoardView, cell: CellId, changed: boolean): readonly PiecePicture[] => {
  const stack = view.at(board.id, cell);
  const top: PieceView | undefined = stack.at(-1);
  if (!top) return [];
  const label = view.symbol(top);
  return [
    {
      cell,
      name: top.name,
      ...(label === undefined ? {} : { label }),
      ...(top.side ? { side: sidePicture(top.side) } : {}),
      ...(stack.length > 1 ? { count: stack.length } : {}),
      ...(changed ? { changed } : {}),
    },
  ];
};

const sidePicture = ({ index, name, colour }: SideView): SidePicture => ({ index, name, ...(colour === undefined ? {} : { colour }) });
