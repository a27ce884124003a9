import type { PiecePicture } from '../../draw/index.ts';
import { gameQueries } from '../game.ts';
import type { BoardView } from '../map-view.ts';
import type { View } from '../view.ts';

/** True if every piece has a picture that shows its side, and terrain and edges have only colors. */
export const isBoardSelfExplanatory = (
  view: View,
  { terrain, edges }: Pick<BoardView, 'terrain' | 'edges'>,
  pieces: readonly PiecePicture[],
): boolean => {
  const module = view.of(gameQueries).definition;
  const isPictured = ({ art, card, pile, hidden }: PiecePicture): boolean =>
    art?.unframed === true && !card && pile === undefined && !hidden;
  return (
    pieces.length > 0 &&
    pieces.every(isPictured) &&
    terrain.every(({ name }) => isDecorative(module.terrain[name])) &&
    edges.every(({ name }) => isDecorative(module.edges?.[name]))
  );
};

const isDecorative = (kind: object = {}): boolean =>
  Object.keys(kind).every((key) => key === 'colour' || key === 'runs');
