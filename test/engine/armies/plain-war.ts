/**
 * A war on a board as plain objects, with what bends it: what plain rules are read from, and what a real table is made
 * of.
 */
export interface PlainWar {
  readonly cells: readonly string[];
  /** The neighbours of each cell as the board is drawn. */
  readonly around: ReadonlyMap<string, readonly string[]>;
  readonly terrain: ReadonlyMap<string, string>;
  /** What runs along or across from one cell to the next, both ways. */
  readonly lines: readonly PlainLine[];
  /** The cells of the only zone. */
  readonly vale: ReadonlySet<string>;
  readonly pieces: readonly PlainPiece[];
  readonly modifiers: readonly PlainModifier[];
  readonly limit: number | undefined;
  readonly zoneOfControl: boolean;
  readonly alwaysOneStep: boolean;
  /** Cities are taken by entering. */
  readonly takesCities: boolean;
  /** Cells that a battle is fought for elsewhere, and one with a thing that nobody knows. */
  readonly foughtOver: readonly string[];
  readonly strange: string | undefined;
  /** Who is to move, all from one cell. */
  readonly movers: readonly string[];
}

export interface PlainLine {
  readonly kind: string;
  readonly a: string;
  readonly b: string;
}

export interface PlainPiece {
  readonly id: string;
  readonly prototype: keyof typeof PROTOTYPES;
  readonly side: string | undefined;
  readonly cell: string;
  readonly values: { readonly [name: string]: Plain };
}

export interface PlainModifier {
  readonly name: string;
  /** The prototype on whose pieces it hangs; without one it is the game's. */
  readonly on: PlainPiece['prototype'] | undefined;
  readonly of: 'step' | 'cell' | 'piece' | 'limit' | 'modifier';
  readonly scope: string;
  readonly match: keyof typeof CONDITIONS;
  readonly when: keyof typeof CONDITIONS | undefined;
  readonly change: keyof typeof CHANGES | 'link' | 'unlink';
  readonly cells: readonly [string, string] | undefined;
  readonly precedence: number;
}

export type Plain = string | number | boolean | readonly string[] | undefined;
type Get = (name: string) => Plain;
type Price = number | 'closed';
type Prices = { readonly [className: string]: Price };

export const TERRAIN: { readonly [kind: string]: Prices } = {
  lake: { default: 'closed' },
  wood: { default: 2, horse: 3, rider: 1 },
  bog: { default: 3, horse: 'closed', wagon: 'closed', rider: 1.25 },
  moor: { default: 1.5, scout: 1 },
  sand: { horse: 2 },
};

export const EDGES: { readonly [kind: string]: { readonly runs: 'along' | 'between'; readonly cost: Prices } } = {
  road: { runs: 'along', cost: { default: 1, rider: 0.5 } },
  track: { runs: 'along', cost: { horse: 1, wagon: 'closed' } },
  river: { runs: 'between', cost: { default: 2, horse: 1.5 } },
  hedge: { runs: 'between', cost: { horse: 1 } },
  wall: { runs: 'between', cost: { default: 'closed', scout: 2 } },
};

export const PROTOTYPES = {
  pikeman: { Class: 'pikeman', MovePoints: 6 },
  horseman: { Class: 'horse', MovePoints: 10 },
  wagon: { Class: 'wagon', MovePoints: 7 },
  scout: { Class: 'scout', MovePoints: 8, IgnoresZoneOfControl: true },
  banner: { Class: 'bearer', MovePoints: 7 },
  /** It pays by what it is. */
  rider: { MovePoints: 9.5 },
  city: {},
  stone: {},
} as const satisfies { readonly [name: string]: { readonly [property: string]: Plain } };

export const isUnit = ({ prototype }: PlainPiece): boolean => prototype !== 'city' && prototype !== 'stone';

/** The conditions of modifiers, as they are written and what they mean. */
export const CONDITIONS = {
  '': () => true,
  'Class = horse': (get) => get('Class') === 'horse',
  'Class != pikeman': (get) => get('Class') !== 'pikeman',
  'MovePoints >= 8': (get) => Number(get('MovePoints')) >= 8,
  'Owner = $source.Owner$': (get) => get('Owner') === get('source.Owner'),
  'Owner = Red': (get) => get('Owner') === 'Red',
  'Terrain = lake': (get) => get('Terrain') === 'lake',
  'Terrain = wood || Terrain = bog': (get) => get('Terrain') === 'wood' || get('Terrain') === 'bog',
  'to.Terrain = wood': (get) => get('to.Terrain') === 'wood',
  'from.Terrain = bog': (get) => get('from.Terrain') === 'bog',
  'cost >= 2': (get) => Number(get('cost')) >= 2,
  'Distance <= 1': (get) => get('Distance') !== undefined && Number(get('Distance')) <= 1,
  'TurnNumber > 1': () => false,
  'TurnNumber = 1': () => true,
  'source.Owner = Red': (get) => get('source.Owner') === 'Red',
  'precedence > 14': (get) => Number(get('precedence')) > 14,
} as const satisfies { readonly [text: string]: (get: Get) => boolean };

interface PlainChange {
  readonly property: string;
  /** What becomes of a value; undefined where that can't be done. */
  readonly alter: (value: Plain) => Plain;
}

const number = (value: Plain, count: (number: number) => number): Plain =>
  typeof value === 'number' ? count(value) : undefined;
const held = (value: Plain, wanted: Plain): Plain => (value === undefined ? undefined : wanted);

/**
 * What modifiers do; `Class` and `IgnoresZoneOfControl` are set only where there is one, all others are known to the
 * rules.
 */
export const CHANGES = {
  'cost + 1': { property: 'cost', alter: (value) => number(value, (cost) => cost + 1) },
  'cost - 1': { property: 'cost', alter: (value) => number(value, (cost) => cost - 1) },
  'cost * 1.5': { property: 'cost', alter: (value) => number(value, (cost) => cost * 1.5) },
  'cost at most 2': { property: 'cost', alter: (value) => number(value, (cost) => Math.min(cost, 2)) },
  'closed = true': { property: 'closed', alter: () => true },
  'closed = false': { property: 'closed', alter: () => false },
  'Terrain = wood': { property: 'Terrain', alter: () => 'wood' },
  'Terrain = lake': { property: 'Terrain', alter: () => 'lake' },
  'Class = pikeman': { property: 'Class', alter: (value) => held(value, 'pikeman') },
  'Class = horse': { property: 'Class', alter: (value) => held(value, 'horse') },
  'MovePoints + 2': { property: 'MovePoints', alter: (value) => number(value, (points) => points + 2) },
  'MovePoints - 1.5': { property: 'MovePoints', alter: (value) => number(value, (points) => points - 1.5) },
  'Owner = Blue': { property: 'Owner', alter: () => 'Blue' },
  'IgnoresZoneOfControl = false': { property: 'IgnoresZoneOfControl', alter: (value) => held(value, false) },
  'army - 1': { property: 'army', alter: (value) => number(value, (limit) => limit - 1) },
  'army + 2': { property: 'army', alter: (value) => number(value, (limit) => limit + 2) },
  'army = 4': { property: 'army', alter: () => 4 },
  'enabled = false': { property: 'enabled', alter: () => false },
} as const satisfies { readonly [text: string]: PlainChange };
