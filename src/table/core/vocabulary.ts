/**
 * The kind of thing that a text property names. `plain` names nothing. `counted` names a map, board, zone or deck that
 * has a counter.
 */
export type NamedThingKind =
  | 'side'
  | 'map'
  | 'board'
  | 'zone'
  | 'cell'
  | 'deck'
  | 'terrain'
  | 'layer'
  | 'prototype'
  | 'piece'
  | 'class'
  | 'counter'
  | 'counted'
  | 'modifier'
  | 'plain';

/**
 * The properties of a module that the rules themselves read, by name. Each system adds its own by declaration merging.
 * Each needs a label in src/words/base/properties.ts.
 */
// biome-ignore lint/suspicious/noEmptyInterface: systems add to it
export interface PropertiesReadByRules {}
export type PropertyReadByRules = keyof PropertiesReadByRules;

export type PropertyMeanings = { readonly [property: string]: NamedThingKind };

/** The property names that can be read from subjects of one kind, besides those that a module defines (D17). */
export interface AskedNames {
  readonly has?: PropertyMeanings;
  /** Properties that the rules read if the module defines them. */
  readonly heeds?: { readonly [P in PropertyReadByRules]?: NamedThingKind };
  /** The kinds of subjects that answer for all other names, or only for names with the prefix `behind`. */
  readonly asks?: readonly { readonly kind: string; readonly behind?: string }[];
}

export const meaningForNames = <N extends string>(
  names: Iterable<N>,
  meaning: NamedThingKind,
): { readonly [K in N]: NamedThingKind } =>
  Object.fromEntries([...names].map((name) => [name, meaning])) as { readonly [K in N]: NamedThingKind };
