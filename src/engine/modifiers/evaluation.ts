import {
  type AnyRecord,
  type Ask,
  COST,
  charge,
  type EngineValueType,
  getOrCreateInnerMap,
  type Kind,
  type RecordChange,
  type SubjectLocation,
  type Value,
  type World,
  workCutOffCount,
} from '../../table/index.ts';
import {
  type ActiveModifier,
  type ActiveModifierLookup,
  activeModifiersOf,
  isModifierAppliedBefore,
  isModifierKnownToAll,
  takeBacklogChanges,
} from './active-modifiers.ts';
import { linkReadToEvaluation } from './asked.ts';
import { findCandidateModifiers } from './candidates.ts';
import {
  CachedEvaluationResult,
  type PropertyEvaluation,
  SubjectInPass,
  startPropertyEvaluation,
  type ValueReadTask,
  valueBeforeModifierTurn,
} from './chain.ts';
import { reading } from './operate.ts';
import { readPropertyOfModifier } from './own-value.ts';
import type { EvaluationValues } from './pass-values.ts';
import { createPropertyInEvaluation, type PropertyInEvaluation } from './property-in-pass.ts';
import { type EvaluationResult, isCurrentTable, ReadLog } from './read-log.ts';
import { isSubjectKnownToViewer, readBaseValueOfProperty, whereaboutsOf } from './readers.ts';
import type { Subject } from './subject.ts';
import { applyModifierTurns, takeJointTurns } from './turns.ts';

/** The most modifier turns that may wait for each other. Beyond that, turns are taken one at a time, earliest first. */
const MOST_WAITING_TURNS = 60;

/** The most results to remember. Beyond that, a new evaluation costs no more than keeping them. */
const MANY = 50_000;

const NONE: readonly ActiveModifier[] = [];

/**
 * A lazy evaluation of the modifiers in a world (P4, P17). A value can be read as it is before a modifier's turn, and a
 * modifier's conditions are read as before its own turn. So each read leads to earlier turns only, and the evaluation
 * ends. All reads of a world at one revision share one evaluation (P12).
 */
export class ModifierEvaluation implements EvaluationValues {
  readonly world: World;
  readonly order: ActiveModifierLookup;
  readonly revision: number;
  readonly #subjects = new Map<string, Map<string, SubjectInPass>>();
  readonly #properties = new Map<string, Map<string, PropertyInEvaluation>>();
  readonly #known = new Map<unknown, CachedEvaluationResult>();
  readonly #asks = new Map<ActiveModifier | undefined, Ask>();
  readonly #exist = new Map<string, boolean>();
  readonly #isGround: boolean;
  readonly #log: ReadLog | undefined;
  readonly #cuts = workCutOffCount();
  #suspended: ValueReadTask | undefined;
  #depth = 0;
  /** The number of reads so far whose result may differ at another turn. */
  #turned = 0;

  constructor(world: World, order: ActiveModifierLookup) {
    this.#isGround = world === world.ground;
    this.#log = isCurrentTable(world) ? new ReadLog(world.ground) : undefined;
    this.world = this.#log ?? world;
    this.order = order;
    this.revision = world.ground.revision;
  }

