import {
  type Counter,
  combineCounterReports,
  counterDefaults,
  counterTitle,
  findCounterFaults,
  isOut,
  look,
  type Module,
  moduleLabelOf,
  moduleOf,
  propertyNamesOfKind,
} from '../../../engine/index.ts';
import { isFormula, readExpression, readFormula, reads } from '../../../table/expression/index.ts';
import { caseOf, derived, type Operation, type SeenReport, type SideId, textOf } from '../../../table/index.ts';
import { takeFirstItems } from '../../../view/first.ts';
import { labelQueries } from '../../../view/labels.ts';
import type { Lens } from '../../../view/lens.ts';
import { queries } from '../../../view/queries.ts';

/** A counter as one viewer sees it. Viewers who may not see it don't know that it exists (C68). */
export interface CounterView extends Omit<Counter, 'kind' | 'id' | 'on' | 'map' | 'reveals' | 'own'> {
  /** The name of the counter's property, such as `Red Hand_Wealth`. It is unique. */
  readonly property: string;
  /** The title that players read and type, such as `Wealth (Red Hand)`. */
  readonly title: string;
  /** The name of the counter's place, as in its property. */
  readonly on: string;
  /** The name of the map that contains the counter's place; absent if it counts everywhere. */
  readonly map?: string;
  readonly value: string;
  /** The value without modifiers; absent if no modifier changes it (P15). */
  readonly base?: string;
  readonly isWorkedOut?: true;
  /** The module's label for the summed property, if it has one. */
  readonly sumLabel?: string;
  /** True if the counter was made by `/counter define`, so that it can be removed. */
  readonly own: boolean;
}

type Counted = Pick<Counter, 'match' | 'sum'>;

interface UnknownName {
  readonly name: string;
  readonly known: readonly string[];
}

const { match: _, ...defaults } = counterDefaults;
const PLAIN = { ...defaults, name: 'x', on: 'game' } as const;

const windowSide = (lens: Lens, { map }: Counter): SideId | undefined =>
  map === undefined ? undefined : lens.ground.get('map', map)?.private;

/**
 * True if the counter is on the private window of a side that takes no part in the game. It then has nothing to count.
 */
const isIdle = (lens: Lens, counter: Counter): boolean => {
  const side = windowSide(lens, counter);
  return side !== undefined && isOut(lens, side);
};

const counterViews = (lens: Lens): readonly CounterView[] =>
  [...lens.all('counter')].flatMap((counter) => {
    const tally = lens.get('tally', counter.id);
    if (!tally || isIdle(lens, counter)) return [];
    const { kind: _, reveals: __, id, own, ...definition } = counter;
    const value = textOf(look(lens, { kind: 'counter', id, name: 'value' }));
    const unmodified = value === tally.sum ? {} : { base: tally.sum };
    return [
      {
        ...definition,
        property: id,
        title: counterTitle(counter),
        on: id.slice(0, -counter.name.length - 1),
        value,
        ...unmodified,
        ...summedView(lens, counter),
        own: own === true,
      },
    ];
  });

const summedView = (lens: Lens, { sum }: Counter): Pick<CounterView, 'isWorkedOut' | 'sumLabel'> => {
  const sumLabel = sum === undefined ? undefined : moduleLabelOf(moduleOf(lens), sum);
  return {
    ...(sum !== undefined && isFormula(sum) ? { isWorkedOut: true } : {}),
    ...(sumLabel === undefined ? {} : { sumLabel }),
  };
};

const ownViews = (lens: Lens): readonly CounterView[] => {
  const isOwn = (counter: Counter): boolean => {
    const side = caseOf(counter.visible, { all: undefined, map: windowSide(lens, counter) });
    return side !== undefined && lens.plays(side);
  };
  const own = new Set([...lens.all('counter')].filter(isOwn).map(({ id }) => id));
  return own.size === 0 ? [] : counterViews(lens).filter(({ property }) => own.has(property));
};

const namesIn = ({ match, sum }: Counted): readonly string[] =>
  [readExpression(match), ...(sum !== undefined && isFormula(sum) ? [readFormula(sum)] : [])]
    .flatMap((read) => (read.ok ? [...reads(read.expression)] : []))
    .concat(sum === undefined || isFormula(sum) ? [] : [sum]);

/**
 * Returns the properties that the rules give to subjects of a kind, and to subjects around these. For a piece, these
 * are its deck, zone, board, map and the game.
 */
const ruledNames = (kind: string, behind = '', found = new Set<string>(), seen = new Set<string>()): Set<string> => {
  if (seen.has(behind + kind)) return found;
  seen.add(behind + kind);
  const { has = {}, heeds = {}, asks = [] } = propertyNamesOfKind(kind);
  for (const name of [...Object.keys(has), ...Object.keys(heeds)]) found.add(behind + name);
  // A name has at most one prefix, as in `side.gold`.
  for (const { kind: other, behind: word = '' } of asks)
    if (word === '' || behind === '') ruledNames(other, behind + word, found, seen);
  return found;
};

/** Returns the texts of modifiers, scorekeepers and instructions. These may give properties to pieces. */
const textsOf = derived(({ modifiers, scorekeepers, actions, effects, turn }: Module): string =>
  JSON.stringify([modifiers, scorekeepers, actions, effects, turn]),
);

/** The most pieces that are searched for properties that were set in play. */
const MOST_PIECES_LOOKED = 500;

const namesSetUp = derived(({ setup }: Module): readonly string[] => [
  ...new Set(setup.flatMap(({ pieces }) => pieces.flatMap(({ values = {} }) => Object.keys(values)))),
]);

const isIn = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}_])${name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'u').test(text);

/** The counters that the viewer may see, in the order of their definition. */
export const counterQueries = queries(({ lens, of }) => ({
  all: (): readonly CounterView[] => counterViews(lens),

  /** Returns the counters on private windows of the viewer's own sides, without counters that everyone sees. */
  own: (): readonly CounterView[] => ownViews(lens),

  /** Returns the viewer's own counters that have a report and are not 0. A message lists them at its end (C91). */
  totals: (): readonly CounterView[] =>
    ownViews(lens).filter(({ value, report }) => report !== undefined && value !== '' && value !== '0'),

  summed: (said: readonly SeenReport<'counted'>[], operation: Operation) =>
    combineCounterReports(lens, said, operation),

  /**
   * Returns the first name in a match or a sum that no property has, together with all names that exist. Undefined if
   * every name exists (C85). `self` is the property of the counter itself.
   */
  unknownName: (counted: Counted, self: string): UnknownName | undefined => {
    // A property that depends on the viewer is refused separately (C14).
    const { viewed } = findCounterFaults(moduleOf(lens), [{ ...PLAIN, ...counted }]);
    const known = new Set([
      self,
      ...viewed.map(({ property }) => property),
      ...ruledNames('piece'),
      ...of(labelQueries).properties(),
      ...[...lens.all('counter')].map(({ id }) => id),
      ...namesSetUp(moduleOf(lens)),
      ...[...takeFirstItems(lens.all('piece'), MOST_PIECES_LOOKED)].flatMap(({ values }) => Object.keys(values)),
    ]);
    const name = namesIn(counted).find((one) => !known.has(one) && !isIn(textsOf(moduleOf(lens)), one));
    // Suggest no names for a formula, because no name is similar to it.
    return name === undefined ? undefined : { name, known: /[*+/()]/.test(name) ? [] : [...known] };
  },
}));
