import { EVERYTHING, reads } from '../../table/expression/index.ts';
import type { SideId } from '../../table/index.ts';
import type { Fact } from '../play/flow/fact.ts';
import type { Flow } from '../play/flow/flow.ts';
import type { InformedViewers } from '../play/flow/known-to.ts';
import { lookedFacts } from '../play/flow/looked.ts';
import type { Read } from '../play/flow/read.ts';
import { mapsInPlay } from '../play/maps/in-play.ts';
import type { Module } from '../play/module.ts';
import { factsReadFromEvents } from './event-facts.ts';
import { expressionsOfScorekeeper } from './language/keeper.ts';
import { moduleNamesOf } from './language/names.ts';
import { renameProperties } from './language/renamed.ts';
import { isIn } from './language/side-set.ts';
import {
  type Action,
  type KeeperDefinition,
  POINT_VALUE_SUM,
  type ScorekeeperTest,
  type ScoringProgram,
  type SideSet,
  type TestQuantity,
  type UnitSum,
} from './language/tree.ts';

export const knownToOfSideSet = (set: SideSet, module: Module, program: ScoringProgram): InformedViewers => {
  if (set.kind === 'all') return 'all';
  const { sides } = moduleNamesOf(module);
  const classOf = (side: SideId) => program.sides.get(side)?.class ?? sides.find(({ id }) => id === side)?.class;
  return sides.flatMap(({ id, name }) => (isIn(set, id, classOf) ? [name] : []));
};

/** The hidden facts that scorekeepers read. */
export class KeeperReads {
  readonly #flow: Flow;
  readonly #program: ScoringProgram;

  constructor(flow: Flow, program: ScoringProgram) {
    this.#flow = flow;
    this.#program = program;
  }

  of(definition: KeeperDefinition): readonly Fact[] {
    return Object.values(PARTS).flatMap((part) => part(this, definition));
  }

