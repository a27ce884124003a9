import type { ChoiceDefinition, Instruction, SubjectMatch } from './definition.ts';

/** Something that a module lets players do, by its name (G9). */
export interface ActionDefinition {
  readonly name: string;
  /** What it is done with; the game as a whole, where it lacks. */
  readonly of?: SubjectMatch;
  /** It can be done while this is true of that and of the game. */
  readonly when?: string;
  /** What is chosen, in this order; what is chosen first can be named in what comes behind it. */
  readonly choose?: { readonly [name: string]: ChoiceDefinition };
  readonly pay?: PaymentDefinition;
  /** What happens then, a line after the other. */
  readonly does: readonly Instruction[];
  /** What must be true behind it, in the world of who acts, or nothing of it is done (G24). */
  readonly check?: readonly CheckDefinition[];
  /** How much others are told of it: nothing, that it was done, or with what, too; all, where it lacks. */
  readonly told?: ActionTold;
  /** What players read of it. */
  readonly text?: string;
  /** What is hidden and may show in it: names of private maps, of decks, of prototypes that can be covered. */
  readonly reveals?: readonly string[];
}

export const ACTION_TOLD = ['nobody', 'name', 'all'] as const;
type ActionTold = (typeof ACTION_TOLD)[number];

/** A condition that is judged as if all lines were done, and what is said where it is false. */
export interface CheckDefinition {
  readonly that: string;
  readonly text: string;
}

/** What it costs (G10). */
export interface PaymentDefinition {
  /** With what one pays: a match of pieces. */
  readonly with: string;
  /** Where these are; the hand of who pays, where it lacks. */
  readonly on?: string;
  /** What each is worth: a property; 1, where it lacks. */
  readonly worth?: string;
  /** What they must be worth together: a formula over what the action is done with. */
  readonly least: string;
  /** Where they go; off the table, where it lacks. */
  readonly to?: string;
  /** From where change is given, in what also pays; none is given, where it lacks. */
  readonly change?: string;
}
