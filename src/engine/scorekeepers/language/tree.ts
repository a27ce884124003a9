import type { Expression } from '../../../table/expression/index.ts';
import type { SideId, Value } from '../../../table/index.ts';

/** The definition of a scorekeeper. Its state in play is in the `scorekeeper` record of the same name. */
export interface KeeperDefinition {
  readonly name: string;
  readonly title: string;
  readonly when: CheckCondition;
  readonly appliesTo: SideSet;
  readonly knownTo: SideSet;
  /**
   * The card that the scorekeeper is on. It judges the side only while that side holds the card (S33), and only that
   * side knows it.
   */
  readonly card: ScorekeeperCard | undefined;
  /** True if the author declared who knows the scorekeeper. */
  readonly saysKnown: boolean;
  /** Hidden things that its scores and messages may reveal: private maps, decks, and prototypes that can be covered. */
  readonly reveals: readonly string[];
  /** The position in the text, in UTF-16 units from 0. */
  readonly at: number;
  readonly trigger: ScorekeeperTest | undefined;
  /** True if the scorekeeper is triggered when the game begins (S10). */
  readonly triggered: boolean;
  readonly body: readonly Action[];
  readonly messages: readonly ConditionalMessage[];
  /** The sentence that is shown in place of the results that the scorekeeper causes. */
  readonly says: string | undefined;
  /** The initial score; undefined if the scorekeeper keeps no numeric score (S12). */
  readonly initial: number | undefined;
  /** The way in which its score ranks the sides; undefined if the author declared nothing. */
  readonly ranks: RankingMode | undefined;
}

/**
 * The card of a scorekeeper. `name` is the name that the author gave to the scorekeeper; each side has its own copy of
 * it.
 */
export interface ScorekeeperCard {
  readonly prototype: string;
  readonly name: string;
  readonly side: SideId;
}

/** The way in which a score ranks the sides. The score with `order` 1 decides, and the next ones break ties (D21). */
export type RankingMode = 'nothing' | { readonly way: 'most' | 'least'; readonly order: number };

export type CheckMoment = 'before-turn' | 'after-turn' | 'after-event' | 'after-action';

export interface CheckCondition {
  readonly moment: CheckMoment;
  readonly test: ScorekeeperTest | undefined;
  /**
   * The values that an event must have for the test to be true, by field. The test isn't evaluated for other events.
   */
  readonly needs: ReadonlyMap<EventField, ReadonlySet<string>>;
}

const EVENT_FIELDS = ['kind', 'side', 'piece', 'type', 'from', 'to'] as const;
export type EventField = (typeof EVENT_FIELDS)[number];

export const isEventField = (name: string): name is EventField => (EVENT_FIELDS as readonly string[]).includes(name);

/**
 * A compiled test. The properties in its expression are numbers of the program's quantities. `parts` are the
 * comparisons in it.
 */
export interface ScorekeeperTest {
  readonly expression: Expression;
  readonly parts: readonly TestPart[];
}

export interface TestPart {
  readonly label: ValueLabel;
  readonly left: Expression;
  readonly operator: '==' | '!=' | '<' | '<=' | '>' | '>=';
  readonly right: Expression;
}

/**
 * A description of a compared value: properties of units, or a text. If `types` is undefined, units of all types count.
 */
export type ValueLabel =
  | { readonly kind: 'units'; readonly types: readonly string[] | undefined; readonly properties: readonly string[] }
  | { readonly kind: 'text'; readonly text: string };

export type Action =
  /** Lets the last side or alliance win. It is done once for the whole check (S13, S14). */
  | { readonly kind: 'last'; readonly alliance: boolean }
  /** Does the first clause that has a true test or no test (S15). */
  | {
      readonly kind: 'choose';
      readonly clauses: readonly { readonly test: ScorekeeperTest | undefined; readonly actions: readonly Action[] }[];
    }
  | { readonly kind: 'stop' | 'end'; readonly message: string | undefined }
  | {
      readonly kind: 'win' | 'lose';
      readonly sides: SideSet | undefined;
      readonly own: string | undefined;
      readonly other: string | undefined;
    }
  | { readonly kind: 'add' | 'set'; readonly amount: ScorekeeperTest; readonly side: SideSet | undefined };

