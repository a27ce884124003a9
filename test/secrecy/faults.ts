import type fc from 'fast-check';
import { gameOf, sidesOf } from '../../src/engine/index.ts';
import type { CoveredAct } from '../../src/engine/play/turns/covered-acts.ts';
import {
  handlerOf,
  isEmptyChange,
  join,
  type Kind,
  type Operation,
  type OperationHandler,
  type OperationKind,
  type RecordRules,
  removed,
  type SeenReport,
  type System,
  type Table,
  type Telling,
} from '../../src/table/index.ts';
import { AFTER, agree, askBack, BEFORE, march, shuffle } from './acts/around.ts';
import { deedOf } from './acts/perform.ts';
import { actOf } from './acts/rules.ts';
import { reload } from './acts/table.ts';
import type { Leak } from './bot.ts';
import { secret } from './leaks.ts';
import { WATCH } from './worlds/keepers.ts';
import {
  compareChosen,
  comparePermuted,
  compareUnseen,
  madePairs,
  type Pair,
  type PairKind,
  pairsIn,
} from './worlds/kinds.ts';
import { BEN, deeds, hauntedWorlds, type World, worlds } from './worlds/world.ts';

/**
 * Rules that leak, each in one system: what the watchers are not told of shows in what they are told of something else.
 */

type Plant = (systems: readonly System[]) => readonly System[];

interface Fault {
  /** What becomes of the rules; they are sound where it is what is sent that leaks. */
  readonly plant?: Plant;
  readonly leak?: Leak;
  /** Games in which it can show soon, and how two of them are compared. */
  readonly pairs: fc.Arbitrary<Pair>;
  /** The number of one of them that shows it, which is tried first. */
  readonly likely?: number;
  readonly compare: PairKind['compare'];
}

const inSystem =
  (name: string, fault: (system: System) => System): Plant =>
  (systems) =>
    systems.map((system) => (system.name === name ? fault(system) : system));

/** What is laid down, by its name, for whoever is told that something is. */
const named = ({ reader }: Telling, { id }: CoveredAct): readonly SeenReport[] => {
  const { subject, more = [] } = reader.ground.get('covered-act', id) ?? {};
  const card = reader.ground.get('piece', more.at(-1)?.subject ?? subject ?? '');
  return [{ what: 'chose', side: { id, name: id }, action: 'Bid', ...(card ? { with: card.name } : {}) }];
};

const inReports = <K extends OperationKind>(
  kind: K,
  change: (seen: SeenReport, operation: Operation<K>) => SeenReport,
): Plant => {
  const changed = (system: System): System => {
    const real = system.operations[kind] as OperationHandler<K> | undefined;
    const reports = real?.reports;
    if (!reports) return system;
    const told: typeof reports = (telling, operation) =>
      reports(telling, operation).map((seen) => change(seen, operation));
    return { ...system, operations: { ...system.operations, [kind]: { ...real, reports: told } } };
  };
  return (systems) => systems.map(changed);
};

const ruled = <K extends Kind>({ records }: System, kind: K): RecordRules<K> => records?.[kind] as RecordRules<K>;

const inOperation = <K extends OperationKind>(
  name: string,
  kind: K,
  decide: (real: OperationHandler<K>) => OperationHandler<K>['decide'],
): Plant =>
  inSystem(name, (system) => {
    const real = system.operations[kind] as OperationHandler<K>;
    return { ...system, operations: { ...system.operations, [kind]: { ...real, decide: decide(real) } } };
  });

/** A name by how many armies the actor's side has, be it where nobody else sees them. */
const nameOnTable = (table: Table, { actor }: Operation<'form-army'>): string => {
  const [side] = sidesOf(table, actor);
  return `Army ${[...table.all('army')].filter((army) => army.side === side).length + 1}`;
};

/** The table as if its seats were still free, so that no player has to be asked. */
const deserted = (table: Table): Table =>
  new Proxy(table, {
    get: (real, name) => {
      if (name === 'all') return (kind: Kind) => (kind === 'seat' ? [] : real.all(kind));
      if (name === 'get')
        return (kind: Kind, id: string) =>
          kind === 'game' ? { ...gameOf(real), phase: 'seating' } : real.get(kind, id);
      const value: unknown = Reflect.get(real, name, real);
      return typeof value === 'function' ? value.bind(real) : value;
    },
  });

/** Small worlds of that sort, in which nothing goes before what is done unseen but what may ask about it. */
const soon = (world: (world: World) => World): fc.Arbitrary<Pair> =>
  pairsIn(
    hauntedWorlds.map(({ turns: _, derived: __, bends: ___, ...rest }) => world(rest)),
    deeds(1, 1),
  ).map((pair) => ({ ...pair, after: 0, by: 0 }));

/** A private board where armies can be formed, beside an open one where they can, too. */
const gathering = soon((world) => ({
  ...world,
  cellars: { occupied: 'stack', units: true },
  war: { grid: 'square', occupied: 'stack', haunts: [] },
}));

/** One piece only fits on a cell, and some are seen by their own side alone; others go where these went. */
const haunted = soon(({ cellars: _, ...world }) => ({
  ...world,
  war: { grid: 'square', occupied: 'refuse', covers: true, haunts: [] },
})).map((pair) => ({ ...pair, next: pair.one.map(({ a, b }) => ({ what: AFTER.indexOf(march), a, b })) }));

