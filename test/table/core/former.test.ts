import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activeModifiersOf, modifierIndexes } from '../../../src/engine/modifiers/active-modifiers.ts';
import type { ModifierDefinition } from '../../../src/engine/modifiers/form.ts';
import { locateContainerByIndex, sidesOf } from '../../../src/engine/play/queries.ts';
import { runningSumsIndex } from '../../../src/features/counters/rules/running.ts';
import { apply } from '../../../src/table/core/apply.ts';
import {
  type Change,
  join,
  joinRecordChanges,
  type RecordChange,
  removed,
  revertRecordPatch,
} from '../../../src/table/core/change.ts';
import { FormerTable } from '../../../src/table/core/former.ts';
import type { Operation } from '../../../src/table/core/operation.ts';
import { isRefusal } from '../../../src/table/core/refusal.ts';
import type { Index, LiveTable, Table } from '../../../src/table/core/table.ts';
import { anyAttempt, operationOf as attempted } from '../../engine/armies/deeds.ts';
import { anyTerms, gameOf } from '../../engine/armies/small-wars.ts';
import { built, found, type Look, looksAt } from '../../engine/modifiers/kept-looks.ts';
import { deeds, definitions } from '../../features/counters/rules/bending.ts';
import { countedModule, counter, operationOf, ruled } from '../../features/counters/rules/game.ts';
import { ANN, begun, DAN, MAIN, type Play, play, RED } from '../../support/table.ts';

/** The table as it was before a step, held against one that was built of its records before the step. */

const recordsIn = (table: Table, { added, updated, removed }: Change): readonly RecordChange[] => [
  ...removed.map((before) => ({ before, after: undefined })),
  ...updated.flatMap((update) => {
    const after = table.get(update.kind, update.id);
    return after ? { before: revertRecordPatch(after, update), after } : [];
  }),
  ...added.map((after) => ({ before: undefined, after })),
];

/** All that a table says of itself, but for the order in which records and containers come. */
const told = (table: Table, { records, standing }: LiveTable): unknown => ({
  records: [...records].map(([kind, some]) => [
    [...table.all(kind)].map((record) => [record.id, record] as const).sort(byKey),
    [...some.keys()].map((id) => table.get(kind, id)),
    table.size(kind),
  ]),
  containers: [...table.standing.containers()].sort(),
  standing: [...standing.containers()].map((container) => [
    [...table.standing.cells(container)].map((cell) => [cell, table.at(container, cell)]),
    [...table.standing.stacks(container)].map((items) => JSON.stringify(items)).sort(),
    [...table.standing.in(container)].map(({ id }) => id).sort(),
  ]),
  order: activeModifiersOf(table),
  indexes: table.systems.flatMap(({ indexes = [] }) => indexes.flatMap((index) => stateIn(table, index))),
});

/** What modifiers are in force is told apart; sums that were found out are told by looks. */
const stateIn = (table: Table, index: Index<unknown>): unknown => {
  if (index === runningSumsIndex || modifierIndexes.includes(index)) return [];
  const { version: _, ...state } = table.index(index) as { readonly version?: number };
  return [index.name, state];
};

const byKey = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

type LooksAt = (table: LiveTable) => readonly Look[];

/** Plays, and asks of each former table after its step and after the next one: in a step there are several changes. */
const plays = (game: Play, operations: readonly (() => Operation)[], looksAtAll: LooksAt): void => {
  const { table } = game;
  const expectWas = (former: FormerTable, was: LiveTable): void => {
    const { revision } = table;
    const looks = looksAtAll(was);
    expect(found(former, looks)).toEqual(found(was, looks));
    expect(told(former, was)).toEqual(told(was, was));
    expect(table.revision).toBe(revision);
  };
  let steps = 0;
  let last:
    | { readonly former: FormerTable; readonly was: LiveTable; readonly changes: readonly RecordChange[] }
    | undefined;
  for (const operation of operations) {
    const was = built(table);
    const change = play(game, operation());
    if (isRefusal(change)) continue;
    steps += 1;
    if (steps % 2 === 0) found(table, looksAtAll(table));
    const changes = recordsIn(table, change);
    const former = new FormerTable(table).since(changes);
    expectWas(former, was);
    if (last) expectWas(last.former.since(joinRecordChanges(last.changes, changes)), last.was);
    last = { former, was, changes };
  }
};

/** Counters read otherwise than they count in Red's turns. */
const BENT: ModifierDefinition = {
  name: 'bent',
  of: 'counter',
  scope: 'game',
  match: '',
  when: 'SideOnTurn = Red',
  change: 'value + 1',
  precedence: 9,
};

/** A counter more, or the one that came last of all taken away. */
const defining = (i: number, isNew: boolean): Operation =>
  isNew
    ? {
        kind: 'define-counter',
        actor: DAN,
        definition: counter('More', 'Camp', { match: `Royal = true || Strength < ${i}`, decks: false }),
      }
    : { kind: 'remove-counter', actor: DAN, counter: 'Camp_More' };

it('[C37] during a step, the earlier table and its modifiers can be read without writes', () => {
  fc.assert(
    fc.property(deeds, definitions, fc.boolean(), (script, modifiers, isBent) => {
      const game = ruled({ ...countedModule, modifiers: isBent ? [...modifiers, BENT] : modifiers });
      const operations = script.flatMap((deed, i) => [
        () => operationOf(game, deed),
        ...(deed.what % 5 === 0 ? [(): Operation => defining(i, deed.a % 2 === 0)] : []),
      ]);
      plays(game, operations, (table) => looksAt(table, 0));
    }),
    { seed: 5, numRuns: 15 },
  );
});

it('[C37] the armies from before a step can be read during the step', () => {
  const names = ['Army', 'ArmySize', 'StackSize', 'MovePoints'];
  fc.assert(
    fc.property(anyTerms, fc.array(anyAttempt, { minLength: 5, maxLength: 15 }), (terms, attempts) => {
      const game = gameOf(terms);
      plays(
        game,
        attempts.map((attempt) => () => attempted(game, attempt)),
        (table) => [...table.all('piece')].flatMap(({ id }) => names.map((name): Look => ['piece', id, name])),
      );
    }),
    { seed: 20_301_123, numRuns: 15 },
  );
});

it('[C37] the seats and boards from before a step can be read during the step', () => {
  const game = begun();
  const { table } = game;
  const [seat] = [...table.all('seat')].filter(({ person }) => person === ANN);
  const board = table.get('board', MAIN);
  if (!seat || !board) throw new Error('no seat, or no board');
  const asked = (one: Table) => [sidesOf(one, ANN), locateContainerByIndex(one, MAIN)?.map.name];
  expect(asked(table)).toEqual([[RED], 'Field']);
  const changes = apply(table, join(removed(seat, board)));
  expect(asked(table)).toEqual([[], undefined]);
  expect(asked(new FormerTable(table).since(changes))).toEqual([[RED], 'Field']);
  expect(asked(table)).toEqual([[], undefined]);
});
