import { z } from 'zod';
import { schemaDefaultsOf } from '../../../form/carried.ts';
import { expects } from '../../../form/expects.ts';
import { gives, reading, reference, reveals } from '../../../form/names.ts';
import { flag, keyed, line, name, oneOf } from '../../../form/words.ts';
import { isFormula, LONGEST_EXPRESSION } from '../../../table/expression/index.ts';
import { isTypeableName } from '../../../table/grid/index.ts';
import type { Stored } from '../../../table/index.ts';

export const LONGEST_REPORT_FORMAT = 500;

const LONGEST_COUNTER_DESCRIPTION = 200;

const SUM = expects({ is: 'formula' });
const isSum = (text: string): boolean => isFormula(text) || isTypeableName(text);

/** The form of a counter in the file of a module and in a game (docs/promises/counters.md). */
export const counterForm = keyed({
  name: gives('counter', name),
  on: reference('counted', line(200)).describe('The place that it counts, also a private map. game: everything'),
  /** A blank `match` matches everything (C10). */
  match: reading('match', z.string().max(LONGEST_EXPRESSION))
    .default('')
    .describe('The pieces that count; all by default'),
  /** The property or formula to add up (C85). */
  sum: reading('sum', z.string().max(LONGEST_EXPRESSION).refine(isSum, SUM))
    .exactOptional()
    .describe('The property that is summed, or a formula in braces; each match counts 1 by default'),
  /** A text that is shown with the number (C86). */
  description: line(LONGEST_COUNTER_DESCRIPTION)
    .exactOptional()
    .describe('One line about its purpose, for the players who see the number'),
  /** The viewers who see the number (C65, C66). */
  visible: oneOf(['map', 'all'])
    .default('map')
    .describe('map: players who see into the map see the number; all: everyone does'),
  decks: flag.default(true).describe('True if pieces in decks count'),
  stacks: flag.default(true).describe('True if stacked pieces count'),
  /** The message when the number changes (C72). */
  report: reading('report', line(LONGEST_REPORT_FORMAT))
    .exactOptional()
    .describe('The message when it changes, such as $counterName$: $oldValue$ -> $newValue$; none by default'),
  reveals: reveals
    .exactOptional()
    .describe(
      'The hidden things that the number may reveal. These are private maps, face-down decks, and prototypes that can be covered',
    ),
  /** A button to count again, below the board and the counter (C78). */
  refresh: keyed({ text: line(80), icon: line(8).exactOptional() })
    .exactOptional()
    .describe('A button that counts again'),
});

export type CounterDefinition = Stored<typeof counterForm>;

/** The values of a definition's keys that a module leaves out. */
export const counterDefaults = schemaDefaultsOf(counterForm);

type CounterFlag = {
  readonly [K in keyof CounterDefinition]-?: CounterDefinition[K] extends boolean ? K : never;
}[keyof CounterDefinition];

const isFlag = (key: string): key is CounterFlag =>
  typeof counterDefaults[key as keyof typeof counterDefaults] === 'boolean';

const COUNTER_FLAGS = Object.keys(counterDefaults).filter(isFlag);

/** Returns an object with the result of `of` for each key of a counter that is true or false. */
export const mapCounterFlags = <T>(of: (flag: CounterFlag) => T): { readonly [F in CounterFlag]: T } =>
  Object.fromEntries(COUNTER_FLAGS.map((key) => [key, of(key)])) as { readonly [F in CounterFlag]: T };

declare module '../../../engine/play/module.ts' {
  interface Module {
    readonly counters?: readonly CounterDefinition[];
  }
}
