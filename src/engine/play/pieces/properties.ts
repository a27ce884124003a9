import { evaluate, readFormula } from '../../../table/expression/index.ts';
import {
  type AnyRecord,
  type Ask,
  type CellId,
  type ContainerId,
  decimalOf,
  derived,
  type EngineValueType,
  type NamedThingKind,
  type PropertySource,
  toNatural,
  type Value,
  type World,
  within,
} from '../../../table/index.ts';
import type { Module, PrototypeLayer, Traits, ZoneDefinition } from '../module.ts';
import { locateContainer, moduleOf } from '../queries.ts';
import type { Piece } from '../records.ts';
import { isPropertyUniformIn, propertyAroundPlace, readPropertyValue } from './ground.ts';
import { traitsOf } from './traits.ts';
import { modifierLocationAt, zonesAtCell } from './zones.ts';

/** The property with the name of a piece's prototype. Modules of earlier versions may have a property of this name. */
const PROTOTYPE = 'Prototype';

declare module '../../../table/core/vocabulary.ts' {
  interface PropertiesReadByRules {
    readonly symbol: true;
  }
}

const MEANINGS: { readonly [N in EnginePieceProperty]: NamedThingKind } = {
  PieceName: 'piece',
  Owner: 'side',
  Prototype: 'prototype',
  LocationName: 'cell',
  DeckName: 'deck',
  DeckPosition: 'plain',
  OldDeckName: 'deck',
  CurrentBoard: 'board',
  CurrentMap: 'map',
  CurrentZone: 'zone',
  OldLocationName: 'cell',
  OldBoard: 'board',
  OldMap: 'map',
  OldZone: 'zone',
  StackSize: 'plain',
  Facing: 'plain',
  Layer: 'plain',
  LayerName: 'layer',
  symbol: 'plain',
};

/**
 * The properties of pieces. They come from the engine, the piece itself, its prototype, then its deck, zone, board, map
 * and the game. The first of these that has the property counts (C12). Values from places that the viewer can't see are
 * blank.
 */
export const piecePropertySource: PropertySource = {
  kind: 'piece',
  names: { has: MEANINGS, asks: [{ kind: 'cell' }, { kind: 'deck' }, { kind: 'map' }] },
  fixed: (name) => FIXED.has(name),
  domain: (name) => DOMAINS.get(name),
  read: (world: World, id: string, name: string, ask: Ask): Value | undefined => {
    const piece = world.get('piece', id);
    if (!piece) return undefined;
    const reader = READERS.get(name);
    return reader
      ? reader(world, piece, ask)
      : (own(world, piece, name) ?? propertyAroundPlace(world, piece.place.in, piece.place.cell, name, ask));
  },
  own: (world, name) => ownReader(world, name),
  sharedIn: (world, container, name) =>
    OF_THE_PIECE.has(name) || (!READERS.has(name) && isPropertyUniformIn(world, container, name)),
  spot: (world, id) => {
    const place = world.get('piece', id)?.place;
    return place && modifierLocationAt(world, place.in, place.cell);
  },
};

/** Properties of a piece that don't depend on its place. */
const OF_THE_PIECE: ReadonlySet<string> = new Set(['Owner', 'PieceName', PROTOTYPE]);

const DOMAINS: ReadonlyMap<string, EngineValueType> = new Map([
  ['MovePoints', 'points'],
  ['StackSize', 'natural'],
  ['Owner', 'text'],
  ['PieceName', 'text'],
]);

/** Properties that only operations can change. */
const FIXED: ReadonlySet<string> = new Set([
  ...[PROTOTYPE, 'LocationName', 'DeckName', 'DeckPosition', 'CurrentBoard', 'CurrentMap', 'CurrentZone'],
  ...['OldLocationName', 'OldDeckName', 'OldBoard', 'OldMap', 'OldZone'],
]);

type PropertyReader = (world: World, piece: Piece, ask: Ask) => Value | undefined;

