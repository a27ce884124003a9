import type { actions } from '../../../src/view/remedies/actions.ts';
import type { RemedyExamples } from '../example.ts';

export const examples: RemedyExamples<typeof actions> = {
  'no-such-action': [
    { in: 'open', line: 'alice /act name:Dig' },
    { in: 'market', line: 'alice /act name:Dig', fill: { name: 'name:Fill' } },
  ],
  'action-needs': [{ in: 'market', line: 'alice /act name:Buy', fill: { on: 'on:A1' } }],
  'action-alone': [{ in: 'market', line: 'alice /act name:Fill on:A1' }],
  'action-not-with': [{ in: 'market', line: 'alice /act name:Buy on:A2', fill: { on: 'on:A1' } }],
  'action-not-now': [
    {
      in: 'market',
      before: ['alice /act name:Fill'],
      line: 'alice /act name:Fill',
      fill: { name: 'name:Test' },
    },
  ],
  'check-fails': [{ in: 'market', line: 'alice /act name:Shift on:A2 with:C2', fill: { option: 'with:D2' } }],
  'cannot-pay': [
    {
      in: 'market',
      before: ['alice /act name:Buy on:A1 pay:crown, crown'],
      line: 'alice /act name:Buy on:B1',
      fill: { on: 'on:C1' },
    },
  ],
  'pays-too-little': [{ in: 'market', line: 'alice /act name:Buy on:A1 pay:penny' }],
  'not-to-pay-with': [{ in: 'market', line: 'alice /act name:Buy on:A1 pay:A2' }],
  'nothing-to-pay': [{ in: 'market', line: 'alice /act name:Fill pay:penny' }],
  'no-such-choice': [
    { in: 'market', line: 'alice /act name:Fill with:3' },
    { in: 'market', line: 'alice /act name:Drill on:A2 with:1; B2; 3', fill: { with: 'with:1; B2' } },
  ],
  'choice-lacks': [{ in: 'market', line: 'alice /act name:Send with:Blue', fill: { with: 'with:Blue; penny' } }],
  'choice-too-many': [
    { in: 'market', line: 'alice /act name:Send with:Blue; penny, penny, note', fill: { with: 'with:Blue; penny' } },
  ],
  'choice-not-that': [
    { in: 'market', line: 'alice /act name:Send with:Red; penny', fill: { with: 'with:Blue; penny' } },
  ],
  'choice-range': [
    { in: 'market', line: 'alice /act name:Drill on:A2 with:7', fill: { with: 'with:2' } },
    { in: 'market', before: ['alice /turn end'], line: 'bob /act name:Drill on:B2 with:1' },
  ],
};
