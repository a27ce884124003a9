import { changesOf, readAlteration } from '../../../engine/modifiers/change.ts';
import type { GrantedModifier, ModifierDefinition } from '../../../engine/modifiers/form.ts';
import { addPlayDefinitions } from '../../../engine/play/flow/in-play.ts';
import { refusalOfUndeclared } from '../../../engine/play/flow/undeclared.ts';
import { moduleOf, sidesOf } from '../../../engine/play/queries.ts';
import { refusalOfChangingTable, refusalOutsidePlay } from '../../../engine/play/rights.ts';
import { type ExpressionFault, isFormula, readExpression, readFormula } from '../../../table/expression/index.ts';
import {
  added,
  type Change,
  chargeToUpkeepMeter,
  type Index,
  nothing,
  type PersonId,
  type Refusal,
  refuse,
  type System,
  type Table,
} from '../../../table/index.ts';
import { without } from './defined.ts';
import { findCircularCounters, viewerDependentNamesIn } from './definitions.ts';
import type { CounterDefinition } from './form.ts';
import { counterListingIndex } from './listing.ts';
import { counterPartsOf } from './named.ts';
import { type Counter, counterSchema, counterTitle, counterValueSchema } from './records.ts';
import { counterReportDefinitions } from './reports.ts';
import { runningSumsIndex } from './running.ts';
import { countersOf } from './scope.ts';
import { counted } from './tally.ts';
import { counterTellers } from './tellers.ts';
import { reportCounters } from './told.ts';
import { counterProperties, counterValueProperties } from './value.ts';
import { counterValueVisibility, counterVisibility } from './visibility.ts';

declare module '../../../table/core/operation.ts' {
  interface Operations {
    /** Adds a counter to those of the module. The definition can't be undone, but the counter can be removed (T15). */
    'define-counter': { readonly definition: CounterDefinition };
    'remove-counter': { readonly counter: string };
    /** Counts everything again, which changes nothing unless a counter was wrong (C78). */
    'refresh-counters': Record<never, never>;
  }
}

declare module '../../../table/core/refusal.ts' {
  interface Refusals {
    'bad-match': { readonly fault: ExpressionFault };
    /** The sum is a formula that can't be read (C85). */
    'bad-sum': { readonly fault: ExpressionFault };
    'no-such-scope': { readonly scope: string };
    /** Another counter already makes this property (C5). */
    'counter-exists': { readonly counter: string };
    /** A modifier changes a property of this name, so that it would not be the counter's value. */
    'counter-bent': { readonly counter: string; readonly modifier: string };
    /** The counter would read itself, directly or through others (C15). */
    'counter-circle': { readonly counter: string };
    /** The match or the sum depends on the viewer (C14). */
    'viewer-match': { readonly property: string };
    'too-many-counters': { readonly most: number };
    'no-such-counter': { readonly counter: string };
    'counter-of-module': { readonly counter: string };
  }
}

const MOST_COUNTERS_DEFINED = 200;

const decideDefine = (table: Table, definition: CounterDefinition): Change | Refusal => {
  const reading = readExpression(definition.match);
  if (!reading.ok) return refuse('bad-match', { fault: reading.fault });
  const amount = definition.sum !== undefined && isFormula(definition.sum) ? readFormula(definition.sum) : undefined;
  if (amount && !amount.ok) return refuse('bad-sum', { fault: amount.fault });
  const [viewed] = viewerDependentNamesIn(definition);
  if (viewed !== undefined) return refuse('viewer-match', { property: viewed });
  if ([...table.all('counter')].filter(({ own }) => own).length >= MOST_COUNTERS_DEFINED)
    return refuse('too-many-counters', { most: MOST_COUNTERS_DEFINED });
  const counters = countersOf(moduleOf(table), definition);
  if (counters.length === 0) return refuse('no-such-scope', { scope: definition.on });
  const twin = counters.find(({ id }) => table.get('counter', id));
  if (twin) return refuse('counter-exists', { counter: counterTitle(twin) });
  for (const counter of counters) {
    const modifier = bendingProperty(table, counter.id);
    if (modifier) return refuse('counter-bent', { counter: counterTitle(counter), modifier: modifier.name });
  }
  const all = [...table.all('counter'), ...counters];
  const circling = counters.find(({ id }) => findCircularCounters(all).includes(id));
  if (circling) return refuse('counter-circle', { counter: counterTitle(circling) });
  const untold = refusalOfUndeclared(
    table,
    (module) => addPlayDefinitions(module, { counters: [definition] }),
    'counter',
  );
  if (untold) return untold;
  return added(...counters.map((counter): Counter => ({ ...counter, own: true })));
};

