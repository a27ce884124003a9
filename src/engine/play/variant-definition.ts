import type { Value } from '../core/value.ts';
import type { CountedPiece, SetupStack } from './pieces/setup-form.ts';

/** One thing that can be chosen; what stands first is meant where nothing is said. */
export interface VariantDefinition {
  readonly name: string;
  readonly text?: string;
  readonly choices: readonly VariantChoice[];
}

export interface VariantChoice {
  readonly name: string;
  /** What it makes of the properties of the game. */
  readonly values: { readonly [property: string]: Value };
  /** What stands where when the game begins, in the place of the module's set-up. */
  readonly setup?: readonly SetupStack[];
  /** What lies in decks when the game begins, in the place of what the module says of them. */
  readonly decks?: readonly DeckContents[];
}

export interface DeckContents {
  readonly name: string;
  /** From the bottom. */
  readonly pieces: readonly CountedPiece[];
}