  /** Forgets the results that depend on changed records of the table itself. */
  changed(changes: Iterable<RecordChange>): void {
    this.#log?.changed(changes, (kind, id) => this.#subjects.get(kind)?.get(id));
    if (this.#asks.size > MANY) this.#asks.clear();
  }

  /**
   * True if a new evaluation should be started. Too many results are remembered, or work was cut off in the middle of a
   * turn.
   */
  get isUsedUp(): boolean {
    return this.#cuts !== workCutOffCount() || this.#known.size > MANY;
  }

  get isSuspended(): boolean {
    return this.#suspended !== undefined;
  }

  answer(kind: string, id: string, name: string, turn?: ActiveModifier): Value | undefined {
    return this.settled(() => this.read(this.subject(kind, id), name, turn));
  }

  /** Returns a value without remembering it, for callers that read very many records once each. */
  answerOnce(record: AnyRecord, name: string): Value | undefined {
    const { kind, id } = record;
    const known = this.#subjects.get(kind)?.get(id);
    if (known) return this.settled(() => this.read(known, name, undefined));
    const subject = new SubjectInPass(kind, id, getOrCreateInnerMap(this.#properties, kind));
    subject.record = record;
    return this.settled(() => this.#readOf(subject, name, undefined));
  }

  /**
   * Runs `find` until it has a result. If too many turns wait for each other, takes the earliest turn first and runs
   * `find` again. This keeps the call stack small.
   */
  settled<T>(find: () => T): T {
    const [depth, suspended, finding] = [this.#depth, this.#suspended, this.#log?.finding];
    try {
      for (;;) {
        this.#depth = 0;
        this.#suspended = undefined;
        const found = find();
        const task = this.#suspended as ValueReadTask | undefined;
        if (!task) return found;
        this.settled(() => this.read(task.subject, task.name, task.turn));
      }
    } finally {
      this.#depth = depth;
      this.#suspended = suspended;
      if (this.#log) this.#log.finding = finding;
    }
  }

  /** Runs `find` and records the values that it reads. The finding is forgotten when any of them changes. */
  #finding<T>(finding: EvaluationResult, find: () => T): T {
    const log = this.#log;
    if (!log) return find();
    log.readBy(finding);
    const outer = log.finding;
    log.finding = finding;
    finding.isHeld = true;
    const found = find();
    log.finding = outer;
    return found;
  }

  once<T>(key: unknown, find: () => T): T {
    let known = this.#known.get(key);
    if (known?.value !== undefined) {
      this.#log?.readBy(known);
      return known.value as T;
    }
    known ??= new CachedEvaluationResult();
    const found = this.#finding(known, find);
    if (this.#suspended) return found;
    known.value = found;
    this.#known.set(key, known);
    return found;
  }

  subject(kind: string, id: string): SubjectInPass {
    const subjects = getOrCreateInnerMap(this.#subjects, kind);
    let subject = subjects.get(id);
    if (!subject) {
      subject = new SubjectInPass(kind, id, getOrCreateInnerMap(this.#properties, kind));
      subjects.set(id, subject);
    }
    return subject;
  }

  valueAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    return this.read(this.subject(kind, id), name, turn);
  }

  read(subject: SubjectInPass, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (this.#log?.finding === subject || !this.#log) return this.#readOf(subject, name, turn);
    return this.#finding(subject, () => this.#readOf(subject, name, turn));
  }

  #readOf(subject: SubjectInPass, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (this.#suspended) return undefined;
    charge(COST.thing);
    const chain = this.chainOf(subject, name);
    const value = this.#rawOf(subject, chain, turn);
    const { domain } = chain.property;
    return domain === undefined ? value : reading(value, domain);
  }

  rawAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (this.#suspended) return undefined;
    const subject = this.subject(kind, id);
    return this.#finding(subject, () => this.#rawOf(subject, this.chainOf(subject, name), turn));
  }

  #rawOf(subject: SubjectInPass, chain: PropertyEvaluation, turn: ActiveModifier | undefined): Value | undefined {
    if (!this.#isElsewhere(subject)) return this.#ownOf(subject, chain, turn);
    this.dependsOnTurn();
    return modifierEvaluationOf(this.world.ground)?.answer(subject.kind, subject.id, chain.property.name, turn);
  }

  /**
   * True if the viewer may know the values that the rules read of the subject. They are then read from the table
   * itself.
   */
  #isElsewhere({ kind, id }: Subject): boolean {
    return !this.#isGround && isSubjectKnownToViewer(this.world, kind, id);
  }

  /** Returns the value that this world shows, even if the viewer may also know the table's own value. */
  own(kind: string, id: string, name: string): Value | undefined {
    const subject = this.subject(kind, id);
    const raw = this.settled(() =>
      this.#finding(subject, () => this.#ownOf(subject, this.chainOf(subject, name), undefined)),
    );
    return reading(raw, this.domain(kind, name));
  }

  #ownOf(subject: SubjectInPass, chain: PropertyEvaluation, turn: ActiveModifier | undefined): Value | undefined {
    const written = chain.acting.length > 0 ? this.#written(subject, chain, turn) : undefined;
    return written ?? this.baseOf(subject, chain, turn);
  }

  baseOf({ kind, id }: SubjectInPass, chain: PropertyEvaluation, turn: ActiveModifier | undefined): Value | undefined {
    if (chain.base) return chain.base.value;
    const turned = this.#turned;
    const value = this.base(kind, id, chain.property.name, turn);
    if (turned === this.#turned && !this.#suspended) chain.base = { value };
    return value;
  }

  dependsOnTurn(): void {
    this.#turned += 1;
  }

  base(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (kind === 'modifier') return readPropertyOfModifier(this.order, id, name);
    return readBaseValueOfProperty(this.world, kind, id, name, this.#askAt(turn));
  }

  domain(kind: string, name: string): EngineValueType | undefined {
    return this.#property(getOrCreateInnerMap(this.#properties, kind), kind, name).domain;
  }

  #property(properties: Map<string, PropertyInEvaluation>, kind: string, name: string): PropertyInEvaluation {
    let property = properties.get(name);
    if (!property) {
      property = createPropertyInEvaluation(this.world, this.order, kind, name, properties.size);
      properties.set(name, property);
    }
    return property;
  }

  spot({ kind, id }: Subject, ground = false): SubjectLocation | undefined {
    const subject = this.subject(kind, id);
    return this.#finding(subject, () => {
      if (ground) {
        subject.groundSpot ??= { at: whereaboutsOf(this.world.ground, subject) };
        return subject.groundSpot.at;
      }
      subject.spot ??= { at: whereaboutsOf(this.world, subject) };
      return subject.spot.at;
    });
  }

  exists(acting: ActiveModifier): boolean {
    return !this.isVeiled(acting) || isModifierKnownToAll(acting);
  }

  isVeiled({ source }: ActiveModifier): boolean {
    if (source?.kind !== 'piece' || this.#isGround) return false;
    const known = this.#exist.get(source.id);
    if (known !== undefined) return known;
    const [real, seen] = [this.world.ground.get('piece', source.id), this.world.get('piece', source.id)];
    const veiled = !seen || seen.prototype !== real?.prototype || seen.name !== real?.name;
    this.#exist.set(source.id, veiled);
    return veiled;
  }

  veiledValue(acting: ActiveModifier, name: string): Value | undefined {
    const { kind, id } = acting.source ?? { kind: 'game', id: 'game' };
    return modifierEvaluationOf(this.world.ground)?.answer(kind, id, name, acting);
  }

  chain(kind: string, id: string, name: string): PropertyEvaluation {
    const subject = this.subject(kind, id);
    return this.#finding(subject, () => this.chainOf(subject, name));
  }

  chainOf(subject: SubjectInPass, name: string): PropertyEvaluation {
    const { kind, id } = subject;
    const property = this.#property(subject.properties, kind, name);
    const known = subject.chains[property.index];
    if (known) return known;
    if (property.own) subject.record ??= this.world.get(kind as Kind, id);
    const own = property.own && subject.record && property.own(subject.record);
    const acting = property.bending ? findCandidateModifiers(this, property.bending, subject) : NONE;
    const chain = startPropertyEvaluation(property, acting, own);
    subject.chains[property.index] = chain;
    return chain;
  }

  #written(subject: SubjectInPass, chain: PropertyEvaluation, turn: ActiveModifier | undefined): Value | undefined {
    this.dependsOnTurn();
    const { acting, taken, property } = chain;
    const next = acting[taken];
    if (next && (!turn || isModifierAppliedBefore(next, turn))) {
      if (this.#depth === MOST_WAITING_TURNS) this.#suspended = { subject, name: property.name, turn };
      if (this.#suspended) return undefined;
      this.#depth += 1;
      if (property.joint && !this.#isElsewhere(subject)) takeJointTurns(this, subject, chain, property.joint, turn);
      else applyModifierTurns(this, subject, chain, turn);
      this.#depth -= 1;
      if (this.#suspended) return undefined;
    }
    return valueBeforeModifierTurn(chain, turn);
  }

  #askAt(turn: ActiveModifier | undefined): Ask {
    const known = this.#asks.get(turn);
    if (known) return known;
    const ask: Ask = (_world, kind, id, name) => this.valueAt(kind, id, name, turn);
    this.#asks.set(turn, ask);
    linkReadToEvaluation(ask, this, turn);
    return ask;
  }
}

const passes = new WeakMap<World, ModifierEvaluation>();

/**
 * Returns the evaluation of a world; undefined if no modifier is in force. The table's own evaluation survives changes
 * while the same modifiers are in force. Other worlds have one evaluation for each revision.
 */
export const modifierEvaluationOf = (world: World): ModifierEvaluation | undefined => {
  const order = activeModifiersOf(world.ground);
  if (!order) return undefined;
  if (world instanceof ReadLog) return passes.get(world.table);
  const known = passes.get(world);
  if (isCurrentTable(world)) {
    const changes = takeBacklogChanges(world.ground);
    if (known?.order === order && changes && !known.isUsedUp) {
      if (changes.length > 0) known.changed(changes);
      return known;
    }
  } else if (known?.order === order && known.revision === world.ground.revision && !known.isUsedUp) return known;
  const pass = new ModifierEvaluation(world, order);
  passes.set(world, pass);
  return pass;
};
