import type { Declared, Domain, Value } from '../../table/index.ts';
import type { ModifierDefinition } from '../modifiers/form.ts';
import type { ActionDefinition } from './lines/action-form.ts';
import type { EffectDefinition } from './lines/effect-form.ts';
import type { ObjectiveDefinition } from './points/form.ts';
import type { Rules } from './rules.ts';
import type { SeatsDefinition, SideDefinition } from './seats/form.ts';
import type { OpponentDefinition } from './seats/opponent-form.ts';
import type { TableDefinition } from './tables/form.ts';
import type { ModuleTexts } from './texts.ts';
import type { EndingDefinition } from './turns/ending-form.ts';
import type { TurnDefinition } from './turns/form.ts';

/**
 * A checked game definition: plain data that the game stores (T5). Counters and scorekeepers add their parts
 * (src/features/counters/rules/form.ts, src/engine/scorekeepers/program.ts). Other schemas are in src/session/format,
 * and checks in src/session/check.
 */
export interface Module {
  /** The name that players type. */
  readonly module: string;
  readonly title: string;
  readonly description?: string;
  readonly goal?: string;
  /** Approximate length of a game, in minutes. */
  readonly minutes?: number;
  /** At most five lines. */
  readonly inShort?: readonly string[];
  readonly maker?: string;
  readonly version?: string;
  /** Blank lines separate paragraphs. */
  readonly howToPlay?: string;
  /** Translations by Discord's locale name. */
  readonly texts?: { readonly [locale: string]: ModuleTexts };
  /** Texts instead of keys of properties, prototypes, classes, terrain and edges. */
  readonly labels?: { readonly [key: string]: string };
  /** Properties that only the rules need and players never see. */
  readonly untold?: readonly string[];
  readonly sides: readonly SideDefinition[];
  readonly turn?: TurnDefinition;
  /** The first that applies counts. */
  readonly endings?: readonly EndingDefinition[];
  /** The fewest sides that need a player; others are left out of the game. */
  readonly seats?: SeatsDefinition;
  readonly rules: Rules;
  /** The variants chosen when the game started. */
  readonly chosen?: { readonly [variant: string]: string };
  /** Chess games also support FEN and PGN. */
  readonly notation?: 'chess' | 'draughts' | 'go';
  /** FEN instead of the setup. */
  readonly position?: string;
  /** Other properties may hold anything (P7). */
  readonly properties?: { readonly [property: string]: Domain };
  readonly values?: Values;
  readonly modifiers?: readonly ModifierDefinition[];
  /** Named ranges of precedences, for people. */
  readonly phases?: { readonly [name: string]: readonly [number, number] };
  /** A missing limit is infinite. */
  readonly limits?: { readonly [name: string]: number };
  /** Actions besides those that every game has (G9). */
  readonly actions?: readonly ActionDefinition[];
  /** Automatic effects in order (G12). */
  readonly effects?: readonly EffectDefinition[];
  /** Sides claim these for points, in this order (S32). */
  readonly objectives?: readonly ObjectiveDefinition[];
  readonly opponent?: OpponentDefinition;
  /** The round for scores, as a formula; the turn's number if missing. */
  readonly round?: Declared<'amount'>;
  /** Result tables that lines of actions read (G11). */
  readonly tables?: readonly TableDefinition[];
  /** The battle map for units from maps without combat (A68). */
  readonly battle?: BattleGround;
}

export interface BattleGround {
  readonly map: string;
  readonly board: string;
  readonly attackers: string;
  readonly defenders: string;
}

/** Properties of a prototype's pieces besides constant markers: src/engine/play/pieces/form.ts. */
export type Traits = NonNullable<Module['traits']>[string];
export type Layer = NonNullable<Traits['layers']>[number];

export type Values = { readonly [property: string]: Value };

export type MapDefinition = Module['maps'][number];
export type BoardDefinition = MapDefinition['boards'][number];
export type ZoneDefinition = NonNullable<BoardDefinition['zones']>[number];
/** By the unit's `Class`; `default` for other classes. */
export type Costs = NonNullable<Module['terrain'][string]['cost']>;
