import type { LegendWords } from '../../draw/index.ts';
import { cardQueries } from '../../features/cards/view/cards.ts';
import { type BoardPictureOptions, describePiecesOnCells, visibleCellsOf } from '../../view/board/board.ts';
import { isOneColorOfCheckerboard } from '../../view/map-view.ts';
import { placeQueries } from '../../view/places.ts';
import { DISCORD_LIMITS } from '../../view/text/message.ts';
import { addMissingPeriod, bold, plain } from '../../view/text/text.ts';
import type { View } from '../../view/view.ts';
import {
  LONGEST_BOARD_DESCRIPTION,
  LONGEST_CAPTION,
  LONGEST_REACHABLE_CELLS_TEXT,
  RESERVED_FOR_OMITTED_COUNT,
} from '../base/limits.ts';
import type { Format } from '../base/messages.ts';
import { moreItems } from '../base/text.ts';
import { type ListArgument, list, name } from '../base/values.ts';

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** The line that says which part of a board is shown. It names the board if the game has several. */
const shownText = (
  format: Format,
  view: View,
  board: BoardPictureOptions['board'],
  count: number,
  isWhole: boolean,
): string => {
  const isOnly = view.of(placeQueries).boards().length === 1;
  if (isWhole) return isOnly ? format('board-whole') : format('board-whole-of', { board: board.name });
  return isOnly ? format('board-part', { count }) : format('board-part-of', { board: board.name, count });
};

/**
 * Describes the picture of a board for players who can't see it: the changes, then each side's pieces with their cells.
 * If there are too many pieces, it counts the rest.
 */
export const boardAlt = (
  format: Format,
  view: View,
  showing: BoardPictureOptions,
  limit: number = DISCORD_LIMITS.alt,
): string => {
  const { board, caption } = showing;
  const cells = visibleCellsOf(showing);
  const what = shownText(format, view, board, cells.length, cells.length === visibleCellsOf({ board }).length);
  const start = [...(caption === undefined ? [] : [addMissingPeriod(cut(caption, LONGEST_CAPTION))]), what];
  const room = limit - start.join(' ').length - RESERVED_FOR_OMITTED_COUNT;
  const { bySide, more } = describePiecesOnCells(view, board, cells, format('board-unowned'), room);
  const sides = [...bySide].map(([side, pieces]) => format('board-side', { side, pieces: pieces.join('; ') }));
  const rest = more > 0 ? [format('board-more', { count: more })] : [];
  return cut([...start, ...sides, ...rest].join(' '), limit);
};

/** As many items as fit, and the number of the others. */
const fitting = (format: Format, all: readonly string[]): ListArgument => {
  let left = LONGEST_REACHABLE_CELLS_TEXT;
  const some = all.filter((one) => {
    left -= one.length + 2;
    return left >= 0;
  });
  const more = moreItems(format, all.length - some.length);
  return list([...some, ...more], more.length > 0 ? 'and' : 'more');
};

/** The cells that can be reached or chosen, as the picture marks them. */
const reachLines = (
  format: Format,
  { range, choices = [], takes = [], movers = [], isListed }: BoardPictureOptions,
): readonly string[] => {
  const taking = new Set(takes);
  const line = (
    id: 'board-reach' | 'board-closed' | 'board-choices' | 'board-movers',
    cells: readonly string[],
  ): readonly string[] => (cells.length === 0 ? [] : [format(id, { cells: fitting(format, cells) })]);
  const reached = (range?.cells ?? []).map(({ cell, cost, last }) =>
    last
      ? format('board-cell-all-points', { cell: plain(cell) })
      : format('board-cell-cost', { cell: plain(cell), cost }),
  );
  const closed = (range?.closed ?? []).map(({ cell }) => plain(cell));
  const chosen = choices.map((cell) =>
    taking.has(cell) ? format('board-cell-captures', { cell: plain(cell) }) : plain(cell),
  );
  return [
    ...line('board-reach', reached),
    ...line('board-closed', closed),
    ...line('board-choices', chosen),
    ...line('board-movers', isListed ? [] : movers.map((cell) => plain(cell))),
  ];
};

