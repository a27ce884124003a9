import { isDeepStrictEqual } from 'node:util';
import { actsFor, createLegalityCheck, playersOf, refusalOf } from '../../../src/engine/index.ts';
import { listSystemActs } from '../../../src/engine/play/foresight.ts';
import { sidesInTurnOrder } from '../../../src/engine/play/queries.ts';
import { seenTable } from '../../../src/engine/play/secrecy/seen-table.ts';
import type { RandomGame } from '../../../src/session/tryout/random-game.ts';
import {
  type AnyRecord,
  apply,
  invert,
  isRefusal,
  type Kind,
  type LiveTable,
  type Operation,
  type PersonId,
  perform,
  performListed,
} from '../../../src/table/index.ts';

/** Legal acts as `actsFor` lists them and as `performListed` does them, held against the plain ways (Q23). */

const GIVEN = { now: 0, past: { done: [], undone: [] } };

type Records = ReadonlyMap<Kind, ReadonlyMap<string, AnyRecord>>;

const recordsNow = ({ records }: LiveTable): Records =>
  new Map([...records].map(([kind, all]) => [kind, new Map(all)] as const));

const areSame = (some: Records, others: Records): boolean =>
  [...new Set([...some.keys(), ...others.keys()])].every((kind) => {
    const [one, other] = [some.get(kind), others.get(kind)];
    if ((one?.size ?? 0) !== (other?.size ?? 0)) return false;
    return [...(one ?? [])].every(([id, record]) => {
      const twin = other?.get(id);
      return twin === record || isDeepStrictEqual(twin, record);
    });
  });

/** Returns the acts of a player that the systems name and that no rule refuses, each judged by itself. */
const plainActs = (table: LiveTable, actor: PersonId): readonly Operation[] => {
  table.revision += 1;
  const foresee = createLegalityCheck(table, actor);
  return [...listSystemActs(seenTable(table, actor) ?? table, actor, {})].filter((operation) => !foresee(operation));
};

/** Does an act and takes it back. Returns the records after it, and if its inverse restored the table. */
const outcomeOf = (table: LiveTable, act: Operation, does: typeof perform) => {
  const before = recordsNow(table);
  const change = does(table, refusalOf, act, GIVEN);
  const after = recordsNow(table);
  if (!isRefusal(change)) apply(table, invert(change));
  return { change, after, isBack: areSame(before, recordsNow(table)) };
};

/** Returns the faults of the lists of acts on a table, and of `most` acts of each that `choose` picks. */
const listedFaults = (table: LiveTable, most: number, choose: (below: number) => number): readonly string[] => {
  const wrong: string[] = [];
  for (const side of sidesInTurnOrder(table))
    for (const actor of playersOf(table, side)) {
      const acts = [...actsFor(table, actor)];
      if (!isDeepStrictEqual(acts, plainActs(table, actor))) wrong.push(`${side}: another list`);
      for (let count = 0; count < most && acts.length > 0; count += 1) {
        const act = acts[choose(acts.length)] as Operation;
        const listed = outcomeOf(table, act, performListed);
        const plain = outcomeOf(table, act, perform);
        const name = `${side}: ${JSON.stringify(act)}`;
        if (!isDeepStrictEqual(listed.change, plain.change)) wrong.push(`${name}: another change`);
        if (!areSame(listed.after, plain.after)) wrong.push(`${name}: other records`);
        if (!listed.isBack) wrong.push(`${name}: not back`);
      }
    }
  return wrong;
};

/** The same on the way of a random game of so many steps. */
export const faultsOnTheWay = (
  game: RandomGame,
  most: number,
  acts: number,
  choose: (below: number) => number,
): { readonly steps: number; readonly wrong: readonly string[] } => {
  let steps = 0;
  for (; steps < most && !game.isOver; steps += 1) {
    const wrong = listedFaults(game.table, acts, choose);
    if (wrong.length > 0 || !game.next()) return { steps, wrong: wrong.map((one) => `step ${steps}: ${one}`) };
  }
  return { steps, wrong: [] };
};
