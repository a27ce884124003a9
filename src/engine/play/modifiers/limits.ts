import { allNamed, decimalOf, type Properties, type SideId, toNatural, type World } from '../../../table/index.ts';
import { effectiveValue } from '../../modifiers/effective-value.ts';
import { joinedSubject, partsOf } from '../../modifiers/subject.ts';
import { spotAt } from '../pieces/zones.ts';
import { moduleOf } from '../queries.ts';

/** The limits of a module, which modifiers can change (P8, P9). */
export const LIMITS = ['hand', 'draw', 'army', 'objectives', 'claims'] as const;

export type LimitName = (typeof LIMITS)[number];

const NAMES: ReadonlySet<string> = new Set(LIMITS);
const HOLDER = 'holder.';

/**
 * The properties of a side's limit for a hand, a deck or an army's cell. A name that starts with `holder.` is a
 * property of that hand, deck or cell. Other names are properties of the side.
 */
export const limitProperties: Properties = {
  kind: 'limit',
  names: {
    has: allNamed(LIMITS, 'plain'),
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
      ? spotAt(world, place.in, place.cell)
      : spotAt(world, holder as Parameters<typeof spotAt>[1], undefined);
  },
};

/** Returns how much a side may have, or take at once. Infinite if there is no limit. */
export const limitOf = (
  world: World,
  name: LimitName,
  side: SideId,
  holder: { readonly kind: string; readonly id: string },
): number => {
  const decimal = decimalOf(
    effectiveValue(world, { kind: 'limit', id: joinedSubject(side, holder.kind, holder.id), name }),
  );
  return decimal === undefined ? Number.POSITIVE_INFINITY : toNatural(decimal);
};