/** The decks on these cells of a board, with their sizes. */
const pilesOn = (
  format: Format,
  view: View,
  { board }: BoardPictureOptions,
  shown: ReadonlySet<string>,
): readonly string[] =>
  view
    .of(cardQueries)
    .decks()
    .flatMap(({ name: pile, at, contents: { count, any } }) => {
      if (at?.in !== board.id || !shown.has(at.cell)) return [];
      const given = { pile: plain(pile), cell: plain(at.cell) };
      if (any === false) return [format('board-pile-empty', given)];
      return [count === undefined ? format('board-pile', given) : format('board-pile-cards', { ...given, count })];
    });

/** The most characters for the description of the last change. */
const LONGEST_CHANGES = 300;

/** A description of a board instead of its picture: the changes, the reachable cells, and the content of each cell. */
export const boardText = (
  format: Format,
  view: View,
  showing: BoardPictureOptions,
  limit: number = LONGEST_BOARD_DESCRIPTION,
): string => {
  const { board, caption } = showing;
  const cells = visibleCellsOf(showing);
  const shown = new Set(cells);
  const piles = pilesOn(format, view, showing, shown);
  const start = [
    format('board-head', { board: name(board.name), count: cells.length }),
    ...(caption === undefined
      ? []
      : [format('board-changed', { changes: addMissingPeriod(plain(caption, LONGEST_CHANGES)) })]),
    ...reachLines(format, showing),
    ...(piles.length > 0 ? [format('board-piles', { piles: fitting(format, piles) })] : []),
  ];
  const room = limit - start.join('\n').length - RESERVED_FOR_OMITTED_COUNT;
  const { bySide, more } = describePiecesOnCells(view, board, cells, format('board-unowned'), room);
  const sides = [...bySide].map(([side, pieces]) =>
    format('board-side', { side: bold(side), pieces: pieces.map((one) => plain(one)).join('; ') }),
  );
  const lines = [...start, ...sides, ...(more > 0 ? [format('board-more-pieces', { count: more })] : [])];
  return [...lines, ...groundLines(format, showing, shown, limit - lines.join('\n').length)].join('\n');
};

/** Lines about zones and terrain, as far as they fit. The terrain of more than half of the cells is mentioned last. */
const groundLines = (
  format: Format,
  { board }: BoardPictureOptions,
  shown: ReadonlySet<string>,
  room: number,
): readonly string[] => {
  const here = (cells: readonly string[]): readonly string[] => cells.filter((cell) => shown.has(cell));
  const terrain = board.terrain.map(({ name: key, text, cells }) => ({ name: text ?? key, cells: here(cells) }));
  const usual = terrain.find(({ cells }) => cells.length * 2 > shown.size);
  const zones = board.zones.map((zone) => ({ name: zone.name, cells: here(zone.cells) }));
  let left = room;
  const lines = [...zones, ...terrain].flatMap((one) => {
    if (one.cells.length === 0 || one === usual || isOneColorOfCheckerboard(board.grid, one.cells)) return [];
    const cells = one.cells.map((cell) => plain(cell)).join(', ');
    const line = format('board-ground', { ground: plain(one.name), cells });
    left -= line.length + 1;
    return left < 0 ? [] : [line];
  });
  if (!usual) return lines;
  return [...lines, format(lines.length > 0 ? 'board-elsewhere' : 'board-everywhere', { ground: plain(usual.name) })];
};

/** Describes the picture of a game that hasn't started. */
export const begins = (format: Format, title: string): string => format('board-begins', { game: title });

/** The prompt above a list of parts of a board. Each part is named by its corner cells. */
export const parts = 'board-parts';

/** The words in the legend below a picture. */
export const legend = (format: Format): LegendWords => ({
  locale: format.locale,
  noSide: format('board-legend-no-side'),
  faceDown: format('board-legend-face-down'),
  more: format('board-legend-more'),
  marks: {
    from: format('board-mark-from'),
    to: format('board-mark-to'),
    changed: format('board-mark-changed'),
    captured: format('board-mark-captured'),
    reach: format('board-mark-reach'),
    takes: format('board-mark-takes'),
    closed: format('board-mark-closed'),
    mover: format('board-mark-mover'),
  },
});
