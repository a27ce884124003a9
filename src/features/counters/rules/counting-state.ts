import {
  type ActiveModifier,
  type ActiveModifierLookup,
  activeModifiersOf,
} from '../../../engine/modifiers/active-modifiers.ts';
import { effectiveValue } from '../../../engine/modifiers/effective-value.ts';
import { type ModifierEvaluation, modifierEvaluationOf } from '../../../engine/modifiers/evaluation.ts';
import { isModifierConditionMet } from '../../../engine/modifiers/judge.ts';
import { type Table, textOf, type Value } from '../../../table/index.ts';
import { counterEvaluationOrderOf } from './levels.ts';
import { counterListingIndex } from './listing.ts';
import { type ModifierGroups, modifierGroupsBefore, modifierGroupsOf } from './modifier-groups.ts';

/** The state of the game at one moment, limited to what counters and the modifiers before them read. */
export interface GameStateReadByCounters {
  readonly order: ActiveModifierLookup | undefined;
  readonly bent: ReadonlySet<string>;
  readonly benders: ModifierGroups;
  /** The game's own values of all properties that are read. A piece without such a property has the game's value. */
  readonly game: ReadonlyMap<string, Value | undefined>;
  /** By modifier: the results of its condition on the game and of the counters that it reads, when it is applied. */
  readonly asked: ReadonlyMap<string, string>;
}

const NONE: ReadonlyMap<string, never> = new Map<string, never>();
const NOBODY: ModifierGroups = { all: [], reads: new Set(), asking: [] };

/**
 * Returns the present state. With `turn`, it includes only the modifiers up to that one. `names` are the properties
 * that are read of pieces.
 */
export const countingStateOf = (
  table: Table,
  withGame: boolean,
  turn?: ActiveModifier,
  names: Iterable<string> = table.index(counterListingIndex).byRead.keys(),
): GameStateReadByCounters => {
  const order = activeModifiersOf(table);
  const pass = modifierEvaluationOf(table);
  const { bent } = counterEvaluationOrderOf(table);
  const all = order && bent.size > 0 ? modifierGroupsOf(table, order) : NOBODY;
  const benders = turn ? modifierGroupsBefore(all, turn) : all;
  const game = withGame ? gameOf(table, pass, [...names, ...plainReads(table, benders)], turn) : NONE;
  return {
    order,
    bent,
    benders,
    game,
    asked: pass && benders.asking.length > 0 ? askedOf(table, pass, benders) : NONE,
  };
};

const plainReads = (table: Table, { reads }: ModifierGroups): readonly string[] =>
  [...reads].filter((name) => !table.get('counter', name));

const gameOf = (
  table: Table,
  pass: ModifierEvaluation | undefined,
  names: readonly string[],
  turn: ActiveModifier | undefined,
): ReadonlyMap<string, Value | undefined> =>
  new Map(
    names.map((name) => [
      name,
      pass ? pass.answer('game', 'game', name, turn) : effectiveValue(table, { kind: 'game', id: 'game', name }),
    ]),
  );

const askedOf = (table: Table, pass: ModifierEvaluation, { asking }: ModifierGroups): ReadonlyMap<string, string> =>
  new Map(
    asking.map(({ acting, counters }) => [
      acting.id,
      // A granted modifier is applied once for each bearer. Its results are not computed but always count as changed.
      acting.grantor ? `at ${table.revision}` : answerOf(pass, acting, counters),
    ]),
  );

const answerOf = (pass: ModifierEvaluation, acting: ActiveModifier, counters: readonly string[]): string => {
  const { when } = acting.compiled;
  const values = counters.map((name) => textOf(pass.answer('counter', name, 'value', acting)));
  return [
    ...(when ? [String(pass.settled(() => isModifierConditionMet(pass, acting, when.test)))] : []),
    ...values,
  ].join('\n');
};

/**
 * Returns the modifiers that are in force in only one of two states, or whose conditions have other results. Returns
 * `all` if the order of the modifiers is different.
 */
export const toggledModifiersBetween = (
  was: GameStateReadByCounters,
  is: GameStateReadByCounters,
): ReadonlySet<string> | 'all' => {
  const turned = new Set<string>();
  if (was === is) return turned;
  for (const [id, answer] of is.asked) if (was.asked.get(id) !== answer) turned.add(id);
  for (const id of was.asked.keys()) if (!is.asked.has(id)) turned.add(id);
  if (was.order === is.order) return turned;
  const [before, after] = [was, is].map(
    ({ order }) => new Map((order?.acting ?? []).map((one) => [one.id, one] as const)),
  );
  const stays = (one: ActiveModifier, others: ReadonlyMap<string, ActiveModifier> | undefined): boolean => {
    const other = others?.get(one.id);
    return other?.compiled === one.compiled && other.source?.id === one.source?.id;
  };
  for (const one of before?.values() ?? []) if (!stays(one, after)) turned.add(one.id);
  for (const one of after?.values() ?? []) if (!stays(one, before)) turned.add(one.id);
  const [first, second] = [before, after].map((some) =>
    [...(some?.keys() ?? [])].filter((id) => !turned.has(id)).join('\n\n'),
  );
  return first === second ? turned : 'all';
};
