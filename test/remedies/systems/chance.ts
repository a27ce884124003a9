import type { chance } from '../../../src/view/remedies/chance.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof chance> = {
  'not-over': [
    { in: 'open', line: 'alice /game verify', told: () => ({}), fill: { stop: { next: ['alice [End the game]'] } } },
  ],
  'already-published': [{ in: 'open', line: 'alice /game verify', told: () => ({}) }],
  closed: [
    {
      in: 'open',
      before: ['alice /game stop', 'alice [End the game]'],
      line: 'alice /game undo',
      told: () => ({}),
      fill: { start: 'module:tablut' },
    },
  ],
  'publish-needs-consent': [{ in: 'veiled', line: 'alice /game verify', told: () => ({ sides: [BLUE] }) }],
  'beacon-named': [
    { in: 'seats', before: ['alice [Play Red]', 'bob [Play Blue]'], line: 'alice [Begin]', told: () => ({}) },
  ],
  'no-beacon': [
    { in: 'seats', before: ['alice [Play Red]', 'bob [Play Blue]'], line: 'alice [Begin]', told: () => ({}) },
  ],
};
