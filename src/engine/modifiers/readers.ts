import {
  type Ask,
  cachePerSystems,
  type EngineValueType,
  type PropertySource,
  type SubjectLocation,
  type System,
  type Value,
  type World,
} from '../../table/index.ts';
import type { Subject } from './subject.ts';

type Readers = ReadonlyMap<string, readonly PropertySource[]>;

const NONE: readonly PropertySource[] = [];
let lastSystems: readonly System[] | undefined;
let lastKind = '';
let lastReaders = NONE;

/** Returns the readers of a kind. The last result is cached, because the same kind is often read again. */
export const propertyReadersOf = (systems: readonly System[], kind: string): readonly PropertySource[] => {
  if (systems === lastSystems && kind === lastKind) return lastReaders;
  lastReaders = found(systems).get(kind) ?? NONE;
  lastSystems = systems;
  lastKind = kind;
  return lastReaders;
};

const found = cachePerSystems((systems: readonly System[]): Readers => {
  const readers = new Map<string, PropertySource[]>();
  for (const { properties = [] } of systems) {
    for (const one of properties) {
      const kind = readers.get(one.kind);
      if (kind) kind.push(one);
      else readers.set(one.kind, [one]);
    }
  }
  return readers;
});

export const readBaseValueOfProperty = (
  world: World,
  kind: string,
  id: string,
  name: string,
  ask: Ask,
): Value | undefined => {
  for (const reader of propertyReadersOf(world.systems, kind)) {
    const value = reader.read(world, id, name, ask);
    if (value !== undefined) return value;
  }
  return undefined;
};

export const readUnmodifiedValue: Ask = (world, kind, id, name) =>
  readBaseValueOfProperty(world, kind, id, name, readUnmodifiedValue);

/**
 * Returns the domain of a property: the engine's, otherwise the module's (P7). For points, the module may also require
 * whole numbers.
 */
export const propertyDomainOf = (world: World, kind: string, name: string): EngineValueType | undefined => {
  for (const { domain } of propertyReadersOf(world.systems, kind)) {
    const engines = domain?.(name);
    if (engines !== undefined) return engines === 'points' && declared(world, name) === 'natural' ? 'natural' : engines;
  }
  return declared(world, name);
};

const declared = (world: World, name: string): EngineValueType | undefined => {
  const { properties } = world.get('module', 'module')?.module ?? {};
  return properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
};

/** True if modifiers can't change the property, or if no system answers for the kind. */
export const isPropertyUnmodifiable = (systems: readonly System[], kind: string, name: string): boolean => {
  const readers = propertyReadersOf(systems, kind);
  return readers.length === 0 || readers.some(({ fixed }) => fixed?.(name, systems) === true);
};

/** True if the viewer of the world may know what the rules read of the subject. */
export const isSubjectKnownToViewer = (world: World, kind: string, id: string): boolean =>
  propertyReadersOf(world.systems, kind).some((reader) => reader.isPublished?.(world, id) === true);

export const isSubjectKind = (systems: readonly System[], kind: string): boolean =>
  propertyReadersOf(systems, kind).length > 0;

export const whereaboutsOf = (world: World, { kind, id }: Subject): SubjectLocation | undefined => {
  for (const reader of propertyReadersOf(world.systems, kind)) {
    const spot = reader.spot?.(world, id);
    if (spot) return spot;
  }
  return undefined;
};
