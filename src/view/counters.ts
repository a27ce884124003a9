import type { Operation } from '../engine/core/operation.ts';
import type { Seen } from '../engine/core/report.ts';
import { textOf } from '../engine/core/value.ts';
import { type Counter, countersSummed, counterTitle, givenLabel, isOut, look, moduleOf } from '../engine/index.ts';
import type { Lens } from './lens.ts';
import { queries } from './queries.ts';

/** A counter as one viewer knows it; whoever may not see it knows of none (C68). */
export interface CounterView {
  /** The property by which it is read, such as `Red Hand_Wealth`; by it counters are told apart. */
  readonly property: string;
  readonly name: string;
  /** What people call it and type, such as `Wealth (Red Hand)`. */
  readonly title: string;
  /** What it is on, as its property says it. */
  readonly on: string;
  /** The name of the map on which that is; none where it counts anywhere. */
  readonly map?: string;
  readonly value: string;
  /** What is really there, where modifiers make another number of it (P15). */
  readonly base?: string;
  readonly match: string;
  readonly sum?: string;
  /** What the module calls that property to players, where it does. */
  readonly sumLabel?: string;
  readonly visible: Counter['visible'];
  readonly decks: boolean;
  readonly stacks: boolean;
  /** What it is for. */
  readonly description?: string;
  readonly report?: string;
  readonly refresh?: { readonly text: string; readonly icon?: string };
  /** Made by `/counter define`, so that it can be removed. */
  readonly own: boolean;
}

/** On a window of a side that takes no part there is nothing to be counted. */
const isIdle = (lens: Lens, { map }: Counter): boolean => {
  const side = map === undefined ? undefined : lens.ground.get('map', map)?.private;
  return side !== undefined && isOut(lens, side);
};

const counterViews = (lens: Lens): readonly CounterView[] =>
  [...lens.all('counter')].flatMap((counter) => {
    const tally = lens.get('tally', counter.id);
    if (!tally || isIdle(lens, counter)) return [];
    const { id, name, map, match, sum, visible, decks, stacks, description, report, refresh, own } = counter;
    const value = textOf(look(lens, { kind: 'counter', id, name: 'value' }));
    return [
      {
        property: id,
        name,
        title: counterTitle(counter),
        on: id.slice(0, -name.length - 1),
        ...(map === undefined ? {} : { map }),
        value,
        ...(value === tally.sum ? {} : { base: tally.sum }),
        match,
        ...(sum === undefined ? {} : { sum, ...labelled(givenLabel(moduleOf(lens), sum)) }),
        visible,
        decks,
        stacks,
        ...(description === undefined ? {} : { description }),
        ...(report === undefined ? {} : { report }),
        ...(refresh ? { refresh } : {}),
        own: own === true,
      },
    ];
  });

const labelled = (sumLabel: string | undefined): Pick<CounterView, 'sumLabel'> =>
  sumLabel === undefined ? {} : { sumLabel };

/** The counters that the viewer may see, in the order in which they were defined. */
export const counterQueries = queries(({ lens }) => ({
  all: (): readonly CounterView[] => counterViews(lens),
  /** What those that spoke in several steps say of them together; see countersSummed. */
  summed: (said: readonly Seen<'counted'>[], operation: Operation) => countersSummed(lens, said, operation),
}));
