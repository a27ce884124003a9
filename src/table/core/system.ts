import type { BoardId, CellId, ContainerId, MapId, PersonId, PieceId } from '../ids/index.ts';
import type { Change, RecordChange } from './change.ts';
import type { Contribution, Operation, OperationKind, Operations, Past } from './operation.ts';
import type { AnyRecord } from './record.ts';
import type { RecordRulesByKind } from './record-rules.ts';
import type { Refusal } from './refusal.ts';
import type { OperationTold, ReportRulesByKind, Seen, Telling } from './report.ts';
import type { Index, Table, World } from './table.ts';
import type { SaysTexts } from './texts.ts';
import type { Value } from './value.ts';
import type { AskedNames, RuledProperty } from './vocabulary.ts';

/**
 * What a decision may know beside the table: the time, the steps that it may take back, and what its actor sees. Chance
 * is in the table's own streams.
 */
export interface StepEnvironment {
  /** Milliseconds since 1970, from the clock port. */
  readonly now: number;
  readonly past: Past;
  /** The table as the actor sees it; the table itself where nothing on it is hidden from the actor. */
  readonly seen: Table;
  readonly trial: Trial;
  /** What whoever asked for it adds to the game's chance, where it gives a player a seat. */
  readonly share?: Contribution | undefined;
  /**
   * Whether everybody in the channel is told of a step that did this; without it: of every step. What lapses depends on
   * no other (D7).
   */
  readonly isTold?: ((change: Change) => boolean) | undefined;
  /** Of whom something was heard of late; without it nobody counts as silent. */
  readonly hearing?: Hearing | undefined;
  /**
   * How long since a time all of some people were away, or the bot was down (ms), if a clock runs: that does not count
   * (U22, T29).
   */
  readonly away?: ((people: readonly PersonId[], since: number) => number) | undefined;
  /** How long since a time the bot was down (ms): that does not count (T29). */
  readonly downtime?: ((since: number) => number) | undefined;
  /**
   * When a person was told of a turn or a question that came at that time (ms since 1970); undefined: not so far (T30).
   * Without it: at once.
   */
  readonly delivered?: ((came: number, person: PersonId) => number | undefined) | undefined;
}

/** What a decision may know beside the table that does not depend on what its actor sees. */
export type CommonEnvironment = Omit<StepEnvironment, 'seen' | 'trial'>;

/**
 * Asks how the table would be after a change, or after several of which each follows from the table as those before it
 * have left it, until none does: as the actor would see it then. Nothing of it stays, nothing is counted or told; a
 * question tries nothing else.
 */
export type Trial = <T>(tried: Change | ((seen: Table) => Change | undefined), question: (seen: Table) => T) => T;

/**
 * When people last did something of which everybody in the channel was told: nothing else tells who is silent (D7).
 * Times in milliseconds since 1970.
 */
export interface Hearing {
  /** The last time; of who was silent since then, how far back was looked. */
  readonly heard: (person: PersonId) => number;
  /** When the turn came that it is now, as far as was looked. */
  readonly turn: number;
}

/**
 * How what was done is answered in a game that hides anything. `open`: the answer is the channel's own post, and shows
 * all what was typed. `apart`: the answer is the asker's alone, and the channel has a post of its own beside it, where
 * it sees anything of what was done (W2, W3).
 */
export type AnswerForm = 'open' | 'apart';

/**
 * Who could win the game by an operation, and so whether a person who plays it does that alone (W7). `rules`: the rules
 * of the game decide it. `none`: it wins and loses nothing. `asks`: it asks those who could lose by it, by its own
 * rules. `arranges`: it goes past the rules of the game, so a person with an interest asks all others first. `waits`: a
 * person with an interest does it only to a player who has been silent for a while. `manages`: a person with an interest
 * can't do it.
 */
export const GAINS = ['rules', 'none', 'asks', 'arranges', 'waits', 'manages'] as const;
export type Gain = (typeof GAINS)[number];

/** How one kind of operation is done, and where it has texts, whose they are. */
export type OperationHandler<K extends OperationKind> = OperationRules<K> & SaysTexts<Operations[K]>;

/**
 * How one kind of operation is done. The functions are pure and read the table through effectiveValue where a value
 * can be bent.
 */
