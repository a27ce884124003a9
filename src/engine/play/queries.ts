import { has } from '../../table/grid/index.ts';
import {
  type BoardId,
  byText,
  type CellId,
  type ContainerId,
  type DeckId,
  derived,
  type Index,
  isOn,
  type Kind,
  type MapId,
  type PersonId,
  type SideId,
  type Table,
  type World,
} from '../../table/index.ts';
import { isHouse } from './house.ts';
import type { Module } from './module.ts';
import type { Board, Deck, Game, GameMap, Posts, Seat, Side } from './records.ts';
import { mannerOf } from './turns/form.ts';

/** What rules and views ask of the basic records. */

export const gameOf = (world: World): Game => present(world.get('game', 'game'));

/** In which language a game's channel is told, by Discord's name of the locale. */
export const languageIn = (world: World): string => world.get('game', 'game')?.language ?? 'en';

/** When the others are told of what is done in a turn; stored games that say nothing tell it act by act. */
export const postsIn = (world: World): Posts => world.get('game', 'game')?.posts ?? 'act';

export const moduleOf = (world: World): Module => present(world.get('module', 'module')).module;

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('a table without a game');
  return value;
};

export interface Location {
  readonly map: GameMap;
  readonly board?: Board;
  readonly deck?: Deck;
}

/** A container's map and, where it is one, its board or deck; of a deck on a cell its board too. */
export const locate = (world: World, container: ContainerId): Location | undefined => {
  const board = world.get('board', container);
  const deck = board ? undefined : world.get('deck', container);
  if (deck) {
    const at = locate(world, deck.board ?? deck.map);
    return at && { ...at, deck };
  }
  const map = world.get('map', board?.map ?? container);
  return map && (board ? { map, board } : { map });
};

const PLACES: readonly Kind[] = ['map', 'board', 'deck'];

/** Where containers are, each found when it is first asked for. */
export const locationIndex: Index<Map<ContainerId, Location>> = {
  name: 'locations',
  kinds: PLACES,
  create: () => new Map(),
  update: (found) => found.clear(),
  former: () => new Map(),
};

/** The same on a table, which keeps what was found. */
export const locateOn = (table: Table, container: ContainerId): Location | undefined => {
  const found = table.index(locationIndex) as Map<ContainerId, Location>;
  const known = found.get(container);
  if (known) return known;
  const location = locate(table.ground, container);
  if (location) found.set(container, location);
  return location;
};

/** True if everybody sees the pieces that are put there. */
export const isOpenPlace = (table: Table, container: ContainerId): boolean => {
  const found = locateOn(table, container);
  return found !== undefined && !found.deck && found.map.private === undefined;
};

/** The other boards of a board's map. */
export const boardsBeside = (world: World, container: ContainerId): readonly Board[] => {
  const map = world.get('board', container)?.map;
  return [...world.all('board')].filter((one) => one.map === map && one.id !== container);
};

/** What is told of a cell: its label, with its board's name where another board of its map has such a cell. */
export const cellTold = (
  world: World,
  container: ContainerId,
  cell: CellId,
  beside = boardsBeside(world, container),
): string => {
  if (!beside.some(({ grid }) => has(grid, cell))) return cell;
  const board = world.get('board', container);
  return board ? `${board.name} ${cell}` : cell;
};

/** Whether a place can be stood on: a cell of the board, or without a cell a map's own space or a deck. */
export const isPlace = (world: World, container: ContainerId, cell: CellId | undefined): boolean => {
  const board = world.get('board', container);
  return board
    ? cell !== undefined && has(board.grid, cell)
    : cell === undefined && (world.get('map', container) ?? world.get('deck', container)) !== undefined;
};

export const seatsOf = (world: World, person: PersonId): readonly Seat[] =>
  [...world.all('seat')].filter((seat) => seat.person === person);

/** What people play, each found when it is first asked for. */
export const sidesIndex: Index<Map<PersonId, readonly SideId[]>> = {
  name: 'sides of people',
  kinds: ['seat'],
  create: () => new Map(),
  update: (found) => found.clear(),
  former: () => new Map(),
};

/** The sides that a person plays: no secret. */
export const sidesOf = ({ ground }: World, person: PersonId): readonly SideId[] => {
  const found = ground.index(sidesIndex) as Map<PersonId, readonly SideId[]>;
  const known = found.get(person);
  if (known) return known;
  const sides = [...ground.all('seat')].flatMap((seat) => (seat.person === person ? (seat.side ?? []) : []));
  found.set(person, sides);
  return sides;
};

