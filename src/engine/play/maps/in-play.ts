import { derived, isOn } from '../../../table/index.ts';
import type { Module } from '../module.ts';

/** Returns the maps whose pieces are in play. Pieces in their decks are not (S20). */
export const mapsInPlay = derived((module: Module): ReadonlySet<string> => {
  const taken = sentTo(module);
  return new Set(
    module.maps
      .filter(({ name, counts, private: side, boards }) =>
        counts === undefined ? boards.length > 0 || (side === undefined && !taken.has(name)) : isOn(counts),
      )
      .map(({ name }) => name),
  );
});

/** Returns the maps to which captured pieces go. */
const sentTo = ({ maps, traits = {} }: Module): ReadonlySet<string> => {
  const ways = [...maps, ...Object.values(traits)].map(({ captures }) => captures);
  return new Set(ways.flatMap((way) => (way && 'to' in way && way.to !== undefined ? way.to : [])));
};