export interface ConditionalMessage {
  readonly test: ScorekeeperTest;
  readonly text: string;
  /** The sides that get the message; if undefined, the players who know the scorekeeper. */
  readonly to: SideSet | undefined;
  /** True if the message may differ between sides. */
  readonly eachSide: boolean;
}

export type SideSet =
  | { readonly kind: 'all' }
  | { readonly kind: 'side'; readonly side: SideId }
  | { readonly kind: 'class'; readonly name: string }
  /** All sides except the judged one. */
  | { readonly kind: 'others' }
  | { readonly kind: 'not' | 'and' | 'or'; readonly parts: readonly SideSet[] };

/**
 * The standings of a side by a number. `rank` is its place, 1 for the most. The others are true if it has the most or
 * second most. Tied sides share the better place, but `sole` excludes ties.
 */
export const SIDE_STANDING_KINDS = ['rank', 'most', 'second-most', 'sole-most', 'sole-second-most'] as const;
export type StandingKind = (typeof SIDE_STANDING_KINDS)[number];

/** The meaning of one numbered property in a test. */
export type TestQuantity =
  | { readonly kind: 'turn' }
  | { readonly kind: 'score' }
  | { readonly kind: 'sum'; readonly sum: UnitSum }
  | { readonly kind: 'event'; readonly field: EventField }
  /** A property of the judged side, or of the game, such as a counter. */
  | { readonly kind: 'property'; readonly name: string }
  | { readonly kind: 'unit'; readonly name: string }
  /** A defined symbol with a plain value, which is read as a property of the game. */
  | { readonly kind: 'constant'; readonly name: string }
  /** The standing of the judged side among the sides in the game, by the number `of` (S35). */
  | { readonly kind: 'standing'; readonly asks: StandingKind; readonly of: Expression }
  /** True if every (or any) other side passes the test `of`, judged in place of the judged side. */
  | { readonly kind: 'others'; readonly asks: 'every' | 'any'; readonly of: Expression }
  /** A value of the judged side, read within a test of the other sides. */
  | { readonly kind: 'own'; readonly of: Expression }
  /** The result of a division by zero. It makes the whole test false (S19). */
  | { readonly kind: 'zero' };

/**
 * A sum over the judged side's complete units in play (S20). A number among the properties adds the same for each unit.
 */
export interface UnitSum {
  /** The types of the units that count; undefined for all types. */
  readonly types: ReadonlySet<string> | undefined;
  readonly properties: readonly (string | number)[];
  readonly test: Expression | undefined;
}

export const POINT_VALUE_SUM: UnitSum = { types: undefined, properties: ['point-value'], test: undefined };

export interface ScoringProgram {
  /** All scorekeepers, in order of creation. */
  readonly definitions: readonly KeeperDefinition[];
  readonly quantities: readonly TestQuantity[];
  /** The name of the quantity for a side's points, if an action needs points (S13). */
  readonly points: string | undefined;
  readonly constants: ReadonlyMap<string, Value>;
  /** The values that the program gives to unit types, by type and property. */
  readonly types: ReadonlyMap<string, ReadonlyMap<string, number>>;
  readonly sides: ReadonlyMap<SideId, GdlSide>;
  readonly lastTurn: number | undefined;
  /** The name of the score book, which records finished games. If it is blank, none are recorded (S26). */
  readonly book: string;
  /** True if the program contains something that some players may not know (S9). */
  readonly hides: boolean;
}

export interface GdlSide {
  readonly class?: string;
  readonly trusts?: readonly SideId[];
}
