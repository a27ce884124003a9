import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import type { PropertyValueType, Value } from '../../../src/table/index.ts';

/** A small table as plain objects: what the plain pass walks over, and what a real table is made of. */
export interface PlainTable {
  readonly domains: { readonly [property: string]: PropertyValueType };
  readonly game: Values;
  readonly sides: readonly { readonly id: string; readonly values: Values }[];
  readonly cells: readonly PlainCell[];
  readonly zones: readonly PlainZone[];
  readonly pieces: readonly PlainPiece[];
  /** Who steps from where to where: questions with arguments. */
  readonly steps: readonly PlainStep[];
  /** Whose limit of a hand is asked for, and before modifiers what it is. */
  readonly limits: readonly { readonly side: string; readonly hand: number }[];
  readonly modifiers: readonly PlainModifier[];
  readonly turn: { readonly number: number; readonly position: number };
  /** The ids of modifiers that players have put first among those of the same precedence. */
  readonly ties: readonly string[];
}

export type Values = { readonly [name: string]: Value };

export interface PlainCell {
  readonly id: string;
  readonly neighbours: readonly string[];
  readonly terrain: string | undefined;
}

export interface PlainZone {
  readonly id: string;
  readonly cells: readonly string[];
  readonly values: Values;
}

export interface PlainPiece {
  readonly id: string;
  readonly owner: string | undefined;
  readonly cell: string;
  readonly values: Values;
  /** The only side that sees it. */
  readonly seenBy: string | undefined;
}

export interface PlainStep {
  readonly mover: string;
  readonly from: string;
  readonly to: string;
}

/** A modifier that may be in force: it is while its source, if it has one, is in play. */
export interface PlainModifier {
  readonly id: string;
  readonly definition: ModifierDefinition;
  readonly source: { readonly kind: 'piece' | 'zone' | 'side'; readonly id: string } | undefined;
  readonly since: number;
  readonly began: { readonly number: number; readonly position: number };
}

/** What a step costs by the terrain that is entered; none for those not named. */
export const COSTS: { readonly [terrain: string]: number } = { wood: 2, hill: 3 };
