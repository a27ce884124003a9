import type { BoardId, CellId, ContainerId, MapId, PersonId, PieceId } from '../ids/index.ts';
import type { Change, RecordChange } from './change.ts';
import type { Contribution, Operation, OperationKind, Operations, UndoRedoHistory } from './operation.ts';
import type { AnyRecord } from './record.ts';
import type { RecordRulesByKind } from './record-rules.ts';
import type { Refusal } from './refusal.ts';
import type { OperationReporting, ReportRulesByKind, SeenReport, Telling } from './report.ts';
import type { Index, Table, World } from './table.ts';
import type { RequiredTextOrigins } from './texts.ts';
import type { Value } from './value.ts';
import type { AskedNames, PropertyReadByRules } from './vocabulary.ts';

/**
 * The data besides the table that a decision can use: the time, the steps that it may undo, and the actor's view.
 * Chance comes from the table's own streams.
 */
export interface StepEnvironment {
  /** Milliseconds since 1970, from the clock port. */
  readonly now: number;
  readonly past: UndoRedoHistory;
  /** The table as the actor sees it; the table itself if nothing on it is hidden from the actor. */
  readonly seen: Table;
  readonly trial: Trial;
  /** The requester's addition to the game's chance, if the operation gives a player a seat. */
  readonly share?: Contribution | undefined;
  /**
   * Returns true if everyone in the channel was shown a step with this change. If absent, they were shown every step.
   * Expiry depends only on such steps (D7).
   */
  readonly isTold?: ((change: Change) => boolean) | undefined;
  /** The recent activity of people. If absent, no player counts as silent. */
  readonly hearing?: PublicActivityTimes | undefined;
  /**
   * Returns how long (ms) after the time `since` these people were all away, or the bot was down. That time does not
   * count (U22, T29). Absent if no clock runs.
   */
  readonly away?: ((people: readonly PersonId[], since: number) => number) | undefined;
  /** Returns how long (ms) after the time `since` the bot was down. That time does not count (T29). */
  readonly downtime?: ((since: number) => number) | undefined;
  /**
   * Returns when a person was notified of a turn or a question that came at that time (ms since 1970). Undefined if
   * they were not yet (T30). If the function is absent, they were notified at once.
   */
  readonly delivered?: ((came: number, person: PersonId) => number | undefined) | undefined;
}

export type CommonEnvironment = Omit<StepEnvironment, 'seen' | 'trial'>;

/**
 * Asks how the table would be after a change, as the actor would see it. `tried` can also be a function that returns
 * one change after the other, until it returns undefined. All changes are taken back; nothing is counted or shown. A
 * question must not try anything else.
 */
export type Trial = <T>(tried: Change | ((seen: Table) => Change | undefined), question: (seen: Table) => T) => T;

/**
 * The times (ms since 1970) when people last did something that everyone in the channel was shown. Only these decide
 * who is silent (D7).
 */
export interface PublicActivityTimes {
  /**
   * Returns when a person last did something that everyone was shown. If there is no such time, returns the start of
   * the period that was searched.
   */
  readonly heard: (person: PersonId) => number;
  /** The start of the present turn, or of the searched period if the turn is older. */
  readonly turn: number;
}

/**
 * The form of an answer in a game that hides anything. `open`: the answer is the channel's own post, and shows
 * everything that was typed. `apart`: only the requester sees the answer, and the channel gets its own post if it can
 * see anything of the result (W2, W3).
 */
export type AnswerForm = 'open' | 'apart';

/**
 * The players who could win the game by an operation. It decides if a person who plays may do the operation alone (W7).
 * - `rules`: the rules of the game decide.
 * - `none`: it can't win or lose anything.
 * - `asks`: it asks the players who could lose by it, by its own rules.
 * - `arranges`: it bypasses the rules of the game, so a person with an interest asks all others first.
 * - `waits`: a person with an interest can do it only to a player who has been silent for a while.
 * - `manages`: a person with an interest can't do it.
 */
export const OPERATION_GAINS = ['rules', 'none', 'asks', 'arranges', 'waits', 'manages'] as const;
export type OperationGain = (typeof OPERATION_GAINS)[number];

export type OperationHandler<K extends OperationKind> = OperationRules<K> & RequiredTextOrigins<Operations[K]>;

/**
 * The rules of one kind of operation. The functions are pure. They use effectiveValue for values that modifiers can
 * change.
 */
