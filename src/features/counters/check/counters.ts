import {
  type CounterLookup,
  counterDefaults,
  countersOf,
  findCounterFaults,
  type Module,
} from '../../../engine/index.ts';
import type { ModuleFaultRemedy } from '../../../facts/clauses.ts';
import { given } from '../../../form/given.ts';
import { type Check, type EntryForm, knownNamesOfKind, tell } from '../../../session/checking/check.ts';
import { checkFormula, checkMatchExpression } from '../../../session/checking/values.ts';
import { childNodeOf, type FileNode, itemsIn, textIn } from '../../../session/text/spot.ts';
import { isFormula, near } from '../../../table/expression/index.ts';

type CounterNode = FileNode<EntryForm<'counters'>>;
type FileCounter = NonNullable<Module['counters']>[number];

/**
 * Checks the counters of a file. Each must have an existing place, a readable match and sum, and a property of its own,
 * and must not read itself.
 */
export const checkCounters = (check: Check): void => {
  const counters = itemsIn(check.root, 'counters');
  for (const one of counters) {
    const match = childNodeOf(one, 'match');
    if (typeof match?.value === 'string') checkMatchExpression(check, match, match.value);
    const sum = childNodeOf(one, 'sum');
    if (typeof sum?.value === 'string' && isFormula(sum.value)) checkFormula(check, sum, sum.value);
  }
  const { lost, twins, circles, viewed } = findCounterFaults(counterPlacesIn(check.root), counters.map(definitionOf));
  for (const place of lost) {
    const spot = childNodeOf(counters[place], 'on');
    if (typeof spot?.value === 'string')
      tell(check, 'unknown-name', spot, { is: 'no-countable', name: spot.value }, likeOne(check, spot.value));
  }
  for (const { first, second, property } of twins) {
    const [one, other] = [counters[first], counters[second]] as [CounterNode, CounterNode];
    const names = { first: textIn(one, 'name') ?? '', second: textIn(other, 'name') ?? '' };
    const both = { is: 'same-property', ...names, property } as const;
    tell(check, 'duplicate', childNodeOf(other, 'name') ?? other, both, { is: 'own-name' });
  }
  for (const { place, property } of viewed) {
    const one = counters[place] as CounterNode;
    tell(
      check,
      'wrong-value',
      childNodeOf(one, 'match') ?? one,
      { is: 'viewer-property', property },
      { is: 'shared-property' },
    );
  }
  for (const place of circles) {
    const one = counters[place] as CounterNode;
    tell(check, 'wrong-value', childNodeOf(one, 'match') ?? one, { is: 'counter-circle' }, { is: 'no-circle' });
  }
};

const likeOne = (check: Check, typed: string): ModuleFaultRemedy => {
  const kinds = ['map', 'board', 'zone', 'deck'] as const;
  const names = near(typed, ['game', ...kinds.flatMap((kind) => [...knownNamesOfKind(check, kind).all])]);
  return names.length > 0 ? { is: 'near-names', names } : { is: 'defined-here' };
};

/** Returns the properties that the counters of a file create, with the names of the counters and of their places. */
export const listCounterPropertyNames = (
  check: Check,
): readonly { readonly id: string; readonly name: string; readonly on: string }[] => {
  const places = counterPlacesIn(check.root) as Module;
  const counters = itemsIn(check.root, 'counters').flatMap((one) => countersOf(places, definitionOf(one)));
  return counters.map(({ id, name }) => ({ id, name, on: id.slice(0, -name.length - 1) }));
};

export const counterLookUpIn = (check: Check): CounterLookup => {
  const named = new Map(listCounterPropertyNames(check).map((one) => [one.id, one]));
  return (property) => named.get(property);
};

/**
 * Reports an effect that waits for a change of a piece's property if that property is a counter. No piece has a
 * counter's number, so the effect would never run. A condition of the game would work (C87).
 */
export const checkEffectOnCounterChange = (check: Check, when: unknown, property: FileNode | undefined): void => {
  const counter = property?.value;
  if (when !== 'changed' || !property || typeof counter !== 'string' || !counterLookUpIn(check)(counter)) return;
  const [wrong, remedy] = [{ is: 'counter-changed', counter } as const, { is: 'counter-condition', counter } as const];
  tell(check, 'wrong-value', property, wrong, remedy);
};

const definitionOf = (spot: CounterNode): FileCounter => {
  const { match, ...others } = counterDefaults;
  const sum = textIn(spot, 'sum');
  return {
    ...others,
    name: textIn(spot, 'name') ?? '',
    on: textIn(spot, 'on') ?? '',
    match: textIn(spot, 'match') ?? match,
    ...given('sum', sum),
  };
};

/** Returns the names of all possible places of counters, as far as the file can be read. */
export const counterPlacesIn = (root: Check['root']): Pick<Module, 'maps' | 'decks'> =>
  ({
    maps: itemsIn(root, 'maps').map((map) => ({
      name: textIn(map, 'name') ?? '',
      boards: itemsIn(map, 'boards').map((board) => ({
        name: textIn(board, 'name') ?? '',
        zones: itemsIn(board, 'zones').map((zone) => ({ name: textIn(zone, 'name') ?? '', cells: [] })),
      })),
    })),
    decks: itemsIn(root, 'decks').map((deck) => ({ name: textIn(deck, 'name') ?? '', map: '' })),
  }) as unknown as Pick<Module, 'maps' | 'decks'>;
