import { cellNumberOf, cells, has, neighbours } from '../../../table/grid/index.ts';
import type { Ask, CellId, ContainerId, PropertySource, SideId, Value, World } from '../../../table/index.ts';
import { readUnmodifiedValue } from '../../modifiers/readers.ts';
import { cellSubjectId, NEIGHBORS_PROPERTY, splitBoardSubjectId, zoneSubjectId } from '../../modifiers/subject.ts';
import type { PropertyValues } from '../module.ts';
import { valueOverrideOf } from '../own-values.ts';
import { totalPointsOfSide } from '../points/records.ts';
import { locateContainer, moduleOf, onTurn } from '../queries.ts';
import { terrainOfBoard } from '../terrain.ts';
import { isPropertyOfNoPlace } from './around.ts';
import { findBoardDefinition, modifierLocationAt, zonesAtCell } from './zones.ts';

/**
 * The properties of cells, zones, sides and the game (C12). A cell without a property has that of the zone or board
 * around it.
 */

/** Returns a value by its name. Properties that every object inherits, such as `toString`, don't count. */
export const readPropertyValue = (values: PropertyValues | undefined, name: string): Value | undefined => {
  const value = values?.[name];
  return typeof value === 'function' || (typeof value === 'object' && !Array.isArray(value)) ? undefined : value;
};

const terrainAt = (world: World, id: ContainerId, cell: CellId): string | undefined => {
  const board = world.get('board', id);
  const number = board && cellNumberOf(board.grid, cell);
  if (!board || number === undefined) return undefined;
  const { kinds, kindAt } = terrainOfBoard(board.grid, board.terrain);
  return kinds[kindAt(number)];
};

const OF_CELLS: ReadonlySet<string> = new Set(['Terrain', 'LocationName', NEIGHBORS_PROPERTY]);

export const cellPropertySource: PropertySource = {
  kind: 'cell',
  names: {
    has: { Terrain: 'terrain', LocationName: 'cell', [NEIGHBORS_PROPERTY]: 'cell' },
    asks: [{ kind: 'zone' }, { kind: 'board' }],
  },
  fixed: (name) => name === 'LocationName',
  domain: (name) => (name === 'Terrain' ? 'text' : name === NEIGHBORS_PROPERTY ? 'list' : undefined),
  read: (world, id, name, ask) => {
    const [board, cell] = splitBoardSubjectId(id);
    if (name === 'Terrain') return terrainAt(world, board, cell as CellId);
    if (name === 'LocationName') return cell;
    if (name === NEIGHBORS_PROPERTY) {
      const grid = world.get('board', board)?.grid;
      return grid && neighbours(grid, cell as CellId);
    }
    return aroundCell(world, board, cell as CellId, name, ask);
  },
  spot: (world, id) => {
    const [board, cell] = splitBoardSubjectId(id);
    const grid = world.get('board', board)?.grid;
    return grid && has(grid, cell as CellId) ? modifierLocationAt(world, board, cell as CellId) : undefined;
  },
  all: function* (world, { in: container, zone }) {
    if (zone !== undefined) {
      const [board, name] = splitBoardSubjectId(zone);
      const found = findBoardDefinition(world, board)?.zones?.find((one) => one.name === name);
      for (const cell of found?.cells ?? []) yield cellSubjectId(board, cell as CellId);
      return;
    }
    for (const { id, grid } of world.all('board')) {
      if (container === undefined || id === container) for (const cell of cells(grid)) yield cellSubjectId(id, cell);
    }
  },
};

const aroundCell = (world: World, board: ContainerId, cell: CellId, name: string, ask: Ask): Value | undefined => {
  if (ask === readUnmodifiedValue && isPropertyOfNoPlace(world, name) && locateContainer(world, board)?.board)
    return ask(world, 'game', 'game', name);
  const [zone] = zonesAtCell(world, board, cell);
  return zone ? ask(world, 'zone', zoneSubjectId(board, zone.name), name) : ask(world, 'board', board, name);
};

export const propertyAroundPlace = (
  world: World,
  container: ContainerId,
  cell: CellId | undefined,
  name: string,
  ask: Ask,
): Value | undefined => {
  const found = locateContainer(world, container);
  if (found && ask === readUnmodifiedValue && isPropertyOfNoPlace(world, name)) return ask(world, 'game', 'game', name);
  if (found?.deck) return ask(world, 'deck', found.deck.id, name);
  if (found?.board && cell !== undefined && has(found.board.grid, cell))
    return ask(world, 'cell', cellSubjectId(found.board.id, cell), name);
  return found && ask(world, 'map', found.map.id, name);
};

