import type {
  BoardPicture,
  CellMark,
  CellPicture,
  LegendWords,
  PiecePicture,
  SidePicture,
  ZonePicture,
} from '../../draw/index.ts';
import { cardQueries } from '../../features/cards/view/cards.ts';
import { cardFaceQueries } from '../../features/cards/view/face.ts';
import { axes, centre, isFreeGrid, isFreeGridPoint, outline } from '../../table/grid/index.ts';
import type { CellId } from '../../table/index.ts';
import { armyQueries, type ReachableCellsView } from '../armies.ts';
import { artQueries } from '../art.ts';
import { gameQueries } from '../game.ts';
import type { BoardView } from '../map-view.ts';
import { type PieceView, pieceQueries } from '../pieces.ts';
import { type SideView, seatQueries } from '../seats.ts';
import type { View } from '../view.ts';
import { edgePictures } from './edges.ts';
import { isBoardSelfExplanatory } from './self-evident.ts';
import { type VisibleBoardArea, visibleWindowOf } from './shown-part.ts';
import { isBoardUpsideDown } from './turned.ts';

export interface BoardPictureOptions extends VisibleBoardArea {
  readonly arrows?: readonly { readonly from: CellId; readonly to: CellId }[];
  /** Suggested moves: drawn like past moves, between cells that are marked as choices. */
  readonly proposed?: readonly { readonly from: CellId; readonly to: CellId }[];
  readonly crosses?: readonly CellId[];
  readonly cells?: readonly CellId[];
  readonly range?: ReachableCellsView;
  readonly takes?: readonly CellId[];
  readonly movers?: readonly CellId[];
  /**
   * True if a list next to the picture names the pieces that can move: the description of the board doesn't repeat
   * them.
   */
  readonly isListed?: boolean;
  readonly caption?: string;
}

/** Returns a board as the viewer sees it now, as plain data for drawing; `legend` is in the reader's language. */
export const boardPicture = (view: View, showing: BoardPictureOptions, legend: LegendWords): BoardPicture => {
  const { board, arrows = [], proposed = [], crosses = [], range, caption } = showing;
  const part = visibleWindowOf(showing);
  const marks = marksOf(showing);
  const shown = new Set<CellId>(part.cells);
  const labels = axes(board.grid, part);
  const terrain = terrainOf(board, shown);
  const notes = new Map((range?.cells ?? []).map(({ cell, cost, last }) => [cell, last ? 'all' : String(cost)]));
  const large = new Set<CellId>();
  const decks = deckPictures(view, board, shown);
  const isPlain = showsPictureAlone(board, part.cells);
  const piled = new Set(decks.map(({ cell }) => cell));
  const { choices = [] } = showing;
  for (const cell of board.grid.kind === 'region' ? [] : choices) {
    if (!view.of(pieceQueries).isFree(board.id, cell) || piled.has(cell)) large.add(cell);
    else if (!labels || choices.length <= MOST_NAMED_CHOICES) notes.set(cell, cell);
  }
  const pieces = [
    ...part.cells.flatMap((cell) => piecePictures(view, board, cell, isChange(marks.get(cell)), legend)),
    ...decks,
  ];
  const isReached = (cell: CellId): boolean => arrows.some(({ to }) => to === cell);
  return {
    shape: board.grid.kind,
    ...(isBoardUpsideDown(view, board) ? { isTurned: true } : {}),
    legend,
    ...(isBoardSelfExplanatory(view, board, pieces) ? { isSelfEvident: true } : {}),
    title:
      board.map === board.name
        ? `${view.of(gameQueries).title}: ${board.name}`
        : `${view.of(gameQueries).title}: ${board.map}, ${board.name}`,
    cells: part.cells.map((cell) => ({
      ...cellPicture(board, cell, terrain.get(cell), marks.get(cell), notes.get(cell)),
      ...(isPlain && !marks.has(cell) ? { label: '' } : {}),
      ...(large.has(cell) ? { large: true as const } : {}),
    })),
    ...cellOutline(board, part.cells[0]),
    terrain: board.terrain.map(({ cells: _, ...terrain }) => terrain),
    edges: edgePictures(board, shown),
    zones: isPlain ? [] : zonePictures(board, shown),
    ...(board.borders === false || isPlain ? { borders: false } : {}),
    ...(board.background ? { background: board.background } : {}),
    pieces,
    sides: view.of(seatQueries).sides().map(sidePicture),
    ...(labels
      ? {
          axes: {
            columns: labels.columns.map(({ label, x }) => ({ text: label, at: x })),
            rows: labels.rows.map(({ label, y }) => ({ text: label, at: y })),
          },
        }
      : {}),
    changes: {
      arrows: [...arrows, ...proposed].filter(({ from, to }) => shown.has(from) && shown.has(to)),
      // On the capturing piece, a cross would look as if that piece were lost.
      crosses: crosses.filter(
        (cell) => shown.has(cell) && !(isReached(cell) && pieces.some((one) => one.cell === cell)),
      ),
    },
    ...(caption === undefined ? {} : { caption }),
    more: part.more,
  };
};