const inOrder = (seats: readonly Seat[]): readonly Seat[] =>
  seats.length < 2 ? seats : [...seats].sort((a, b) => a.since - b.since || byText(a.id, b.id));

/** All seats in the order in which they were taken. */
export const seatsInOrder = (world: World): readonly Seat[] => inOrder([...world.all('seat')]);

/** Who plays a side, in the order in which they sat down. */
export const playersOf = (world: World, side: SideId): readonly PersonId[] =>
  inOrder([...world.all('seat')].filter((seat) => seat.side === side)).map(({ person }) => person);

/**
 * The side on turn, where the module has an order and the game has begun; in a phase of the turn in which each side
 * acts, the one that acts.
 */
export const onTurn = (world: World): Side | undefined => {
  const turn = world.get('turn', 'turn');
  const position = world.get('turn-phase', 'turn-phase')?.acting ?? turn?.position;
  const name = position === undefined ? undefined : moduleOf(world).turn?.order[position];
  return name === undefined ? undefined : world.get('side', name);
};

/** Whether it is a phase of the turn in which all sides act at once. */
export const isForAll = (world: World): boolean => {
  const phase = world.get('turn-phase', 'turn-phase');
  const definition = phase && moduleOf(world).turn?.phases?.find(({ name }) => name === phase.name);
  return definition !== undefined && mannerOf(definition).isAtOnce;
};

/** Whether a side was left out of the game when it began. */
export const isOut = (world: World, side: SideId): boolean => gameOf(world).out?.includes(side) ?? false;

/** Whether a side takes part, and has neither won nor lost. */
export const isInGame = (world: World, side: SideId): boolean =>
  !isOut(world, side) && world.get('outcome', side) === undefined;

/**
 * The sides that take part, in the order in which they go, each once; where there is no such order as the module lists
 * them.
 */
export const sidesInOrder = (world: World): readonly SideId[] => {
  const { sides, turn } = moduleOf(world);
  return [...new Set(turn?.order ?? sides.map(({ name }) => name))].map(sideId).filter((side) => !isOut(world, side));
};

/** Whether anything in this game can be hidden from anybody (W3). */
export const hidesAnything = (world: World): boolean => hides(moduleOf(world));

/**
 * Whether a module has a private window, a deck that lies face down, pieces that can be covered, or a phase in which
 * all choose at once.
 */
export const hides = derived(
  ({ maps, decks = [], traits = {}, scorekeepers, turn }: Module): boolean =>
    scorekeepers?.hides === true ||
    (turn?.phases ?? []).some((phase) => mannerOf(phase).isAtOnce) ||
    maps.some((map) => map.private !== undefined) ||
    decks.some(({ faceDown }) => faceDown) ||
    Object.values(traits).some(({ mask, invisible }) => mask !== undefined || isOn(invisible)),
);

/** The map that is a side's hand: the first of its private windows that has no board. */
export const handOf = (world: World, side: SideId): GameMap | undefined => {
  const hand = moduleOf(world).maps.find((map) => map.private === side && map.boards.length === 0);
  return hand && world.get('map', mapId(hand.name));
};

/**
 * True if a person plays a side that is still in the game while another person plays another side of it: a change of
 * the table beyond the rules could win the game for them. The bot is no person.
 */
export const hasInterest = (world: World, person: PersonId): boolean => {
  const own = sidesOf(world, person).filter((side) => isInGame(world, side));
  if (own.length === 0) return false;
  return [...world.ground.all('seat')].some(
    ({ side, person: other }) =>
      side !== undefined && other !== person && !isHouse(other) && !own.includes(side) && isInGame(world, side),
  );
};

/** True for a game master who has no interest in the game: sees and may do everything. */
export const isMaster = (world: World, person: PersonId): boolean =>
  gameOf(world).master === person && !hasInterest(world, person);

export const mapId = (name: string): MapId => name as MapId;
export const boardId = (map: string, board: string): BoardId => `${map}/${board}` as BoardId;
/** No map has a slash in its name, and every board's id has something in front of it. */
export const deckId = (name: string): DeckId => `/${name}` as DeckId;
export const sideId = (name: string): SideId => name as SideId;

/** Whether a side is one of the game's, where one is named. */
export const isSide = (world: World, side: SideId | undefined): boolean =>
  side === undefined || world.get('side', side) !== undefined;
