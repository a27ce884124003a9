import { z } from 'zod';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { flag, keyed, line, name, oneOf } from '../../form/words.ts';
import type { Stored } from '../core/schema.ts';
import { LONGEST_EXPRESSION } from '../expression/read.ts';

/** The longest format of a report, as an author writes it. */
export const LONGEST_REPORT_FORMAT = 500;

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
  sum: nameOf('property')
    .exactOptional()
    .describe('The property that is summed; each match counts 1, when it is left out'),
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
