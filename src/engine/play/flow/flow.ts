import { readFormula, reads } from '../../../table/expression/index.ts';
import { isModifierDeclaredPublic } from '../../modifiers/active-modifiers.ts';
import type { ModifierDefinition } from '../../modifiers/form.ts';
import { NEIGHBORS_PROPERTY } from '../../modifiers/subject.ts';
import type { Module } from '../module.ts';
import { areChangesAllowedFor } from '../rules.ts';
import {
  type Aspect,
  type Covers,
  coversOf,
  factsIn,
  listModuleContainers,
  type ModuleContainer,
  pastFacts,
} from './container.ts';
import { type Fact, mergeFacts } from './fact.ts';
import { type EffectInputs, effectsOf, type InputsByName, modifierSourceInputs } from './modifier-reads.ts';
import { ARMY_PROPERTY_INPUTS, KNOWN_PROPERTY_INPUTS, keyOf, type OtherPiecesInput, type Read } from './read.ts';
import { expandPossibleSources } from './waiting.ts';

export interface InputRegion {
  readonly containers: readonly ModuleContainer[];
  readonly prototypes: Iterable<string>;
}

export type CounterFactLookup = (property: string) => readonly Fact[];

const ANSWERED: ReadonlyMap<string, readonly Read[]> = new Map(
  Object.entries({ ...KNOWN_PROPERTY_INPUTS, ...ARMY_PROPERTY_INPUTS }),
);

const LAYERED: ReadonlySet<string> = new Set(['Layer', 'LayerName', 'symbol']);

const FACE: Read = { of: 'own', aspect: 'face' };
const PLACE: Read = { of: 'own', aspect: 'place' };

/**
 * The hidden data that a module's values are computed from (their inputs), and the viewers who know it. It is computed
 * once, because a module never changes.
 */
export class Flow {
  readonly module: Module;
  readonly containers: readonly ModuleContainer[];
  readonly covers: Covers;
  readonly prototypes: readonly string[];
  /** The properties that modifiers can change. */
  readonly bent: ReadonlySet<string>;
  /** The additional inputs of counters that a modifier changes. */
  readonly counterReads: readonly Read[];
  readonly #counters: CounterFactLookup;
  readonly #names: ReadonlyMap<string, readonly Read[]>;
  readonly #owned: (name: string) => boolean;
  readonly #placed: ReadonlySet<string>;

  constructor(module: Module, counters: CounterFactLookup) {
    this.module = module;
    this.containers = listModuleContainers(module);
    this.covers = coversOf(module);
    this.prototypes = Object.keys(module.prototypes);
    this.#counters = counters;
    this.#owned = ownedNames(module);
    this.#placed = placedNames(module);
    const followed = followedNames(module);
    const modifiers = (module.modifiers ?? []).flatMap((one) => expandPossibleSources(module, one));
    this.#names = bentNames(
      modifiers.map((definition) => ({ definition, declared: this.declaredBy(definition) })),
      followed,
      (name) => this.#unbent(name),
    );
    this.bent = new Set(modifiers.flatMap((one) => this.effects(one)).flatMap(({ property }) => property ?? []));
    this.counterReads = this.#names.get(COUNTERS) ?? [];
  }

  /** Returns the inputs of a property, including those of modifiers that change it. */
  readonly reads = (name: string): readonly Read[] => this.#names.get(name) ?? this.#unbent(name);

  /** Returns the effects of a modifier, including the inputs of other modifiers that change it. */
  effects(definition: ModifierDefinition): readonly EffectInputs[] {
    const others = this.#names.get(MODIFIERS) ?? [];
    return effectsOf(definition, this.reads).map((effect) => ({ ...effect, reads: [...effect.reads, ...others] }));
  }

  /**
   * Returns the hidden things that a modifier declares as revealed. If everyone knows its effect, these include its
   * source.
   */
  declaredBy(definition: ModifierDefinition): readonly string[] {
    const source = isModifierDeclaredPublic(definition) ? this.sourceFacts(definition) : [];
    return [...new Set([...(definition.reveals ?? []), ...source.map(({ secret }) => secret.name)])];
  }

  sourceFacts(definition: ModifierDefinition): readonly Fact[] {
    return this.facts(modifierSourceInputs(definition), { containers: this.containers, prototypes: this.prototypes });
  }

  /** Returns the inputs of a property before modifiers. */
  #unbent(name: string): readonly Read[] {
    const own = this.#owned(name) ? [FACE] : this.#placed.has(name) ? [PLACE] : [];
    return ANSWERED.get(name) ?? [...own, { of: 'counter', property: name }];
  }

  /** Returns the hidden facts that these inputs reveal in some containers. */
  facts(found: Iterable<Read>, region: InputRegion): readonly Fact[] {
    const facts: Fact[] = [];
    for (const read of new Map([...found].map((one) => [keyOf(one), one])).values())
      facts.push(...this.#factsOf(read, region).filter(({ secret }) => !read.declared?.includes(secret.name)));
    return mergeFacts(facts);
  }

  #factsOf(read: Read, region: InputRegion): readonly Fact[] {
    switch (read.of) {
      case 'own':
        return region.containers.flatMap((one) => this.#aspect(one, read.aspect, region.prototypes));
      case 'others':
        return this.#around(read, region).flatMap((one) =>
          this.#aspect(one, read.aspect, read.prototypes ?? this.prototypes, read.inPlay),
        );
      case 'counter':
        return this.#counters(read.property);
      case 'everything':
        return [...this.containers.flatMap((one) => this.#aspect(one, 'face', this.prototypes)), ...this.#past];
    }
  }

  #aspect(container: ModuleContainer, aspect: Aspect, prototypes: Iterable<string>, inPlay = false): readonly Fact[] {
    if (aspect === 'past') return this.#past;
    if (inPlay && (container.deck || (container.board === undefined && container.seen !== 'all'))) return [];
    // The pieces that `inPlay` selects are visible, so nothing of them is covered.
    return factsIn(
      container,
      inPlay && aspect === 'face' && container.seen === 'all' ? 'owner' : aspect,
      prototypes,
      this.covers,
    );
  }

  #around({ where }: OtherPiecesInput, { containers }: InputRegion): readonly ModuleContainer[] {
    switch (where) {
      case 'beside':
        return containers;
      case 'around':
        return this.containers.filter(
          (one) =>
            containers.includes(one) ||
            (one.board !== undefined && !one.deck && containers.some(({ map }) => map === one.map)),
        );
      case 'here':
        return this.containers.filter(({ map }) => containers.some((one) => one.map === map));
      case 'anywhere':
        return this.containers;
    }
  }

  get #past(): readonly Fact[] {
    return pastFacts(this.containers, this.covers);
  }
}

