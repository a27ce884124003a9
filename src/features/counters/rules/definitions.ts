import type { Module } from '../../../engine/play/module.ts';
import { readExpression, reads } from '../../../table/expression/index.ts';
import { amountIn, compiled } from './count.ts';
import type { CounterDefinition } from './form.ts';
import type { Counter } from './records.ts';
import { countersOf } from './scope.ts';

/** What is wrong with the counters of a module, by their places in its list. */
export interface CounterFaults {
  /** They are on nothing that there is. */
  readonly lost: readonly number[];
  /** They make a property that an earlier one makes: both places, and the property (C5). */
  readonly twins: readonly { readonly first: number; readonly second: number; readonly property: string }[];
  /** They read themselves, be it through others (C15). */
  readonly circles: readonly number[];
  /** What they match or sum is not the same for everybody: the place, and the property (C14). */
  readonly viewed: readonly { readonly place: number; readonly property: string }[];
}

/** The parts of a module that name the places of counters. */
export type CountedPlaces = Pick<Module, 'maps' | 'decks'>;

export const counterFaults = (places: CountedPlaces, definitions: readonly CounterDefinition[]): CounterFaults => {
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
    viewed: definitions.flatMap((definition, place) => viewedIn(definition).map((property) => ({ place, property }))),
    circles: circular(counters.flat()).flatMap((id) => owners.get(id) ?? []),
  };
};

/** What formats know of their reader and of who acted; no piece has it. */
const VIEWED: ReadonlySet<string> = new Set(['playerName', 'playerSide', 'PlayerName', 'PlayerSide', 'PlayerId']);

/** The properties that a counter would read though they depend on who looks (C14). */
export const viewedIn = ({ match, sum }: Pick<CounterDefinition, 'match' | 'sum'>): readonly string[] => {
  const reading = readExpression(match);
  const names = [...(reading.ok ? reads(reading.expression) : []), ...(sum === undefined ? [] : reads(amountIn(sum)))];
  return names.filter((name) => VIEWED.has(name));
};

/** The counters that read themselves, directly or through others. */
export const circular = (counters: readonly Counter[]): readonly string[] => {
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
