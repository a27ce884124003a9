import type { ArtPicture } from '../draw/index.ts';
import { type Module, moduleOf, traitsOf } from '../engine/index.ts';
import type { DeckId } from '../table/index.ts';
import { type PieceView, pieceQueries } from './pieces.ts';
import { queries } from './queries.ts';

type Looks = ReturnType<typeof traitsOf>['picture'];

export const artQueries = queries((sight) => {
  const { lens } = sight;

  return {
    ofPiece: (piece: PieceView): ArtPicture | undefined => {
      const module = moduleOf(lens);
      if (!module.pictures) return undefined;
      const id = sight.of(pieceQueries).id(piece);
      const record = lens.get('piece', id);
      if (!record) return undefined;
      if (piece.back) return artOf(module, traitsOf(lens.ground, lens.ground.get('piece', id) ?? record).back);
      const { layers = [], picture } = traitsOf(lens, record);
      const layer = layers[Number(sight.of(pieceQueries).property(piece, 'Layer') ?? 0) - 1];
      const side = piece.side?.name;
      return artOf(module, lookFor(layer?.picture, side) ?? lookFor(picture, side));
    },

    ofDeck: (id: DeckId): ArtPicture | undefined => {
      const module = moduleOf(lens);
      const name = module.pictures && lens.get('deck', id)?.name;
      return name === undefined ? undefined : artOf(module, module.decks?.find((deck) => deck.name === name)?.back);
    },
  };
});

const lookFor = (looks: Looks, side: string | undefined): NonNullable<Looks>[number] | undefined =>
  looks?.find((look) => look.side !== undefined && look.side === side) ??
  looks?.find((look) => look.side === undefined);

const artOf = ({ pictures = {} }: Module, art: ReturnType<typeof traitsOf>['back']): ArtPicture | undefined => {
  const kept = art && Object.hasOwn(pictures, art.file) ? pictures[art.file] : undefined;
  if (!art || !kept) return undefined;
  const { hash, width, height } = kept;
  const [left = 0, top = 0, wide = 1, high = 1] = art.part ?? [];
  const [x, y] = [Math.round(left * width), Math.round(top * height)];
  return {
    hash,
    x,
    y,
    width: Math.max(1, Math.round((left + wide) * width) - x),
    height: Math.max(1, Math.round((top + high) * height) - y),
    of: { width, height },
    ...(art.unframed ? { unframed: true } : {}),
  };
};