export interface OperationRules<K extends OperationKind> {
  /** Whether it is a step of play, which undo takes back. */
  readonly play: boolean;
  /** Who could win by it. What a player does beyond the rules with the others' consent is always `asks`. */
  readonly gain: Gain | ((table: Table, operation: Operation<K>) => Gain);
  /** It lays out a whole game or takes many steps back: it may take several times the work of others. */
  readonly isLarge?: true;
  /**
   * The form of the answer, and nothing else decides it: it tells nobody what came of the operation (D6). Open is what
   * names no piece and no card, and shows its actor none; what a scorekeeper tells the actor alone by it, or a hand
   * that is dealt as the game begins, comes as a direct message.
   */
  readonly answer: AnswerForm | ((operation: Operation<K>) => AnswerForm);
  /** What a reader is told of all that he saw by it. */
  readonly told: OperationTold<K>;
  /**
   * A step of play that is one though nothing is other than it was: others are refused then (D24), where nothing would be
   * as far as its actor sees.
   */
  readonly mayChangeNothing?: true;
  /**
   * Whether nothing follows from it as far as its actor sees, where what it does follows from it; asked where nothing
   * did. Without this what was decided says so.
   */
  readonly changesNothing?: (operation: Operation<K>, environment: StepEnvironment) => boolean;
  /** What of it is told beside its change, which may touch nothing that the reader sees; first of all. */
  readonly reports?: (telling: Telling, operation: Operation<K>) => readonly Seen[];
  /** Whether this actor may do it at all (W1), before modifiers. */
  readonly refusalOf: (table: Table, operation: Operation<K>) => Refusal | undefined;
  /**
   * What stands against it even when a modifier grants what `refusalOf` refuses; without this nothing can be granted.
   */
  readonly granted?: (table: Table, operation: Operation<K>) => Refusal | undefined;
  /**
   * What it does, or why it is not done. Of a step of play this is asked twice where its actor does not see everything:
   * of the table as the actor sees it, whose refusal is given, and then of the table itself (see `perform`).
   */
  readonly decide: (table: Table, operation: Operation<K>, environment: StepEnvironment) => Change | Refusal;
  /** The same for an operation that was listed as legal on this table, if it can be cheaper. Its actor sees everything. */
  readonly decideListed?: OperationRules<K>['decide'];
  /**
   * Why it is not done as far as its actor knows, where `decide` can't tell that without what is hidden, such as the
   * cards of a deck.
   */
  readonly foreseen?: (seen: Table, operation: Operation<K>) => Refusal | undefined;
  /** What follows from it is refused by nothing but what its actor sees: such a refusal is told. */
  readonly followsAsSeen?: true;
  /**
   * How far it is carried out where something that its actor does not see stands against it; nothing is, without this.
   * `isForbidden`: what `refusalOf` says of the table stands against it, not `decide`. It never fails.
   */
  readonly asFar?: (
    table: Table,
    operation: Operation<K>,
    environment: StepEnvironment,
    isForbidden: boolean,
  ) => Change;
}

/** A table as somebody sees it. */
export interface SightedTable extends Table {
  /** Whether all that was asked of it so far was answered as the table itself would have answered it. */
  readonly isWhole: boolean;
}

/** What stands between actors and what they don't see; one system has it. */
export interface Gate {
  /** The table as an actor sees it; undefined where nothing can be hidden from that actor. */
  readonly seen: (table: Table, actor: PersonId) => SightedTable | undefined;
  /** Notes that something unseen stood against an operation. */
  readonly stopped: (table: Table, operation: Operation) => Change;
}

/** What is kept until a step is over, by keys of those who keep it: a map of it will do. */
export interface KeptInStep {
  get(key: object): unknown;
  has(key: object): boolean;
  set(key: object, value: unknown): unknown;
}

/** What was done so far in a step, for those who answer what follows. */
export interface StepContext {
  readonly operation: Operation;
  /** All changes of the step so far, joined. */
  readonly change: Change;
  /**
   * Each record that the step has touched so far, as it was before the step and as it is; it may be the same again.
   */
  readonly records: readonly RecordChange[];
  /** What the last change of the step did to each record: what was decided, or what followed last. */
  readonly latest: readonly RecordChange[];
  /** How often it was asked what follows, from 0. */
  readonly round: number;
  readonly environment: StepEnvironment;
  /** What those who answer what follows keep until the step is over, by keys of their own. */
  readonly kept: KeptInStep;
  /** The table as it was before this step; made when it is first asked for, and good until the step is over. */
  readonly before: Table;
}

/**
 * What properties of a name hold (P7). `natural`: a whole number of 0 or more. `flag`: true or false. `list`: several
 * texts.
 */
export type Domain = 'natural' | 'number' | 'text' | 'flag' | 'list';

/**
 * What the engine says of its own properties, too. `points`: move points and what costs them, a number of 0 or more
 * with at most 3 places.
 */
export type OwnDomain = Domain | 'points';

/** A property of another subject, as modified so far; see `Properties.read`. */
export type Ask = (world: World, kind: string, id: string, name: string) => Value | undefined;

/**
 * Where a subject is, for the scopes of modifiers: in a container, on a cell of it where it has cells, in zones by
 * their ids.
 */
export interface Whereabouts {
  readonly in: ContainerId;
  readonly cell?: CellId;
  readonly map: MapId;
  readonly zones: readonly string[];
}

/**
 * What a system answers for the subjects of one kind that it knows: records, or others such as a cell, a step from cell
 * to cell, a limit. Everything that it reads can be bent by modifiers, but for the names that it says are fixed.
 */
