import type { ContainerId, World } from '../../../table/index.ts';
import { numberTold } from '../container-form.ts';
import { publishedTo, seesInto } from './hiding.ts';

/** The number of pieces in a container, as far as it is known in a world. */
export interface Stock {
  readonly least: number;
  readonly most: number;
}

const exactly = (count: number): Stock => ({ least: count, most: count });

export const stockOf = (world: World, container: ContainerId): Stock => {
  const { ground, audience } = world;
  const all = ground.at(container).length;
  if (!audience) return exactly(all);
  const visible = world.at(container).length;
  if (seesInto(ground, container, audience)) return exactly(visible);
  switch (numberTold(publishedTo(ground, container, audience))) {
    case 'number':
      return exactly(all);
    case 'whether':
      return all === 0 ? exactly(0) : { least: Math.max(1, visible), most: Number.POSITIVE_INFINITY };
    case 'nothing':
      return { least: visible, most: Number.POSITIVE_INFINITY };
  }
};
