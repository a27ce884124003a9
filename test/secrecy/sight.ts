import { armyQueries } from '../../src/view/armies.ts';
import { boardPicture } from '../../src/view/board/board.ts';
import { pieceQueries } from '../../src/view/pieces.ts';
import { placeQueries } from '../../src/view/places.ts';
import type { View } from '../../src/view/view.ts';
import { en } from '../support/words.ts';

/** What somebody sees of the pieces and armies of a game, as lists and on pictures. */
export const sightIn = (view: View): readonly unknown[] => {
  const pieces = view.of(pieceQueries);
  const boards = view
    .of(placeQueries)
    .maps()
    .flatMap((map) => map.boards);
  return [
    [...pieces.all()].map((piece) => [pieces.handle(piece), piece, pieces.properties(piece)]),
    view
      .of(armyQueries)
      .all()
      .map(({ name, units }) => [name, units.length]),
    boards.map((board) => boardPicture(view, { board }, en.board.legend).pieces),
  ];
};
