import type { Value } from '../core/value.ts';

/** One thing that can be chosen; what stands first is meant where nothing is said. */
export interface VariantDefinition {
  readonly name: string;
  readonly text?: string;
  /** What each choice makes of the properties of the game. */
  readonly choices: readonly { readonly name: string; readonly values: { readonly [property: string]: Value } }[];
}
