import type { AnyRecord, Kind } from '../core/record.ts';
import type { Ask, OwnDomain, Whereabouts } from '../core/system.ts';
import type { Value } from '../core/value.ts';
import type { World } from '../core/world.ts';
import { type ActiveModifier, type ActiveModifiers, isBefore, orderOf } from './active-modifiers.ts';
import { candidates } from './candidates.ts';
import { type Chain, type PropertyInPass, type SubjectInPass, valueBefore } from './chain.ts';
import { altered } from './judge.ts';
import { reading } from './operate.ts';
import { baseValue, domainOf, isPublished, readersOf, spotOf } from './readers.ts';
import type { Subject } from './subject.ts';

/** How many turns may wait for each other before they are taken one by one. */
const DEEPEST = 60;

const NONE: readonly ActiveModifier[] = [];

/** A value that is asked for as modified before a turn; undefined: after all. */
interface Task {
  readonly subject: SubjectInPass;
  readonly name: string;
  readonly turn: ActiveModifier | undefined;
}

const asking = new WeakMap<Ask, { readonly pass: ModifierEvaluation; readonly turn: ActiveModifier | undefined }>();

/** In which pass, and as modified before which turn, somebody asks; undefined where no modifier is in play. */
export const askedIn = (
  ask: Ask,
): { readonly pass: ModifierEvaluation; readonly turn: ActiveModifier | undefined } | undefined => asking.get(ask);

/**
 * One pass of the modifiers over a world at one revision, lazily (P4, P17): a value is found as modified before a turn,
 * the conditions of a modifier are read as modified before its own, so that whatever is asked for leads to strictly
 * earlier turns and ends. What was found is remembered by subject, property and turn. Every look in that world at that
 * revision asks the same pass (P12).
 */
export class ModifierEvaluation {
  readonly world: World;
  readonly order: ActiveModifiers;
  readonly revision: number;
  readonly #subjects = new Map<string, Map<string, SubjectInPass>>();
  readonly #properties = new Map<string, Map<string, PropertyInPass>>();
  readonly #known = new Map<unknown, unknown>();
  readonly #spots = new Map<string, Map<string, Whereabouts | undefined>>();
  readonly #asks = new Map<ActiveModifier | undefined, Ask>();
  readonly #exist = new Map<string, boolean>();
  #suspended: Task | undefined;
  #depth = 0;

  constructor(world: World, order: ActiveModifiers) {
    this.world = world;
    this.order = order;
    this.revision = world.ground.revision;
  }

  /**
   * Whether what is under way is given up for an earlier turn: what is found now means nothing, and is not to be
   * remembered.
   */
  get isSuspended(): boolean {
    return this.#suspended !== undefined;
  }

  /** The value as modified before a turn, after all without one. */
  answer(kind: string, id: string, name: string, turn?: ActiveModifier): Value | undefined {
    return this.settled(() => this.read(this.subject(kind, id), name, turn));
  }