/** With more choices than this, their names would cover the picture, and the labels of rows and columns must do. */
const MOST_NAMED_CHOICES = 40;

/** With more spots than this, their names would cover the picture. */
const MOST_SPOT_NAMES = 40;

/**
 * True if the picture under a free board already shows its spots. The bot then draws only marked spots, such as
 * choices. False if only few spots are shown.
 */
const showsPictureAlone = ({ grid, background }: BoardView, shown: readonly CellId[]): boolean =>
  isFreeGrid(grid) && background !== undefined && shown.length > MOST_SPOT_NAMES;

export const visibleCellsOf = (showing: BoardPictureOptions): readonly CellId[] => visibleWindowOf(showing).cells;

/**
 * Lists the pieces on the cells by side, in at most `room` characters, for readers who can't see the picture. Each name
 * appears once with its cells: `Muscovite D9, E9 × 2`. `unowned` names pieces without a side. `more` counts the omitted
 * ones.
 */
export const describePiecesOnCells = (
  view: View,
  board: BoardView,
  shown: readonly CellId[],
  unowned: string,
  room: number,
): { readonly bySide: ReadonlyMap<string, readonly string[]>; readonly more: number } => {
  const bySide = new Map<string, Map<string, Map<CellId, number>>>();
  let [left, more] = [room, 0];
  for (const cell of shown) {
    const all = view.of(pieceQueries).count(board.id, cell);
    let told = 0;
    if (left > 0 && all > 0) {
      for (const piece of view.of(pieceQueries).each(board.id, cell)) {
        const owner = piece.side?.name ?? unowned;
        const name = view.of(pieceQueries).nameNow(piece);
        const side = bySide.get(owner);
        const cells = side?.get(name);
        const count = cells?.get(cell) ?? 0;
        left -= count > 0 ? SO_MANY : cell.length + 2;
        left -= (cells ? 0 : name.length + 1) + (side ? 0 : owner.length + 2);
        if (left < 0) break;
        told++;
        const named = side ?? new Map<string, Map<CellId, number>>();
        bySide.set(owner, named.set(name, (cells ?? new Map<CellId, number>()).set(cell, count + 1)));
      }
    }
    more += all - told;
  }
  const words = ([name, cells]: readonly [string, ReadonlyMap<CellId, number>]): string =>
    `${name} ${[...cells].map(([cell, count]) => (count > 1 ? `${cell} × ${count}` : cell)).join(', ')}`;
  return { bySide: new Map([...bySide].map(([owner, names]) => [owner, [...names].map(words)])), more };
};

const SO_MANY = 5;

/** Returns the mark of each cell. Later marks replace earlier ones: changes, then choices, then proposals. */
const marksOf = (showing: BoardPictureOptions): ReadonlyMap<CellId, CellMark> => {
  const { arrows = [], crosses = [], cells: changed = [], range } = showing;
  const marks = new Map<CellId, CellMark>();
  for (const cell of showing.movers ?? []) marks.set(cell, 'mover');
  for (const { cell } of range?.cells ?? []) marks.set(cell, 'reach');
  for (const { cell } of range?.closed ?? []) marks.set(cell, 'closed');
  for (const cell of changed) marks.set(cell, 'changed');
  for (const cell of crosses) marks.set(cell, 'captured');
  for (const { from, to } of arrows) {
    marks.set(from, 'from');
    marks.set(to, 'to');
  }
  for (const cell of showing.choices ?? []) marks.set(cell, 'reach');
  for (const cell of showing.takes ?? []) marks.set(cell, 'takes');
  for (const { from, to } of showing.proposed ?? []) {
    marks.set(from, 'mover');
    marks.set(to, 'reach');
  }
  return marks;
};

const isChange = (mark: CellMark | undefined): boolean => mark !== undefined && !STANDING.has(mark);

const STANDING: ReadonlySet<CellMark> = new Set(['reach', 'closed', 'takes', 'mover']);

const terrainOf = ({ terrain }: BoardView, shown: ReadonlySet<CellId>): ReadonlyMap<CellId, string> => {
  const found = new Map<CellId, string>();
  for (const { name, cells: some } of terrain) {
    for (const cell of some) if (shown.has(cell) && !found.has(cell)) found.set(cell, name);
  }
  return found;
};

