import { type CounterOf, counterFaults, countersOf, type Module } from '../../engine/index.ts';
import { type FileNode, itemsIn, partOf, textIn } from '../module/spot.ts';
import { type Check, tell } from './check.ts';
import { checkMatch } from './values.ts';

type FileCounter = NonNullable<Module['counters']>[number];

/** Checks that counters are on something, can be read, make a property each, and don't read themselves. */
export const checkCounters = (check: Check): void => {
  const counters = itemsIn(check.root, 'counters');
  for (const one of counters) {
    const match = partOf(one, 'match');
    if (typeof match?.value === 'string') checkMatch(check, match, match.value);
  }
  const { lost, twins, circles, viewed } = counterFaults(placesIn(check.root), counters.map(definitionOf));
  for (const place of lost) {
    const spot = partOf(counters[place], 'on');
    if (typeof spot?.value === 'string')
      tell(check, 'unknown-name', spot, { is: 'no-countable', name: spot.value }, { is: 'defined-here' });
  }
  for (const { first, second, property } of twins) {
    const [one, other] = [counters[first], counters[second]] as [FileNode, FileNode];
    const names = { first: textIn(one, 'name') ?? '', second: textIn(other, 'name') ?? '' };
    const both = { is: 'same-property', ...names, property } as const;
    tell(check, 'duplicate', partOf(other, 'name') ?? other, both, { is: 'own-name' });
  }
  for (const { place, property } of viewed) {
    const one = counters[place] as FileNode;
    tell(
      check,
      'wrong-value',
      partOf(one, 'match') ?? one,
      { is: 'viewer-property', property },
      { is: 'shared-property' },
    );
  }
  for (const place of circles) {
    const one = counters[place] as FileNode;
    tell(check, 'wrong-value', partOf(one, 'match') ?? one, { is: 'counter-circle' }, { is: 'no-circle' });
  }
};

/** The counters of a file by the properties that they make. */
export const countersIn = (check: Check): CounterOf => {
  const places = placesIn(check.root) as Module;
  const counters = itemsIn(check.root, 'counters').flatMap((one) => countersOf(places, definitionOf(one)));
  const named = new Map(counters.map(({ id, name }) => [id, { name, on: id.slice(0, -name.length - 1) }]));
  return (property) => named.get(property);
};

const definitionOf = (spot: FileNode): FileCounter => ({
  name: textIn(spot, 'name') ?? '',
  on: textIn(spot, 'on') ?? '',
  match: textIn(spot, 'match') ?? '',
  ...(textIn(spot, 'sum') === undefined ? {} : { sum: textIn(spot, 'sum') as string }),
  visible: 'map',
  decks: true,
  stacks: true,
});

/** The names of what counters can be on, as far as the file can be read. */
const placesIn = (root: FileNode): Pick<Module, 'maps' | 'decks'> =>
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
