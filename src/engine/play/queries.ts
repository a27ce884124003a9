import { has } from '../../table/grid/index.ts';
import {
  type BoardId,
  type CellId,
  type ContainerId,
  compareTexts,
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
import type { Board, Deck, Game, GameMap, PostFrequency, Seat, Side } from './records.ts';
import { phaseMannerOf } from './turns/form.ts';

export const gameOf = (world: World): Game => present(world.get('game', 'game'));

/** Returns the language of the game's channel, as the name of a Discord locale. */
export const gameLanguageOf = (world: World): string => world.get('game', 'game')?.language ?? 'en';

/** Returns when the bot posts acts. A stored game without this setting posts each act. */
export const postFrequencyOf = (world: World): PostFrequency => world.get('game', 'game')?.posts ?? 'act';

export const moduleOf = (world: World): Module => present(world.get('module', 'module')).module;

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('a table without a game');
  return value;
};

export interface ContainerLocation {
  readonly map: GameMap;
  readonly board?: Board;
  readonly deck?: Deck;
}

export const locateContainer = (world: World, container: ContainerId): ContainerLocation | undefined => {
  const board = world.get('board', container);
  const deck = board ? undefined : world.get('deck', container);
  if (deck) {
    const at = locateContainer(world, deck.board ?? deck.map);
    return at && { ...at, deck };
  }
  const map = world.get('map', board?.map ?? container);
  return map && (board ? { map, board } : { map });
};

const PLACES: readonly Kind[] = ['map', 'board', 'deck'];

export const containerLocationIndex: Index<Map<ContainerId, ContainerLocation>> = {
  name: 'locations',
  kinds: PLACES,
  create: () => new Map(),
  update: (found) => found.clear(),
  former: () => new Map(),
};

export const locateContainerByIndex = (table: Table, container: ContainerId): ContainerLocation | undefined => {
  const found = table.index(containerLocationIndex) as Map<ContainerId, ContainerLocation>;
  const known = found.get(container);
  if (known) return known;
  const location = locateContainer(table.ground, container);
  if (location) found.set(container, location);
  return location;
};

/** True if everyone sees the pieces in this container. */
export const isContainerPublic = (table: Table, container: ContainerId): boolean => {
  const found = locateContainerByIndex(table, container);
  return found !== undefined && !found.deck && found.map.private === undefined;
};

export const otherBoardsOfMap = (world: World, container: ContainerId): readonly Board[] => {
  const map = world.get('board', container)?.map;
  return [...world.all('board')].filter((one) => one.map === map && one.id !== container);
};

/** Returns the label of a cell. If another board of the map has the same label, the board's name is added. */
export const formatCellLabel = (
  world: World,
  container: ContainerId,
  cell: CellId,
  beside = otherBoardsOfMap(world, container),
): string => {
  if (!beside.some(({ grid }) => has(grid, cell))) return cell;
  const board = world.get('board', container);
  return board ? `${board.name} ${cell}` : cell;
};

export const isExistingPlace = (world: World, container: ContainerId, cell: CellId | undefined): boolean => {
  const board = world.get('board', container);
  return board
    ? cell !== undefined && has(board.grid, cell)
    : cell === undefined && (world.get('map', container) ?? world.get('deck', container)) !== undefined;
};

export const seatsOfPerson = (world: World, person: PersonId): readonly Seat[] =>
  [...world.all('seat')].filter((seat) => seat.person === person);

export const sidesByPersonIndex: Index<Map<PersonId, readonly SideId[]>> = {
  name: 'sides of people',
  kinds: ['seat'],
  create: () => new Map(),
  update: (found) => found.clear(),
  former: () => new Map(),
};

export const sidesOf = ({ ground }: World, person: PersonId): readonly SideId[] => {
  const found = ground.index(sidesByPersonIndex) as Map<PersonId, readonly SideId[]>;
  const known = found.get(person);
  if (known) return known;
  const sides = [...ground.all('seat')].flatMap((seat) => (seat.person === person ? (seat.side ?? []) : []));
  found.set(person, sides);
  return sides;
};

