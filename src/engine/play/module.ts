import type { Domain } from '../core/system.ts';
import type { Value } from '../core/value.ts';
import type { Grid } from '../grid/grid.ts';
import type { ModifierDefinition } from '../modifiers/form.ts';
import type { ActionDefinition } from './lines/action-form.ts';
import type { EffectDefinition } from './lines/effect-form.ts';
import type { ObjectiveDefinition } from './points/form.ts';
import type {
  CaptureDefinition,
  GroundRules,
  PieceRules,
  QuietDefinition,
  RepeatDefinition,
} from './rule-definitions.ts';
import type { Rules } from './rules.ts';
import type { SeatsDefinition, SideDefinition } from './seats/form.ts';
import type { CountedPiece, SetupStack } from './set-up.ts';
import type { TableDefinition } from './tables/form.ts';
import type { ModuleTexts } from './texts.ts';
import type { EndingDefinition } from './turns/ending-form.ts';
import type { TurnDefinition } from './turns/form.ts';
import type { VariantDefinition } from './variant-form.ts';

/**
 * A game's definition, checked: plain data that the game carries with it (T5). Counters
 * and scorekeepers add their parts (src/engine/counters/form.ts, src/engine/scorekeepers/program.ts). The forms that need
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
  /** What can be chosen when a game starts, and what was. */
  readonly variants?: readonly VariantDefinition[];
  readonly chosen?: { readonly [variant: string]: string };
  /** In which notation its games can be written and read: that of chess, FEN and PGN. */
  readonly notation?: 'chess';
  /** Where the game begins, in FEN, in the place of the set-up; what can't be read counts as left out. */
  readonly position?: string;
  readonly maps: readonly MapDefinition[];
  readonly terrain: { readonly [name: string]: TerrainDefinition };
  readonly prototypes: { readonly [name: string]: Values };
  readonly setup: readonly SetupStack[];
  readonly decks?: readonly DeckDefinition[];
  /** What the properties of these names hold (P7); others may hold anything. */
  readonly properties?: { readonly [property: string]: Domain };
  /** What more the pieces of a prototype can; one that has markers alone is not named here. */
  readonly traits?: { readonly [prototype: string]: Traits };
  /** Kinds of roads, rivers and other lines between cells. */
  readonly edges?: { readonly [name: string]: EdgeDefinition };
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
  /** Which round it is, for scores by round: a formula of the game; the turn's number, where it lacks. */
  readonly round?: string;
  /** Result tables, which lines of actions read (G11). */
  readonly tables?: readonly TableDefinition[];
  /**
   * Where units fight that come from maps without combat: the board's zones in which the two sides are set up (A68).
   */
  readonly battle?: BattleGround;
  /** The pictures of pieces that have come with the module, by their files. */
  readonly pictures?: { readonly [file: string]: KeptArt };
}

/** A picture that is kept. */
export interface KeptArt {
  /** SHA-256 of its bytes in hex: by this it is kept. */
  readonly hash: string;
  /** In pixels, as it is drawn. */
  readonly width: number;
  readonly height: number;
}

/** A picture of a piece: a file that comes beside the module, or a part of one. */
export interface ArtDefinition {
  readonly file: string;
  /** The part that is shown, in shares of the whole: left, top, width, height. */
  readonly part?: readonly number[];
  /** It shows the side by itself, or is the whole face of a card: nothing is drawn around it. */
  readonly unframed?: true;
}

/** How pieces look, those of one side, or of all that have no look of their own. */
export interface LookDefinition extends ArtDefinition {
  readonly side?: string;
}

export interface BattleGround {
  readonly map: string;
  readonly board: string;
  readonly attackers: string;
  readonly defenders: string;
}

/** What pieces of one prototype have beside their markers, which never change. */
export interface Traits extends PieceRules {
  /**
   * The properties that change in play, with the bounds of those that are numbers; the first values are the
   * prototype's.
   */
  readonly dynamic?: { readonly [property: string]: Bounds };
  /** Its looks, of which one shows at a time: the first when the game begins. */
  readonly layers?: readonly Layer[];
  /** A formula that tells which layer shows, 1 for the first; without one players turn the piece over. */
  readonly follows?: string;
  /** It can lie face down, and is called so then; without it the pieces of this prototype can't be masked. */
  readonly mask?: Back;
  /** It can be made invisible to everyone but its side. */
  readonly invisible?: true;
  /** Into how many directions it can be turned, from straight up and clockwise. */
  readonly facing?: number;
  /** It can join armies, and moves by points where the module has them. */
  readonly unit?: true;
  /** What it is beside units, such as a city: it takes up no room among them (A42). */
  readonly level?: string;
  /** How it looks on pictures; each side once. */
  readonly picture?: readonly LookDefinition[];
  /** How it looks to those who may not know what it is. */
  readonly back?: ArtDefinition;
}