export interface OperationRules<K extends OperationKind> {
  /** True if the operation is a step of play, which undo takes back. */
  readonly play: boolean;
  /**
   * The players who could win the game by the operation. It is `asks` for anything that players do against the rules
   * with the consent of the others.
   */
  readonly gain: OperationGain | ((table: Table, operation: Operation<K>) => OperationGain);
  /** True if the operation may take several times the usual work: it sets up a whole game or undoes many steps. */
  readonly isLarge?: true;
  /**
   * The form of the answer. It depends on nothing else, so that it reveals nothing about the result (D6). `open`
   * operations name no piece or card, and show none to their actor. If a scorekeeper has a message for the actor alone,
   * or a hand is dealt at the start, it comes as a direct message.
   */
  readonly answer: AnswerForm | ((operation: Operation<K>) => AnswerForm);
  readonly told: OperationReporting<K>;
  /**
   * True if the operation counts as a step of play even if nothing changes. Other operations are refused if nothing
   * would change as far as the actor sees (D24).
   */
  readonly mayChangeNothing?: true;
  /**
   * True if the operation has no effect as far as its actor sees. The function is needed if all effects come from
   * reactions, and is called only if nothing happened. Without it, an operation has no effect if its decision changes
   * nothing.
   */
  readonly changesNothing?: (operation: Operation<K>, environment: StepEnvironment) => boolean;
  /** Reports besides those of the change, which may touch nothing that the reader sees. They come first. */
  readonly reports?: (telling: Telling, operation: Operation<K>) => readonly SeenReport[];
  /** Returns a refusal if this actor may not do it at all (W1), before modifiers. */
  readonly refusalOf: (table: Table, operation: Operation<K>) => Refusal | undefined;
  /**
   * Returns a refusal that holds even if a modifier permits what `refusalOf` refuses. Without it, no modifier can
   * permit it.
   */
  readonly granted?: (table: Table, operation: Operation<K>) => Refusal | undefined;
  /**
   * Returns the effect or the refusal. If the actor of a step of play doesn't see everything, it is called twice (see
   * `perform`): for the table as the actor sees it, then for the table itself.
   */
  readonly decide: (table: Table, operation: Operation<K>, environment: StepEnvironment) => Change | Refusal;
  /**
   * Decides an operation that was listed as legal on this table, if that is cheaper than `decide`. Its actor sees
   * everything.
   */
  readonly decideListed?: OperationRules<K>['decide'];
  /**
   * Returns the refusal as far as the actor knows, if `decide` needs hidden things for that, such as the cards of a
   * deck.
   */
  readonly foreseen?: (seen: Table, operation: Operation<K>) => Refusal | undefined;
  /**
   * True if no reaction can refuse the operation because of things that the actor can't see. A refusal by a reaction is
   * then shown.
   */
  readonly followsAsSeen?: true;
  /**
   * Returns the part that is carried out if something unseen prevents the operation; without it, none is. `isForbidden`
   * is true if `refusalOf` refused it on the table, and false if `decide` did. It never fails.
   */
  readonly asFar?: (
    table: Table,
    operation: Operation<K>,
    environment: StepEnvironment,
    isForbidden: boolean,
  ) => Change;
}

export interface ActorViewTable extends Table {
  /** True if the actor's view has so far answered every question as the table itself would. */
  readonly isWhole: boolean;
}

/** The rules between actors and the things that they can't see. One system has them. */
export interface VisibilityGate {
  /** Returns the table as an actor sees it; undefined if nothing can be hidden from that actor. */
  readonly seen: (table: Table, actor: PersonId) => ActorViewTable | undefined;
  /** Returns a change that notes that something unseen prevented an operation. */
  readonly stopped: (table: Table, operation: Operation) => Change;
}

/** Data that reactions keep until the step is over, by their own keys. A map can be used for it. */
export interface StepCache {
  get(key: object): unknown;
  has(key: object): boolean;
  set(key: object, value: unknown): unknown;
}

export interface StepContext {
  readonly operation: Operation;
  readonly change: Change;
  /** Each record that the step has touched, as it was before the step and as it is now. Both may be equal. */
  readonly records: readonly RecordChange[];
  /** The records that the last change of the step touched: the decision or the last reaction. */
  readonly latest: readonly RecordChange[];
  readonly round: number;
  readonly environment: StepEnvironment;
  readonly kept: StepCache;
  /** The table before this step. It is built on first use, and valid until the step is over. */
  readonly before: Table;
}

/**
 * The type of a property's value (P7). `natural`: a whole number of 0 or more. `flag`: true or false. `list`: several
 * texts.
 */
export type PropertyValueType = 'natural' | 'number' | 'text' | 'flag' | 'list';

/**
 * The types of the engine's own properties. `points`: move points and their costs, a number of 0 or more with at most 3
 * decimal places.
 */
export type EngineValueType = PropertyValueType | 'points';

/** Returns a property of another subject, with the modifiers so far. See `Properties.read`. */
export type Ask = (world: World, kind: string, id: string, name: string) => Value | undefined;

/**
 * The location of a subject, for the scopes of modifiers. It is its container, its cell if the container has cells, and
 * the ids of its zones.
 */
export interface SubjectLocation {
  readonly in: ContainerId;
  readonly cell?: CellId;
  readonly map: MapId;
  readonly zones: readonly string[];
}

/**
 * The properties of subjects of one kind: records, or others such as a cell, a step between two cells, or a limit.
 * Modifiers can change every value that `read` returns, except those of fixed names.
 */
