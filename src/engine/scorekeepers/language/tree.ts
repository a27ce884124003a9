import type { Expression } from '../../../table/expression/index.ts';
import type { SideId, Value } from '../../../table/index.ts';

/** What a text of GDL says, as plain data. */

/** A scorekeeper's definition; what changes of it in play is in the record of its name. */
export interface KeeperDefinition {
  readonly name: string;
  readonly title: string;
  readonly when: When;
  readonly appliesTo: SideSet;
  readonly knownTo: SideSet;
  /** The card on which it lies (S33): it judges this side while that holds one, and nobody else knows of it. */
  readonly card: KeeperCard | undefined;
  /** Whether its author wrote who knows it, and did not just leave it to everybody. */
  readonly saysKnown: boolean;
  /**
   * What is hidden and may be told by its scores and messages: names of private maps, of decks, and of prototypes whose
   * pieces can be covered.
   */
  readonly reveals: readonly string[];
  /** Where it begins in its text, in UTF-16 units from 0. */
  readonly at: number;
  readonly trigger: Test | undefined;
  /** What it is when the game begins (S10). */
  readonly triggered: boolean;
  readonly body: readonly Action[];
  readonly messages: readonly Message[];
  /** The sentence for the players instead of the results that it brings about. */
  readonly says: string | undefined;
  /** Undefined: it keeps no numeric score (S12). */
  readonly initial: number | undefined;
  /** Undefined: it does not say whether it ranks the sides. */
  readonly ranks: Ranks | undefined;
}

/** `name`: what its author called the scorekeeper, of which each side has one of its own. */
export interface KeeperCard {
  readonly prototype: string;
  readonly name: string;
  readonly side: SideId;
}

/**
 * Whether the most or the least of a score comes first, and where that counts: 1 first, then what breaks the ties that
 * are left (D21).
 */
export type Ranks = 'nothing' | { readonly way: 'most' | 'least'; readonly order: number };

export type CheckMoment = 'before-turn' | 'after-turn' | 'after-event' | 'after-action';

export interface When {
  readonly moment: CheckMoment;
  readonly test: Test | undefined;
  /** What its test needs of an event or action, by field: where one has another value, nothing is evaluated. */
  readonly needs: ReadonlyMap<EventField, ReadonlySet<string>>;
}

const EVENT_FIELDS = ['kind', 'side', 'piece', 'type', 'from', 'to'] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

export const isEventField = (name: string): name is EventField => (EVENT_FIELDS as readonly string[]).includes(name);

/**
 * An expression of the one language (`expression/tree.ts`) whose properties are the numbers of quantities in the
 * program: what they stand for depends on who is judged. `parts`: its comparisons.
 */
export interface Test {
  readonly expression: Expression;
  readonly parts: readonly TestPart[];
}

/** One comparison in a test: what is compared, as it is written, and both values. */
export interface TestPart {
  readonly label: Label;
  readonly left: Expression;
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
  readonly right: Expression;
}

/** What a part speaks of: properties of units (of some types alone), or anything else as it is written. */
export type Label =
  | { readonly kind: 'units'; readonly types: readonly string[] | undefined; readonly properties: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

export type Action =
  /** Last side wins, or last alliance wins: once for the whole check (S13, S14). */
  | { readonly kind: 'last'; readonly alliance: boolean }
  /** The first clause whose test is true; one without a test always is (S15). */
  | {
      readonly kind: 'choose';
      readonly clauses: readonly { readonly test: Test | undefined; readonly actions: readonly Action[] }[];
    }
  | { readonly kind: 'stop' | 'end'; readonly message: string | undefined }
  | {
      readonly kind: 'win' | 'lose';
      readonly sides: SideSet | undefined;
      readonly own: string | undefined;
      readonly other: string | undefined;
    }
  | { readonly kind: 'add' | 'set'; readonly amount: Test; readonly side: SideSet | undefined };

export interface Message {
  readonly test: Test;
  readonly text: string;
  /** Undefined: to those who know the scorekeeper. */
  readonly to: SideSet | undefined;
  /** Whether it may differ from side to side: else it is looked at once, for all of them. */
  readonly eachSide: boolean;
}

export type SideSet =
  | { readonly kind: 'all' }
  | { readonly kind: 'side'; readonly side: SideId }
  | { readonly kind: 'class'; readonly name: string }
  /** All but the side that is judged. */
  | { readonly kind: 'others' }
  | { readonly kind: 'not' | 'and' | 'or'; readonly parts: readonly SideSet[] };

/**
 * The place, 1 for the most; whether it has the most, or the second most, of all. Ties share the better place; `sole`:
 * and nobody else has as much.
 */
export const STANDINGS = ['rank', 'most', 'second-most', 'sole-most', 'sole-second-most'] as const;
export type StandingAsked = (typeof STANDINGS)[number];

/** What a property in a test stands for. */
export type Quantity =
  | { readonly kind: 'turn' }
  /** Of this scorekeeper. */
  | { readonly kind: 'score' }
  | { readonly kind: 'sum'; readonly sum: Sum }
  | { readonly kind: 'event'; readonly field: EventField }
  /** Of the side that is judged, else of the game: a counter, for one. */
  | { readonly kind: 'property'; readonly name: string }
  /** Of the unit that a sum's test is about. */
  | { readonly kind: 'unit'; readonly name: string }
  /** A defined symbol with a plain value, which is looked at as a property of the game. */
  | { readonly kind: 'constant'; readonly name: string }
  /** How the judged side stands among those in the game by what each has of this (S35). */
  | { readonly kind: 'standing'; readonly asks: StandingAsked; readonly of: Expression }
  /** Whether this is true of every, or of any, other side in the game: looked at as if that side were judged. */
  | { readonly kind: 'others'; readonly asks: 'every' | 'any'; readonly of: Expression }
  /** In such a test, a value of the side that is judged. */
  | { readonly kind: 'own'; readonly of: Expression }
  /** Something was divided by zero: it has no value, and what asks for it is false (S19). */
  | { readonly kind: 'zero' };

/**
 * Over the judged side's complete units in play (S20). A number in the place of a property counts as much for every
 * unit.
 */
export interface Sum {
  /** Undefined: of any type. */
  readonly types: ReadonlySet<string> | undefined;
  readonly properties: readonly (string | number)[];
  readonly test: Expression | undefined;
}

/** What last-side-wins sums up. */
export const POINTS: Sum = { types: undefined, properties: ['point-value'], test: undefined };

/** Everything that the GDL of a game says. */
export interface Program {
  /** In order of creation. */
  readonly definitions: readonly KeeperDefinition[];
  readonly quantities: readonly Quantity[];
  /** The quantity that holds a side's points, where anything asks for it (S13). */
  readonly points: string | undefined;
  readonly constants: ReadonlyMap<string, Value>;
  /** What GDL says of the units of a type, by property. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly sides: ReadonlyMap<SideId, GdlSide>;
  readonly lastTurn: number | undefined;
  /** The score book's name; blank: nothing is recorded (S26). */
  readonly book: string;
  /** Whether some may not know of something in it (S9). */
  readonly hides: boolean;
}

export interface GdlSide {
  readonly class?: string;
  readonly trusts?: readonly SideId[];
}
