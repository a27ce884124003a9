import {
  decimalOf,
  meaningForNames,
  type PropertySource,
  type SideId,
  toNatural,
  type World,
} from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { joinSubjectParts, partsOf } from '../../modifiers/subject.ts';
import { modifierLocationAt } from '../pieces/zones.ts';
import { moduleOf } from '../queries.ts';

/** The limits of a module, which modifiers can change (P8, P9). */
export const LIMIT_NAMES = ['hand', 'draw', 'army', 'objectives', 'claims'] as const;

export type LimitName = (typeof LIMIT_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(LIMIT_NAMES);
const HOLDER = 'holder.';

/**
 * The properties of a side's limit for a hand, a deck or an army's cell. A name that starts with `holder.` is a
 * property of that hand, deck or cell. Other names are properties of the side.
 */
export const limitPropertySource: PropertySource = {
  kind: 'limit',
  names: {
    has: meaningForNames(LIMIT_NAMES, 'plain'),
    asks: [{ kind: 'side' }, ...['map', 'deck', 'piece'].map((kind) => ({ kind, behind: HOLDER }))],
  },
  domain: (name) => (NAMES.has(name) ? 'natural' : undefined),
  fixed: (name) => !NAMES.has(name),
  read: (world, id, name, ask) => {
    const [side = '', kind = '', holder = ''] = partsOf(id);
    if (NAMES.has(name)) {
      const { limits } = moduleOf(world);
      return limits && Object.hasOwn(limits, name) ? limits[name] : undefined;
    }
    if (name.startsWith(HOLDER)) return ask(world, kind, holder, name.slice(HOLDER.length));
    return ask(world, 'side', side, name);
  },
  about: (id) => ({ kind: 'side', id: partsOf(id)[0] ?? '' }),
  spot: (world, id) => {
    const [, , holder = ''] = partsOf(id);
    const place = world.get('piece', holder)?.place;
    return place
      ? modifierLocationAt(world, place.in, place.cell)
      : modifierLocationAt(world, holder as Parameters<typeof modifierLocationAt>[1], undefined);
  },
};

/** Returns how much a side may have, or take at once. Infinite if there is no limit. */
export const limitOfSide = (
  world: World,
  name: LimitName,
  side: SideId,
  holder: { readonly kind: string; readonly id: string },
): number => {
  const decimal = decimalOf(
    effectiveValue(world, { kind: 'limit', id: joinSubjectParts(side, holder.kind, holder.id), name }),
  );
  return decimal === undefined ? Number.POSITIVE_INFINITY : toNatural(decimal);
};
