import { z } from 'zod';
import { equal, keyed, longText, type Stored, type System } from '../../table/index.ts';
import { type InformedViewers, informedViewersSchema } from './flow/known-to.ts';
import { moduleLabelOf } from './labels.ts';
import type { Module, Traits } from './module.ts';
import { initialSetupOf } from './variants.ts';

const differingPart = z.enum([
  'counter',
  'scorekeeper',
  'modifier',
  'action',
  'happening',
  'table',
  'objective',
  'round',
  'rule',
  'publication',
  'side',
  'turns',
  'endings',
  'seats',
  'map',
  'board',
  'terrain',
  'road',
  'prototype',
  'property',
  'limit',
  'deck',
  'set-up',
  'battle',
]);
export type DifferentModulePart = z.output<typeof differingPart>;

const text = longText;

export const moduleDifferenceSchema = keyed({
  part: differingPart,
  /** The name of the part; blank if a module has only one such part. */
  name: text,
  label: text.exactOptional(),
  /** For a counter, the place that it belongs to. */
  of: text.exactOptional(),
  how: z.enum(['new', 'gone', 'different']),
  to: informedViewersSchema.exactOptional(),
  was: text.exactOptional(),
  is: text.exactOptional(),
});
export type ModuleDifference = Stored<typeof moduleDifferenceSchema>;

export interface ComparedModulePart {
  readonly part: DifferentModulePart;
  readonly name: string;
  readonly label?: string;
  readonly of?: string;
  readonly matters: unknown;
  readonly to?: InformedViewers;
}

declare module '../../table/core/system.ts' {
  interface System {
    /** Returns the parts of this system in a module that matter to players. */
    readonly named?: (module: Module) => readonly ComparedModulePart[];
  }
}

type Naming = {
  readonly [K in keyof Required<Module>]: (module: Module, isBegun: boolean) => readonly ComparedModulePart[];
};

const entries = (part: DifferentModulePart, of: object | undefined): readonly ComparedModulePart[] =>
  Object.entries(of ?? {}).map(([name, matters]) => ({ part, name, matters }));

/** The parts that are named by keys. A module may have labels for the keys. */
const KEYED: ReadonlySet<DifferentModulePart> = new Set(['prototype', 'terrain', 'road', 'property']);

const one = (part: DifferentModulePart, matters: unknown): readonly ComparedModulePart[] =>
  matters === undefined ? [] : [{ part, name: '', matters }];

const none = (): readonly ComparedModulePart[] => [];

/** The names of the parts of a module. A new part doesn't compile without an entry here. */
const NAMED: Naming = {
  module: none,
  title: none,
  description: none,
  goal: none,
  minutes: none,
  inShort: none,
  maker: none,
  version: none,
  howToPlay: none,
  texts: none,
  labels: none,
  untold: none,
  phases: none,
  pictures: none,
  actions: none,
  effects: ({ effects = [] }) =>
    effects.map(({ name, text: _, reveals: __, ...matters }) => ({ part: 'happening', name, matters })),
  objectives: ({ objectives = [] }) =>
    objectives.map(({ name, text: _, reveals: __, ...matters }) => ({ part: 'objective', name, matters })),
  variants: none,
  chosen: none,
  notation: none,
  opponent: none,
  position: ({ position }, isBegun) => (isBegun ? [] : one('set-up', position)),
  round: ({ round }) => one('round', round),
  tables: ({ tables = [] }) => tables.map(({ name, ...matters }) => ({ part: 'table', name, matters })),
  sides: ({ sides }) => sides.map(({ name, colour: _, armies: __, ...matters }) => ({ part: 'side', name, matters })),
  turn: ({ turn }) => one('turns', turn),
  endings: ({ endings }) => one('endings', endings),
  seats: ({ seats }, isBegun) => (isBegun ? [] : one('seats', seats)),
  rules: ({ rules }) => entries('rule', rules),
  maps: ({ maps }) =>
    maps.flatMap(({ name, publishes, boards, ...matters }): readonly ComparedModulePart[] => [
      { part: 'map', name, matters },
      ...((publishes ?? 'nothing') === 'nothing' ? [] : [{ part: 'publication', name, matters: publishes } as const]),
      ...boards.map(
        ({ picture: _, ...board }): ComparedModulePart => ({
          part: 'board',
          name: board.name === name ? name : `${name}, ${board.name}`,
          matters: board,
        }),
      ),
    ]),
  terrain: ({ terrain }) =>
    entries(
      'terrain',
      mapped(terrain, ({ colour: _, ...matters }) => matters),
    ),
  edges: ({ edges }) =>
    entries(
      'road',
      mapped(edges, ({ colour: _, ...matters }) => matters),
    ),
  prototypes: (module) => {
    const { prototypes, traits } = module;
    const shown = readsSymbols(module) ? prototypes : mapped(prototypes, ({ symbol: _, ...values }) => values);
    return Object.entries(shown).map(([name, values]) => ({
      part: 'prototype',
      name,
      matters: [values, traits && Object.hasOwn(traits, name) ? withoutPictures(traits[name] as Traits) : null],
    }));
  },
  traits: none,
  values: ({ values }) =>
    entries(
      'property',
      mapped(values, (value) => ['value', value]),
    ),
  properties: ({ properties }) =>
    entries(
      'property',
      mapped(properties, (domain) => ['domain', domain]),
    ),
  limits: ({ limits }) => entries('limit', limits),
  setup: (module, isBegun) => (isBegun ? [] : one('set-up', initialSetupOf(module).setup)),
  decks: (module, isBegun) =>
    (initialSetupOf(module).decks ?? []).flatMap(
      ({ name, publishes, pieces, shuffled, back: _, ...matters }): readonly ComparedModulePart[] => [
        { part: 'deck', name, matters: isBegun ? matters : { ...matters, pieces, shuffled } },
        { part: 'publication', name, matters: publishes },
      ],
    ),
  modifiers: none,
  counters: none,
  scorekeepers: none,
  battle: ({ battle }) => one('battle', battle),
};

