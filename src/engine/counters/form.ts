import { z } from 'zod';
import { expects } from '../../form/expects.ts';
import { gives, reading, reference, reveals } from '../../form/names.ts';
import { flag, keyed, line, name, oneOf } from '../../form/words.ts';
import type { Stored } from '../core/schema.ts';
import { isFormula, LONGEST_EXPRESSION } from '../expression/read.ts';
import { isName } from '../grid/name.ts';

/** The longest format of a report, as an author writes it. */
export const LONGEST_REPORT_FORMAT = 500;

/** The longest line that says what a counter is for. */
const LONGEST_COUNTER_DESCRIPTION = 200;

const SUM = expects({ is: 'formula' });
const isSum = (text: string): boolean => isFormula(text) || isName(text);

/** What is counted or summed, and where, as a file of a module and a game have it (docs/promises/counters.md). */
export const counterForm = keyed({
  name: gives('counter', name),
  on: reference('counted', line(200)).describe(
    'Where it counts: a map, a board, a zone, a private window, a hand, a deck, or game: anywhere',
  ),
  /** A blank matches all (C10). */
  match: reading('match', z.string().max(LONGEST_EXPRESSION))
    .default('')
    .describe('Which pieces count; all of them, when it is left out'),
  /** C85. */
  sum: reading('sum', z.string().max(LONGEST_EXPRESSION).refine(isSum, SUM))
    .exactOptional()
    .describe('The property that is summed, or a formula in braces; each match counts 1, when it is left out'),
  /** C86. */
  description: line(LONGEST_COUNTER_DESCRIPTION)
    .exactOptional()
    .describe('What it is for, in a line that whoever sees the number can read'),
  /** C65, C66. */
  visible: oneOf(['map', 'all'])
    .default('map')
    .describe('map: whoever sees into the map sees the number; all: everyone does'),
  decks: flag.default(true).describe('Whether pieces in decks count'),
  stacks: flag.default(true).describe('Whether stacked pieces count'),
  /** C72. */
  report: reading('report', line(LONGEST_REPORT_FORMAT))
    .exactOptional()
    .describe(
      'What is said when it changes, such as $counterName$: $oldValue$ -> $newValue$; nothing, when it is left out',
    ),
  reveals: reveals
    .exactOptional()
    .describe(
      'What is hidden and may be told by the number: private maps, decks that lie face down, prototypes that can be covered',
    ),
  /** Under the board and the counter (C78). */
  refresh: keyed({ text: line(80), icon: line(8).exactOptional() })
    .exactOptional()
    .describe('A button that counts again'),
});

export type CounterDefinition = Stored<typeof counterForm>;

declare module '../play/module.ts' {
  interface Module {
    readonly counters?: readonly CounterDefinition[];
  }
}
