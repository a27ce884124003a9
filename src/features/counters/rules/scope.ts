import type { Module, ZoneDefinition } from '../../../engine/play/module.ts';
import { findPlacesByName } from '../../../engine/play/pieces/called-places.ts';
import { findBoardDefinition } from '../../../engine/play/pieces/zones.ts';
import { locateContainer } from '../../../engine/play/queries.ts';
import { type BoardId, type CellId, derived, isOn, type Place, type World } from '../../../table/index.ts';
import type { CounterDefinition } from './form.ts';
import type { Counter, CounterScope } from './records.ts';

/** The place name that means the whole game, unless a place in the module has this name. */
const GAME = 'game';

/** Returns the counters of a definition, one for each place with its name. */
export const countersOf = (module: Module, { on, ...rest }: CounterDefinition): readonly Counter[] => {
  const places = findPlacesByName(module, on);
  if (places.length === 0 && on === GAME)
    return [{ kind: 'counter', id: `${GAME}_${rest.name}`, ...rest, on: { game: true } }];
  return places.map((place) => ({
    kind: 'counter',
    id: `${place.name}_${rest.name}`,
    ...rest,
    on: place.on,
    map: place.map,
  }));
};

/** True if a place is in a counter's scope. Decks in it count only if the counter says so (C28, C29). */
export const holds = (world: World, { on, decks }: Pick<Counter, 'on' | 'decks'>, place: Place): boolean => {
  if ('deck' in on) return place.in === on.deck;
  if ('board' in on && place.in === on.board && world.get('board', on.board)) return isIn(world, on, place.cell);
  const found = locateContainer(world, place.in);
  if (!found || (found.deck && !isOn(decks))) return false;
  if ('game' in on) return true;
  if ('map' in on) return found.map.id === on.map;
  if (found.board?.id !== on.board) return false;
  return isIn(world, on, found.deck ? found.deck.cell : place.cell);
};

const isIn = (world: World, on: Extract<CounterScope, { board: BoardId }>, cell: CellId | undefined): boolean =>
  !('zone' in on) || (cell !== undefined && cellsInZone(world, on.board, on.zone).has(cell));

export const cellsInZone = (world: World, board: BoardId, zone: string): ReadonlySet<string> => {
  const found = findBoardDefinition(world, board)?.zones?.find(({ name }) => name === zone);
  return found ? cellsOf(found) : NOWHERE;
};

const NOWHERE: ReadonlySet<string> = new Set();

const cellsOf = derived(({ cells }: ZoneDefinition): ReadonlySet<string> => new Set(cells));