/** True if the module reads a piece's symbol, which is shown on pictures. */
const readsSymbols = ({ counters, modifiers, scorekeepers, traits = {} }: Module): boolean =>
  JSON.stringify([counters, modifiers, scorekeepers, Object.values(traits).map(({ follows }) => follows)]).includes(
    'symbol',
  );

const withoutPictures = ({ layers, picture: _, back: __, ...traits }: Traits): object => ({
  ...traits,
  layers: layers?.map(({ name }) => name) ?? null,
});

const mapped = <T, U>(
  of: { readonly [name: string]: T } | undefined,
  to: (value: T) => U,
): { readonly [name: string]: U } =>
  Object.fromEntries(Object.entries(of ?? {}).map(([name, value]) => [name, to(value)]));

/**
 * Returns all differences between two modules that change what players may read, know or do. Parts that can reveal
 * something come first. With `isBegun`, the setup is ignored.
 */
export const findModuleDifferences = (
  before: Module,
  after: Module,
  isBegun: boolean,
  systems: readonly System[],
): readonly ModuleDifference[] => {
  const [was, is] = [before, after].map((module) => namedIn(module, isBegun, systems)) as [
    ReadonlyMap<string, ComparedModulePart>,
    ReadonlyMap<string, ComparedModulePart>,
  ];
  const found = [...new Set([...is.keys(), ...was.keys()])].flatMap(
    (key) => differenceOf(was.get(key), is.get(key)) ?? [],
  );
  if (!inSameOrder(before, after)) found.push({ part: 'modifier', name: '', how: 'different' });
  return [...found].sort((a, b) => FIRST.indexOf(a.part) - FIRST.indexOf(b.part));
};

/** True if modifiers of equal precedence that both modules have are applied in the same order. */
const inSameOrder = ({ modifiers: before = [] }: Module, { modifiers: after = [] }: Module): boolean => {
  const order = (some: NonNullable<Module['modifiers']>, others: NonNullable<Module['modifiers']>): readonly string[] =>
    [...some]
      .filter(({ name, precedence }) => others.some((other) => other.name === name && other.precedence === precedence))
      .sort((a, b) => a.precedence - b.precedence)
      .map(({ name }) => name);
  return same(order(before, after), order(after, before));
};

/** Order of the parts: first those that reveal something. */
const FIRST: readonly DifferentModulePart[] = [
  ...([
    'publication',
    'counter',
    'scorekeeper',
    'modifier',
    'rule',
    'limit',
    'turns',
    'endings',
    'side',
    'seats',
    'deck',
    'prototype',
  ] as const),
  ...(['property', 'map', 'board', 'terrain', 'road', 'battle', 'set-up'] as const),
];

const namedIn = (
  module: Module,
  isBegun: boolean,
  systems: readonly System[],
): ReadonlyMap<string, ComparedModulePart> => {
  const names = Object.keys(NAMED) as readonly (keyof Module)[];
  const found = [
    ...systems.flatMap(({ named }) => named?.(module) ?? []),
    ...names.flatMap((name) => NAMED[name](module, isBegun)),
  ].map((part) => labelled(module, part));
  const all = new Map<string, ComparedModulePart>();
  for (const one of found) {
    // Parts of the same name are distinguished by a number.
    const key = (count: number): string => `${one.part} ${count} ${one.of ?? ''}\n${one.name}`;
    let count = 1;
    while (all.has(key(count))) count += 1;
    all.set(key(count), one);
  }
  return all;
};

const labelled = (module: Module, one: ComparedModulePart): ComparedModulePart => {
  const label = KEYED.has(one.part) ? moduleLabelOf(module, one.name) : undefined;
  return label === undefined ? one : { ...one, label };
};

const differenceOf = (
  was: ComparedModulePart | undefined,
  is: ComparedModulePart | undefined,
): ModuleDifference | undefined => {
  const named = is ?? was;
  if (!named || (was && is && same(was.matters, is.matters))) return undefined;
  const { part, name, label, of } = named;
  const what = { part, name, ...(label === undefined ? {} : { label }), ...(of === undefined ? {} : { of }) };
  const to = is?.to === undefined ? {} : { to: is.to };
  if (!was) return { ...what, how: 'new', ...to, ...plainly('is', part, is?.matters) };
  if (!is) return { ...what, how: 'gone' };
  return { ...what, how: 'different', ...to, ...plainly('was', part, was.matters), ...plainly('is', part, is.matters) };
};

/** The parts whose entries are only words and numbers. A difference of such a part shows the entries themselves. */
const PLAIN: ReadonlySet<DifferentModulePart> = new Set(['rule', 'limit', 'publication']);

const plainly = <K extends 'was' | 'is'>(
  key: K,
  part: DifferentModulePart,
  value: unknown,
): { readonly [P in K]?: string } =>
  PLAIN.has(part) && value !== undefined ? ({ [key]: String(value) } as { readonly [P in K]: string }) : {};

const same = (a: unknown, b: unknown): boolean => equal(a as never, b as never);
