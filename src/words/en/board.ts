import { cellsShown, type Showing, standingOn } from '../../view/board/board.ts';
import { isChequered } from '../../view/board/view.ts';
import { cardQueries } from '../../view/cards.ts';
import { LIMITS } from '../../view/message.ts';
import { placeQueries } from '../../view/places.ts';
import type { LegendWords } from '../../view/svg/picture.ts';
import { asSentence, bold, plain } from '../../view/text.ts';
import type { View } from '../../view/view.ts';
import { LONGEST_BOARD, LONGEST_CAPTION, LONGEST_REACH, ROOM_FOR_MORE } from '../base/limits.ts';
import { counted } from './text.ts';

const NOBODY = 'On the board';

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/**
 * A picture of a board in short, for those who can't see it: what changed, then what stands where, side by side; of a
 * crowd the first and how many more.
 */
export const boardAlt = (view: View, showing: Showing, limit: number = LIMITS.alt): string => {
  const { board, caption } = showing;
  const cells = cellsShown(showing);
  const isOnly = view.of(placeQueries).boards().length === 1;
  const what =
    cells.length === cellsShown({ board }).length
      ? isOnly
        ? 'The whole board.'
        : `The whole board ${board.name}.`
      : `A part of the board${isOnly ? '' : ` ${board.name}`}, ${counted(cells.length, 'cell')}.`;
  const start = [...(caption === undefined ? [] : [asSentence(cut(caption, LONGEST_CAPTION))]), what];
  const room = limit - start.join(' ').length - ROOM_FOR_MORE;
  const { bySide, more } = standingOn(view, board, cells, NOBODY, room);
  const sides = [...bySide].map(([side, pieces]) => `${side}: ${pieces.join('; ')}.`);
  return cut([...start, ...sides, ...(more > 0 ? [`And ${more} more.`] : [])].join(' '), limit);
};

/** As many of these as there is room for, and how many more there are. */
const asMany = (all: readonly string[], room: number): string => {
  let left = room;
  const some = all.filter((one) => {
    left -= one.length + 2;
    return left >= 0;
  });
  return [...some, ...(some.length < all.length ? [`and ${all.length - some.length} more`] : [])].join(', ');
};

/** What can be reached from somewhere or be chosen, as the picture marks it. */
const reachLines = ({ range, choices = [], takes = [], movers = [], isListed }: Showing): readonly string[] => {
  const taking = new Set(takes);
  const line = (what: string, cells: readonly string[]): readonly string[] =>
    cells.length === 0 ? [] : [`${what}: ${asMany(cells, LONGEST_REACH)}.`];
  const reached = (range?.cells ?? []).map(({ cell, cost, last }) => `${plain(cell)} (${last ? 'all points' : cost})`);
  const chosen = choices.map((cell) => `${plain(cell)}${taking.has(cell) ? ' (takes)' : ''}`);
  return [
    ...line('Within reach, with what it costs', reached),
    ...line(
      'Closed',
      (range?.closed ?? []).map(({ cell }) => plain(cell)),
    ),
    ...line('Can be chosen', chosen),
    ...line('Can move', isListed ? [] : movers.map((cell) => plain(cell))),
  ];
};

/** A board in words, in the place of its picture: what changed, what can be reached, what stands and lies where. */
export const boardText = (view: View, showing: Showing, limit: number = LONGEST_BOARD): string => {
  const { board, caption } = showing;
  const cells = cellsShown(showing);
  const shown = new Set(cells);
  const piles = view
    .of(cardQueries)
    .decks()
    .flatMap(({ name, at, contents: { count, any } }) => {
      if (at?.in !== board.id || !shown.has(at.cell)) return [];
      const size = any === false ? ', empty' : count === undefined ? '' : `, ${counted(count, 'card')}`;
      return [`${plain(name)} ${plain(at.cell)}${size}`];
    });
  const start = [
    `${bold(board.name)}, ${counted(cells.length, 'cell')}.`,
    ...(caption === undefined ? [] : [asSentence(`What changed: ${plain(caption, 300)}`)]),
    ...reachLines(showing),
    ...(piles.length > 0 ? [`Piles: ${asMany(piles, LONGEST_REACH)}.`] : []),
  ];
  const room = limit - start.join('\n').length - ROOM_FOR_MORE;
  const { bySide, more } = standingOn(view, board, cells, NOBODY, room);
  const sides = [...bySide].map(([side, pieces]) => `${bold(side)}: ${pieces.map((one) => plain(one)).join('; ')}.`);
  const lines = [...start, ...sides, ...(more > 0 ? [`And ${counted(more, 'more piece', 'more pieces')}.`] : [])];
  return [...lines, ...groundLines(showing, shown, limit - lines.join('\n').length)].join('\n');
};

/** Zones and terrain, as far as there is room; the terrain of most cells is that of all others. */
const groundLines = ({ board }: Showing, shown: ReadonlySet<string>, room: number): readonly string[] => {
  const here = (cells: readonly string[]): readonly string[] => cells.filter((cell) => shown.has(cell));
  const terrain = board.terrain.map(({ name, text, cells }) => ({ name: text ?? name, cells: here(cells) }));
  const usual = terrain.find(({ cells }) => cells.length * 2 > shown.size);
  let left = room;
  const lines = [...board.zones.map(({ name, cells }) => ({ name, cells: here(cells) })), ...terrain].flatMap((one) => {
    if (one.cells.length === 0 || one === usual || isChequered(board.grid, one.cells)) return [];
    const line = `${plain(one.name)}: ${one.cells.map((cell) => plain(cell)).join(', ')}.`;
    left -= line.length + 1;
    return left < 0 ? [] : [line];
  });
  return [...lines, ...(usual ? [`${lines.length > 0 ? 'Elsewhere' : 'Everywhere'} ${plain(usual.name)}.`] : [])];
};

/** In a picture's words: a game that nobody has started yet. */
export const begins = (title: string): string => `The board of ${title} as the game begins.`;

/** Above a list of parts of a board, each by its corners. */
export const parts: string = 'Look at a part of the map';

/** What stands in the legend below a picture. */
export const legend: LegendWords = {
  locale: 'en',
  noSide: 'no side',
  faceDown: 'face down',
  more: 'and # more',
  marks: {
    from: 'moved from',
    to: 'moved to',
    changed: 'changed',
    captured: 'captured',
    reach: 'can be reached',
    takes: 'captures',
    closed: 'closed',
    mover: 'can move',
  },
};
