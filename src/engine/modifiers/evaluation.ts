import type { CellId } from '../core/ids.ts';
import type { Ask, OwnDomain, Whereabouts } from '../core/system.ts';
import type { Value } from '../core/value.ts';
import type { World } from '../core/world.ts';
import {
  type ActiveModifier,
  type ActiveModifiers,
  isBefore,
  type ModifiersOfProperty,
  orderOf,
} from './active-modifiers.ts';
import { candidates } from './candidates.ts';
import { altered } from './judge.ts';
import { reading } from './operate.ts';
import { baseValue, domainOf, isPublished, spotOf } from './readers.ts';
import type { Subject } from './subject.ts';

/** How many turns may wait for each other before they are taken one by one. */
const DEEPEST = 60;

/**
 * What happens to one property of one subject: the modifiers that may reach it, in order, and the value behind each
 * whose turn has come.
 */
interface Chain {
  readonly acting: readonly ActiveModifier[];
  /** Undefined as long as nothing was written. */
  readonly values: (Value | undefined)[];
}

/** A value that is asked for as modified before a turn; undefined: after all. */
interface Task extends Subject {
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
  /** What was found out once in this pass, for judge.ts and range.ts. */
  readonly ranges = new Map<string, ReadonlyMap<CellId, number>>();
  readonly verdicts = new Map<string, boolean>();
  readonly #chains = new Map<ModifiersOfProperty, Map<string, Chain>>();
  readonly #domains = new Map<string, Map<string, OwnDomain | undefined>>();
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
    return this.settled(() => this.valueAt(kind, id, name, turn));
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
      this.settled(() => this.valueAt(task.kind, task.id, task.name, task.turn));
    }
  }

  /** As `answer`, for whoever is part of the pass: nothing is to be made of it while the pass is suspended. */
  valueAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    return reading(this.rawAt(kind, id, name, turn), this.domain(kind, name));
  }

  /** Before it is clamped and rounded (P7). */
  rawAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (this.#suspended) return undefined;
    if (this.world !== this.world.ground && isPublished(this.world, kind, id))
      return passOf(this.world.ground)?.answer(kind, id, name, turn);
    return this.#ownAt(kind, id, name, turn);
  }

  /** The value as it would be by what is seen in this world alone, whatever is published of it. */
  own(kind: string, id: string, name: string): Value | undefined {
    return this.settled(() => reading(this.#ownAt(kind, id, name, undefined), this.domain(kind, name)));
  }

  #ownAt(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    const bending = this.order.bending.get(kind)?.get(name);
    const written = bending && this.#written(bending, { kind, id, name, turn });
    return written ?? this.base(kind, id, name, turn);
  }

  /** What stands where nothing is written, made of what other subjects have before that turn. */
  base(kind: string, id: string, name: string, turn: ActiveModifier | undefined): Value | undefined {
    if (kind === 'modifier') return ownValue(this.order, id, name);
    return baseValue(this.world, kind, id, name, this.#askAt(turn));
  }

  domain(kind: string, name: string): OwnDomain | undefined {
    const names = inner(this.#domains, kind);
    if (!names.has(name)) names.set(name, domainOf(this.world.ground, kind, name));
    return names.get(name);
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

  /** Those that may change the property of a subject, in order. */
  chain(bending: ModifiersOfProperty, kind: string, id: string): Chain {
    const chains = inner(this.#chains, bending);
    let chain = chains.get(id);
    if (!chain) {
      chain = { acting: candidates(this, bending, { kind, id }), values: [] };
      chains.set(id, chain);
    }
    return chain;
  }

  /** What was written before a turn: each modifier has its turn when it is first asked for, in order. */
  #written(bending: ModifiersOfProperty, task: Task): Value | undefined {
    const { kind, id, name, turn } = task;
    const { acting, values } = this.chain(bending, kind, id);
    for (let next = acting[values.length]; next && (!turn || isBefore(next, turn)); next = acting[values.length]) {
      if (this.#depth === DEEPEST) this.#suspended = task;
      if (this.#suspended) return undefined;
      this.#depth += 1;
      const value = altered(this, next, { kind, id }, name, values.at(-1));
      this.#depth -= 1;
      if (this.#suspended) return undefined;
      values.push(value);
    }
    let count = values.length;
    while (turn && count > 0 && !isBefore(acting[count - 1] as ActiveModifier, turn)) count -= 1;
    return count === 0 ? undefined : values[count - 1];
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