  knownTo(set: SideSet): InformedViewers {
    return knownToOfSideSet(set, this.#flow.module, this.#program);
  }

  /** True if the scorekeeper may divide by zero. This is reported to players, so it can reveal something. */
  mayFail(definition: KeeperDefinition): boolean {
    const names = expressionsOfScorekeeper(definition).flatMap((expression) => [...reads(expression)]);
    return names.some((name) => this.#quantity(name)?.kind === 'zero');
  }

  test(test: ScorekeeperTest | undefined): readonly Fact[] {
    return test ? [...reads(test.expression)].flatMap((name) => this.#factsOf(this.#quantity(name))) : [];
  }

  /** Returns the facts that a set of sides reveals: those of classes, because modifiers can change a side's class. */
  sides(set: SideSet | undefined): readonly Fact[] {
    return set === undefined || set.kind === 'all' || set.kind === 'side' || set.kind === 'others'
      ? []
      : this.#property('class');
  }

  held(card: KeeperDefinition['card']): readonly Fact[] {
    if (!card) return [];
    const containers = this.#flow.containers.filter(({ seen }) => seen !== 'all' && seen.includes(card.side));
    const types = new Set([card.prototype]);
    return lookedFacts(this.#flow, { containers, match: EVERYTHING, amounts: [], types, also: [] });
  }

  event({ when }: KeeperDefinition): readonly Fact[] {
    if (when.moment !== 'after-event' && when.moment !== 'after-action') return [];
    const names = when.test ? [...reads(when.test.expression)] : [];
    const fields = names.flatMap((name) => {
      const quantity = this.#quantity(name);
      return quantity?.kind === 'event' ? [quantity.field] : [];
    });
    return factsReadFromEvents(this.#flow, when, new Set(fields));
  }

  actions(actions: readonly Action[]): readonly Fact[] {
    return actions.flatMap((action) => this.#action(action));
  }

  #action(action: Action): readonly Fact[] {
    switch (action.kind) {
      case 'choose':
        return action.clauses.flatMap(({ test, actions }) => [...this.test(test), ...this.actions(actions)]);
      case 'last':
        return [
          ...this.#sum(POINT_VALUE_SUM),
          ...['class', 'trusts', 'may-win', 'may-lose'].flatMap((name) => this.#property(name)),
        ];
      case 'win':
      case 'lose':
        return [...this.sides(action.sides), ...this.#property(`may-${action.kind}`)];
      case 'add':
      case 'set':
        return [...this.test(action.amount), ...this.sides(action.side)];
      case 'stop':
      case 'end':
        return [];
    }
  }

  #quantity(name: string): TestQuantity | undefined {
    return this.#program.quantities[Number(name)];
  }

  #factsOf(quantity: TestQuantity | undefined): readonly Fact[] {
    switch (quantity?.kind) {
      case 'sum':
        return this.#sum(quantity.sum);
      case 'property':
      case 'constant':
        return this.#property(quantity.name);
      case 'standing':
      case 'others':
      case 'own':
        return [...reads(quantity.of)].flatMap((name) => this.#factsOf(this.#quantity(name)));
      // These need no facts of their own. An event's data is covered by the moment of the check, and a score by its
      // other reads.
      case 'event':
      case 'score':
      case 'turn':
      case 'unit':
      case 'zero':
      case undefined:
        return [];
    }
  }

  /**
   * Returns the facts about pieces that a property of a side or of the game contains, because of counters and
   * modifiers.
   */
  #property(name: string): readonly Fact[] {
    const { sides } = this.#flow.module;
    const names = name.includes('$side$') ? sides.map((side) => name.replaceAll('$side$', side.name)) : [name];
    const apart = names.flatMap((one) => this.#flow.reads(one)).filter(({ of }) => of !== 'own');
    return this.#flow.facts(apart, { containers: [], prototypes: [] });
  }

  #sum({ types, properties, test }: UnitSum): readonly Fact[] {
    const match = test ? renameProperties(test, (name) => this.#nameIn(name)) : EVERYTHING;
    const containers = this.#flow.containers.filter(({ map, deck }) => !deck && mapsInPlay(this.#flow.module).has(map));
    const also: readonly Read[] = [...this.#flow.reads('Owner'), ...(this.#mayBeBuilt() ? this.#flow.reads('cp') : [])];
    return lookedFacts(this.#flow, { containers, match, amounts: properties, types, also });
  }

  /** True if some units may be incomplete (S28). */
  #mayBeBuilt(): boolean {
    const { prototypes } = this.#flow.module;
    return (
      Object.values(prototypes).some((own) => Object.hasOwn(own, 'cp')) ||
      [...this.#program.types.values()].some((own) => own.has('cp'))
    );
  }

  #nameIn(name: string): string {
    const quantity = this.#quantity(name);
    return quantity?.kind === 'unit' || quantity?.kind === 'constant' ? quantity.name : 'TurnNumber';
  }
}

/** The facts that each field of a definition reads. A new field doesn't compile until it is listed here. */
const PARTS: {
  readonly [K in keyof KeeperDefinition]: (asked: KeeperReads, definition: KeeperDefinition) => readonly Fact[];
} = {
  name: () => [],
  title: () => [],
  when: (asked, definition) => [...asked.test(definition.when.test), ...asked.event(definition)],
  appliesTo: (asked, { appliesTo }) => asked.sides(appliesTo),
  knownTo: () => [],
  card: (asked, { card }) => asked.held(card),
  saysKnown: () => [],
  reveals: () => [],
  at: () => [],
  trigger: (asked, { trigger }) => asked.test(trigger),
  triggered: () => [],
  body: (asked, { body }) => asked.actions(body),
  // The texts of messages are left out, because each reader gets only values that they may know.
  messages: (asked, { messages }) => messages.flatMap(({ test, to }) => [...asked.test(test), ...asked.sides(to)]),
  says: () => [],
  initial: () => [],
  ranks: () => [],
};