const KNOWN = {
  PieceName: (_world, piece) => piece.name,
  Owner: (_world, piece) => piece.side,
  LocationName: (world, { place }) => locationName(world, place),
  DeckName: (world, { place }) => locateContainer(world, place.in)?.deck?.name,
  DeckPosition: (world, piece) => deckPosition(world, piece),
  OldDeckName: (world, { old }) => old && locateContainer(world, old.in)?.deck?.name,
  CurrentBoard: (world, { place }) => locateContainer(world, place.in)?.board?.name,
  CurrentMap: (world, { place }) => locateContainer(world, place.in)?.map.name,
  CurrentZone: (world, { place }) => zoneOf(world, place)?.name,
  OldLocationName: (world, { old }) => old && locationName(world, old),
  OldBoard: (world, { old }) => old && locateContainer(world, old.in)?.board?.name,
  OldMap: (world, { old }) => old && locateContainer(world, old.in)?.map.name,
  OldZone: (world, { old }) => old && zoneOf(world, old)?.name,
  StackSize: (world, { place }) => world.at(place.in, place.cell).filter(({ kind }) => kind === 'piece').length,
  Facing: (world, piece) => (traitsOf(world, piece).facing === undefined ? undefined : (piece.facing ?? 0)),
  Layer: (world, piece, ask) => layerOf(world, piece, ask)?.number,
  LayerName: (world, piece, ask) => layerOf(world, piece, ask)?.layer.name,
  [PROTOTYPE]: (world, piece) => own(world, piece, PROTOTYPE) ?? piece.prototype,
  symbol: (world, piece, ask) => layerOf(world, piece, ask)?.layer.symbol ?? own(world, piece, 'symbol'),
} satisfies { readonly [name: string]: PropertyReader };

export type EnginePieceProperty = keyof typeof KNOWN;

const READERS: ReadonlyMap<string, PropertyReader> = new Map(Object.entries(KNOWN));

/** The engine's own properties of pieces, which players can't set. */
export const enginePieceProperties: ReadonlySet<string> = new Set(
  Object.keys(KNOWN).filter((name) => name !== 'symbol'),
);

const knownOfPrototypes = derived((_: Module) => new Map<string, ReadonlyMap<string, Value | undefined>>());

const ofPrototypes = (module: Module, name: string): ReadonlyMap<string, Value | undefined> =>
  within(
    knownOfPrototypes(module),
    name,
    () =>
      new Map(
        Object.entries(module.prototypes).map(([prototype, values]) => [prototype, readPropertyValue(values, name)]),
      ),
  );

const ownReader = (world: World, name: string): ((record: AnyRecord) => Value | undefined) | undefined => {
  if (name === 'PieceName') return (record) => (record as Piece).name;
  if (name === 'Owner') return (record) => (record as Piece).side;
  if (READERS.has(name) && name !== PROTOTYPE) return undefined;
  const prototypes = ofPrototypes(moduleOf(world), name);
  return (record) => {
    const { values, prototype } = record as Piece;
    const given = readPropertyValue(values, name) ?? (prototype === undefined ? undefined : prototypes.get(prototype));
    return name === PROTOTYPE ? (given ?? prototype) : given;
  };
};

interface PiecePlace {
  readonly in: ContainerId;
  readonly cell?: CellId;
}

const own = (world: World, piece: Piece, name: string): Value | undefined => {
  const value = readPropertyValue(piece.values, name);
  if (value !== undefined || piece.prototype === undefined) return value;
  const { prototypes } = moduleOf(world);
  return Object.hasOwn(prototypes, piece.prototype) ? readPropertyValue(prototypes[piece.prototype], name) : undefined;
};

const locationName = (world: World, { in: container, cell }: PiecePlace): string | undefined => {
  const found = locateContainer(world, container);
  return found && (cell ?? found.deck?.name ?? found.map.name);
};

/** Returns the position of a card in its deck, from 1 at the top. */
const deckPosition = (world: World, { id, place }: Piece): number | undefined => {
  if (!world.get('deck', place.in)) return undefined;
  const cards = world.at(place.in);
  return cards.length - cards.findIndex((card) => card.id === id);
};

const zoneOf = (world: World, spot: PiecePlace): ZoneDefinition | undefined => {
  const found = locateContainer(world, spot.in);
  const cell = found?.deck ? found.deck.cell : spot.cell;
  return cell === undefined || !found?.board ? undefined : zonesAtCell(world, found.board.id, cell)[0];
};

const layerOf = (
  world: World,
  piece: Piece,
  ask: Ask,
): { readonly number: number; readonly layer: PrototypeLayer } | undefined => {
  const traits = traitsOf(world, piece);
  const { layers = [], follows } = traits;
  if (layers.length === 0) return undefined;
  const number = Math.min(
    Math.max(follows === undefined ? (piece.layer ?? 1) : followed(world, piece, traits, ask), 1),
    layers.length,
  );
  const layer = layers[number - 1];
  return layer && { number, layer };
};

const formulaOf = derived(({ follows = '' }: Traits) => readFormula(follows));

const followed = (world: World, piece: Piece, traits: Traits, ask: Ask): number => {
  const read = formulaOf(traits);
  const value = read.ok
    ? evaluate(read.expression, (name) =>
        name.startsWith('Layer') || name === 'symbol' ? undefined : ask(world, 'piece', piece.id, name),
      )
    : undefined;
  const decimal = decimalOf(value);
  return decimal === undefined ? 1 : toNatural(decimal);
};
