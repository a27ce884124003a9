import type { Declared, PropertyValueType, Value } from '../../table/index.ts';
import type { ModifierDefinition } from '../modifiers/form.ts';
import type { ActionDefinition } from './lines/action-form.ts';
import type { EffectDefinition } from './lines/effect-form.ts';
import type { ObjectiveDefinition } from './points/form.ts';
import type { Rules } from './rules.ts';
import type { SeatsDefinition, SideDefinition } from './seats/form.ts';
import type { OpponentDefinition } from './seats/opponent-form.ts';
import type { LookupTableDefinition } from './tables/form.ts';
import type { ModuleTranslation } from './texts.ts';
import type { EndingDefinition } from './turns/ending-form.ts';
import type { TurnDefinition } from './turns/form.ts';

/**
 * A checked definition of a game, as plain data that the game stores (T5). Counters and scorekeepers add their parts
 * (src/features/counters/rules/form.ts, src/engine/scorekeepers/program.ts). Other schemas are in src/session/format,
 * and checks in src/session/check.
 */
export interface Module {
  /** The name of the module, as players type it. */
  readonly module: string;
  readonly title: string;
  readonly description?: string;
  readonly goal?: string;
  /** The approximate length of a game, in minutes. */
  readonly minutes?: number;
  /** The rules in short, in at most five lines. */
  readonly inShort?: readonly string[];
  readonly maker?: string;
  readonly version?: string;
  /** An explanation of the game. Blank lines separate paragraphs. */
  readonly howToPlay?: string;
  /** Translations by Discord's locale name. */
  readonly texts?: { readonly [locale: string]: ModuleTranslation };
  /** The texts that players read instead of keys of properties, prototypes, classes, terrains and edges. */
  readonly labels?: { readonly [key: string]: string };
  /** Properties that only the rules need, and that players never see. */
  readonly untold?: readonly string[];
  readonly sides: readonly SideDefinition[];
  readonly turn?: TurnDefinition;
  /** The ways to end the game, in order. The first one that applies counts. */
  readonly endings?: readonly EndingDefinition[];
  /** The fewest sides that need a player. Sides without a player are left out of the game. */
  readonly seats?: SeatsDefinition;
  readonly rules: Rules;
  /** The variants chosen when the game started. */
  readonly chosen?: { readonly [variant: string]: string };
  /** The notation for moves. For chess, the module also supports FEN and PGN. */
  readonly notation?: 'chess' | 'draughts' | 'go';
  /** A position in FEN that replaces the setup. */
  readonly position?: string;
  /** The type of each declared property. Other properties may have values of any type (P7). */
  readonly properties?: { readonly [property: string]: PropertyValueType };
  readonly values?: PropertyValues;
  readonly modifiers?: readonly ModifierDefinition[];
  /** Named ranges of precedences of modifiers, for people who read the module. */
  readonly phases?: { readonly [name: string]: readonly [number, number] };
  /** Limits by name. A limit that is missing here is infinite. */
  readonly limits?: { readonly [name: string]: number };
  /** The actions that players can do besides the operations of every game (G9). */
  readonly actions?: readonly ActionDefinition[];
  /** The automatic effects, in order (G12). */
  readonly effects?: readonly EffectDefinition[];
  /** Objectives that sides can claim for points, in this order (S32). */
  readonly objectives?: readonly ObjectiveDefinition[];
  readonly opponent?: OpponentDefinition;
  /** A formula for the round, for scores. If it is absent, the round is the number of the turn. */
  readonly round?: Declared<'amount'>;
  /** Result tables that instructions of actions read (G11). */
  readonly tables?: readonly LookupTableDefinition[];
  /** The battle map, for units from maps on which there is no combat (A68). */
  readonly battle?: BattleBoardDefinition;
}

export interface BattleBoardDefinition {
  readonly map: string;
  readonly board: string;
  readonly attackers: string;
  readonly defenders: string;
}

/** The features of a prototype's pieces, besides its constant properties; see src/engine/play/pieces/form.ts. */
export type Traits = NonNullable<Module['traits']>[string];
export type PrototypeLayer = NonNullable<Traits['layers']>[number];

export type PropertyValues = { readonly [property: string]: Value };

export type MapDefinition = Module['maps'][number];
export type BoardDefinition = MapDefinition['boards'][number];
export type ZoneDefinition = NonNullable<BoardDefinition['zones']>[number];
/** The costs of a step by the `Class` of the unit. `default` applies to all other classes. */
export type StepCosts = NonNullable<Module['terrain'][string]['cost']>;
