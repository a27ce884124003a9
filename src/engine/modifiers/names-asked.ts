import { type AskedNames, cachePerSystems, type System } from '../../table/index.ts';
import { MODIFIER_PROPERTY_NAMES } from './own-value.ts';

const byKind = cachePerSystems((systems: readonly System[]): ReadonlyMap<string, AskedNames> => {
  const found = new Map<string, AskedNames>([['modifier', MODIFIER_PROPERTY_NAMES]]);
  for (const { kind, names } of systems.flatMap(({ properties = [] }) => properties)) {
    const { has, heeds, asks = [] }: AskedNames = typeof names === 'function' ? names(systems) : names;
    const before: AskedNames = found.get(kind) ?? {};
    found.set(kind, {
      has: { ...has, ...before.has },
      heeds: { ...heeds, ...before.heeds },
      asks: [...(before.asks ?? []), ...asks],
    });
  }
  return found;
});

export const namesAskedOf = (systems: readonly System[], kind: string): AskedNames => byKind(systems).get(kind) ?? {};
