import type { PropertySource, SideId, Value, World } from '../../table/index.ts';
import { effectiveValue, type KnownPropertyName } from '../modifiers/effective-value.ts';
import { traitsOf } from '../play/pieces/traits.ts';
import { moduleOf } from '../play/queries.ts';
import { UNOWNED_SIDE_CLASS, UNOWNED_SIDE_ID } from './language/names.ts';
import { scoringProgramOf } from './program.ts';

/** The properties that scorekeepers read, before modifiers (S22). */

declare module '../../table/core/vocabulary.ts' {
  interface PropertiesReadByRules {
    readonly 'point-value': true;
    readonly cp: true;
  }
}

/** The properties of units that GDL defines, for modules that don't. Every unit has a point value (S20, S28). */
export const gdlUnitProperties: PropertySource = {
  kind: 'piece',
  names: { has: { 'point-value': 'plain' }, heeds: { cp: 'plain' } },
  read: (world, id, name) => {
    const piece = world.get('piece', id);
    if (!piece) return undefined;
    const given =
      piece.prototype === undefined ? undefined : scoringProgramOf(world).types.get(piece.prototype)?.get(name);
    return given ?? (name === 'point-value' ? 1 : undefined);
  },
  sharedIn: () => true,
};

export const gdlSideProperties: PropertySource = {
  kind: 'side',
  names: {
    has: { name: 'side', class: 'class', trusts: 'side', 'may-win': 'plain', 'may-lose': 'plain' },
  },
  read: (world, id, name) => {
    const definition = moduleOf(world).sides.find((side) => side.name === id);
    const given = scoringProgramOf(world).sides.get(id as SideId);
    switch (name) {
      case 'name':
        return definition?.name ?? (id === UNOWNED_SIDE_ID ? UNOWNED_SIDE_CLASS : undefined);
      case 'class':
        return (
          given?.class ??
          definition?.class ??
          (definition === undefined && id === UNOWNED_SIDE_ID ? UNOWNED_SIDE_CLASS : undefined)
        );
      case 'trusts':
        return given?.trusts ?? definition?.trusts;
      case 'may-win':
      case 'may-lose':
        return true;
      default:
        return undefined;
    }
  },
};

export const gdlGameProperties: PropertySource = {
  kind: 'game',
  names: { has: { 'last-turn': 'plain' } },
  read: (world, _id, name) => {
    const { constants, lastTurn } = scoringProgramOf(world);
    return name === 'last-turn' ? lastTurn : constants.get(name);
  },
};

export const readSideProperty = <N extends string>(
  world: World,
  side: SideId,
  name: N & KnownPropertyName<N>,
): Value | undefined => effectiveValue<string>(world, { kind: 'side', id: side, name });

/**
 * Returns a property of the judged side, otherwise of the game. A `$side$` in the name is replaced, as in `$side$
 * Hand_Wealth`.
 */
export const readSideOrGameProperty = (world: World, side: SideId | undefined, name: string): Value | undefined => {
  const filled = side === undefined ? name : name.replaceAll('$side$', side);
  return (side === undefined ? undefined : readSideProperty(world, side, filled)) ?? readGameProperty(world, filled);
};

export const readGameProperty = <N extends string>(world: World, name: N & KnownPropertyName<N>): Value | undefined =>
  effectiveValue<string>(world, { kind: 'game', id: 'game', name });

/**
 * Returns the points at which a unit is complete: GDL's `cp`, otherwise the property's maximum, otherwise its initial
 * value (S28).
 */
export const pointsOfCompleteUnit = (world: World, prototype: string | undefined): number | undefined => {
  if (prototype === undefined) return undefined;
  const given = scoringProgramOf(world).types.get(prototype)?.get('cp');
  const most = traitsOf(world, { prototype }).dynamic?.['cp']?.max;
  const { prototypes } = moduleOf(world);
  const own = Object.hasOwn(prototypes, prototype) ? prototypes[prototype] : undefined;
  const begins = own && Object.hasOwn(own, 'cp') ? own['cp'] : undefined;
  return given ?? most ?? (typeof begins === 'number' ? begins : undefined);
};
