import type { Module } from '../../engine/index.ts';
import { edgeOf, mapOf, terrainOf } from './build-maps.ts';
import { stacksOf, traitsOf, valuesOf } from './build-pieces.ts';
import type { ModuleFile } from './format.ts';
import { given, mapped, simpleValues } from './given.ts';
import { placesOf } from './places.ts';

/** The module of a file without faults: everything that was left out is there, every cell as its board writes it. */
export const moduleOf = (file: ModuleFile): Module => {
  const maps = file.maps.map(mapOf);
  const places = placesOf(maps);
  const traits = Object.entries(file.prototypes).flatMap(([name, prototype]) => {
    const own = traitsOf(prototype);
    return own ? [[name, own] as const] : [];
  });
  return {
    module: file.module,
    title: file.title,
    ...given('description', file.description),
    sides: file.sides.map(({ name, colour }) => ({ name, ...given('colour', colour?.toLowerCase()) })),
    ...(file.turn ? { turn: { order: file.turn.order ?? file.sides.map(({ name }) => name), ends: file.turn.ends } } : {}),
    rules: rulesOf(file),
    ...given('properties', file.properties),
    ...given('values', file.values && simpleValues(file.values)),
    maps,
    terrain: mapped(file.terrain, terrainOf),
    ...given('edges', file.edges && mapped(file.edges, edgeOf)),
    prototypes: mapped(file.prototypes, valuesOf),
    ...given('traits', traits.length > 0 ? Object.fromEntries(traits) : undefined),
    setup: file.setup.flatMap((stack) => stacksOf(places, stack)),
  };
};

const rulesOf = ({ rules: { pieces, turns, captures, changes }, turn }: ModuleFile): Module['rules'] => ({
  pieces,
  turns: turns ?? (turn ? 'strict' : 'free'),
  captures,
  ...given('changes', changes),
});
