import type { Value } from '../core/value.ts';
import type { Grid } from '../grid/grid.ts';

/** A game's definition, checked: plain data that the game carries with it (T5). The file's form and its checks are src/session/module. */
export interface Module {
  /** The module's own name, as one types it. */
  readonly module: string;
  readonly title: string;
  readonly description?: string;
  readonly sides: readonly SideDefinition[];
  readonly turn?: TurnDefinition;
  readonly rules: Rules;
  readonly maps: readonly MapDefinition[];
  readonly terrain: { readonly [name: string]: TerrainDefinition };
  readonly prototypes: { readonly [name: string]: Values };
  readonly setup: readonly SetupStack[];
}

export type Values = { readonly [property: string]: Value };

export interface SideDefinition {
  readonly name: string;
  /** `#rrggbb`; without one the side's place in the list gives its colour. */
  readonly colour?: string;
}

export interface TurnDefinition {
  /** The names of the sides in the order in which they go. */
  readonly order: readonly string[];
  /** Whether a side's turn ends by `/turn end` or after its first move. */
  readonly ends: 'by-command' | 'after-move';
}

/** Who may do what; see requirements/permissions W1. */
export interface Rules {
  readonly pieces: 'owner' | 'side' | 'anyone';
  readonly turns: 'strict' | 'free';
  readonly captures: 'none' | 'manual';
}

export interface MapDefinition {
  readonly name: string;
  /** The side whose private window this is. */
  readonly private?: string;
  /** Whether a cell on which something stands may be entered. */
  readonly occupied: 'refuse' | 'stack';
  readonly boards: readonly BoardDefinition[];
}

export interface BoardDefinition {
  readonly name: string;
  readonly grid: Grid;
  /** The cells of each kind of terrain. */
  readonly terrain: { readonly [name: string]: readonly string[] };
}

export interface TerrainDefinition {
  readonly colour?: string;
}

/** Pieces that stand somewhere when the game begins. */
export interface SetupStack {
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
  readonly side?: string;
  readonly pieces: readonly { readonly prototype: string; readonly name: string; readonly count: number }[];
}
