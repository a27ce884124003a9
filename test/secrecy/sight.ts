import { boardPicture } from '../../src/view/board/board.ts';
import type { View } from '../../src/view/view.ts';
import { en } from '../../src/words/en/index.ts';

/** What somebody sees of the pieces and armies of a game, as lists and on pictures. */
export const sightIn = (view: View): readonly unknown[] => [
  [...view.pieces()].map((piece) => [view.handle(piece), piece, view.properties(piece)]),
  view.armies().map(({ name, units }) => [name, units.length]),
  view.maps().flatMap(({ boards }) => boards.map((board) => boardPicture(view, { board }, en.board.legend).pieces)),
];