  /** The same of a record of this world, for whoever asks of very many and of each once: it is not remembered. */
  answerOnce(record: AnyRecord, name: string): Value | undefined {
    const { kind, id } = record;
    const known = this.#subjects.get(kind)?.get(id);
    const subject = known ?? { kind, id, properties: inner(this.#properties, kind), chains: [], record };
    return this.settled(() => this.read(subject, name, undefined));
  }

  /**
   * What is found in this pass. Where too many turns wait for each other the earliest is taken first, and then it is
   * looked for again, so that the stack of calls stays small however long the list is.
   */
  settled<T>(find: () => T): T {
    const [depth, suspended] = [this.#depth, this.#suspended];
    for (;;) {
      this.#depth = 0;
      this.#suspended = undefined;
      const found = find();
      const task = this.#suspended as Task | undefined;
      if (!task) {
        this.#depth = depth;
        this.#suspended = suspended;
        return found;
      }
      this.settled(() => this.read(task.subject, task.name, task.turn));
    }
  }

  /** What is found out once in this pass, by a key that is nobody else's; not remembered while the pass is suspended. */
  once<T>(key: unknown, find: () => T): T {
    const known = this.#known.get(key);
    if (known !== undefined) return known as T;
    const found = find();
    if (!this.#suspended) this.#known.set(key, found);
    return found;
  }

  /** A subject with what is known of it in this pass. */
  subject(kind: string, id: string): SubjectInPass {
    const subjects = inner(this.#subjects, kind);
    let subject = subjects.get(id);
    if (!subject) {
      subject = { kind, id, properties: inner(this.#properties, kind), chains: [], record: undefined };
      subjects.set(id, subject);
    }
    return subject;
  }

  /** As `answer`, for whoever is part of the pass: nothing is to be made of it while the pass is suspended. */
  valueAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    return this.read(this.subject(kind, id), name, turn);
  }

  /** The same of a subject that is at hand. */
  read(subject: SubjectInPass, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (this.#suspended) return undefined;
    const chain = this.chain(subject, name);
    const value = this.#rawOf(subject, chain, turn);
    const { domain } = chain.property;
    return domain === undefined ? value : reading(value, domain);
  }

  /** Before it is clamped and rounded (P7). */
  rawAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (this.#suspended) return undefined;
    const subject = this.subject(kind, id);
    return this.#rawOf(subject, this.chain(subject, name), turn);
  }

  #rawOf(subject: SubjectInPass, chain: Chain, turn: ActiveModifier | undefined): Value | undefined {
    const { kind, id } = subject;
    if (this.world !== this.world.ground && isPublished(this.world, kind, id))
      return passOf(this.world.ground)?.answer(kind, id, chain.property.name, turn);
    return this.#ownOf(subject, chain, turn);
  }

  /** The value as it would be by what is seen in this world alone, whatever is published of it. */
  own(kind: string, id: string, name: string): Value | undefined {
    const subject = this.subject(kind, id);
    return this.settled(() =>
      reading(this.#ownOf(subject, this.chain(subject, name), undefined), this.domain(kind, name)),
    );
  }

  #ownOf(subject: SubjectInPass, chain: Chain, turn: ActiveModifier | undefined): Value | undefined {
    const written = chain.acting.length > 0 ? this.#written(subject, chain, turn) : undefined;
    return written ?? chain.own ?? this.base(subject.kind, subject.id, chain.property.name, turn);
  }

  /** What stands where nothing is written, made of what other subjects have before that turn. */
  base(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (kind === 'modifier') return ownValue(this.order, id, name);
    return baseValue(this.world, kind, id, name, this.#askAt(turn));
  }

  domain(kind: string, name: string): OwnDomain | undefined {
    return this.#property(inner(this.#properties, kind), kind, name).domain;
  }

  #property(properties: Map<string, PropertyInPass>, kind: string, name: string): PropertyInPass {
    let property = properties.get(name);
    if (!property) {
      property = {
        name,
        index: properties.size,
        bending: this.order.bending.get(kind)?.get(name),
        domain: domainOf(this.world.ground, kind, name),
        own: kind === 'modifier' ? undefined : readersOf(this.world.systems, kind)[0]?.own?.(this.world, name),
      };
      properties.set(name, property);
    }
    return property;
  }

  /** Where a subject is that is seen; with `ground`, where it is in any case. */
  spot({ kind, id }: Subject, ground = false): Whereabouts | undefined {
    const world = ground ? this.world.ground : this.world;
    const spots = inner(this.#spots, ground ? `/${kind}` : kind);
    if (!spots.has(id)) spots.set(id, spotOf(world, { kind, id }));
    return spots.get(id);
  }

  /** Whether a modifier is there for whoever looks: its source is seen, or everybody knows its effect (P19). */
  exists(acting: ActiveModifier): boolean {
    return !this.isVeiled(acting) || isKnown(acting);
  }

  /** Whether the source is one that whoever looks does not see. */
  isVeiled({ source }: ActiveModifier): boolean {
    if (source?.kind !== 'piece' || this.world === this.world.ground) return false;
    const known = this.#exist.get(source.id);
    if (known !== undefined) return known;
    const [real, seen] = [this.world.ground.get('piece', source.id), this.world.get('piece', source.id)];
    const veiled = !seen || seen.prototype !== real?.prototype || seen.name !== real?.name;
    this.#exist.set(source.id, veiled);
    return veiled;
  }

  /**
   * A property of a source that is not seen, as it stands on the table: for a modifier whose effect everybody knows
   * (P19).
   */
  veiledValue(acting: ActiveModifier, name: string): Value | undefined {
    const { kind, id } = acting.source ?? { kind: 'game', id: 'game' };
    return passOf(this.world.ground)?.answer(kind, id, name, acting);
  }

  /** What happens to a property of a subject. */
  chain(subject: SubjectInPass, name: string): Chain {
    const { kind, id } = subject;
    const property = this.#property(subject.properties, kind, name);
    const known = subject.chains[property.index];
    if (known) return known;
    if (property.own) subject.record ??= this.world.get(kind as Kind, id);
    const own = property.own && subject.record && property.own(subject.record);
    const acting = property.bending ? candidates(this, property.bending, subject) : NONE;
    const chain = { property, acting, values: [], own };
    subject.chains[property.index] = chain;
    return chain;
  }

  /** What was written before a turn: each modifier has its turn when it is first asked for, in order. */
  #written(subject: SubjectInPass, chain: Chain, turn: ActiveModifier | undefined): Value | undefined {
    const { acting, values } = chain;
    for (let next = acting[values.length]; next && (!turn || isBefore(next, turn)); next = acting[values.length]) {
      if (this.#depth === DEEPEST) this.#suspended = { subject, name: chain.property.name, turn };
      if (this.#suspended) return undefined;
      this.#depth += 1;
      const value = altered(this, next, subject, chain);
      this.#depth -= 1;
      if (this.#suspended) return undefined;
      values.push(value);
    }
    return valueBefore(chain, turn);
  }

  #askAt(turn: ActiveModifier | undefined): Ask {
    const known = this.#asks.get(turn);
    if (known) return known;
    const ask: Ask = (_world, kind, id, name) => this.valueAt(kind, id, name, turn);
    this.#asks.set(turn, ask);
    asking.set(ask, { pass: this, turn });
    return ask;
  }
}

const isKnown = ({ compiled: { definition }, grantor }: ActiveModifier): boolean =>
  grantor ? isKnown(grantor) : 'knownTo' in definition && definition.knownTo === 'all';

/** What can be read of a modifier itself, and all but its name and precedence bent by earlier ones (P8). */
const ownValue = ({ byId }: ActiveModifiers, id: string, name: string): Value | undefined => {
  const acting = byId.get(id);
  if (!acting) return undefined;
  const { definition, fixedAmount } = acting.compiled;
  switch (name) {
    case 'name':
      return definition.name;
    case 'precedence':
      return definition.precedence;
    case 'enabled':
      return true;
    case 'amount':
      return fixedAmount;
    case 'scope':
      return definition.scope;
    case 'condition':
      return definition.match;
    default:
      return undefined;
  }
};

const inner = <K, I, V>(outer: Map<K, Map<I, V>>, key: K): Map<I, V> => {
  const known = outer.get(key);
  if (known) return known;
  const made = new Map<I, V>();
  outer.set(key, made);
  return made;
};

const passes = new WeakMap<World, ModifierEvaluation>();

/** The pass of a world as it is now; undefined where no modifier is in play. */
export const passOf = (world: World): ModifierEvaluation | undefined => {
  const order = orderOf(world.ground);
  if (!order) return undefined;
  const known = passes.get(world);
  if (known?.revision === world.ground.revision) return known;
  const pass = new ModifierEvaluation(world, order);
  passes.set(world, pass);
  return pass;
};
