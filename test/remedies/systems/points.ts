import type { points } from '../../../src/view/remedies/points.ts';
import { BLUE } from '../../support/table.ts';
import type { RemedyExamples } from '../example.ts';

const HOLDING = ['alice /deck draw deck:Tasks count:2'];

export const examples: RemedyExamples<typeof points> = {
  'points-own': [{ in: 'feast', line: 'alice /score add points:3 side:Blue', fill: { own: 'points:3' } }],
  'bad-points': [{ in: 'feast', line: 'alice /score add points:0', fill: { points: 'points:3' } }],
  'too-many-points': [{ in: 'feast', line: 'alice /score show', told: () => ({ most: 5_000 }) }],
  'points-need-consent': [
    { in: 'feast', line: 'alice /score show', told: () => ({ sides: [BLUE] }), fill: { ask: 'points:3' } },
  ],
  'no-such-objective': [{ in: 'feast', line: 'alice /score claim objective:Hermit' }],
  'claim-unmet': [{ in: 'feast', line: 'bob /score claim objective:Hill' }],
  'claim-scored': [
    { in: 'feast', before: ['alice /score claim objective:Hill'], line: 'alice /score claim objective:Hill' },
  ],
  'claim-limit': [{ in: 'feast', line: 'alice /score show', told: () => ({ limit: 1 }) }],
  'claim-needs-consent': [
    { in: 'feast', line: 'alice /score show', told: () => ({ sides: [BLUE] }), fill: { ask: 'objective:Song' } },
  ],
  'objectives-held': [
    {
      in: 'feast',
      before: HOLDING,
      line: 'alice /deck draw deck:Tasks count:1',
      fill: { claim: 'objective:Crowd', discard: 'piece:crowd to:Told' },
    },
  ],
};
