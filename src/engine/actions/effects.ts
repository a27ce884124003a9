import { z } from 'zod';
import {
  added,
  type Change,
  count,
  handlerOf,
  invert,
  join,
  keyed,
  list,
  markMadeByModule,
  type RecordChange,
  type RecordChangeReports,
  type Refusal,
  type ReportsOf,
  type SeenReport,
  type StepContext,
  type Stored,
  type System,
  shortText,
  type Table,
  type Telling,
  updated,
} from '../../table/index.ts';
import type { Flow } from '../play/flow/flow.ts';
import type { Teller } from '../play/flow/teller.ts';
import type { EffectDefinition } from '../play/lines/effect-form.ts';
import { factsRevealedAtPlace, factsRevealedByInstructions } from '../play/lines/line-reads.ts';
import { enqueueInstructions, refuseTooManyEffects, takeCausingEffects } from '../play/lines/queue.ts';
import { hasSentence, instructionsOfEffect } from '../play/lines/source.ts';
import { gameOf, moduleOf } from '../play/queries.ts';
import { triggersOfEffect } from './events.ts';

/** The largest number of effects in a step: consequences that happen by themselves (G12). */

const MOST_FIRED = 1_000;

/** The names of the effects that ran in the last step with any effects. */
const firedSchema = keyed({
  kind: z.literal('fired'),
  id: z.literal('fired'),
  /** The number of effects in the game so far. */
  count,
  names: list(shortText, MOST_FIRED),
});
type Fired = Stored<typeof firedSchema>;

declare module '../../table/core/record.ts' {
  interface Records {
    fired: Fired;
  }
}

const effectReportRules = {
  /**
   * The names of the module's effects that caused the reports before. `isDetail` is true if they caused no reports
   * (G42).
   */
  fired: {
    schema: keyed({
      what: z.literal('fired'),
      names: list(shortText, MOST_FIRED),
      isDetail: z.literal(true).exactOptional(),
    }),
    told: 'line',
    isCounted: false,
    texts: { names: 'word' },
  },
} as const;

declare module '../../table/core/report.ts' {
  interface Reports extends ReportsOf<typeof effectReportRules> {}
}

/** Leaves out effects that have a sentence of the module (G32). */
const firedSeen = ({ reader }: Telling, { names }: Fired): readonly SeenReport<'fired'>[] => {
  const told = [...new Set(names)].filter((name) => !hasSentence(moduleOf(reader), { part: 'effect', name }));
  return told.length > 0 ? [{ what: 'fired', names: told }] : [];
};

const firedReports: RecordChangeReports<'fired'> = {
  added: firedSeen,
  updated: (telling, fired, { from, to }) =>
    Number(to['count']) > Number(from['count']) ? firedSeen(telling, fired) : [],
  removed: 'nothing',
};

const DEEPEST_CHAIN = 64;

interface Firing {
  heard: readonly RecordChange[] | undefined;
  /** True if the next change only takes back earlier changes. Such a change causes no effects. */
  taken: boolean;
  readonly names: string[];
  /** The effects that already ran because of a condition. Each can run only once in a step. */
  readonly once: Set<string>;
}

const KEY = {};

const firingIn = ({ kept }: StepContext): Firing => {
  const known = kept.get(KEY) as Firing | undefined;
  const firing = known ?? { heard: undefined, taken: false, names: [], once: new Set() };
  if (!known) kept.set(KEY, firing);
  return firing;
};

/** True if the operation is of a kind that can cause effects. */
const isHeard = (table: Table, { operation: { kind } }: StepContext): boolean =>
  kind !== 'undo' && kind !== 'redo' && (kind === 'begin' || handlerOf(table.systems, kind).play);

