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
  /** What the properties of these names hold (P7); others may hold anything. */
  readonly properties?: { readonly [property: string]: Domain };
  /** What more the pieces of a prototype can; one that has markers alone is not named here. */
  readonly traits?: { readonly [prototype: string]: Traits };
  /** Kinds of roads, rivers and other lines between cells. */
  readonly edges?: { readonly [name: string]: EdgeDefinition };
  /** Properties of the game itself. */
  readonly values?: Values;
}

/** `natural`: a whole number of 0 or more. `flag`: true or false. `list`: several texts. */
export type Domain = 'natural' | 'number' | 'text' | 'flag' | 'list';

/** What pieces of one prototype have beside their markers, which never change. */
export interface Traits {
  /** The properties that change in play, with the bounds of those that are numbers; the first values are the prototype's. */
  readonly dynamic?: { readonly [property: string]: Bounds };
  /** Its looks, of which one shows at a time: the first when the game begins. */
  readonly layers?: readonly Layer[];
  /** A formula that tells which layer shows, 1 for the first; without one players turn the piece over. */
  readonly follows?: string;
  /** Into how many directions it can be turned, from straight up and clockwise. */
  readonly facing?: number;
}

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export interface Layer {
  readonly name: string;
  /** What stands for the piece on a picture while this layer shows; otherwise its property `symbol`. */
  readonly symbol?: string;
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
  /** Who sets, turns and stacks pieces: who may change the table itself (the default, W1), or whoever may move them. */
  readonly changes?: 'host' | 'owner';
}

export interface MapDefinition {
  readonly name: string;
  /** The side whose private window this is. */
  readonly private?: string;
  /** Whether a cell on which something stands may be entered. */
  readonly occupied: 'refuse' | 'stack';
  readonly boards: readonly BoardDefinition[];
  /** Properties of the map. */
  readonly values?: Values;
}

export interface BoardDefinition {
  readonly name: string;
  readonly grid: Grid;
  /** The cells of each kind of terrain. */
  readonly terrain: { readonly [name: string]: readonly string[] };
  /** The lines of each kind of edge: chains of cells, each a neighbour of the one before. */
  readonly edges?: { readonly [name: string]: readonly (readonly string[])[] };
  readonly zones?: readonly ZoneDefinition[];
  /** The name of a picture's file, PNG or JPEG, that lies beside the module. */
  readonly picture?: string;
}

/** A part of a board that has a name. Zones may overlap. */
export interface ZoneDefinition {
  readonly name: string;
  readonly cells: readonly string[];
  /** Properties of the zone. */
  readonly values?: Values;
}

export interface TerrainDefinition {
  readonly colour?: string;
  /** What entering a cell of this terrain costs; without one it costs 1. */
  readonly cost?: Costs;
}

export interface EdgeDefinition {
  /** `along`: it leads from cell to cell, as a road does. `between`: it parts each cell of a chain from the next, as a river does. */
  readonly runs: 'along' | 'between';
  readonly colour?: string;
  /** Of a step along it, in the place of the terrain's cost; of a step across it, on top of that. */
  readonly cost?: Costs;
}

/** Move points by the mover's `Class`; `default` for those not named. `closed` is no way at all. */
export type Costs = { readonly [className: string]: number | 'closed' };

/** Pieces that stand somewhere when the game begins. */
export interface SetupStack {
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
  readonly side?: string;
  readonly pieces: readonly { readonly prototype: string; readonly name: string; readonly count: number }[];
}