const COUNTERS = '\ncounters';
const MODIFIERS = '\nmodifiers';

const nameOf = ({ definition: { of }, property }: EffectInputs): string | undefined =>
  of === 'counter' ? COUNTERS : of === 'modifier' ? MODIFIERS : property;

/** Returns the inputs of an effect. If other modifiers can change its condition or scope, it may read anything. */
const bending = (effect: EffectInputs): readonly Read[] => {
  const isOpen =
    effect.definition.of === 'modifier' && (effect.property === 'condition' || effect.property === 'scope');
  return isOpen ? [{ of: 'everything' }] : effect.reads;
};

/** Returns the inputs of all properties that modifiers change, directly or indirectly. */
const bentNames = (
  modifiers: readonly { readonly definition: ModifierDefinition; readonly declared: readonly string[] }[],
  followed: readonly string[],
  unbent: InputsByName,
): ReadonlyMap<string, readonly Read[]> => {
  const found = new Map<string, Map<string, Read>>();
  const known: InputsByName = (name) => [...(found.get(name)?.values() ?? unbent(name))];
  let isGrowing = true;
  const add = (name: string, more: readonly Read[]): void => {
    const base = name === COUNTERS || name === MODIFIERS ? [] : unbent(name);
    const own = found.get(name) ?? new Map(base.map((read) => [keyOf(read), read]));
    const before = found.has(name) ? own.size : -1;
    for (const read of more) own.set(keyOf(read), read);
    found.set(name, own);
    isGrowing ||= own.size > before;
  };
  while (isGrowing) {
    isGrowing = false;
    if (followed.length > 0) for (const name of LAYERED) add(name, followed.flatMap(known));
    for (const { definition, declared } of modifiers) {
      for (const effect of effectsOf(definition, known)) {
        const name = nameOf(effect);
        const all = [...bending(effect), ...(found.get(MODIFIERS)?.values() ?? [])];
        if (name !== undefined)
          add(name, declared.length === 0 ? all : all.map((read) => withDeclared(read, declared)));
      }
    }
  }
  return new Map([...found].map(([name, own]) => [name, [...own.values()]]));
};

const withDeclared = (read: Read, more: readonly string[]): Read => ({
  ...read,
  declared: [...new Set([...(read.declared ?? []), ...more])].sort(),
});

const SPENT = 'MovePointsSpent';

/**
 * Returns a test for property names that a piece can have itself: from its prototype, from play, or from scorekeepers.
 */
const ownedNames = ({ prototypes, traits = {}, rules, scorekeepers }: Module): ((name: string) => boolean) => {
  const given = [...Object.values(prototypes), ...Object.values(traits).map(({ dynamic = {} }) => dynamic)];
  const names = new Set([SPENT, ...given.flatMap((values) => Object.keys(values))]);
  return (name) =>
    areChangesAllowedFor(rules, 'owner') || names.has(name) || scorekeepers?.text.includes(name) === true;
};

const placedNames = ({ maps, decks = [], modifiers = [] }: Module): ReadonlySet<string> => {
  const boards = maps.flatMap((map) => map.boards);
  const zones = boards.flatMap((board) => board.zones ?? []);
  const given = [...maps, ...boards, ...zones, ...decks].flatMap(({ values = {} }) => Object.keys(values));
  const bent = modifiers.flatMap((one) => effectsOf(one, () => [])).flatMap(({ property }) => property ?? []);
  return new Set([
    'Terrain',
    'ZoneName',
    'occupied',
    'BoardName',
    'DeckName',
    'pick',
    'reshuffle',
    NEIGHBORS_PROPERTY,
    ...given,
    ...bent,
  ]);
};

const followedNames = ({ traits = {} }: Module): readonly string[] =>
  Object.values(traits).flatMap(({ follows }) => {
    const formula = follows === undefined ? undefined : readFormula(follows);
    return formula?.ok
      ? [...reads(formula.expression)].filter((name) => !name.startsWith('Layer') && name !== 'symbol')
      : [];
  });