/** What is seen of a piece that lies face down. */
export interface Back {
  readonly name: string;
  /** At most 3 characters that stand for it on a picture. */
  readonly symbol?: string;
}

export interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

export interface Layer {
  readonly name: string;
  /** What stands for the piece on a picture while this layer shows; otherwise its property `symbol`. */
  readonly symbol?: string;
  /** How the piece looks while this layer shows; otherwise as its prototype says. */
  readonly picture?: readonly LookDefinition[];
}

export type Values = { readonly [property: string]: Value };

export interface MapDefinition {
  readonly name: string;
  /** The side whose private window this is. */
  readonly private?: string;
  /** What everybody else knows of what is in a private window. */
  readonly publishes?: Publishes;
  /** Whether a cell on which something stands may be entered. */
  readonly occupied: 'refuse' | 'stack';
  /** Nothing is taken on this map: who attacks is led to the map of battles (A68). */
  readonly combat?: 'no';
  /** How pieces take here; `enter`: what a unit takes for its side by ending its move there, pieces of a level (A69). */
  readonly captures?: CaptureDefinition | { readonly pieces: string; readonly by: 'enter' };
  readonly repeat?: RepeatDefinition;
  readonly quiet?: QuietDefinition;
  readonly boards: readonly BoardDefinition[];
  /** Properties of the map. */
  readonly values?: Values;
}

/**
 * What of the pieces in a container is known to those who don't see into it: nothing, whether there are any, how many,
 * or how many of each name, in no order. A declared revelation (T6).
 */
export type Publishes = 'nothing' | 'some' | 'count' | 'contents';

/** A pile of pieces; see the record of the same name. */
export interface DeckDefinition {
  readonly name: string;
  readonly map: string;
  readonly board?: string;
  readonly cell?: string;
  readonly side?: string;
  readonly faceDown: boolean;
  readonly publishes: Publishes;
  readonly pick: boolean;
  readonly discards?: string;
  readonly reshuffle: 'always' | 'on-demand' | 'never';
  /** Whether it is shuffled when the game begins. */
  readonly shuffled: boolean;
  /** What is drawn of it while it lies face down. */
  readonly back?: ArtDefinition;
  /** Properties of the deck. */
  readonly values?: Values;
  /** What lies in it when the game begins, from the bottom. */
  readonly pieces: readonly CountedPiece[];
}

export interface BoardDefinition {
  readonly name: string;
  readonly grid: Grid;
  /** The cells of each kind of terrain. */
  readonly terrain: { readonly [name: string]: readonly string[] };
  /** The lines of each kind of edge: chains of cells, each a neighbour of the one before. */
  readonly edges?: { readonly [name: string]: readonly (readonly string[])[] };
  readonly zones?: readonly ZoneDefinition[];
  /** No borders of cells are drawn: lines or a picture show where they are. */
  readonly borders?: false;
  readonly picture?: PictureDefinition;
  /** Properties of the board. */
  readonly values?: Values;
}

/** A picture that lies under a board. Places and sizes in widths of a cell; what lacks is that of the board. */
export interface PictureDefinition {
  /** The name of its file, which comes beside the module. */
  readonly file: string;
  /** Where its upper left corner lies, from that of the board. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  /** SHA-256 of its bytes in hex, once it has come: by this it is kept. */
  readonly hash?: string;
}

/** A part of a board that has a name. Zones may overlap. */
export interface ZoneDefinition extends GroundRules {
  readonly name: string;
  readonly cells: readonly string[];
  /** Properties of the zone. */
  readonly values?: Values;
}

export interface TerrainDefinition extends GroundRules {
  readonly colour?: string;
  /** What entering a cell of this terrain costs; without one it costs 1. */
  readonly cost?: Costs;
}

export interface EdgeDefinition {
  /**
   * `along`: it leads from cell to cell, as a road does. `between`: it parts each cell of a chain from the next, as a
   * river does.
   */
  readonly runs: 'along' | 'between';
  readonly colour?: string;
  /** Of a step along it, in the place of the terrain's cost; of a step across it, on top of that. */
  readonly cost?: Costs;
}

/** Move points by the mover's `Class`; `default` for those not named. `closed` is no way at all. */
export type Costs = { readonly [className: string]: number | 'closed' };
