import {
  cachePerSystems,
  meaningForNames,
  type OperationKind,
  type PersonId,
  type PropertySource,
  type System,
} from '../../../table/index.ts';
import { partsOf } from '../../modifiers/subject.ts';
import { modifierLocationAt } from '../pieces/zones.ts';
import { sidesOf } from '../queries.ts';

const operationsOf = cachePerSystems(
  (systems: readonly System[]): ReadonlySet<string> =>
    new Set(systems.flatMap(({ operations }) => Object.keys(operations) as OperationKind[])),
);

/**
 * The answers if an actor may do an operation with a piece: true or false, by the operation's name. `ActorSides` are
 * the sides of the actor. All other names are properties of the piece.
 */
export const permissionProperties: PropertySource = {
  kind: 'may',
  names: (systems) => ({
    has: { ActorSides: 'side', ...meaningForNames(operationsOf(systems), 'plain') },
    asks: [{ kind: 'game' }, { kind: 'piece' }],
  }),
  fixed: (name, systems) => !operationsOf(systems).has(name),
  read: (world, id, name, ask) => {
    const [actor = '', piece = '', isAllowed = ''] = partsOf(id);
    if (operationsOf(world.systems).has(name)) return isAllowed === 'yes';
    if (name === 'ActorSides') return sidesOf(world, actor as PersonId);
    return piece === '' ? ask(world, 'game', 'game', name) : ask(world, 'piece', piece, name);
  },
  about: (id) => ({ kind: 'piece', id: partsOf(id)[1] ?? '' }),
  spot: (world, id) => {
    const place = world.get('piece', partsOf(id)[1] ?? '')?.place;
    return place && modifierLocationAt(world, place.in, place.cell);
  },
};