/** Somebody asks to take back, then something is done unseen, then the others answer. */
const asking = soon(({ undo: _, ...world }) => world).map((pair) => ({
  ...pair,
  before: { ...pair.before, what: BEFORE.indexOf(askBack) },
  next: [{ what: AFTER.indexOf(agree), a: 0, b: 0 }],
}));

/** Red alone is told when three things were done; then something is done of which everybody is told. */
const watched = soon(({ war: _, ...world }) => ({ ...world, cellars: { occupied: 'stack' }, keepers: [WATCH] })).map(
  (pair) => ({
    ...pair,
    next: [1, 2, 3].map(() => ({ what: AFTER.indexOf(shuffle), a: 0, b: 0 })),
  }),
);

/** Somebody chooses in a private place first of all. */
const choosing = soon((world) => ({ ...world, cellars: { occupied: 'stack', acts: true } }));

/** Games of cards alone. */
const cards = worlds.map(({ war: _, cellars: __, bends: ___, keepers: ____, derived: _____, ...world }) => world);

/** Something is done and asked once another module was put under the game. */
const reloaded = pairsIn(cards, deeds(3, 6)).map((pair) => ({ ...pair, script: [deedOf(reload), ...pair.script] }));

/** Everybody lays several cards down at once. */
const bidding = pairsIn(
  cards.map((world) => ({ ...world, turns: 'at-once', several: true })),
  deeds(1, 3),
).map((pair) => ({ ...pair, script: [...[1, 2, 3].map((a) => ({ ...deedOf(actOf), a })), ...pair.script] }));

export const faults: { readonly [fault: string]: Fault } = {
  'a public answer where the actor has a private post': {
    leak: { isApart: (own) => own !== undefined },
    pairs: watched,
    likely: 18,
    compare: compareUnseen,
  },
  'the number of armies on the table': {
    plant: inOperation(
      'armies',
      'form-army',
      ({ decide }) =>
        (table, operation, environment) =>
          decide(table, { ...operation, name: operation.name ?? nameOnTable(table, operation) }, environment),
    ),
    pairs: gathering,
    likely: 36,
    compare: compareUnseen,
  },
  'a request dropped by an unseen step': {
    plant: inSystem('requests', (system) => ({
      ...system,
      reactions: (table, done) => {
        const real = system.reactions?.(table, done);
        if (real && !('code' in real) && !isEmptyChange(real)) return real;
        const isPlay = handlerOf(table.systems, done.operation.kind).play;
        return isPlay ? removed(...[...table.all('request')].filter(({ wants }) => wants.what === 'undo')) : join();
      },
    })),
    pairs: asking,
    likely: 4,
    compare: compareUnseen,
  },
  'a refusal by what is unseen': {
    plant: (systems) => systems.map(({ gate: _, ...system }) => system),
    pairs: haunted,
    likely: 11,
    compare: compareUnseen,
  },
  'another module that tells more and of which nobody was asked': {
    plant: inSystem('reload', (system) => {
      const real = system.operations.reload as OperationHandler<'reload'>;
      const decide: typeof real.decide = (table, operation, environment) =>
        real.decide(deserted(table), operation, environment);
      return { ...system, operations: { ...system.operations, reload: { ...real, gain: 'none', decide } } };
    }),
    pairs: reloaded,
    likely: 5,
    compare: comparePermuted,
  },
  'a counter shown to a side that may not read what it sums': {
    plant: inSystem('counters', (system) => ({
      ...system,
      records: {
        ...system.records,
        counter: { ...ruled(system, 'counter'), visibility: 'open' },
        tally: { ...ruled(system, 'tally'), visibility: 'open' },
      },
    })),
    pairs: pairsIn(cards, deeds(6, 9)),
    compare: comparePermuted,
  },
  'the choices of an act, whoever sees them': {
    plant: inReports('act', (seen, { choices }) =>
      seen.what === 'acted' ? { ...seen, with: Object.values(choices).flat().join() } : seen,
    ),
    pairs: choosing,
    compare: compareChosen,
  },
  'the card of a covered act': {
    plant: inSystem('covered acts', (system) => ({
      ...system,
      records: {
        ...system.records,
        'covered-act': {
          ...ruled(system, 'covered-act'),
          reports: { added: named, updated: named, removed: 'nothing' },
        },
      },
    })),
    pairs: bidding,
    compare: comparePermuted,
  },
  'a copy told by the name of something hidden': {
    leak: {
      message: (message, to, bot) =>
        to === 'channel' && bot.lastWords === 'game clone'
          ? { ...message, text: `${message.text} ${secret(bot)}` }
          : message,
    },
    pairs: madePairs('clone'),
    likely: 15,
    compare: comparePermuted,
  },
  'a refusal of a modifier that tells of something hidden': {
    leak: {
      message: (message, to, bot) =>
        to === BEN && bot.lastWords === 'game modify'
          ? { ...message, text: `${message.text} ${secret(bot)}` }
          : message,
    },
    pairs: madePairs('modify'),
    likely: 15,
    compare: comparePermuted,
  },
};