export interface Properties {
  readonly kind: string;
  /** The names under which it answers, beside those that a module gives. */
  readonly names: AskedNames | ((systems: readonly System[]) => AskedNames);
  /**
   * The value before modifiers; undefined where there is none of that name. What it is made of from other subjects (the
   * zone of a piece, the terrain of a step) it asks for by `ask`, in no circle.
   */
  readonly read: (world: World, id: string, name: string, ask: Ask) => Value | undefined;
  /**
   * `read` for many records of a world as it stands, what is the same for all being found out once: what a record has
   * of itself. Where it answers undefined, `read` is to be asked. Heard of the first system that answers for a kind.
   */
  readonly own?: (world: World, name: string) => ((record: AnyRecord) => Value | undefined) | undefined;
  /**
   * Whether what `read` finds is the same for all records in one container for which `own` answers the same, by
   * whatever name, though it answers undefined by this one: modifiers left aside, and what they make of cells and
   * zones.
   */
  readonly sharedIn?: (world: World, container: ContainerId, name: string) => boolean;
  /** What the engine says that a property of that name holds; the module's own declarations stand beside it (P7). */
  readonly domain?: (name: string) => OwnDomain | undefined;
  /** Whether no modifier bends a property of that name. */
  readonly fixed?: (name: string, systems: readonly System[]) => boolean;
  readonly spot?: (world: World, id: string) => Whereabouts | undefined;
  /**
   * Whether whoever sees this world is told what the rules read of the subject: then it is the table's own value, with
   * all that bends it there (P19).
   */
  readonly isPublished?: (world: World, id: string) => boolean;
  /** Of a question with arguments, the subject that it is about: who makes the step, whose limit it is. */
  readonly about?: (id: string) => { readonly kind: string; readonly id: string } | undefined;
  /** All subjects of a kind that has no records: in a zone, in a container, or anywhere. */
  readonly all?: (world: World, where: { readonly in?: ContainerId; readonly zone?: string }) => Iterable<string>;
}

/** Of which acts one asks: of all, where nothing is said. */
export interface ActsAsked {
  readonly kind?: OperationKind;
  /** Of those that are done with that piece. */
  readonly piece?: PieceId;
  /** Of an action of the module, by its name. */
  readonly action?: string;
  /** Whether one way of choosing stands for all others with the same thing. */
  readonly isBrief?: boolean;
}

/** Why an act would be refused in the world of who acts: whoever does it may not, or whatever is against it. */
export interface ActsJudge {
  readonly may: (operation: Operation) => Refusal | undefined;
  readonly foresee: (operation: Operation) => Refusal | undefined;
}

/** The number of pieces that a container still takes, and the refusal of more. */
export interface Room {
  readonly count: number;
  readonly refusal: Refusal;
}

/** One part of the rules, whole: the engine, the views and the sessions are generic over these. */
export interface System {
  readonly name: string;
  readonly operations: { readonly [K in OperationKind]?: OperationHandler<K> };
  readonly records?: RecordRulesByKind;
  /** The kinds of what its records and operations tell. */
  readonly reports?: ReportRulesByKind;
  readonly indexes?: readonly Index<unknown>[];
  /** What follows from what was done, or undefined. Asked in the order of the systems until nothing does. */
  readonly reactions?: (table: Table, done: StepContext) => Change | Refusal | undefined;
  readonly properties?: readonly Properties[];
  /** Of the properties that its rules read, those that tell players nothing: no list of what a piece shows has them. */
  readonly untold?: readonly RuledProperty[];
  readonly gate?: Gate;
  /** The cells that its records name, where something comes back: they must be there under another module, too. */
  readonly cellsInUse?: (world: World) => readonly { readonly in: BoardId; readonly cell: CellId }[];
  /**
   * What an actor could do by the rules of the module, in his own world, the cheapest to find first. Whose turn it is,
   * what modifiers forbid and what `decide` refuses is asked afterwards (`actsOf`). `none`: no rule of a module says when
   * its operations can be done.
   */
  readonly acts: 'none' | ((seen: Table, actor: PersonId, asked: ActsAsked) => Iterable<Operation>);
  /** The same less what is refused, where that is found for less than by asking of each; in the same order. */
  readonly legalActs?: (seen: Table, actor: PersonId, asked: ActsAsked, judge: ActsJudge) => Iterable<Operation>;
  /** The room that a limit of this system leaves in a container, as far as this world knows; undefined without a limit. */
  readonly roomIn?: (world: World, container: ContainerId) => Room | undefined;
  /** What stands against a step of play, whoever's it is, where its own system lets it through. */
  readonly forbids?: (table: Table, operation: Operation) => Refusal | undefined;
  /** What stands against any operation because its actor could win by it (W7). */
  readonly guards?: (table: Table, operation: Operation) => Refusal | undefined;
}

declare module './table.ts' {
  interface Systems extends ReadonlyArray<System> {}
}