/**
 * Returns the visible parts of the zones. A zone that is a single cell of the same name is left out: the cell has that
 * label.
 */
const zonePictures = ({ zones }: BoardView, shown: ReadonlySet<CellId>): readonly ZonePicture[] =>
  zones
    .map(({ name, cells: all }) => ({ name, cells: all.filter((cell) => shown.has(cell)) }))
    .filter(({ name, cells: some }) => some.length > 0 && !(some.length === 1 && some[0] === name));

const cellOutline = ({ grid }: BoardView, cell: CellId | undefined): Pick<BoardPicture, 'grid' | 'outline'> => {
  const middle = cell !== undefined && grid.kind !== 'region' ? centre(grid, cell) : undefined;
  if (cell === undefined || !middle) return {};
  return { grid, outline: outline(grid, cell).map(({ x, y }) => ({ x: x - middle.x, y: y - middle.y })) };
};

const cellPicture = (
  board: BoardView,
  cell: CellId,
  terrain: string | undefined,
  mark: CellMark | undefined,
  note: string | undefined,
): CellPicture => {
  const isUnnamed = note === cell || (isFreeGridPoint(board.grid, cell) && mark !== 'reach');
  const number = board.numbers?.get(cell);
  const named = {
    id: cell,
    label: isUnnamed ? '' : cell,
    ...(note === undefined ? {} : { note }),
    ...(number === undefined ? {} : { number: String(number) }),
  };
  const isRegion = board.grid.kind === 'region';
  const bare = isRegion
    ? { ...named, centre: centre(board.grid, cell) ?? { x: 0, y: 0 }, outline: outline(board.grid, cell) }
    : named;
  const look = terrain === undefined ? bare : { ...bare, terrain };
  return mark ? { ...look, mark } : look;
};

/** Draws a stack as its top piece with a count, and an army as the unit that represents it. */
const piecePictures = (
  view: View,
  board: BoardView,
  cell: CellId,
  changed: boolean,
  { locale }: LegendWords,
): readonly PiecePicture[] =>
  view
    .of(armyQueries)
    .standing(board.id, cell)
    .map(({ top: highest, count }) => {
      const top = view.of(armyQueries).ofPiece(highest)?.picture ?? highest;
      const [label, facing] = [view.of(pieceQueries).symbol(top), degrees(view, top)];
      const art = view.of(artQueries).ofPiece(top);
      return {
        cell,
        name: view.of(pieceQueries).nameNow(top),
        ...(label === undefined ? {} : { label }),
        ...(top.side ? { side: sidePicture(top.side) } : {}),
        ...(count > 1 ? { count } : {}),
        ...(facing === undefined ? {} : { facing }),
        ...(changed ? { changed } : {}),
        ...(top.back ? { hidden: true } : {}),
        ...(art ? { art } : {}),
        ...(view.of(pieceQueries).isPlace(top) ? { place: true } : {}),
        ...(view.of(cardFaceQueries).isCard(top) ? { card: view.of(cardFaceQueries).face(top, locale) } : {}),
      };
    });

const deckPictures = (view: View, board: BoardView, shown: ReadonlySet<CellId>): readonly PiecePicture[] =>
  view
    .of(cardQueries)
    .decks()
    .flatMap(({ id, name, at, side, faceDown, contents }): readonly PiecePicture[] => {
      if (at?.in !== board.id || !shown.has(at.cell) || !view.of(pieceQueries).isFree(board.id, at.cell)) return [];
      const { count = 0, any } = contents;
      const top = faceDown ? undefined : view.of(pieceQueries).top(id);
      const art = faceDown ? view.of(artQueries).ofDeck(id) : top && view.of(artQueries).ofPiece(top);
      return [
        {
          cell: at.cell,
          name,
          ...(side ? { side: sidePicture(side) } : {}),
          ...(count > 1 ? { count } : {}),
          ...(faceDown ? { hidden: true } : {}),
          ...(art ? { art } : {}),
          pile: any === false ? 'empty' : 'filled',
        },
      ];
    });

/** Returns degrees clockwise from straight up; undefined for a piece that faces nowhere. */
const degrees = (view: View, piece: PieceView): number | undefined => {
  const directions = view.of(pieceQueries).directions(piece);
  return directions === undefined
    ? undefined
    : (Number(view.of(pieceQueries).property(piece, 'Facing')) * 360) / directions;
};

const sidePicture = ({ index, name, colour }: SideView): SidePicture => ({
  index,
  name,
  ...(colour === undefined ? {} : { colour }),
});
