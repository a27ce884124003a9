import { derived } from '../core/derived.ts';
import type { BoardId, CellId } from '../core/ids.ts';
import type { Place } from '../core/place.ts';
import type { World } from '../core/table.ts';
import type { CounterDefinition, Module, ZoneDefinition } from '../play/module.ts';
import { boardDefinition } from '../play/pieces/zones.ts';
import { boardId, deckId, locate, mapId } from '../play/queries.ts';
import type { Counter, CounterScope } from './records.ts';

/** Where counters stand, by the names that a module gives. */

interface ScopedName {
  readonly name: string;
  readonly on: CounterScope;
  readonly map: Counter['map'];
}

/**
 * Every place that counters can be on, by what one may call it: maps and decks first, then boards, then zones, longer
 * names last.
 */
const placesOf = derived(({ maps, decks = [] }: Module): ReadonlyMap<string, readonly ScopedName[]> => {
  const places = new Map<string, ScopedName[]>();
  const add = (names: readonly string[], on: CounterScope, map: string, own: string): void => {
    for (const name of new Set(names))
      places.set(name, [...(places.get(name) ?? []), { name: own, on, map: mapId(map) }]);
  };
  for (const map of maps) add([map.name], { map: mapId(map.name) }, map.name, map.name);
  for (const deck of decks)
    if (!places.has(deck.name)) add([deck.name], { deck: deckId(deck.name) }, deck.map, deck.name);
  const taken = new Set(places.keys());
  for (const map of maps) {
    for (const board of map.boards) {
      const twice = maps.filter(({ boards }) => boards.some(({ name }) => name === board.name)).length > 1;
      const own = twice || taken.has(board.name) ? `${map.name} ${board.name}` : board.name;
      const names = [board.name, `${map.name} ${board.name}`].filter((name) => !taken.has(name));
      add(names, { board: boardId(map.name, board.name) }, map.name, own);
    }
  }
  const boards = new Set(places.keys());
  for (const map of maps) {
    for (const board of map.boards) {
      for (const { name: zone } of board.zones ?? []) {
        const names = [zone, `${board.name} ${zone}`, `${map.name} ${board.name} ${zone}`].filter(
          (name) => !boards.has(name),
        );
        add(names, { board: boardId(map.name, board.name), zone }, map.name, names[0] ?? zone);
      }
    }
  }
  return places;
});

/**
 * The places that a counter's `on` names: several where boards of several maps have that name, and it counts in each
 * (C7).
 */
export const scopesNamed = (module: Module, on: string): readonly ScopedName[] => placesOf(module).get(on) ?? [];

/** A definition as counters of a game, one for each place that it names. */
export const countersOf = (module: Module, { on, ...rest }: CounterDefinition): readonly Counter[] =>
  scopesNamed(module, on).map((place) => ({
    kind: 'counter',
    id: `${place.name}_${rest.name}`,
    ...rest,
    on: place.on,
    map: place.map,
  }));

/** Whether a place lies in a counter's scope; decks in it by its switch (C28, C29). */
export const holds = (world: World, { on, decks }: Pick<Counter, 'on' | 'decks'>, place: Place): boolean => {
  if ('deck' in on) return place.in === on.deck;
  if ('board' in on && place.in === on.board && world.get('board', on.board)) return isIn(world, on, place.cell);
  const found = locate(world, place.in);
  if (!found || (found.deck && !decks)) return false;
  if ('map' in on) return found.map.id === on.map;
  if (found.board?.id !== on.board) return false;
  return isIn(world, on, found.deck ? found.deck.cell : place.cell);
};

const isIn = (world: World, on: Extract<CounterScope, { board: BoardId }>, cell: CellId | undefined): boolean =>
  !('zone' in on) || (cell !== undefined && cellsInZone(world, on.board, on.zone).has(cell));

/** The cells of a zone by the name of that. */
export const cellsInZone = (world: World, board: BoardId, zone: string): ReadonlySet<string> => {
  const found = boardDefinition(world, board)?.zones?.find(({ name }) => name === zone);
  return found ? cellsOf(found) : NOWHERE;
};

const NOWHERE: ReadonlySet<string> = new Set();

const cellsOf = derived(({ cells }: ZoneDefinition): ReadonlySet<string> => new Set(cells));
