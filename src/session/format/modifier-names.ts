import type { ContainerId } from '../../engine/core/ids.ts';
import { cellSubject, zoneSubject } from '../../engine/modifiers/subject.ts';
import type { Naming } from './modifiers.ts';
import { placesNamed, placesOf } from './places.ts';

/** What the names of cells and zones in modifiers stand for: of those that several boards have nothing. */
export const namingFor = (
  maps: Parameters<typeof placesOf>[0],
  zones: readonly { readonly board: string; readonly name: string }[],
  phases: Naming['phases'],
): Naming => {
  const places = placesOf(maps);
  return {
    phases,
    cell: (text) => {
      const cells = placesNamed(places, text).filter(({ cell }) => cell !== undefined);
      const [only] = cells;
      return cells.length === 1 && only?.cell !== undefined
        ? cellSubject(`${only.map}/${only.board}` as ContainerId, only.cell)
        : undefined;
    },
    zone: (name) => {
      const found = zones.filter((zone) => zone.name === name);
      const [only] = found;
      return found.length === 1 && only ? zoneSubject(only.board as ContainerId, only.name) : undefined;
    },
  };
};
