import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { systems } from '../../src/engine/index.ts';
import { activeModifiersOf } from '../../src/engine/modifiers/active-modifiers.ts';
import { locateContainerByIndex, sidesOf } from '../../src/engine/play/queries.ts';
import { allRecordsAsAdded } from '../../src/table/core/table.ts';
import {
  type AnyRecord,
  type ArmyId,
  added,
  apply,
  type CellId,
  type ContainerId,
  type Index,
  isRefusal,
  type Kind,
  LiveTable,
  removed,
} from '../../src/table/index.ts';
import { Lens } from '../../src/view/lens.ts';
import { personViewer } from '../../src/view/viewer.ts';
import { begunGame, KINDS } from '../secrecy/worlds/begun.ts';
import { hauntedWorlds, PEOPLE } from '../secrecy/worlds/world.ts';
import { operationFor } from '../support/operations.ts';
import { BLUE, MAIN, type Play, play, RED } from '../support/table.ts';
import { anyAttempt, operationOf } from './armies/deeds.ts';
import { anyTerms, gameOf } from './armies/small-wars.ts';

/** The indexes that say of which kinds of records they are made. */
const indexes = systems.flatMap((system) => system.indexes ?? []).filter(({ kinds }) => kinds !== undefined);

const kindsOf = ({ kinds = [] }: Index<unknown>): readonly Kind[] => [
  ...(typeof kinds === 'function' ? kinds(systems) : kinds),
];

/** Whatever was a place at some time. */
const places = new Set<ContainerId>();

/** Of those that find what they hold when it is asked for: all that can be asked. */
const ANSWERS: Readonly<Record<string, (table: LiveTable) => unknown>> = {
  locations: (table) => {
    for (const kind of ['map', 'board', 'deck'] as const) for (const { id } of table.all(kind)) places.add(id);
    return [...places].map((id) => locateContainerByIndex(table, id));
  },
  'sides of people': (table) => PEOPLE.map((person) => sidesOf(table, person)),
  modifiers: (table) => activeModifiersOf(table)?.acting.map(({ id, source, sub }) => [id, source, sub]),
};

/** A state to be compared: what comes in no order is put in one. How often something changed is left out. */
const plain = (state: unknown): unknown => {
  if (typeof state === 'function') return 'function';
  if (typeof state !== 'object' || state === null) return state;
  if (state instanceof Set) return [...state].sort();
  if (state instanceof Map)
    return [...state].map(([key, one]) => [String(key), plain(one)] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  if (Array.isArray(state)) return state.map(plain);
  return Object.entries(state).flatMap(([key, one]) => (key === 'version' ? [] : [[key, plain(one)]]));
};

const kept = (table: LiveTable, index: Index<unknown>): unknown => {
  const answers = ANSWERS[index.name];
  return answers ? answers(table) : plain(table.index(index));
};

/** What each would hold, made of all records that there are now. */
const anew = (table: LiveTable): readonly unknown[] => {
  const [fresh, all] = [new LiveTable(systems), allRecordsAsAdded(table)];
  apply(fresh, added(...all.flatMap(({ after }) => after ?? [])));
  return indexes.map((index) => {
    const answers = ANSWERS[index.name];
    if (answers) return answers(fresh);
    const state = index.create();
    index.update(state, all, table);
    return plain(state);
  });
};

const number = fc.nat(999);
const scripts = fc.array(fc.record({ kind: number, a: number, b: number, c: number }), {
  minLength: 12,
  maxLength: 12,
});
const attempts = fc.array(anyAttempt, { minLength: 12, maxLength: 12 });

/** What modifiers hang on. */
const BANNER = { cell: 3, side: 'Red', prototype: 'stone', count: 1 } as const;

/** Random games, in which whoever may does something. */
const played = (seed: number): readonly Play[] => {
  const worlds = fc.sample(fc.tuple(hauntedWorlds, scripts), { seed, numRuns: 1 }).map(([world, script]) => {
    const game = begunGame(world);
    for (const { kind, a, b, c } of script)
      for (const actor of PEOPLE) {
        const scene = { actor, lens: new Lens(game.table, personViewer(actor)), people: PEOPLE };
        if (!isRefusal(play(game, operationFor(KINDS[kind % KINDS.length] ?? 'move', scene, { a, b, c })))) break;
      }
    return game;
  });
  const wars = fc.sample(fc.tuple(anyTerms, attempts), { seed, numRuns: 1 }).map(([terms, some]) => {
    const game = gameOf({ ...terms, bends: true, stacks: [...terms.stacks, BANNER] });
    for (const attempt of some) play(game, operationOf(game, attempt));
    return game;
  });
  return [...worlds, ...wars];
};

const modifier = (id: string): AnyRecord => {
  const definition = {
    name: id,
    of: 'piece',
    scope: 'game',
    match: '',
    change: 'MovePoints + 1',
    precedence: 10,
  } as const;
  return { kind: 'modifier', id, since: 1, definition };
};

/** What few of these games come to. */
const RARE: readonly AnyRecord[] = [
  modifier('early'),
  modifier('late'),
  { kind: 'ties', id: 'ties', order: { 10: ['late', 'early'] } },
  { kind: 'tally', id: 'a tally', sum: '1', bent: '2' },
  { kind: 'own-values', id: 'game', values: { Luck: '1' } },
  { kind: 'turn-phase', id: 'turn-phase', name: 'Night', side: RED, done: {} },
  { kind: 'point', id: 'a point', side: BLUE, points: 2 },
  {
    kind: 'battle',
    id: 'battle',
    board: MAIN,
    attackers: { side: RED, cell: 'A1' as CellId, bands: [{ army: { id: 'old' as ArmyId, name: 'Old' }, units: [] }] },
    defenders: { side: BLUE, cell: 'A2' as CellId, bands: [] },
  },
];

it('[Q5] after changes, every index equals one rebuilt from all records', () => {
  const gone = new Set<Kind>();
  const changed = new Set<string>();
  const checked = (table: LiveTable): readonly unknown[] => {
    const [now, all] = [indexes.map((index) => kept(table, index)), anew(table)];
    for (const [i, { name }] of indexes.entries())
      if (!isDeepStrictEqual(now[i], all[i])) expect([name, now[i]]).toEqual([name, all[i]]);
    return now;
  };
  for (const { table } of played(20_261_124)) {
    for (const record of RARE) if (!table.get(record.kind, record.id)) apply(table, added(record));
    const all = [...table.records.values()].flatMap((some) => [...some.values()]);
    const unit = all.find((one) => one.kind === 'piece' && one.army !== undefined);
    const bearer = all.find((one) => one.kind === 'piece' && table.get('source', one.id) !== undefined);
    const start = checked(table);
    const rare = RARE.flatMap(({ kind, id }) => table.get(kind, id) ?? []);
    const first = all.filter(({ kind }, i) => kind !== all[i - 1]?.kind);
    for (const record of new Set([...first, ...rare, unit ?? [], bearer ?? []].flat())) {
      for (const { name } of indexes) ANSWERS[name]?.(table);
      apply(table, removed(record));
      gone.add(record.kind);
      for (const [i, now] of checked(table).entries()) {
        const index = indexes[i] as Index<unknown>;
        if (kindsOf(index).includes(record.kind) && !isDeepStrictEqual(now, start[i])) changed.add(index.name);
      }
      apply(table, added(record));
    }
  }
  // It is no test of an index of which nothing changes, or of a kind that never goes.
  expect([...changed].sort()).toEqual(indexes.map(({ name }) => name).sort());
  expect(indexes.flatMap(kindsOf).filter((kind) => !gone.has(kind))).toEqual([]);
});
