import type { Value } from '../core/value.ts';

/** What a property holds now, for one subject; undefined when there is none of that name. */
export type LookUp = (name: string) => Value | undefined;

/**
 * Asks one after the other, and takes the first that has the property, though it be blank: piece, zone, map, game
 * (C12).
 */
export function inOrder(...lookUps: readonly LookUp[]): LookUp {
  return (name) => {
    for (const lookUp of lookUps) {
      const value = lookUp(name);
      if (value !== undefined) return value;
    }
    return undefined;
  };
}
