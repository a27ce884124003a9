import type { history } from '../../../src/view/remedies/history.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof history> = {
  'nothing-to-undo': [
    { in: 'open', line: 'alice /game undo' },
    { in: 'open', before: ['alice /move piece:A1 to:A2'], line: 'alice /game undo steps:5' },
  ],
  'nothing-to-redo': [
    { in: 'open', line: 'alice /game redo' },
    { in: 'open', before: ['alice /move piece:A1 to:A2', 'alice /game undo'], line: 'alice /game redo steps:5' },
  ],
  'undo-forbidden': [
    { in: 'veiled', line: 'alice /game undo', told: () => ({}) },
    {
      in: 'seats',
      before: [
        'carol /game join side:Game master',
        'alice [Play Red]',
        'bob [Play Blue]',
        'alice [Begin]',
        'alice /move piece:A1 to:A2',
      ],
      line: 'alice /game undo',
      told: () => ({}),
    },
  ],
  'redo-shows': [
    { in: 'phased', line: 'alice /game redo', told: () => ({}) },
    {
      in: 'bazaar',
      line: 'alice /game redo',
      told: () => ({}),
      fill: { move: 'piece:A1 to:hand', draw: 'deck:Caravan' },
    },
  ],
  'undo-needs-consent': [
    {
      in: 'open',
      before: ['bob /move piece:E5 to:E4'],
      line: 'alice /game undo',
      told: () => ({ sides: [BLUE], steps: [5] }),
    },
  ],
  'not-your-step': [{ in: 'open', before: ['alice /move piece:A1 to:A2', 'alice /game undo'], line: 'bob /game redo' }],
};
