import type { Module } from '../../../engine/play/module.ts';
import { readExpression, reads } from '../../../table/expression/index.ts';
import { compiled, parseSumAmount } from './count.ts';
import type { CounterDefinition } from './form.ts';
import type { Counter } from './records.ts';
import { countersOf } from './scope.ts';

/** The errors in a module's counters, by their positions in its list. */
export interface CounterFaults {
  readonly lost: readonly number[];
  /** Counters that make the same property as an earlier one (C5). */
  readonly twins: readonly { readonly first: number; readonly second: number; readonly property: string }[];
  /** Counters that read themselves, also through others (C15). */
  readonly circles: readonly number[];
  /** Counters whose match or sum depends on the viewer (C14). */
  readonly viewed: readonly { readonly place: number; readonly property: string }[];
}

export type CountedPlaces = Pick<Module, 'maps' | 'decks'>;

export const findCounterFaults = (places: CountedPlaces, definitions: readonly CounterDefinition[]): CounterFaults => {
  const module = places as Module;
  const owners = new Map<string, number>();
  const twins: { first: number; second: number; property: string }[] = [];
  const counters = definitions.map((definition) => countersOf(module, definition));
  for (const [second, own] of counters.entries()) {
    for (const { id } of own) {
      const first = owners.get(id);
      if (first === undefined) owners.set(id, second);
      else twins.push({ first, second, property: id });
    }
  }
  return {
    lost: counters.flatMap((own, i) => (own.length === 0 ? [i] : [])),
    twins,
    viewed: definitions.flatMap((definition, place) =>
      viewerDependentNamesIn(definition).map((property) => ({ place, property })),
    ),
    circles: findCircularCounters(counters.flat()).flatMap((id) => owners.get(id) ?? []),
  };
};

/** Names in report formats that depend on the reader or the actor. No piece has them. */
const VIEWED: ReadonlySet<string> = new Set(['playerName', 'playerSide', 'PlayerName', 'PlayerSide', 'PlayerId']);

/** Returns the properties in a counter that depend on the viewer (C14). */
export const viewerDependentNamesIn = ({ match, sum }: Pick<CounterDefinition, 'match' | 'sum'>): readonly string[] => {
  const reading = readExpression(match);
  const names = [
    ...(reading.ok ? reads(reading.expression) : []),
    ...(sum === undefined ? [] : reads(parseSumAmount(sum))),
  ];
  return names.filter((name) => VIEWED.has(name));
};

export const findCircularCounters = (counters: readonly Counter[]): readonly string[] => {
  const names = new Map(counters.map((counter) => [counter.id, compiled(counter).reads] as const));
  return [...names.keys()].filter((id) => reaches(names, id, id));
};

const reaches = (names: ReadonlyMap<string, ReadonlySet<string>>, from: string, to: string): boolean => {
  const seen = new Set<string>();
  const open = [from];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const name of names.get(next) ?? []) {
      if (name === to) return true;
      if (names.has(name) && !seen.has(name)) open.push(name);
      seen.add(name);
    }
  }
  return false;
};
