import { BACK, type Module } from '../../engine/index.ts';
import type { ModuleFile } from '../format/format.ts';
import { given, mapped, simpleValue, unchecked } from '../module/given.ts';
import { piecesOf } from './decks.ts';
import { type Places, placesNamed } from './places.ts';

type FilePrototype = ModuleFile['prototypes'][string];
type FileLayers = NonNullable<FilePrototype['layers']>;
type FileStack = ModuleFile['setup'][number];
type ModuleTraits = NonNullable<Module['traits']>[string];

type Property = Exclude<FilePrototype[string], FileLayers>;

/** What of a prototype are properties, dynamic ones among them. */
const propertiesOf = ({
  layers: _,
  facing: __,
  mask: ___,
  invisible: ____,
  ...properties
}: FilePrototype): { readonly [name: string]: Property } => properties as { readonly [name: string]: Property };

const isDynamic = (property: Property): property is Extract<Property, { readonly value: unknown }> =>
  typeof property === 'object' && !Array.isArray(property);

export const valuesOf = (prototype: FilePrototype): Module['prototypes'][string] =>
  mapped(propertiesOf(prototype), (property) => (isDynamic(property) ? property.value : simpleValue(property)));

/** What pieces of this prototype can beside having markers; undefined when that is nothing. */
export const traitsOf = (prototype: FilePrototype): ModuleTraits | undefined => {
  const { layers, facing, mask, invisible, unit, level } = prototype;
  const dynamic = Object.entries(propertiesOf(prototype)).flatMap(([name, property]) =>
    isDynamic(property) ? [[name, { ...given('min', property.min), ...given('max', property.max) }] as const] : [],
  );
  const traits: ModuleTraits = {
    ...given('dynamic', dynamic.length > 0 ? Object.fromEntries(dynamic) : undefined),
    ...(layers ? layersOf(layers) : {}),
    ...given('mask', backOf(mask)),
    ...given('invisible', invisible === true ? invisible : undefined),
    ...given('facing', facing),
    ...given('unit', unit === true ? unit : undefined),
    ...given('level', level),
  };
  return Object.keys(traits).length > 0 ? traits : undefined;
};

/** How a piece looks face down that can be covered. */
const backOf = (mask: FilePrototype['mask']): ModuleTraits['mask'] => {
  if (typeof mask === 'object') return { name: mask.name, ...given('symbol', mask.symbol) };
  return mask === true ? BACK : undefined;
};

const layersOf = (layers: FileLayers): ModuleTraits => {
  const levels = Array.isArray(layers) ? layers : layers.levels;
  return {
    layers: levels.map((layer) =>
      typeof layer === 'string' ? { name: layer } : { name: layer.name, ...given('symbol', layer.symbol) },
    ),
    ...(Array.isArray(layers) ? {} : { follows: layers.follows }),
  };
};

/** One stack for each place that is named. */
export const stacksOf = (places: Places, { at, side, pieces }: FileStack): Module['setup'] =>
  (typeof at === 'string' ? [at] : at).map((text) => ({
    ...(placesNamed(places, text)[0] ?? unchecked(text)),
    ...given('side', side),
    pieces: piecesOf(pieces),
  }));