const decideRemove = (table: Table, id: string): Change | Refusal => {
  const counter = table.get('counter', id);
  if (!counter) return refuse('no-such-counter', { counter: id });
  if (!counter.own) return refuse('counter-of-module', { counter: counterTitle(counter) });
  return without(table, id);
};

const bendingProperty = (table: Table, property: string): ModifierDefinition | GrantedModifier | undefined => {
  const definitions = [
    ...(moduleOf(table).modifiers ?? []),
    ...[...table.all('modifier')].map(({ definition }) => definition),
  ];
  return definitions
    .flatMap((one) => one.grants ?? one)
    .find((one) => changesOf(one).some((change) => changed(change) === property));
};

const changed = (change: string): string | undefined => {
  const read = readAlteration(change);
  return read.ok ? read.alteration.property : undefined;
};

/** Every player may count again, because it reveals nothing but errors of counters. */
const refusalOfRefresh = (table: Table, actor: PersonId): Refusal | undefined => {
  const refusal = refusalOutsidePlay(table);
  if (refusal || sidesOf(table, actor).length > 0) return refusal;
  return refusalOfChangingTable(table, actor) && refuse('not-a-player', {});
};

/** Counts and sums. No operation knows about counters: they follow from changes, whatever made these. */
export const counterSystem = {
  name: 'counters',
  indexes: [counterListingIndex as Index<unknown>, runningSumsIndex as Index<unknown>],
  properties: [counterProperties, ...counterValueProperties],
  records: {
    counter: {
      schema: counterSchema,
      names: 'anything',
      visibility: counterVisibility,
      undo: 'leaves',
      recognized: 'nobody',
      affects: [],
      reports: reportCounters,
      texts: {
        name: 'word',
        match: 'word',
        sum: 'word',
        on: 'word',
        description: 'word',
        report: 'word',
        refresh: 'word',
        reveals: 'word',
      },
    },
    tally: {
      schema: counterValueSchema,
      names: 'anything',
      visibility: counterValueVisibility,
      undo: 'leaves',
      recognized: 'nobody',
      affects: [],
      reports: reportCounters,
      texts: { sum: 'word', bent: 'word' },
    },
  },
  tellers: counterTellers,
  named: counterPartsOf,
  reports: counterReportDefinitions,
  operations: {
    'define-counter': {
      play: false,
      gain: 'arranges',
      answer: 'apart',
      told: 'phrases',
      texts: { definition: 'word' },
      refusalOf: (table, { actor }) => refusalOfChangingTable(table, actor),
      decide: (table, { definition }) => decideDefine(table, definition),
    },
    'remove-counter': {
      play: false,
      gain: 'arranges',
      answer: 'apart',
      told: 'phrases',
      texts: { counter: 'word' },
      refusalOf: (table, { actor }) => refusalOfChangingTable(table, actor),
      decide: (table, { counter }) => decideRemove(table, counter),
    },
    // This operation itself changes nothing. As a reaction, all counters are counted from scratch, in their order.
    'refresh-counters': {
      play: false,
      gain: 'none',
      answer: 'open',
      told: 'by-name',
      refusalOf: (table, { actor }) => refusalOfRefresh(table, actor),
      decide: () => nothing,
    },
  },
  reactions: (table, done) => chargeToUpkeepMeter(() => counted(table, done)),
  acts: 'none',
} satisfies System;
