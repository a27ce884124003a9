import type { ActiveModifier, ActiveModifierLookup } from '../../../engine/modifiers/active-modifiers.ts';
import { DISTANCE_NAME, SOURCE_PREFIX } from '../../../engine/modifiers/names.ts';
import { propertyReadersOf } from '../../../engine/modifiers/readers.ts';
import type { Piece } from '../../../engine/play/records.ts';
import { type Expression, reads } from '../../../table/expression/index.ts';
import type { ContainerId, Table } from '../../../table/index.ts';
import { type ContainerPlace, piecesInModifierScope, type StepReach } from './around.ts';
import { type CompiledCounter, IN_STACK_NAME } from './count.ts';

/** The data on which the contribution of a piece to a counter depends, besides the place of the piece. */
export interface ContributionDependence {
  /** The properties that are read of the piece, directly or by modifiers that reach all pieces. */
  readonly names: ReadonlySet<string>;
  /** The modifiers that reach only some places. Pieces in these places are counted one by one. */
  readonly local: ReadonlySet<ActiveModifier>;
}

/** Returns the data on which contributions to a counter depend. Undefined if the place of any piece can matter. */
export const dependenceOf = (
  order: ActiveModifierLookup | undefined,
  counter: Pick<CompiledCounter, 'reads'>,
): ContributionDependence | undefined => {
  const names = new Set(counter.reads);
  const local = new Set<ActiveModifier>();
  if (names.has(IN_STACK_NAME)) return undefined;
  const bending = order?.bending.get('piece');
  // The loop also visits names that it adds to the set itself.
  for (const name of names) {
    const found = bending?.get(name);
    if (!found) continue;
    if (order?.bendsModifiers || found.granted.length > 0) return undefined;
    for (const acting of found.acting) {
      const { scope, near, match, alteration } = acting.compiled;
      if (scope.reach !== 'game' && scope.reach !== 'side') {
        local.add(acting);
        continue;
      }
      if (near.length > 0) return undefined;
      if (scope.reach === 'side') names.add('Owner');
      for (const expression of [match.expression, alteration?.amount])
        for (const read of expression ? ofTarget(expression) : []) names.add(read);
    }
  }
  return names.has(DISTANCE_NAME) ? undefined : { names, local };
};

const ofTarget = (expression: Expression): readonly string[] =>
  [...reads(expression)].filter((name) => !name.startsWith(SOURCE_PREFIX));

/** Returns the pieces that modifiers may reach that reach only some places. Undefined if they may reach all pieces. */
export const piecesApart = (
  table: Table,
  local: Iterable<ActiveModifier>,
  lead: StepReach,
): ReadonlySet<string> | undefined => {
  const apart = new Set<string>();
  const placesOf = (id: string): readonly ContainerPlace[] => [table.get('piece', id)?.place ?? []].flat();
  for (const acting of local) {
    const some = piecesInModifierScope(table, acting, placesOf, lead);
    if (some === 'all') return undefined;
    for (const id of some) apart.add(id);
  }
  return apart;
};

/**
 * Returns a function that checks if all pieces in the piece's group have the same value of a property, before
 * modifiers.
 */
export const sharedLook = (
  table: Table,
  order: ActiveModifierLookup | undefined,
): ((piece: Piece, name: string) => boolean) => {
  const readers = propertyReadersOf(table.systems, 'piece');
  const owns = new Map<string, ((piece: Piece) => unknown) | undefined>();
  const places = new Map<string, boolean>();
  const isOfPlaces = (name: string): boolean =>
    order?.bending.get('cell')?.has(name) === true || order?.bending.get('zone')?.has(name) === true;
  const isShared = (container: ContainerId, name: string): boolean =>
    !isOfPlaces(name) && readers.every(({ sharedIn }) => sharedIn?.(table, container, name) === true);
  return (piece, name) => {
    if (!owns.has(name)) owns.set(name, readers[0]?.own?.(table, name));
    if (owns.get(name)?.(piece) !== undefined) return true;
    const key = `${piece.place.in}\n${name}`;
    const known = places.get(key) ?? isShared(piece.place.in, name);
    places.set(key, known);
    return known;
  };
};
