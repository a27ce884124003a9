import { type BoardId, type DeckId, derived, type MapId } from '../../../table/index.ts';
import type { Module } from '../module.ts';
import { boardIdOfNames, deckIdOfName, mapIdOfName } from '../queries.ts';

/** The place that a name means: a map with all its boards, a board, a zone of a board, or a deck. */
export type PlaceReference =
  | { readonly map: MapId }
  | { readonly board: BoardId }
  | { readonly board: BoardId; readonly zone: string }
  | { readonly deck: DeckId };

interface CalledPlace {
  readonly name: string;
  readonly on: PlaceReference;
  readonly map: MapId;
}

/** All places by the names that players may use: maps and decks first, then boards, then zones. */
const placesOf = derived(({ maps, decks = [] }: Module): ReadonlyMap<string, readonly CalledPlace[]> => {
  const places = new Map<string, CalledPlace[]>();
  const add = (names: readonly string[], on: PlaceReference, map: string, own: string): void => {
    for (const name of new Set(names))
      places.set(name, [...(places.get(name) ?? []), { name: own, on, map: mapIdOfName(map) }]);
  };
  for (const map of maps) add([map.name], { map: mapIdOfName(map.name) }, map.name, map.name);
  for (const deck of decks)
    if (!places.has(deck.name)) add([deck.name], { deck: deckIdOfName(deck.name) }, deck.map, deck.name);
  const taken = new Set(places.keys());
  for (const map of maps) {
    for (const board of map.boards) {
      const twice = maps.filter(({ boards }) => boards.some(({ name }) => name === board.name)).length > 1;
      const own = twice || taken.has(board.name) ? `${map.name} ${board.name}` : board.name;
      const names = [board.name, `${map.name} ${board.name}`].filter((name) => !taken.has(name));
      add(names, { board: boardIdOfNames(map.name, board.name) }, map.name, own);
    }
  }
  const boards = new Set(places.keys());
  for (const map of maps) {
    for (const board of map.boards) {
      for (const { name: zone } of board.zones ?? []) {
        const names = [zone, `${board.name} ${zone}`, `${map.name} ${board.name} ${zone}`].filter(
          (name) => !boards.has(name),
        );
        add(names, { board: boardIdOfNames(map.name, board.name), zone }, map.name, names[0] ?? zone);
      }
    }
  }
  return places;
});

/** Returns the places with a name. There are several if boards of different maps have the name (C7). */
export const findPlacesByName = (module: Module, on: string): readonly CalledPlace[] => placesOf(module).get(on) ?? [];

export const isNameOfPlace = (module: Pick<Module, 'maps' | 'decks'>, text: string): boolean =>
  findPlacesByName(module as Module, text).length > 0;
