/**
 * What a text that stands in a property is the name of, of what a module gives; `plain`: of nothing. `counted`: of a
 * map, board, zone or deck on which a counter is.
 */
export type TextMeaning =
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
 * The properties that the rules themselves read where a module gives them, by name: a system adds its own by
 * declaration merging, and each then has a label (see src/words/base/properties.ts).
 */
// biome-ignore lint/suspicious/noEmptyInterface: systems add to it
export interface RuledProperties {}
export type RuledProperty = keyof RuledProperties;

export type Vocabulary = { readonly [property: string]: TextMeaning };

/** The names under which properties can be asked of the subjects of one kind, whatever a module gives them (D17). */
export interface AskedNames {
  /** What every subject of the kind has. */
  readonly has?: Vocabulary;
  /** What the rules read of it where a module gives it. */
  readonly heeds?: { readonly [P in RuledProperty]?: TextMeaning };
  /** The kinds of subjects that are asked in its place for all other names, or for those behind a word. */
  readonly asks?: readonly { readonly kind: string; readonly behind?: string }[];
}

/** All these names, of one meaning. */
export const allNamed = <N extends string>(
  names: Iterable<N>,
  meaning: TextMeaning,
): { readonly [K in N]: TextMeaning } =>
  Object.fromEntries([...names].map((name) => [name, meaning])) as { readonly [K in N]: TextMeaning };
