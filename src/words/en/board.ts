import { cellsShown, type Showing, standingOn } from '../../view/board/board.ts';
import type { LegendWords } from '../../view/svg/picture.ts';
import type { View } from '../../view/view.ts';
import { counted } from './text.ts';

/** The characters of a text that are kept for how many more there are. */
const ROOM_FOR_MORE = 20;

/**
 * A board in words, for those who can't see the picture: what stands where, side by side; of a crowd the first and how
 * many more.
 */
export const boardText = (view: View, showing: Showing, limit = 900): string => {
  const { board, caption } = showing;
  const cells = cellsShown(showing);
  const what = `${board.name}, ${counted(cells.length, 'cell')} shown.`;
  const start = [what, ...(caption === undefined ? [] : [`Last: ${caption}.`])];
  const room = limit - start.join(' ').length - ROOM_FOR_MORE;
  const { bySide, more } = standingOn(view, board, cells, 'Nobody', room);
  const sides = [...bySide].map(([side, pieces]) => `${side}: ${pieces.join(', ')}.`);
  const text = [...start, ...sides, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
  return text.length > limit ? `${text.slice(0, limit - 1)}…` : text;
};

/** In a picture's words: a game that nobody has started yet. */
export const begins = (title: string): string => `The board of ${title} as the game begins.`;

/** Above a list of parts of a board, each by its corners. */
export const parts: string = 'Look at a part of the map';

/** What stands in the legend below a picture. */
export const legend: LegendWords = {
  noSide: 'no side',
  faceDown: 'face down',
  more: 'and # more',
  marks: {
    from: 'moved from',
    to: 'moved to',
    changed: 'changed',
    captured: 'captured',
    reach: 'can be reached',
    takes: 'takes something',
    closed: 'closed',
    mover: 'can act',
  },
};
