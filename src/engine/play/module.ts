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
 * A game's definition, checked: plain data that the game carries with it (T5). Counters
 * and scorekeepers add their parts (src/features/counters/rules/form.ts, src/engine/scorekeepers/program.ts). The forms that need
 * more than what stands in them are in src/session/format, the checks in src/session/check.
 */
export interface Module {
  /** The module's own name, as one types it. */
  readonly module: string;
  readonly title: string;
  /** What the game is about, in a few sentences. */
  readonly description?: string;
  /** Who wins, in one line. */
  readonly goal?: string;
  /** How long a game takes, about. */
  readonly minutes?: number;
  /** The rules in at most five lines. */
  readonly inShort?: readonly string[];
  /** Who made it, and which version of it this is: as lists have them. */
  readonly maker?: string;
  readonly version?: string;
  /** Its rules for those who play it; blank lines part paragraphs. */
  readonly howToPlay?: string;
  /** What people read of it in other languages, by Discord's name of the locale; what lacks there is read as it is. */
  readonly texts?: { readonly [locale: string]: ModuleTexts };
  /** What players read in the place of keys: of properties, prototypes, classes, terrain and edges. */
  readonly labels?: { readonly [key: string]: string };
  /** Properties of which players are told nothing: the rules alone have need of them. */
  readonly untold?: readonly string[];
  readonly sides: readonly SideDefinition[];
  readonly turn?: TurnDefinition;
  /** How the game ends, by the usual words; what is told first counts. */
  readonly endings?: readonly EndingDefinition[];
  /**
   * Where not every side must be played: so many at least. Those that nobody plays when the game begins are left out of
   * it.
   */
  readonly seats?: SeatsDefinition;
  readonly rules: Rules;
  /** What was chosen when the game started. */
  readonly chosen?: { readonly [variant: string]: string };
  /** The notation in which its moves are told and typed. Games of chess can also be read and written as FEN and PGN. */
  readonly notation?: 'chess' | 'draughts' | 'go';
  /** Where the game begins, in FEN, in the place of the set-up; what can't be read counts as left out. */
  readonly position?: string;
  /** What the properties of these names hold (P7); others may hold anything. */
  readonly properties?: { readonly [property: string]: Domain };
  /** Properties of the game itself. */
  readonly values?: Values;
  /** What bends the rules and the values of the game (requirements/modifiers). */
  readonly modifiers?: readonly ModifierDefinition[];
  /** Named ranges of precedences, for people: from the first to the last. */
  readonly phases?: { readonly [name: string]: readonly [number, number] };
  /** Limits of a side before modifiers, by name: `hand`, `draw`, `army`; none, where it is not named. */
  readonly limits?: { readonly [name: string]: number };
  /** What players can do beside what every game has (G9). */
  readonly actions?: readonly ActionDefinition[];
  /** What happens by itself (G12), those first that stand first. */
  readonly effects?: readonly EffectDefinition[];
  /** What sides claim for points, those first that stand first (S32). */
  readonly objectives?: readonly ObjectiveDefinition[];
  /** How the bot judges a position when it plays. */
  readonly opponent?: OpponentDefinition;
  /** Which round it is, for scores by round: a formula of the game; the turn's number, where it lacks. */
  readonly round?: Declared<'amount'>;
  /** Result tables, which lines of actions read (G11). */
  readonly tables?: readonly TableDefinition[];
  /**
   * Where units fight that come from maps without combat: the board's zones in which the two sides are set up (A68).
   */
  readonly battle?: BattleGround;
}

export interface BattleGround {
  readonly map: string;
  readonly board: string;
  readonly attackers: string;
  readonly defenders: string;
}

/** What pieces of one prototype have beside their markers, which never change: src/engine/play/pieces/form.ts. */
export type Traits = NonNullable<Module['traits']>[string];
export type Layer = NonNullable<Traits['layers']>[number];

export type Values = { readonly [property: string]: Value };

export type MapDefinition = Module['maps'][number];
export type BoardDefinition = MapDefinition['boards'][number];
export type ZoneDefinition = NonNullable<BoardDefinition['zones']>[number];
/** Move points by the mover's `Class`; `default` for those not named. */
export type Costs = NonNullable<Module['terrain'][string]['cost']>;
