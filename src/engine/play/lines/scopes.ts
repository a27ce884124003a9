import { cells, find, has, size } from '../../../table/grid/index.ts';
import {
  type CellId,
  COST,
  type ContainerId,
  charge,
  derived,
  LiveTable,
  type PlacedItem,
  type World,
} from '../../../table/index.ts';
import { cellSubjectId, splitBoardSubjectId } from '../../modifiers/subject.ts';
import { findPlacesByName, type PlaceReference } from '../pieces/called-places.ts';
import { findBoardDefinition } from '../pieces/zones.ts';
import { handMapOfSide, locateContainer, moduleOf, sideId } from '../queries.ts';
import { findSubjectsByName, GAME, HAND, HERE_NAME, type InstructionNames, type Subject } from './names.ts';

/** A place: whole containers, or some cells of a single board. */
export interface PlaceScope {
  readonly containers: readonly ContainerId[];
  readonly cells?: readonly CellId[];
}

/**
 * Returns the place with a name. The name may also mean the place of a thing, or the hand of a side. `of` is the thing
 * to which `here` refers.
 */
export const findScopeByName = (
  world: World,
  names: InstructionNames,
  text: string,
  of: Subject,
): PlaceScope | undefined => {
  if (text === HERE_NAME) return scopeOf(world, of);
  if (text === HAND) return names.side === undefined ? undefined : handScope(world, names.side);
  const things = findSubjectsByName(names, text);
  if (things) return scopeOfAll(world, things);
  const [place] = findPlacesByName(moduleOf(world), text);
  if (place) return scopeOn(world, place.on);
  return text === GAME.kind ? anywhere(world) : findCellByName(world, text);
};

const anywhere = (world: World): PlaceScope => ({
  containers: [...world.all('map'), ...world.all('board'), ...world.all('deck')].map(({ id }) => id),
});

const handScope = (world: World, side: string): PlaceScope | undefined => {
  const hand = handMapOfSide(world, sideId(side));
  return hand && { containers: [hand.id] };
};

/** Returns the place of the first thing. If it is a cell, returns all the given cells on its board. */
const scopeOfAll = (world: World, things: readonly Subject[]): PlaceScope | undefined => {
  const [first] = things;
  if (first?.kind !== 'cell') return first && scopeOf(world, first);
  const [board] = splitBoardSubjectId(first.id);
  const cells = things
    .map(({ id }) => splitBoardSubjectId(id))
    .flatMap(([on, cell]) => (on === board ? [cell as CellId] : []));
  return { containers: [board], cells };
};

const scopeOf = (world: World, { kind, id }: Subject): PlaceScope | undefined => {
  if (kind === 'side') return handScope(world, id);
  if (kind === 'game') return undefined;
  if (kind === 'cell') {
    const [board, cell] = splitBoardSubjectId(id);
    return { containers: [board], cells: [cell as CellId] };
  }
  const place = world.get('piece', id)?.place;
  return place && { containers: [place.in], ...(place.cell === undefined ? {} : { cells: [place.cell] }) };
};

const scopeOn = (world: World, on: PlaceReference): PlaceScope => {
  if ('deck' in on) return { containers: [on.deck] };
  if ('zone' in on) {
    const zone = findBoardDefinition(world, on.board)?.zones?.find(({ name }) => name === on.zone);
    return { containers: [on.board], cells: (zone?.cells ?? []) as readonly CellId[] };
  }
  if ('board' in on) return { containers: [on.board] };
  const boards = [...world.all('board')].filter(({ map }) => map === on.map).map(({ id }) => id);
  const decks = [...world.all('deck')].filter(({ map }) => map === on.map).map(({ id }) => id);
  return { containers: [on.map, ...boards, ...decks] };
};

/** Returns the cell with a name, which may have its board or map in front. Undefined if several cells match. */
export const findCellByName = (world: World, text: string): PlaceScope | undefined => {
  const found = [...world.all('board')].flatMap(({ id, name, grid }) => {
    const map = locateContainer(world, id)?.map.name ?? '';
    const fronts = ['', `${name} `, `${map} `, `${map} ${name} `].filter((front) => text.startsWith(front));
    charge(COST.look);
    const cell = fronts.map((front) => find(grid, text.slice(front.length))).find((one) => one !== undefined);
    return cell === undefined ? [] : [{ containers: [id], cells: [cell] }];
  });
  return found.length === 1 ? found[0] : undefined;
};

export const piecesInPlaceScope = (world: World, scope: PlaceScope): readonly Subject[] => {
  const [container, ...others] = scope.containers;
  if (container !== undefined && others.length === 0 && !scope.cells) {
    const listed = piecesOnBoard(world, container);
    if (listed) return listed;
  }
  const found: Subject[] = [];
  for (const one of scope.containers) {
    const listed = scope.cells ? undefined : piecesOnBoard(world, one);
    if (listed) {
      for (const piece of listed) found.push(piece);
      continue;
    }
    const grid = world.get('board', one)?.grid;
    const some = scope.cells ?? (grid && cells(grid));
    if (some) for (const cell of some) addPieces(found, world.at(one, cell));
    else addPieces(found, world.at(one));
  }
  return found;
};

const addPieces = (found: Subject[], items: readonly PlacedItem[]): void => {
  charge(COST.thing * items.length);
  for (const { kind, id } of items) if (kind === 'piece') found.push({ kind, id });
};

/** Returns the pieces on a board. For the table itself, the list is cached as long as the pieces stay there. */
const piecesOnBoard = (world: World, container: ContainerId): readonly Subject[] | undefined => {
  const grid = world instanceof LiveTable ? world.get('board', container)?.grid : undefined;
  if (!grid) return undefined;
  const items = (world as LiveTable).standing.listed(container, grid, cells);
  charge(size(grid) + (1 + COST.thing) * items.length);
  return piecesAmong(items);
};

const piecesAmong = derived((items: readonly PlacedItem[]): readonly Subject[] => {
  const found: Subject[] = [];
  for (const { kind, id } of items) if (kind === 'piece') found.push({ kind, id });
  return found;
});

export const cellsInPlaceScope = (world: World, scope: PlaceScope): readonly Subject[] =>
  scope.containers.flatMap((container) => {
    const grid = world.get('board', container)?.grid;
    const some = [...(grid ? (scope.cells ?? cells(grid)) : [])];
    charge(COST.thing * some.length);
    return some.map((cell) => ({ kind: 'cell', id: cellSubjectId(container, cell) }) as const);
  });

/** True if a piece or cell is in a place. Without a place, true if it exists. */
export const isSubjectInPlaceScope = (world: World, scope: PlaceScope | undefined, { kind, id }: Subject): boolean => {
  const [board, label] = splitBoardSubjectId(id);
  const place = kind === 'piece' ? world.get('piece', id)?.place : { in: board, cell: label as CellId };
  if (!place) return false;
  const grid = world.get('board', place.in)?.grid;
  if (kind === 'cell' && !(grid && has(grid, label as CellId))) return false;
  if (!scope) return true;
  return (
    scope.containers.includes(place.in) &&
    (!scope.cells || (place.cell !== undefined && scope.cells.includes(place.cell)))
  );
};

export const targetPlaceOf = ({
  containers,
  cells: some,
}: PlaceScope): { readonly in: ContainerId; readonly cell?: CellId } | undefined => {
  const [container] = containers;
  if (container === undefined || (some && some.length !== 1)) return undefined;
  return { in: container, ...(some?.[0] === undefined ? {} : { cell: some[0] }) };
};