/**
 * True if all pieces in a container get the same value of a property from their surroundings. Modifiers are ignored.
 */
export const isPropertyUniformIn = (world: World, container: ContainerId, name: string): boolean => {
  const found = locateContainer(world, container);
  if (!found?.board || found.deck) return true;
  if (OF_CELLS.has(name) || name === 'ZoneName') return false;
  return (findBoardDefinition(world, found.board.id)?.zones ?? []).every(
    ({ values }) => readPropertyValue(values, name) === undefined,
  );
};

export const zonePropertySource: PropertySource = {
  kind: 'zone',
  names: { has: { ZoneName: 'zone' }, asks: [{ kind: 'board' }] },
  fixed: (name) => name === 'ZoneName',
  read: (world, id, name, ask) => {
    const [board, zone] = splitBoardSubjectId(id);
    const found = findBoardDefinition(world, board)?.zones?.find((one) => one.name === zone);
    if (!found) return undefined;
    if (name === 'ZoneName') return found.name;
    return readPropertyValue(found.values, name) ?? ask(world, 'board', board, name);
  },
  spot: (world, id) => {
    const [board] = splitBoardSubjectId(id);
    const map = world.get('board', board)?.map;
    return map === undefined ? undefined : { in: board, map, zones: [id] };
  },
  all: function* (world, { in: container, zone }) {
    if (zone !== undefined) yield zone;
    else
      for (const { id } of world.all('board')) {
        if (container !== undefined && id !== container) continue;
        for (const { name } of findBoardDefinition(world, id)?.zones ?? []) yield zoneSubjectId(id, name);
      }
  },
};

declare module '../../../table/core/vocabulary.ts' {
  interface PropertiesReadByRules {
    readonly SkipsTurn: true;
  }
}

/** The name of a side's points. If a module defines a property of this name itself, that one counts. */
const POINTS = 'Points';

export const SKIPS_TURN_PROPERTY = 'SkipsTurn';

export const sidePropertySource: PropertySource = {
  kind: 'side',
  names: {
    has: { SideName: 'side', Owner: 'side', Class: 'class', [POINTS]: 'plain' },
    heeds: { [SKIPS_TURN_PROPERTY]: 'plain' },
    asks: [{ kind: 'game' }],
  },
  fixed: (name) => name === 'SideName' || name === 'Owner',
  domain: (name) => (name === SKIPS_TURN_PROPERTY ? 'flag' : undefined),
  read: (world, id, name, ask) => {
    const side = world.get('side', id);
    if (!side) return undefined;
    if (name === 'SideName') return side.name;
    if (name === 'Owner') return side.id;
    const definition = moduleOf(world).sides.find((one) => one.name === side.name);
    if (name === 'Class' && definition?.class !== undefined) return definition.class;
    const given =
      valueOverrideOf(world, side.id, name) ??
      readPropertyValue(definition?.values, name) ??
      ask(world, 'game', 'game', name);
    return given === undefined && name === POINTS ? totalPointsOfSide(world, side.id) : given;
  },
};

export const TURN_ORDER_PROPERTY = 'TurnOrder';

export const gamePropertySource: PropertySource = {
  kind: 'game',
  names: {
    has: {
      TurnNumber: 'plain',
      SideOnTurn: 'side',
      PhaseName: 'plain',
      Passes: 'plain',
      [TURN_ORDER_PROPERTY]: 'side',
    },
  },
  fixed: (name) => name === 'TurnNumber' || name === 'SideOnTurn' || name === 'PhaseName' || name === 'Passes',
  domain: (name) => (name === TURN_ORDER_PROPERTY ? 'list' : undefined),
  read: (world, _id, name) => {
    switch (name) {
      case 'TurnNumber':
        return world.get('turn', 'turn')?.number;
      case 'SideOnTurn':
        return onTurn(world)?.name;
      case 'Passes':
        return world.get('turn', 'turn')?.passed ?? 0;
      case 'PhaseName':
        return world.get('turn-phase', 'turn-phase')?.name;
      case TURN_ORDER_PROPERTY:
        return moduleOf(world).turn?.order;
      default:
        return valueOverrideOf(world, undefined, name) ?? readPropertyValue(moduleOf(world).values, name);
    }
  },
};

export const sidesInValue = (value: Value | undefined): readonly SideId[] =>
  typeof value === 'object' ? (value as readonly SideId[]) : [];