const inOrder = (seats: readonly Seat[]): readonly Seat[] =>
  seats.length < 2 ? seats : [...seats].sort((a, b) => a.since - b.since || compareTexts(a.id, b.id));

export const listSeatsInOrder = (world: World): readonly Seat[] => inOrder([...world.all('seat')]);

/** Returns a side's players in the order in which they took their seats. */
export const playersOf = (world: World, side: SideId): readonly PersonId[] =>
  inOrder([...world.all('seat')].filter((seat) => seat.side === side)).map(({ person }) => person);

/** Returns the side whose turn it is. If the sides act one after another in the phase, it is the side that acts now. */
export const onTurn = (world: World): Side | undefined => {
  const turn = world.get('turn', 'turn');
  const position = world.get('turn-phase', 'turn-phase')?.acting ?? turn?.position;
  const name = position === undefined ? undefined : moduleOf(world).turn?.order[position];
  return name === undefined ? undefined : world.get('side', name);
};

/** True in a phase in which all sides act at the same time. */
export const isSimultaneousPhase = (world: World): boolean => {
  const phase = world.get('turn-phase', 'turn-phase');
  const definition = phase && moduleOf(world).turn?.phases?.find(({ name }) => name === phase.name);
  return definition !== undefined && phaseMannerOf(definition).isAtOnce;
};

export const isOut = (world: World, side: SideId): boolean => gameOf(world).out?.includes(side) ?? false;

/** True if a side takes part and has neither won nor lost. */
export const isInGame = (world: World, side: SideId): boolean =>
  !isOut(world, side) && world.get('outcome', side) === undefined;

/** Returns the sides that take part, each once, in turn order. */
export const sidesInTurnOrder = (world: World): readonly SideId[] => {
  const { sides, turn } = moduleOf(world);
  return [...new Set(turn?.order ?? sides.map(({ name }) => name))].map(sideId).filter((side) => !isOut(world, side));
};

/** True if anything can be hidden from any viewer (W3). */
export const canGameHideAnything = (world: World): boolean => canModuleHideAnything(moduleOf(world));

/**
 * True if a module has hiding scorekeepers, a private window, a face-down deck, pieces that can be covered, or hidden
 * choices.
 */
export const canModuleHideAnything = derived(
  ({ maps, decks = [], traits = {}, scorekeepers, turn }: Module): boolean =>
    scorekeepers?.hides === true ||
    (turn?.phases ?? []).some((phase) => phaseMannerOf(phase).isAtOnce) ||
    maps.some((map) => map.private !== undefined) ||
    decks.some(({ faceDown }) => faceDown) ||
    Object.values(traits).some(({ mask, invisible }) => mask !== undefined || isOn(invisible)),
);

/** Returns a side's hand: its first private window without a board. */
export const handMapOfSide = (world: World, side: SideId): GameMap | undefined => {
  const hand = moduleOf(world).maps.find((map) => map.private === side && map.boards.length === 0);
  return hand && world.get('map', mapIdOfName(hand.name));
};

/**
 * True if a person plays in the game against another person. They could then win by changing the table against the
 * rules.
 */
export const hasHumanOpponent = (world: World, person: PersonId): boolean => {
  const own = sidesOf(world, person).filter((side) => isInGame(world, side));
  if (own.length === 0) return false;
  return [...world.ground.all('seat')].some(
    ({ side, person: other }) =>
      side !== undefined && other !== person && !isHouse(other) && !own.includes(side) && isInGame(world, side),
  );
};

/** True for a game master who doesn't play against another person. */
export const isMaster = (world: World, person: PersonId): boolean =>
  gameOf(world).master === person && !hasHumanOpponent(world, person);

export const mapIdOfName = (name: string): MapId => name as MapId;
export const boardIdOfNames = (map: string, board: string): BoardId => `${map}/${board}` as BoardId;
/** Returns the id of a deck. It has a slash, so it differs from the ids of maps and boards. */
export const deckIdOfName = (name: string): DeckId => `/${name}` as DeckId;
export const sideId = (name: string): SideId => name as SideId;

export const isValidSideReference = (world: World, side: SideId | undefined): boolean =>
  side === undefined || world.get('side', side) !== undefined;
