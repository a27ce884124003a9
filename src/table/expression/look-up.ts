import type { Value } from '../core/value.ts';

/** Returns the value of a property for one subject; undefined if it has no such property. */
export type PropertyLookUp = (name: string) => Value | undefined;

/**
 * Combines lookups. The first one that has the property counts, even if its value is blank. The usual order is piece,
 * zone, map, game (C12).
 */
export function inOrder(...lookUps: readonly PropertyLookUp[]): PropertyLookUp {
  return (name) => {
    for (const lookUp of lookUps) {
      const value = lookUp(name);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}
