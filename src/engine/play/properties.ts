import { toNatural } from '../core/decimal.ts';
import type { CellId, ContainerId } from '../core/ids.ts';
import type { Properties } from '../core/system.ts';
import { decimalOf, type Value } from '../core/value.ts';
import type { World } from '../core/world.ts';
import { evaluate } from '../expression/evaluate.ts';
import { readFormula } from '../expression/read.ts';
import type { Layer, Traits, Values, ZoneDefinition } from './module.ts';
import { locate, moduleOf } from './queries.ts';
import type { Piece } from './records.ts';
import { traitsOf } from './traits.ts';

/**
 * A piece's properties: what the engine knows of it, then its own values, its prototype's, and then those of its zone, its map and the game (C12).
 * What lies where the viewer does not see is blank.
 */
export const pieceProperties: Properties = {
  kind: 'piece',
  read: (world: World, id: string, name: string): Value | undefined => {
    const piece = world.get('piece', id);
    if (!piece) return undefined;
    const reader = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined;
    return reader ? reader(world, piece) : (own(world, piece, name) ?? around(world, piece, name));
  },
};

export const mapProperties: Properties = {
  kind: 'map',
  read: (world, id, name) => {
    const map = world.get('map', id);
    if (!map) return undefined;
    return name === 'occupied'
      ? map.occupied
      : (valueIn(definitionOf(world, map.name)?.values, name) ?? valueIn(moduleOf(world).values, name));
  },
};

const KNOWN: { readonly [name: string]: (world: World, piece: Piece) => Value | undefined } = {
  PieceName: (_world, piece) => piece.name,
  Owner: (_world, piece) => piece.side,
  LocationName: (world, { place }) => locationName(world, place),
  CurrentBoard: (world, { place }) => locate(world, place.in)?.board?.name,
  CurrentMap: (world, { place }) => locate(world, place.in)?.map.name,
  CurrentZone: (world, { place }) => zoneOf(world, place)?.name,
  OldLocationName: (world, { old }) => old && locationName(world, old),
  OldBoard: (world, { old }) => old && locate(world, old.in)?.board?.name,
  OldMap: (world, { old }) => old && locate(world, old.in)?.map.name,
  OldZone: (world, { old }) => old && zoneOf(world, old)?.name,
  StackSize: (world, { place }) => world.at(place.in, place.cell).filter(({ kind }) => kind === 'piece').length,
  Facing: (world, piece) => (traitsOf(world, piece).facing === undefined ? undefined : (piece.facing ?? 0)),
  Layer: (world, piece) => layerOf(world, piece)?.number,
  LayerName: (world, piece) => layerOf(world, piece)?.layer.name,
  symbol: (world, piece) => layerOf(world, piece)?.layer.symbol ?? own(world, piece, 'symbol'),
};

/** The names of what the engine knows of every piece; nobody sets these. */
export const knownProperties: ReadonlySet<string> = new Set(Object.keys(KNOWN).filter((name) => name !== 'symbol'));

interface Spot {
  readonly in: ContainerId;
  readonly cell?: CellId;
}

const valueIn = (values: Values | undefined, name: string): Value | undefined =>
  values && Object.hasOwn(values, name) ? values[name] : undefined;

const own = (world: World, piece: Piece, name: string): Value | undefined => {
  const value = valueIn(piece.values, name);
  if (value !== undefined || piece.prototype === undefined) return value;
  const { prototypes } = moduleOf(world);
  return Object.hasOwn(prototypes, piece.prototype) ? valueIn(prototypes[piece.prototype], name) : undefined;
};

const around = (world: World, { place }: Piece, name: string): Value | undefined => {
  const map = locate(world, place.in)?.map;
  const fromMap = (): Value | undefined => map && valueIn(definitionOf(world, map.name)?.values, name);
  return valueIn(zoneOf(world, place)?.values, name) ?? fromMap() ?? valueIn(moduleOf(world).values, name);
};

const definitionOf = (world: World, map: string) => moduleOf(world).maps.find(({ name }) => name === map);

const locationName = (world: World, { in: container, cell }: Spot): string | undefined => {
  const found = locate(world, container);
  return found && (cell ?? found.map.name);
};

/** The first zone of the board that holds the cell. */
const zoneOf = (world: World, { in: container, cell }: Spot): ZoneDefinition | undefined => {
  const found = locate(world, container);
  if (cell === undefined || !found?.board) return undefined;
  const { board } = found;
  const zones = definitionOf(world, found.map.name)?.boards.find(({ name }) => name === board.name)?.zones;
  return zones?.find(({ cells }) => cells.includes(cell));
};

/** The layer that shows: the one that the piece's formula tells, else the one to which it was turned. */
const layerOf = (world: World, piece: Piece): { readonly number: number; readonly layer: Layer } | undefined => {
  const { layers = [], follows } = traitsOf(world, piece);
  if (layers.length === 0) return undefined;
  const number = Math.min(Math.max(follows === undefined ? (piece.layer ?? 1) : followed(world, piece, follows), 1), layers.length);
  const layer = layers[number - 1];
  return layer && { number, layer };
};

/** The formulas of layers, read once: a module never changes. */
const formulas = new WeakMap<Traits, ReturnType<typeof readFormula>>();

const formulaOf = (traits: Traits, text: string): ReturnType<typeof readFormula> => {
  const known = formulas.get(traits) ?? readFormula(text);
  formulas.set(traits, known);
  return known;
};

const followed = (world: World, piece: Piece, formula: string): number => {
  const read = formulaOf(traitsOf(world, piece), formula);
  const value = read.ok
    ? evaluate(read.expression, (name) => (name.startsWith('Layer') ? undefined : pieceProperties.read(world, piece.id, name)))
    : undefined;
  const decimal = decimalOf(value);
  return decimal === undefined ? 1 : toNatural(decimal);
};
