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
 * (src/features/counters/rules/form.ts, src/engine/scorekeepers/program.ts). Schemas that need more than the file
 * itself are in src/session/format, and checks in src/session/check.
 */
export interface Module {
  /** The module's name, as players type it. */
  readonly module: string;
  readonly title: string;
  /** A description of the game in a few sentences. */
  readonly description?: string;
  /** The goal of the game in one line. */
  readonly goal?: string;
  /** Approximate length of a game, in minutes. */
  readonly minutes?: number;
  /** The rules in at most five lines. */
  readonly inShort?: readonly string[];
  /** Maker and version, as shown in lists. */
  readonly maker?: string;
  readonly version?: string;
  /** The rules for players; blank lines separate paragraphs. */
  readonly howToPlay?: string;
  /** Translations of the texts, by Discord's locale name; missing ones fall back to the original. */
  readonly texts?: { readonly [locale: string]: ModuleTexts };
  /** Texts that players read instead of keys: of properties, prototypes, classes, terrain and edges. */
  readonly labels?: { readonly [key: string]: string };
  /** Properties that only the rules need and players never see. */
  readonly untold?: readonly string[];
  readonly sides: readonly SideDefinition[];
  readonly turn?: TurnDefinition;
  /** The endings of the game in usual terms; the first that applies counts. */
  readonly endings?: readonly EndingDefinition[];
  /** The fewest sides that must have a player. Sides without a player at the start are left out of the game. */
  readonly seats?: SeatsDefinition;
  readonly rules: Rules;
  /** The variants chosen when the game started. */
  readonly chosen?: { readonly [variant: string]: string };
  /** The notation of moves, shown and typed. Chess games also support FEN and PGN. */
  readonly notation?: 'chess' | 'draughts' | 'go';
  /** The starting position in FEN, instead of the setup. Unreadable parts count as missing. */
  readonly position?: string;
  /** The domains of properties (P7); other properties may hold anything. */
  readonly properties?: { readonly [property: string]: Domain };
  /** Properties of the game itself. */
  readonly values?: Values;
  /** Modifiers of rules and values (requirements/modifiers). */
  readonly modifiers?: readonly ModifierDefinition[];
  /** Named ranges of precedences, from first to last, for people. */
  readonly phases?: { readonly [name: string]: readonly [number, number] };
  /** A side's limits before modifiers: `hand`, `draw`, `army`. A missing one is infinite. */
  readonly limits?: { readonly [name: string]: number };
  /** Actions of this game, besides those that every game has (G9). */
  readonly actions?: readonly ActionDefinition[];
  /** Automatic effects in order (G12). */
  readonly effects?: readonly EffectDefinition[];
  /** Objectives that sides claim for points, in order (S32). */
  readonly objectives?: readonly ObjectiveDefinition[];
  /** The bot's evaluation of a position. */
  readonly opponent?: OpponentDefinition;
  /** The round for scores by round, as a formula of the game; the turn's number if missing. */
  readonly round?: Declared<'amount'>;
  /** Result tables that lines of actions read (G11). */
  readonly tables?: readonly TableDefinition[];
  /** The battle map for units from maps without combat, with the zones in which the two sides are set up (A68). */
  readonly battle?: BattleGround;
}

export interface BattleGround {
  readonly map: string;
  readonly board: string;
  readonly attackers: string;
  readonly defenders: string;
}

/** Properties of a prototype's pieces besides their constant markers: src/engine/play/pieces/form.ts. */
export type Traits = NonNullable<Module['traits']>[string];
export type Layer = NonNullable<Traits['layers']>[number];

export type Values = { readonly [property: string]: Value };

export type MapDefinition = Module['maps'][number];
export type BoardDefinition = MapDefinition['boards'][number];
export type ZoneDefinition = NonNullable<BoardDefinition['zones']>[number];
/** Move points by the unit's `Class`; `default` for other classes. */
export type Costs = NonNullable<Module['terrain'][string]['cost']>;
