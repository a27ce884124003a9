import type { reload } from '../../../src/view/remedies/reload.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof reload> = {
  'same-module': [
    { in: 'open', line: 'alice /game reload module:open', fill: { module: 'file:@open', file: 'file:@open' } },
  ],
  'reload-needs-consent': [
    { in: 'veiled', line: 'alice /board', told: () => ({ sides: [BLUE] }), fill: { ask: 'file:@veiled' } },
  ],
  'does-not-fit': [
    {
      in: 'open',
      line: 'alice /game reload file:@tablut',
      told: () => ({ misfits: [{ part: 'side', name: 'Red' }] }),
      fill: { module: 'file:@open' },
    },
  ],
  'undo-does-not-fit': [
    {
      in: 'open',
      line: 'alice /game undo',
      told: () => ({ misfits: [{ part: 'prototype', name: 'stone' }] }),
      fill: { former: 'file:@open' },
    },
  ],
};