const effectsFollow = (table: Table, done: StepContext): Change | Refusal | undefined => {
  const effects = table.get('module', 'module')?.module.effects;
  if (!effects || effects.length === 0 || !isHeard(table, done) || gameOf(table).phase !== 'playing') return undefined;
  const firing = firingIn(done);
  if (firing.heard === done.latest) return undefined;
  firing.heard = done.latest;
  if (firing.taken) {
    firing.taken = false;
    return undefined;
  }
  const causes = takeCausingEffects(done);
  const gone = new Set<RecordChange>();
  const before = firing.names.length;
  for (const effect of effects)
    for (const { it, side, record } of heardBy(table, effect, done, firing)) {
      if (record && gone.has(record)) continue;
      if (causes.length >= DEEPEST_CHAIN) return refuseTooManyEffects(DEEPEST_CHAIN, [...causes, effect.name]);
      if (firing.names.length >= MOST_FIRED) return refuseTooManyEffects(MOST_FIRED, [...causes, effect.name]);
      firing.names.push(effect.name);
      if (effect.instead && record) gone.add(record);
      enqueueInstructions(done, {
        lines: instructionsOfEffect(effect),
        from: { part: 'effect', name: effect.name, of: effect.does ? 'does' : 'instead' },
        actor: done.operation.actor,
        names: { side, it, bound: {} },
        sees: 'all',
        effects: [...causes, effect.name],
      });
    }
  if (firing.names.length === before) return undefined;
  firing.taken = true;
  return markMadeByModule(join(noted(table, firing, before), ...[...gone].map(takenBack)), { isOwn: false });
};

const heardBy = (table: Table, effect: EffectDefinition, done: StepContext, { once }: Firing) => {
  // The setup of a game causes no effects.
  if (done.operation.kind === 'begin' && done.round === 0) return [];
  if (effect.when !== 'becomes-true') return triggersOfEffect(table, effect, done);
  const found = once.has(effect.name) ? [] : triggersOfEffect(table, effect, done);
  if (found.length > 0) once.add(effect.name);
  return found;
};

const noted = (table: Table, { names }: Firing, before: number): Change => {
  const record = table.get('fired', 'fired');
  const fired = names.length - before;
  if (!record) return added({ kind: 'fired', id: 'fired', count: fired, names: [...names] });
  return updated(record, { ...record, count: record.count + fired, names: [...names] });
};

const takenBack = ({ before, after }: RecordChange): Change => {
  if (before && after) return updated(after, before);
  const change = added(...[before ?? after].flatMap((one) => one ?? []));
  return before ? change : invert(change);
};

const effectTellers = (effects: readonly EffectDefinition[], flow: Flow): readonly Teller[] =>
  effects.map((effect, i): Teller => {
    const { name, when, match, on, property, reveals = [] } = effect;
    const isOfPiece = when !== 'phase-begins' && when !== 'phase-ends' && when !== 'becomes-true';
    const of = { kind: 'piece', match: match ?? '', ...(on === undefined ? {} : { on }) } as const;
    const read = {
      of: isOfPiece ? of : undefined,
      when: undefined,
      check: undefined,
      choose: {},
      pay: undefined,
      does: instructionsOfEffect(effect),
      matches: isOfPiece ? [] : [match],
      formulas: [],
    };
    return {
      by: { kind: 'action', name },
      tells: 'act',
      path: ['effects', i],
      to: 'all',
      // By running, an effect reveals that something came, went or changed at its place.
      facts: () => [
        ...factsRevealedByInstructions(flow, read),
        ...(isOfPiece ? factsRevealedAtPlace(flow, on, property) : []),
      ],
      reveals,
    };
  });

/** Runs a module's effects. This system reacts before all others, to see every change once. */
export const effectSystem = {
  name: 'effects',
  operations: {},
  records: {
    fired: {
      schema: firedSchema,
      names: 'anything',
      visibility: 'open',
      undo: 'takes-back',
      recognized: 'nobody',
      affects: [],
      reports: firedReports,
      texts: { names: 'word' },
    },
  },
  reports: effectReportRules,
  tellers: (module, flow) => effectTellers(module.effects ?? [], flow),
  reactions: effectsFollow,
  acts: 'none',
} satisfies System;
