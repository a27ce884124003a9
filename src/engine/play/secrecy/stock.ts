import type { ContainerId, World } from '../../../table/index.ts';
import { publishedNumberOf } from '../container-form.ts';
import { canSeeContents, publishedContentsFor } from './hiding.ts';

/** The number of pieces in a container, as far as it is known in a world. */
export interface PieceCountBounds {
  readonly least: number;
  readonly most: number;
}

const exactly = (count: number): PieceCountBounds => ({ least: count, most: count });

export const pieceCountBoundsOf = (world: World, container: ContainerId): PieceCountBounds => {
  const { ground, audience } = world;
  const all = ground.at(container).length;
  if (!audience) return exactly(all);
  const visible = world.at(container).length;
  if (canSeeContents(ground, container, audience)) return exactly(visible);
  switch (publishedNumberOf(publishedContentsFor(ground, container, audience))) {
    case 'number':
      return exactly(all);
    case 'whether':
      return all === 0 ? exactly(0) : { least: Math.max(1, visible), most: Number.POSITIVE_INFINITY };
    case 'nothing':
      return { least: visible, most: Number.POSITIVE_INFINITY };
  }
};
