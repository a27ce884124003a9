import type { BoardId, CellId, ContainerId, MapId, PersonId, SideId } from '../core/ids.ts';
import type { World } from '../core/world.ts';
import { has } from '../grid/grid.ts';
import type { Module } from './module.ts';
import type { Board, Game, GameMap, Seat, Side } from './records.ts';

/** What rules and views ask of the basic records. */

export const gameOf = (world: World): Game => present(world.get('game', 'game'));

export const moduleOf = (world: World): Module => present(world.get('module', 'module')).module;

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('a table without a game');
  return value;
};

/** A container's map and, where it is one, its board. */
export const locate = (world: World, container: ContainerId): { readonly map: GameMap; readonly board?: Board } | undefined => {
  const board = world.get('board', container);
  const map = world.get('map', board?.map ?? container);
  return map && (board ? { map, board } : { map });
};

/** Whether a place can be stood on: a cell of the board, or a map's own space without a cell. */
export const isPlace = (world: World, container: ContainerId, cell: CellId | undefined): boolean => {
  const board = world.get('board', container);
  return board ? cell !== undefined && has(board.grid, cell) : cell === undefined && world.get('map', container) !== undefined;
};

export const seatsOf = (world: World, person: PersonId): readonly Seat[] => [...world.all('seat')].filter((seat) => seat.person === person);

/** The sides that a person plays. */
export const sidesOf = (world: World, person: PersonId): readonly SideId[] => seatsOf(world, person).flatMap(({ side }) => side ?? []);

/** All seats in the order in which they were taken. */
export const seatsInOrder = (world: World): readonly Seat[] =>
  [...world.all('seat')].sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));

/** Who plays a side, in the order in which they sat down. */
export const playersOf = (world: World, side: SideId): readonly PersonId[] =>
  seatsInOrder(world).flatMap((seat) => (seat.side === side ? [seat.person] : []));

/** The side on turn, where the module has an order and the game has begun. */
export const onTurn = (world: World): Side | undefined => {
  const turn = world.get('turn', 'turn');
  const name = turn && moduleOf(world).turn?.order[turn.position];
  return name === undefined ? undefined : world.get('side', name);
};

/** Whether anything in this game can be hidden from anybody (W3). */
export const hidesAnything = (world: World): boolean => moduleOf(world).maps.some((map) => map.private !== undefined);

export const mapId = (name: string): MapId => name as MapId;
export const boardId = (map: string, board: string): BoardId => `${map}/${board}` as BoardId;
export const sideId = (name: string): SideId => name as SideId;
