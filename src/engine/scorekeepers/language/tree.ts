import type { Expression } from '../../../table/expression/index.ts';
import type { SideId, Value } from '../../../table/index.ts';

/** The state in play is in the record of its name. */
export interface KeeperDefinition {
  readonly name: string;
  readonly title: string;
  readonly when: When;
  readonly appliesTo: SideSet;
  readonly knownTo: SideSet;
  /** The scorekeeper judges the side only while that side holds the card (S33); only that side knows it. */
  readonly card: KeeperCard | undefined;
  /** True if the author wrote who knows it. */
  readonly saysKnown: boolean;
  /** Hidden things that its scores and messages may reveal: private maps, decks, and prototypes that can be covered. */
  readonly reveals: readonly string[];
  /** Offset in UTF-16 units. */
  readonly at: number;
  readonly trigger: Test | undefined;
  /** The state when the game begins (S10). */
  readonly triggered: boolean;
  readonly body: readonly Action[];
  readonly messages: readonly Message[];
  /** The sentence in place of the results that it causes. */
  readonly says: string | undefined;
  /** Undefined: it keeps no numeric score (S12). */
  readonly initial: number | undefined;
  /** Undefined: it doesn't say if it ranks the sides. */
  readonly ranks: Ranks | undefined;
}

/** `name`: the author's name; each side has its own copy. */
export interface KeeperCard {
  readonly prototype: string;
  readonly name: string;
  readonly side: SideId;
}

/** `order`: 1 decides first, the next ones break ties (D21). */
export type Ranks = 'nothing' | { readonly way: 'most' | 'least'; readonly order: number };

export type CheckMoment = 'before-turn' | 'after-turn' | 'after-event' | 'after-action';

export interface When {
  readonly moment: CheckMoment;
  readonly test: Test | undefined;
  /** Values that an event must have for the test to be evaluated, by field. */
  readonly needs: ReadonlyMap<EventField, ReadonlySet<string>>;
}

const EVENT_FIELDS = ['kind', 'side', 'piece', 'type', 'from', 'to'] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

export const isEventField = (name: string): name is EventField => (EVENT_FIELDS as readonly string[]).includes(name);

/**
 * An expression (`expression/tree.ts`) whose properties are numbers of the program's quantities. `parts`: its
 * comparisons.
 */
export interface Test {
  readonly expression: Expression;
  readonly parts: readonly TestPart[];
}

export interface TestPart {
  readonly label: Label;
  readonly left: Expression;
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
  readonly right: Expression;
}

/** Properties of units (of all types if undefined), or a text. */
export type Label =
  | { readonly kind: 'units'; readonly types: readonly string[] | undefined; readonly properties: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

export type Action =
  /** Done once for the whole check (S13, S14). */
  | { readonly kind: 'last'; readonly alliance: boolean }
  /** The first clause whose test is true or missing is done (S15). */
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
  /** True if it may differ between sides. */
  readonly eachSide: boolean;
}

export type SideSet =
  | { readonly kind: 'all' }
  | { readonly kind: 'side'; readonly side: SideId }
  | { readonly kind: 'class'; readonly name: string }
  /** All but the judged side. */
  | { readonly kind: 'others' }
  | { readonly kind: 'not' | 'and' | 'or'; readonly parts: readonly SideSet[] };

/**
 * A side's place, 1 for the most; or if it has the most or second most. Ties share the better place; `sole` excludes
 * ties.
 */
export const STANDINGS = ['rank', 'most', 'second-most', 'sole-most', 'sole-second-most'] as const;
export type StandingAsked = (typeof STANDINGS)[number];

/** The meaning of a property in a test. */
export type Quantity =
  | { readonly kind: 'turn' }
  | { readonly kind: 'score' }
  | { readonly kind: 'sum'; readonly sum: Sum }
  | { readonly kind: 'event'; readonly field: EventField }
  /** Of the judged side, otherwise of the game: for example, a counter. */
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'unit'; readonly name: string }
  /** A defined symbol with a plain value, which is read as a property of the game. */
  | { readonly kind: 'constant'; readonly name: string }
  /** The standing of the judged side by this number among the sides in the game (S35). */
  | { readonly kind: 'standing'; readonly asks: StandingAsked; readonly of: Expression }
  /** True if every, or any, other side passes the test, as if it were judged. */
  | { readonly kind: 'others'; readonly asks: 'every' | 'any'; readonly of: Expression }
  /** A value of the judged side, in a test of the others. */
  | { readonly kind: 'own'; readonly of: Expression }
  /** The result of a division by zero, which makes tests false (S19). */
  | { readonly kind: 'zero' };

/** A sum over the judged side's complete units in play (S20). A number counts the same for each unit. */
export interface Sum {
  /** Undefined: of any type. */
  readonly types: ReadonlySet<string> | undefined;
  readonly properties: readonly (string | number)[];
  readonly test: Expression | undefined;
}

export const POINTS: Sum = { types: undefined, properties: ['point-value'], test: undefined };

export interface Program {
  /** In order of creation. */
  readonly definitions: readonly KeeperDefinition[];
  readonly quantities: readonly Quantity[];
  /** A side's points, if an action needs them (S13). */
  readonly points: string | undefined;
  readonly constants: ReadonlyMap<string, Value>;
  /** By unit type, then by property. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly sides: ReadonlyMap<SideId, GdlSide>;
  readonly lastTurn: number | undefined;
  /** Blank: nothing is recorded (S26). */
  readonly book: string;
  /** True if some players may not know everything in it (S9). */
  readonly hides: boolean;
}

export interface GdlSide {
  readonly class?: string;
  readonly trusts?: readonly SideId[];
}