export interface PropertySource {
  readonly kind: string;
  /** The property names that `read` answers, besides those that a module defines. */
  readonly names: AskedNames | ((systems: readonly System[]) => AskedNames);
  /**
   * Returns the value before modifiers; undefined if there is no such property. It reads values of other subjects (the
   * zone of a piece, the terrain of a step) through `ask`, and never in a cycle.
   */
  readonly read: (world: World, id: string, name: string, ask: Ask) => Value | undefined;
  /**
   * Prepares a faster `read` for many records of an unchanged world. The returned function gives the value that a
   * record itself has. If it gives undefined, `read` must be called. Only the first system that has this function for a
   * kind is used.
   */
  readonly own?: (world: World, name: string) => ((record: AnyRecord) => Value | undefined) | undefined;
  /**
   * True if records in one container with equal `own` values for all names also have equal `read` values for this name.
   * It is called only for names for which `own` gives undefined. It ignores modifiers, and their effects on cells and
   * zones.
   */
  readonly sharedIn?: (world: World, container: ContainerId, name: string) => boolean;
  /** Returns the type that the engine gives a property; the module's own declarations apply besides (P7). */
  readonly domain?: (name: string) => EngineValueType | undefined;
  /** True if no modifier can change this property. */
  readonly fixed?: (name: string, systems: readonly System[]) => boolean;
  readonly spot?: (world: World, id: string) => SubjectLocation | undefined;
  /**
   * True if viewers of this world are shown what the rules read of the subject. They then get the table's own value,
   * with all its modifiers (P19).
   */
  readonly isPublished?: (world: World, id: string) => boolean;
  /** Returns the subject behind an id that asks a question: the unit that makes a step, or the owner of a limit. */
  readonly about?: (id: string) => { readonly kind: string; readonly id: string } | undefined;
  /** Returns all subjects of a kind that has no records: in a zone, in a container, or anywhere. */
  readonly all?: (world: World, where: { readonly in?: ContainerId; readonly zone?: string }) => Iterable<string>;
}

export interface ActsAsked {
  readonly kind?: OperationKind;
  readonly piece?: PieceId;
  readonly action?: string;
  /** True if one act for each piece, cell or side is enough. The other choices for it are then not listed. */
  readonly isBrief?: boolean;
}

/** The refusals of an act in the actor's own view: because of rights (`may`), or for any other reason (`foresee`). */
export interface ActRefusalChecks {
  readonly may: (operation: Operation) => Refusal | undefined;
  readonly foresee: (operation: Operation) => Refusal | undefined;
}

export interface RemainingRoom {
  readonly count: number;
  readonly refusal: Refusal;
}

/** One complete part of the rules. The engine, the views and the sessions are generic over systems. */
export interface System {
  readonly name: string;
  readonly operations: { readonly [K in OperationKind]?: OperationHandler<K> };
  readonly records?: RecordRulesByKind;
  readonly reports?: ReportRulesByKind;
  readonly indexes?: readonly Index<unknown>[];
  /**
   * Returns the change or the refusal that follows from a step so far, or undefined. All systems are asked in their
   * order, again and again until none has an answer.
   */
  readonly reactions?: (table: Table, done: StepContext) => Change | Refusal | undefined;
  readonly properties?: readonly PropertySource[];
  /** Properties that its rules read but that mean nothing to players. Lists of a piece's properties leave them out. */
  readonly untold?: readonly PropertyReadByRules[];
  readonly gate?: VisibilityGate;
  /**
   * Returns the cells that its records name because something returns to them. They must also exist if the module is
   * replaced.
   */
  readonly cellsInUse?: (world: World) => readonly { readonly in: BoardId; readonly cell: CellId }[];
  /**
   * Returns the acts that the module's rules allow an actor, in the actor's own view, cheapest to find first. The turn,
   * the modifiers and `decide` are checked later (`actsOf`). `none`: no rule of a module says when its operations can
   * be done.
   */
  readonly acts: 'none' | ((seen: Table, actor: PersonId, asked: ActsAsked) => Iterable<Operation>);
  /** Returns the same acts in the same order, without refused ones, if that is cheaper than judging each act. */
  readonly legalActs?: (seen: Table, actor: PersonId, asked: ActsAsked, judge: ActRefusalChecks) => Iterable<Operation>;
  /**
   * Returns the room that a limit of this system leaves in a container, as far as the viewer of this world can know.
   * Undefined without a limit.
   */
  readonly roomIn?: (world: World, container: ContainerId) => RemainingRoom | undefined;
  /** Returns a refusal of a step of play that its own system allows, whoever the actor is. */
  readonly forbids?: (table: Table, operation: Operation) => Refusal | undefined;
  /** Returns the refusal of an operation because its actor could win by it (W7). */
  readonly guards?: (table: Table, operation: Operation) => Refusal | undefined;
}

declare module './table.ts' {
  interface Systems extends ReadonlyArray<System> {}
}
