import { z } from 'zod';
import { LONGEST_EXPRESSION } from '../../engine/expression/read.ts';
import type { Module } from '../../engine/index.ts';
import { LONGEST_REPORT_FORMAT } from '../../engine/index.ts';
import { carried, schemaOf } from '../../form/carried.ts';
import { expects } from '../../form/expects.ts';
import { given } from '../../form/given.ts';
import { gives, nameOf, reading, reference, reveals } from '../../form/names.ts';
import { each, keyed, line, name, oneOf } from '../../form/words.ts';

/** What is counted and summed. */

type CounterDefinition = NonNullable<Module['counters']>[number];

const FLAG = expects({ is: 'kind', kind: 'flag' });

export const counter = keyed({
  name: gives('counter', name),
  on: reference('counted', line(200)).describe(
    'Where it counts: a map, a board, a zone, a private window, a hand, a deck, or game: anywhere',
  ),
  each,
  match: reading('match', z.string().max(LONGEST_EXPRESSION))
    .default('')
    .describe('Which pieces count; all of them, when it is left out'),
  sum: nameOf('property').optional().describe('The property that is summed; each match counts 1, when it is left out'),
  visible: oneOf(['map', 'all'])
    .default('map')
    .describe('map: whoever sees into the map sees the number; all: everyone does'),
  decks: z.boolean(FLAG).default(true).describe('Whether pieces in decks count'),
  stacks: z.boolean(FLAG).default(true).describe('Whether stacked pieces count'),
  report: reading('report', line(LONGEST_REPORT_FORMAT))
    .optional()
    .describe(
      'What is said when it changes, such as $counterName$: $oldValue$ -> $newValue$; nothing, when it is left out',
    ),
  reveals: reveals.describe(
    'What is hidden and may be told by the number: private maps, decks that lie face down, prototypes that can be covered',
  ),
  refresh: keyed({ text: line(80), icon: line(8).optional() })
    .optional()
    .describe('A button that counts again'),
});

export const counterInGame = schemaOf<CounterDefinition>()(carried(counter, { each: undefined }));

export const counterOf = ({
  each: _,
  refresh,
  sum,
  report,
  reveals,
  ...rest
}: z.output<typeof counter>): CounterDefinition => ({
  ...rest,
  ...given('sum', sum),
  ...given('report', report),
  ...given('reveals', reveals),
  ...given('refresh', refresh && { text: refresh.text, ...given('icon', refresh.icon) }),
});
